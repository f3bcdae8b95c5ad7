import { type Holidays, NO_HOLIDAYS } from './calendar.ts';
import { isOpenAt, type OpeningHours, parseOpeningHours } from './opening-hours.ts';
import { DAY_MINUTES } from './times.ts';
import { tokensOf } from './tokens.ts';

/** Measures of a vehicle that conditions ask about: tonnes, metres, counts. */
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

/** The car that conditions are judged for unless a caller names another vehicle: a laden family car with its driver alone. */
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

/** What conditions are judged against, beside the time. */
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

/** A condition as it stands behind the `@` of a conditional tag, or a text of opening hours. All terms must hold. */
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

/** Factors to tonnes and metres; a number alone is in tonnes, metres, or a count. */
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
 * Reads a condition: hours, comparisons of the vehicle's measures, and what it says beside (`wet`, `destination`), joined by `AND`.
 * @returns undefined when no part of it can be judged
 */
export function parseCondition(text: string): Condition | undefined {
  const terms = withoutBrackets(text)
    .split(/\band\b/i)
    .map((part) => parseTerm(withoutBrackets(part)));
  return terms.every(({ kind }) => kind === 'unknown') ? undefined : { terms };
}

/** Without the brackets round all of it; a bracket that nobody closed is left out as well. */
function withoutBrackets(text: string): string {
  let bare = text.trim();
  while (bare.startsWith('(')) {
    const end = endOfBracket(bare);
    if (end >= 0 && end < bare.length - 1) break;
    bare = (end < 0 ? bare.slice(1) : bare.slice(1, -1)).trim();
  }
  return bare.includes('(') ? bare : bare.replace(/\)+$/, '').trim();
}

/** Where the bracket at the start is closed, -1 when it is not. */
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
 * @param local seconds since 1970-01-01 00:00 on the wall clock of the place
 * @returns undefined where that cannot be known
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

/** Days that {@link until} looks ahead: an answer that stays the same for longer is asked for again then. */
const HORIZON_DAYS = 8;

/**
 * The moment up to which (exclusive) the answer of {@link holds} stays what it is, on the wall clock; at most some days ahead.
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
