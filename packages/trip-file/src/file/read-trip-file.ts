import { nearestName } from '@tripwright/core/base';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { core } from 'zod/mini';
import type { ExpectationName, Expectations } from '../expect/index.ts';
import { asRecord, isPlace, PARAMETER_NAMES, readPlace, readRequest, type TripRequest } from '../request/index.ts';
import { isTimeProblem, parseDuration, parseTripTime } from '../time/index.ts';
import { type SayTrips, sayTripsInEnglish } from '../trip-texts.ts';
import { memberNames } from './trip-file-members.ts';
import { type TripFileContent, tripFileSchema } from './trip-file-schema.ts';

/** Times as a trip file may write them, for messages: they are the same in every language. */
const TIME_EXAMPLES = {
  weekday: 'Monday 08:15',
  tomorrow: 'tomorrow 08:15',
  date: '2026-05-04T08:15',
  clock: '08:15',
} as const;

/** A permanent code: users filter by it. */
export type TripProblemCode =
  | 'trip/syntax'
  | 'trip/unknown-member'
  | 'trip/missing-member'
  | 'trip/type'
  | 'trip/value'
  | 'trip/place'
  | 'trip/time'
  | 'trip/duration';

/** A problem of a trip file. Offsets count UTF-16 units, as in editors. */
export interface TripProblem {
  readonly code: TripProblemCode;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** The text to put in the place of the range, where one is likely. */
  readonly replacement?: string;
}

/** Offsets in a document. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A trip file without problems. */
export interface TripFile {
  /** '' without a name. */
  readonly name: string;
  readonly request: TripRequest;
  readonly expect: Expectations;
  /** Where each expectation is written, in the order of the file. */
  readonly expectRanges: ReadonlyMap<ExpectationName, TextRange>;
}

/** A trip file as far as it can be read. */
export interface ReadTripFile {
  /** Undefined where there are problems. */
  readonly file: TripFile | undefined;
  readonly problems: readonly TripProblem[];
}

/** Characters of the longest file that is read. */
const LONGEST_FILE = 1_000_000;
const BY_MODE = /^(?:etwt|co2)(?:\[.*\])?$/;

/** Reads a trip file: JSON with comments and trailing commas. Every problem is reported, at its place; never throws. */
export function readTripFile(text: string, say: SayTrips = sayTripsInEnglish): ReadTripFile {
  const reader = new Reader(text, say);
  const file = reader.read();
  const problems = reader.problems.toSorted((a, b) => a.start - b.start);
  return { file: problems.length > 0 ? undefined : file, problems };
}

class Reader {
  readonly problems: TripProblem[] = [];
  readonly #text: string;
  readonly #say: SayTrips;
  #root: Node | undefined;

  constructor(text: string, say: SayTrips) {
    this.#text = text;
    this.#say = say;
  }

