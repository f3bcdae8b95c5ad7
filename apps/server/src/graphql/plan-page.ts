import { decodeUtf8, hashText } from '@tripwright/core/base';
import type { Itinerary, ItineraryGroup, PlanOutcome, PlanRequest, WhenWindow } from '@tripwright/core/model';
import { routingQueryOf } from '@tripwright/wire/rest-v1';

/** A page of a plan: when it looks, and what it does not show again. */
export interface PlanPage {
  readonly when: WhenWindow;
  /** Trips of pages before, by {@link keyOf} and their departure. */
  readonly seen: readonly (readonly [key: number, departure: number])[];
  /** The page that it was reached from, in the other direction. */
  readonly back?: Omit<PlanPage, 'back'>;
}

/** The part of the timetable that a page has looked at, and the pages beside it. */
export interface PageWindow {
  /** Unix seconds: departures, or arrivals for a search by arrival. */
  readonly from: number;
  readonly to: number;
  readonly earlier: PlanPage;
  readonly later: PlanPage;
}

const VERSION = 1;
const LONGEST_CURSOR = 8000;
const MOST_SEEN = 200;

/** Searches look a day ahead, so an empty page moves on by half of one: no trip shorter than the other half is passed by. */
const EMPTY_PAGE_SECONDS = 12 * 3600;

/** A page as an opaque cursor, which holds for one request. */
export function encodePage(page: PlanPage, request: PlanRequest): string {
  const { when, seen, back } = page;
  const parts = [
    VERSION,
    hashOf(request),
    writtenWhen(when),
    seen.flat(),
    ...(back === undefined ? [] : [writtenWhen(back.when), back.seen.flat()]),
  ];
  return Buffer.from(JSON.stringify(parts), 'utf8').toString('base64url');
}

/** The page of a cursor. @returns `unknown` for a text that is no cursor, `other-request` for one of another request */
export function decodePage(cursor: string, request: PlanRequest): PlanPage | 'unknown' | 'other-request' {
  const parts = cursor.length > LONGEST_CURSOR ? undefined : partsOf(cursor);
  if (parts === undefined) return 'unknown';
  const [version, hash, when, seen, backWhen, backSeen] = parts;
  const page = pageOf(when, seen);
  if (version !== VERSION || page === undefined) return 'unknown';
  if (hash !== hashOf(request)) return 'other-request';
  if (backWhen === undefined) return page;
  const back = pageOf(backWhen, backSeen);
  return back === undefined ? 'unknown' : { ...page, back };
}

/**
 * The window of a page. A later page begins after the last departure of the group that ends first, so that no group has a gap; trips of the other groups
 * that come again are dropped then. An earlier page has what arrives before the first arrival: whatever else leaves earlier is no better.
 * @param outcome as it was found, with the trips that other pages have shown
 */
export function windowOf(outcome: PlanOutcome, page: PlanPage): PageWindow {
  const { when } = page;
  const groups = outcome.groups
    .map(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary).filter(hasRide))
    .filter(({ length }) => length > 0);
  // A single trip says nothing of the time after it.
  const several = groups.filter(({ length }) => length > 1);
  const bounding = several.length > 0 ? several : groups;
  const trips = groups.flat();
  const departures = trips.map(({ departure }) => departure);
  const arrivals = trips.map(({ arrival }) => arrival);
  const seenNow = [...page.seen, ...trips.map((trip) => [keyOf(trip), trip.departure] as const)];
  const here = { when, seen: page.seen };
  if (when.departAfter !== undefined) {
    const from = when.departAfter;
    const to =
      trips.length === 0
        ? from + EMPTY_PAGE_SECONDS
        : Math.min(...bounding.map((group) => Math.max(...group.map(({ departure }) => departure))));
    const seen = distinct(seenNow.filter(([, departure]) => departure > to));
    const before = { when: arrivingBy(trips.length === 0 ? from : Math.min(...arrivals) - 1), seen: [] };
    return {
      from,
      to,
      earlier: page.back ?? before,
      later: { when: leavingFrom(to + 1), seen, back: here },
    };
  }
  const to = when.arriveBefore ?? 0;
  const from =
    trips.length === 0
      ? to - EMPTY_PAGE_SECONDS
      : Math.max(...bounding.map((group) => Math.min(...group.map(({ arrival }) => arrival))));
  const seen = distinct(seenNow.filter(([, departure]) => departure < from));
  const after = { when: leavingFrom(trips.length === 0 ? to : Math.max(...departures) + 1), seen: [] };
  return {
    from,
    to,
    earlier: { when: arrivingBy(from - 1), seen, back: here },
    later: page.back ?? after,
  };
}

