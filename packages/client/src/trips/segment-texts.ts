import {
  expandText,
  placeholderByToken,
  type Segment,
  type SegmentWords,
  shownSeconds,
  withoutTime,
} from '@tripwright/core/template';

/** How texts are filled. */
export interface TextOptions {
  readonly words: SegmentWords;
  /** IANA name, for places without a time zone of their own. */
  readonly timeZone: string;
  /** Whether the time of a segment stands beside its text, so that the text begins without it. */
  readonly timesApart?: boolean;
}

/** A placeholder, also one of a newer server. */
const TOKEN = /<[A-Z]{2,}(?:_[A-Z]+)*>/g;

/** The segment with the placeholders of `action`, `notes` and `mini` filled (spec 2.4). */
export function fillSegment(segment: Segment, { words, timeZone, timesApart = false }: TextOptions): Segment {
  // Durations are differences of the times that clocks show, so that they add up for the reader.
  const seconds = shownSeconds(segment.startTime, segment.endTime);
  const shown = { ...segment, endTime: segment.startTime + seconds };
  const fill = (text: string): string =>
    expandText(
      text.replace(TOKEN, (token) => (placeholderByToken.has(token) ? token : '')),
      shown,
      words,
      { timeZone },
    );
  const { action, notes, mini } = segment;
  return {
    ...segment,
    ...(typeof action === 'string' && { action: fill(timesApart ? withoutTime(action) : action) }),
    ...(typeof notes === 'string' && { notes: fill(notes) }),
    ...(mini != null && {
      mini: Object.fromEntries(
        Object.entries(mini).map(([key, text]) => [key, typeof text === 'string' ? fill(text) : text]),
      ) as unknown as NonNullable<Segment['mini']>,
    }),
  };
}