  read(): TripFile | undefined {
    const errors: ParseError[] = [];
    this.#root = parseSafely(this.#text, errors);
    for (const { error, offset, length } of errors.slice(0, 20)) {
      const problem = printParseErrorCode(error)
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase();
      this.#add('trip/syntax', this.#say('trips.syntax', { problem }), { start: offset, end: offset + length });
    }
    const root = this.#root;
    if (root === undefined || root.type !== 'object') {
      if (errors.length === 0)
        this.#add('trip/type', this.#say('trips.type', { member: 'trip file', expected: 'object' }), {
          start: 0,
          end: Math.min(1, this.#text.length),
        });
      return undefined;
    }
    const value: unknown = getNodeValue(root);
    const parsed = tripFileSchema.safeParse(value);
    for (const issue of parsed.error?.issues ?? []) this.#addIssue(issue);
    const content = asRecord(value) ?? {};
    this.#checkPlaces(content);
    this.#checkTimes(content);
    this.#checkDurations(content);
    this.#checkParameters(content);
    const request = this.problems.length > 0 ? undefined : readRequest(value, true);
    if (request === undefined || parsed.data === undefined) return undefined;
    return this.#fileOf(parsed.data, request, Object.keys(asRecord(content['expect']) ?? {}));
  }

  #fileOf({ name = '', expect = {} }: TripFileContent, request: TripRequest, members: readonly string[]): TripFile {
    const ranges = new Map<ExpectationName, TextRange>();
    for (const member of members)
      if (member !== 'trips') ranges.set(member as ExpectationName, this.#rangeOf(['expect', member]));
    return { name, request, expect, expectRanges: ranges };
  }

  #addIssue(issue: core.$ZodIssue): void {
    const path = issue.path as (string | number)[];
    const member = String(path.at(-1) ?? '');
    switch (issue.code) {
      case 'unrecognized_keys':
        for (const name of issue.keys) this.#addUnknown(path, name);
        return;
      case 'invalid_type':
        if (this.#nodeAt(path) === undefined) this.#addMissing(path);
        else this.#addAt(path, 'trip/type', this.#say('trips.type', { member, expected: issue.expected }));
        return;
      case 'invalid_value': {
        const given: unknown = this.#valueAt(path);
        const near = nearestName(String(given), issue.values.map(String));
        const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
        const message = this.#mended(this.#say('trips.value', { member, values }), near);
        this.#addAt(path, 'trip/value', message, near === undefined ? undefined : JSON.stringify(near));
        return;
      }
      case 'invalid_union':
        // Places and times are judged by their own rules, with better words.
        if (['from', 'to', 'when', 'departAfter', 'arriveBefore'].includes(member)) {
          if (this.#nodeAt(path) === undefined && path.length === 1) this.#addMissing(path);
          return;
        }
        if (member === 'maxDuration' || member === 'maxWalk') return;
        this.#addAt(path, 'trip/type', this.#say('trips.type', { member, expected: 'text' }));
        return;
      default:
        this.#addAt(path, 'trip/value', this.#say('trips.range', { member }));
    }
  }

  #addUnknown(path: readonly (string | number)[], name: string): void {
    const known = memberNames(path);
    const taken = Object.keys(asRecord(path.length === 0 ? this.#value() : this.#valueAt(path)) ?? {});
    const near = nearestName(
      name,
      known.filter((one) => !taken.includes(one)),
    );
    const message = this.#mended(this.#say('trips.unknown', { member: name }), near);
    const key = this.#nodeAt([...path, name])?.parent?.children?.[0];
    this.#add(
      'trip/unknown-member',
      message,
      key === undefined ? { start: 0, end: 1 } : rangeOfNode(key),
      near === undefined ? undefined : JSON.stringify(near),
    );
  }

  #addMissing(path: readonly (string | number)[]): void {
    const member = String(path.at(-1));
    const owner = path.length > 1 ? this.#nodeAt(path.slice(0, -1)) : this.#root;
    const start = owner?.offset ?? 0;
    this.#add('trip/missing-member', this.#say('trips.missing', { member }), { start, end: start + 1 });
  }

  #checkPlaces(content: Readonly<Record<string, unknown>>): void {
    for (const end of ['from', 'to']) {
      if (content[end] === undefined) continue;
      const place = readPlace(content[end]);
      if (isPlace(place)) continue;
      const key = ({ form: 'trips.place', range: 'trips.placeRange', swapped: 'trips.placeSwapped' } as const)[place];
      this.#addAt([end], 'trip/place', this.#say(key, { member: end }));
    }
  }

  #checkTimes(content: Readonly<Record<string, unknown>>): void {
    const when = content['when'];
    const within = asRecord(when);
    const paths: (readonly string[])[] =
      within === undefined
        ? [['when']]
        : [
            ['when', 'departAfter'],
            ['when', 'arriveBefore'],
          ];
    for (const path of [...paths, ['expect', 'arrivesBefore'], ['expect', 'departsAfter']]) {
      const value = this.#valueAt(path);
      if (value === undefined) continue;
      const isText = typeof value === 'string' || typeof value === 'number';
      const time = isText ? parseTripTime(value) : { problem: 'form' as const };
      if (!isTimeProblem(time)) continue;
      const given = { time: String(value), ...TIME_EXAMPLES };
      if (time.problem === 'no-time') this.#addAt(path, 'trip/time', this.#say('trips.timeWithoutClock', given));
      else if (time.problem === 'milliseconds')
        this.#addAt(path, 'trip/time', this.#say('trips.timeMilliseconds', given));
      else {
        const near = time.near === undefined ? undefined : nearTime(String(value), time.near);
        const message = this.#mended(this.#say('trips.time', given), near);
        this.#addAt(path, 'trip/time', message, near === undefined ? undefined : JSON.stringify(near));
      }
    }
  }

  #checkDurations(content: Readonly<Record<string, unknown>>): void {
    const waits = asRecord(content['wishes'])?.['waits'];
    const paths: (readonly (string | number)[])[] = [
      ['wishes', 'mostWalking'],
      ['wishes', 'changeTime'],
      ['expect', 'maxDuration'],
      ['expect', 'maxWalk'],
      ...(Array.isArray(waits) ? waits.map((_, i) => ['wishes', 'waits', i, 'wait']) : []),
    ];
    for (const path of paths) {
      const value = this.#valueAt(path);
      if (value === undefined) continue;
      const isLength = (typeof value === 'string' || typeof value === 'number') && parseDuration(value) !== undefined;
      if (!isLength) this.#addAt(path, 'trip/duration', this.#say('trips.duration', { length: String(value) }));
    }
  }

  /** A misspelt parameter would be ignored silently by servers. */
  #checkParameters(content: Readonly<Record<string, unknown>>): void {
    for (const name of Object.keys(asRecord(content['parameters']) ?? {})) {
      if (PARAMETER_NAMES.includes(name) || BY_MODE.test(name)) continue;
      this.#addUnknown(['parameters'], name);
    }
  }

  #mended(message: string, near: string | undefined): string {
    if (near === undefined) return message;
    const gap = message.endsWith('。') ? '' : ' '; // a full-width stop stands without a space
    return `${message}${gap}${this.#say('trips.didYouMean', { text: near })}`;
  }

  #value(): unknown {
    return this.#root === undefined ? undefined : getNodeValue(this.#root);
  }

  #nodeAt(path: readonly (string | number)[]): Node | undefined {
    return this.#root === undefined ? undefined : findNodeAtLocation(this.#root, [...path]);
  }

  #valueAt(path: readonly (string | number)[]): unknown {
    const node = this.#nodeAt(path);
    return node === undefined ? undefined : getNodeValue(node);
  }

  #rangeOf(path: readonly (string | number)[]): TextRange {
    const node = this.#nodeAt(path);
    const whole = node?.parent?.type === 'property' ? node.parent : node;
    return whole === undefined ? { start: 0, end: 0 } : rangeOfNode(whole);
  }

  #addAt(
    path: readonly (string | number)[],
    code: TripProblemCode,
    message: string,
    replacement: string | undefined = undefined,
  ): void {
    const node = this.#nodeAt(path) ?? this.#root;
    this.#add(code, message, node === undefined ? { start: 0, end: 0 } : rangeOfNode(node), replacement);
  }

  #add(
    code: TripProblemCode,
    message: string,
    { start, end }: TextRange,
    replacement: string | undefined = undefined,
  ): void {
    this.problems.push({ code, message, start, end, ...(replacement !== undefined && { replacement }) });
  }
}

function rangeOfNode({ offset, length }: Node): TextRange {
  return { start: offset, end: offset + length };
}

/** The corrected day with the clock time of the given text. */
function nearTime(given: string, day: string): string {
  const clock = /\d{1,2}:\d{2}(?::\d{2})?\s*$/.exec(given)?.[0] ?? '';
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${clock}`.trim();
}

/** The tree of a document; undefined for one that is empty, too long or nested beyond all reason. */
function parseSafely(text: string, errors: ParseError[]): Node | undefined {
  if (text.length > LONGEST_FILE) return undefined;
  try {
    return parseTree(text, errors, { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}