/** An outcome without the trips that other pages show: those of the pages before, and those without a timetable. */
export function withoutSeen(outcome: PlanOutcome, { seen }: PlanPage): PlanOutcome {
  const known = new Set(seen.map(([key]) => key));
  const groups = outcome.groups.flatMap((group): readonly ItineraryGroup[] => {
    const kept = group.itineraries.filter(({ itinerary }) => hasRide(itinerary) && !known.has(keyOf(itinerary)));
    if (kept.length === group.itineraries.length) return [group];
    if (kept.length === 0) return [];
    // The first one represents its group.
    const best = kept.reduce((a, b) => (b.weightedScore < a.weightedScore ? b : a));
    const itineraries = [best, ...kept.filter((each) => each !== best)];
    return [{ itineraries, frequencyMinutes: kept.length > 1 ? group.frequencyMinutes : undefined }];
  });
  if (groups.length > 0) return { ...outcome, groups };
  return { ...outcome, groups, empty: outcome.empty ?? { reason: 'no-service-in-window', values: {} } };
}

function hasRide({ legs }: Itinerary): boolean {
  return legs.some(({ kind }) => kind === 'ride');
}

/** Equal for the same rides by the same modes. */
function keyOf({ legs }: Itinerary): number {
  const described = legs.map((leg) =>
    leg.kind === 'ride'
      ? [leg.serviceTripId, leg.serviceDate, leg.runShift ?? 0, leg.fromPosition, leg.toPosition]
      : leg.kind === 'street'
        ? leg.mode
        : '',
  );
  return hashText(JSON.stringify(described));
}

function distinct(seen: PlanPage['seen']): PlanPage['seen'] {
  return [...new Map(seen.map((each) => [each[0], each])).values()].slice(0, MOST_SEEN);
}

function leavingFrom(departAfter: number): WhenWindow {
  return { departAfter, arriveBefore: undefined };
}

function arrivingBy(arriveBefore: number): WhenWindow {
  return { departAfter: undefined, arriveBefore };
}

/** Equal for requests that differ in their time alone. */
function hashOf(request: PlanRequest): number {
  const query = routingQueryOf(request);
  for (const name of ['departAfter', 'arriveBefore', 'includeConnections']) query.delete(name);
  return hashText(query.toString());
}

function writtenWhen({ departAfter, arriveBefore }: WhenWindow): readonly unknown[] {
  return departAfter !== undefined ? ['d', departAfter] : ['a', arriveBefore ?? 0];
}

function partsOf(cursor: string): readonly unknown[] | undefined {
  try {
    const text = decodeUtf8(Buffer.from(cursor, 'base64url'));
    const parts: unknown = text === undefined ? undefined : JSON.parse(text);
    return Array.isArray(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

function pageOf(when: unknown, seen: unknown): PlanPage | undefined {
  if (!Array.isArray(when) || !Array.isArray(seen)) return undefined;
  const [kind, time]: unknown[] = when;
  if ((kind !== 'd' && kind !== 'a') || !isTime(time)) return undefined;
  if (seen.length > 2 * MOST_SEEN || seen.length % 2 !== 0 || !seen.every((value) => Number.isSafeInteger(value)))
    return undefined;
  const pairs = Array.from({ length: seen.length / 2 }, (_, i) => [seen[2 * i], seen[2 * i + 1]] as const);
  return { when: kind === 'd' ? leavingFrom(time) : arrivingBy(time), seen: pairs as PlanPage['seen'] };
}

/** Unix seconds before the year 5138. */
function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < 1e11;
}
