import { type Holidays, NO_HOLIDAYS } from './calendar.ts';
import { isOpenAt, type OpeningHours, parseOpeningHours } from './opening-hours.ts';
import { DAY_MINUTES } from './times.ts';
import { tokensOf } from './tokens.ts';

/** Measures of a vehicle that conditions refer to: tonnes, metres, counts. */
export interface VehicleFacts {
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly axles: number;
  readonly axleload: number;
  readonly wheels: number;
  readonly trailers: number;
  readonly occupants: number;
}

/** The default vehicle of conditions: a laden family car with only its driver. */
export const FAMILY_CAR: VehicleFacts = {
  weight: 1.9,
  length: 4.6,
  width: 1.9,
  height: 1.6,
  axles: 2,
  axleload: 1,
  wheels: 4,
  trailers: 0,
  occupants: 1,
};

/** The facts that conditions are evaluated against, apart from time. */
export interface Circumstances {
  readonly holidays?: Holidays;
  readonly vehicle?: VehicleFacts;
}

type Comparison = '<' | '<=' | '>' | '>=' | '=';

type Term =
  | { readonly kind: 'hours'; readonly hours: OpeningHours }
  | {
      readonly kind: 'measure';
      readonly measure: keyof VehicleFacts;
      readonly comparison: Comparison;
      readonly limit: number;
    }
  | { readonly kind: 'unknown' };

/** A condition: the text after the `@` of a conditional tag, or opening hours. All terms must hold. */
export interface Condition {
  readonly terms: readonly Term[];
}

const measures: ReadonlyMap<string, keyof VehicleFacts> = new Map<string, keyof VehicleFacts>([
  ['weight', 'weight'],
  ['maxweight', 'weight'],
  ['weightrating', 'weight'],
  ['maxweightrating', 'weight'],
  ['length', 'length'],
  ['maxlength', 'length'],
  ['width', 'width'],
  ['maxwidth', 'width'],
  ['height', 'height'],
  ['maxheight', 'height'],
  ['axles', 'axles'],
  ['axleload', 'axleload'],
  ['maxaxleload', 'axleload'],
  ['wheels', 'wheels'],
  ['trailers', 'trailers'],
  ['occupants', 'occupants'],
]);

/** Factors to tonnes and metres; a plain number is in tonnes, metres, or a count. */
const units: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['t', 1],
  ['st', 0.90718474],
  ['lt', 1.0160469],
  ['kg', 0.001],
  ['lbs', 0.00045359237],
  ['lb', 0.00045359237],
  ['m', 1],
  ['cm', 0.01],
  ["'", 0.3048],
  ['ft', 0.3048],
]);

/**
 * Parses a condition: hours, comparisons of the vehicle's measures, and other terms (`wet`, `destination`), joined by `AND`.
 * @returns undefined when no part of it can be evaluated
 */
export function parseCondition(text: string): Condition | undefined {
  const terms = withoutBrackets(text)
    .split(/\band\b/i)
    .map((part) => parseTerm(withoutBrackets(part)));
  return terms.every(({ kind }) => kind === 'unknown') ? undefined : { terms };
}

/** Removes brackets around the whole text, and an opening bracket that is never closed. */
function withoutBrackets(text: string): string {
  let bare = text.trim();
  while (bare.startsWith('(')) {
    const end = endOfBracket(bare);
    if (end >= 0 && end < bare.length - 1) break;
    bare = (end < 0 ? bare.slice(1) : bare.slice(1, -1)).trim();
  }
  return bare.includes('(') ? bare : bare.replace(/\)+$/, '').trim();
}

/** The position of the bracket that closes the one at the start, -1 when there is none. */
function endOfBracket(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

function parseTerm(text: string): Term {
  const compared = /^([a-z]+)\s*(<=|>=|<|>|=)\s*(\d+(?:[.,]\d+)?)\s*([a-z']*)$/i.exec(text);
  if (compared !== null) {
    const [, name, comparison, number, unit] = compared as unknown as [string, string, Comparison, string, string];
    const measure = measures.get(name.toLowerCase());
    const factor = units.get(unit.toLowerCase());
    if (measure === undefined || factor === undefined) return { kind: 'unknown' };
    return { kind: 'measure', measure, comparison, limit: Number(number.replace(',', '.')) * factor };
  }
  const tokens = tokensOf(text);
  const hours = tokens === undefined ? undefined : parseOpeningHours(tokens);
  return hours === undefined ? { kind: 'unknown' } : { kind: 'hours', hours };
}

/**
 * Whether a condition holds at a moment.
 * @param local seconds since 1970-01-01 00:00 in local time
 * @returns undefined where unknown
 */
export function holds(condition: Condition, local: number, around: Circumstances = {}): boolean | undefined {
  const minutes = Math.floor(local / 60);
  const day = Math.floor(minutes / DAY_MINUTES);
  const minute = minutes - day * DAY_MINUTES;
  let known = true;
  for (const term of condition.terms) {
    const holdsHere = termHolds(term, day, minute, around);
    if (holdsHere === false) return false;
    if (holdsHere === undefined) known = false;
  }
  return known ? true : undefined;
}

function termHolds(term: Term, day: number, minute: number, around: Circumstances): boolean | undefined {
  switch (term.kind) {
    case 'hours':
      return isOpenAt(term.hours, day, minute, around.holidays ?? NO_HOLIDAYS);
    case 'measure':
      return compare((around.vehicle ?? FAMILY_CAR)[term.measure], term.comparison, term.limit);
    case 'unknown':
      return undefined;
    default:
      return term satisfies never;
  }
}

function compare(value: number, comparison: Comparison, limit: number): boolean {
  switch (comparison) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return comparison satisfies never;
  }
}

/** Days that {@link until} looks ahead; after them the condition is evaluated again. */
const HORIZON_DAYS = 8;

/**
 * The moment until which (exclusive) the answer of {@link holds} stays the same, in local time; at most some days ahead.
 * @param local as for {@link holds}
 */
export function until(condition: Condition, local: number, around: Circumstances = {}): number {
  const now = holds(condition, local, around);
  const changes = changesOf(condition);
  const firstDay = Math.floor(local / 60 / DAY_MINUTES);
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day++) {
    for (const minute of changes) {
      const at = (day * DAY_MINUTES + minute) * 60;
      if (at > local && holds(condition, at, around) !== now) return at;
    }
  }
  return (firstDay + HORIZON_DAYS) * DAY_MINUTES * 60;
}

function changesOf(condition: Condition): readonly number[] {
  const minutes = new Set<number>();
  for (const term of condition.terms) {
    if (term.kind === 'hours') for (const minute of term.hours.changes) minutes.add(minute);
  }
  return [...minutes].sort((a, b) => a - b);
}
