import type { Segment } from './segment.ts';
import type { SegmentLocation } from './segment-values.ts';
import type { SegmentWords } from './segment-words.ts';

export type PlaceholderName =
  | 'NUMBER'
  | 'LINE_NAME'
  | 'DIRECTION'
  | 'LOCATIONS'
  | 'PLATFORM'
  | 'STOPS'
  | 'TIME'
  | 'DURATION'
  | 'TRAFFIC';

export type PlaceholderToken = `<${PlaceholderName}>`;

/** Where and in which words a text is filled. */
export interface FillContext {
  readonly words: SegmentWords;
  /** IANA name, for segments whose start does not say its own. */
  readonly timeZone: string;
}

/** One row of the table of spec 2.4. */
export interface Placeholder {
  readonly name: PlaceholderName;
  readonly token: PlaceholderToken;
  /** The segment's property or properties that fill it. */
  readonly properties: readonly (keyof Segment)[];
  /** Must be filled again when realtime data changes the segment. */
  readonly realtime: boolean;
  /** Servers may write it straight after a word, leaving the space to the client. */
  readonly mayLackSpace: boolean;
  /** The text to put there; `undefined` when the segment has nothing to say. */
  readonly fill: (segment: Segment, context: FillContext) => string | undefined;
}

/** Below this many seconds, traffic is not worth a line (as deployed clients have it, wire-format.md section 12). */
const TRAFFIC_WORTH_SAYING = 60;

/** All nine placeholders, in the order of spec 2.4. */
export const placeholders: readonly Placeholder[] = [
  {
    name: 'NUMBER',
    token: '<NUMBER>',
    properties: ['serviceNumber', 'modeInfo'],
    realtime: false,
    mayLackSpace: false,
    // a service without a number is still "Take ferry": better than "Take"
    fill: (segment) =>
      said(segment.serviceNumber) ?? said(segment.modeInfo?.description) ?? said(segment.modeInfo?.alt),
  },
  {
    name: 'LINE_NAME',
    token: '<LINE_NAME>',
    properties: ['serviceName'],
    realtime: false,
    mayLackSpace: false,
    fill: (segment) => said(segment.serviceName),
  },
  {
    name: 'DIRECTION',
    token: '<DIRECTION>',
    properties: ['serviceDirection'],
    realtime: false,
    mayLackSpace: false,
    fill: (segment, { words }) => {
      const headsign = said(segment.serviceDirection);
      return headsign === undefined ? undefined : words.direction(headsign);
    },
  },
  {
    name: 'LOCATIONS',
    token: '<LOCATIONS>',
    properties: ['from', 'to'],
    realtime: false,
    mayLackSpace: false,
    fill: (segment, { words }) => {
      const from = placeName(segment.from);
      const to = placeName(segment.to);
      return from === undefined || to === undefined ? undefined : words.fromTo(from, to);
    },
  },
  {
    name: 'PLATFORM',
    token: '<PLATFORM>',
    properties: ['platform', 'startPlatform'],
    realtime: false,
    mayLackSpace: false,
    // a label ready for display: adding a word here would make "Platform Platform 5"
    fill: (segment) => said(segment.startPlatform) ?? said(segment.platform),
  },
  {
    name: 'STOPS',
    token: '<STOPS>',
    properties: ['stops'],
    realtime: false,
    mayLackSpace: false,
    fill: ({ stops }, { words }) => (stops === undefined || stops < 1 ? undefined : words.stops(stops)),
  },
  {
    name: 'TIME',
    token: '<TIME>',
    properties: ['startTime'],
    realtime: true,
    mayLackSpace: true,
    fill: (segment, { words, timeZone }) => {
      const start = segment.from ?? segment.location;
      return words.time(segment.startTime, said(start?.timezone) ?? said(start?.timeZone) ?? timeZone);
    },
  },
  {
    name: 'DURATION',
    token: '<DURATION>',
    properties: ['startTime', 'endTime'],
    realtime: true,
    mayLackSpace: true,
    // realtime can make a segment end before it starts (spec 2.3); then there is no duration to speak of
    fill: ({ startTime, endTime }, { words }) =>
      endTime < startTime ? undefined : words.duration(endTime - startTime),
  },
  {
    name: 'TRAFFIC',
    token: '<TRAFFIC>',
    properties: ['durationWithoutTraffic'],
    realtime: false,
    mayLackSpace: true,
    fill: ({ startTime, endTime, durationWithoutTraffic }, { words }) =>
      durationWithoutTraffic === undefined || endTime - startTime - durationWithoutTraffic <= TRAFFIC_WORTH_SAYING
        ? undefined
        : words.withoutTraffic(durationWithoutTraffic),
  },
];

/** The row of each token. */
export const placeholderByToken: ReadonlyMap<string, Placeholder> = new Map(
  placeholders.map((row) => [row.token, row]),
);

/** The placeholders that a text uses, in order of appearance, repeats included. */
export function placeholdersIn(text: string): readonly PlaceholderToken[] {
  return (text.match(/<[A-Z_]+>/g) ?? []).filter((token) => placeholderByToken.has(token)) as PlaceholderToken[];
}

/**
 * The placeholders of a text for which the segment lacks every property that could fill them: the breach of correctness IT-25.
 * A property that is there but empty (`serviceName: ''`) is not one.
 */
export function placeholdersWithoutField(text: string, segment: Segment): readonly PlaceholderToken[] {
  return placeholdersIn(text).filter((token) => {
    const row = placeholderByToken.get(token);
    return row?.properties.every((property) => segment[property] === undefined);
  });
}

function said(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function placeName(place: SegmentLocation | undefined): string | undefined {
  return said(place?.name) ?? said(place?.address);
}
