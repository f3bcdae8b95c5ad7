import type { SegmentWords } from '../../template/index.ts';
import { formatDuration } from '../format/format-duration.ts';
import { formatTime } from '../format/format-time.ts';
import type { Phrases } from './language-phrases.ts';

/** The words that placeholders are filled with, from the phrases of a language. */
export function segmentWordsOf({ locale, say }: Phrases): SegmentWords {
  return {
    locale,
    time: (epochSeconds, timeZone) => formatTime(epochSeconds, timeZone, locale),
    duration: (seconds) => formatDuration(seconds, locale),
    stops: (count) => say('label.stops', { count }),
    direction: (headsign) => say('label.direction', { direction: headsign }),
    withoutTraffic: (seconds) => say('label.without-traffic', { duration: seconds }),
    fromTo: (from, to) => say('label.from-to', { from, to }),
  };
}
