import type { Segment } from './segment.ts';
import type { SegmentLocation } from './segment-values.ts';
import type { SegmentWords } from './segment-words.ts';

/** The names of the placeholders of spec 2.4. */
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

/** A placeholder as it stands in a text. */
export type PlaceholderToken = `<${PlaceholderName}>`;

/** The time zone and the words that a text is filled with. */
export interface FillContext {
  readonly words: SegmentWords;
  /** IANA name, for segments whose start has no time zone. */
  readonly timeZone: string;
}

/** One row of the table of spec 2.4. */
export interface Placeholder {
  readonly name: PlaceholderName;
  readonly token: PlaceholderToken;
  /** The properties of the segment that fill it. */
  readonly properties: readonly (keyof Segment)[];
  /** Whether its value changes with realtime data. */
  readonly realtime: boolean;
  /** Whether servers may write it directly after a word, so that the client adds the space. */
  readonly mayLackSpace: boolean;
  /** The value for a segment; `undefined` where the segment has none. */
  readonly fill: (segment: Segment, context: FillContext) => string | undefined;
}

/** Traffic that costs less than these seconds is not mentioned, as in deployed clients (wire-format.md section 12). */
const TRAFFIC_WORTH_SAYING = 60;

/** All nine placeholders, in the order of spec 2.4. */
export const placeholders: readonly Placeholder[] = [
  {
    name: 'NUMBER',
    token: '<NUMBER>',
    properties: ['serviceNumber', 'modeInfo'],
    realtime: false,
    mayLackSpace: false,
    // A service without a number: "Take ferry" is better than "Take".
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
    // The label already contains the word: adding one would give "Platform Platform 5".
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
    // Realtime data can make a segment end before it starts (spec 2.3); it has no duration then.
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

/** The row of the table for each token. */
export const placeholderByToken: ReadonlyMap<string, Placeholder> = new Map(
  placeholders.map((row) => [row.token, row]),
);

/** The placeholders that a text uses, in order of appearance, repeats included. */
export function placeholdersIn(text: string): readonly PlaceholderToken[] {
  return (text.match(/<[A-Z_]+>/g) ?? []).filter((token) => placeholderByToken.has(token)) as PlaceholderToken[];
}

/**
 * The placeholders of a text without any property in the segment that could fill them, which breaks IT-25. An empty property
 * (`serviceName: ''`) counts as present.
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
