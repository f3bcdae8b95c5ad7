import type { AgencyIndex, FeedIndex, RouteIndex, StopIndex, StringIndex } from '../timetable/index.ts';
import { departureOf, type FareLeg, firstStop, lastStop } from './fare-leg.ts';
import type { Ticket } from './fare-ride.ts';
import type { FareScope, ZoneFare } from './fare-tables.ts';

/** The tickets bought for the legs so far. */
interface Paid {
  readonly minor: number;
  readonly tickets: readonly Ticket[];
}

/**
 * Version 1: the cheapest tickets that cover all legs of one agency, each a run of consecutive legs (FA-3). Legs of other agencies between
 * them are ignored.
 * @param legs in order of travel
 * @param zoneOf the zone of a stop as a string index, 0 = none (FA-5: that of the platform)
 * @returns undefined where a leg is covered by no fare (FA-11), or the legs only by fares in different currencies
 */
export function priceZoneFares(
  fares: readonly ZoneFare[],
  legs: readonly FareLeg[],
  feed: FeedIndex,
  zoneOf: (stop: StopIndex) => StringIndex,
): readonly Ticket[] | undefined {
  const agency = legs[0]?.parts[0]?.agency ?? -1;
  const offered = fares.filter((fare) => fare.agency < 0 || fare.agency === agency);
  const currencies = [...new Set(offered.map(({ money }) => money.currency))].sort();
  for (const currency of currencies) {
    const tickets = cheapestCover(legs, feed, (run) => cheapest(fares, describeRun(run, zoneOf), agency, currency));
    if (tickets !== undefined) return tickets;
  }
  return undefined;
}

/** The least sum over all partitions of the legs into runs, by dynamic programming over the number of legs covered. */
function cheapestCover(
  legs: readonly FareLeg[],
  feed: FeedIndex,
  fareOf: (run: readonly FareLeg[]) => ZoneFare | undefined,
): readonly Ticket[] | undefined {
  const best: (Paid | undefined)[] = [{ minor: 0, tickets: [] }];
  for (let end = 1; end <= legs.length; end++) {
    let least: Paid | undefined;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (before === undefined) continue;
      const run = legs.slice(start, end);
      const fare = fareOf(run);
      if (fare === undefined) continue;
      const minor = before.minor + fare.money.minor;
      const tickets = [...before.tickets, ticketOf(fare, run, feed)];
      if (
        least === undefined ||
        minor < least.minor ||
        (minor === least.minor && tickets.length < least.tickets.length)
      ) {
        least = { minor, tickets };
      }
    }
    best[end] = least;
  }
  return best[legs.length]?.tickets;
}

function cheapest(
  fares: readonly ZoneFare[],
  run: Run,
  agency: AgencyIndex | -1,
  currency: string,
): ZoneFare | undefined {
  for (const { fare, scopes } of candidatesFrom(fares, run.origin)) {
    if (fare.money.currency !== currency || (fare.agency >= 0 && fare.agency !== agency)) continue;
    if (covers(fare, scopes, run)) return fare;
  }
  return undefined;
}

/** A fare with its scopes for one origin zone. */
interface Candidate {
  readonly fare: ZoneFare;
  readonly scopes: readonly FareScope[] | undefined;
}

const candidatesByFares = new WeakMap<readonly ZoneFare[], Map<StringIndex, readonly Candidate[]>>();

/** The fares for journeys from a zone, cheapest first; cached, since a feed that prices every pair of zones has thousands of scopes. */
function candidatesFrom(fares: readonly ZoneFare[], origin: StringIndex): readonly Candidate[] {
  let byOrigin = candidatesByFares.get(fares);
  if (byOrigin === undefined) {
    byOrigin = new Map();
    candidatesByFares.set(fares, byOrigin);
  }
  let candidates = byOrigin.get(origin);
  if (candidates === undefined) {
    candidates = fares
      .map((fare) => ({
        fare,
        scopes: fare.scopes?.filter((scope) => scope.origin === 0 || scope.origin === origin),
      }))
      .filter(({ scopes }) => scopes === undefined || scopes.length > 0)
      .sort((a, b) => a.fare.money.minor - b.fare.money.minor);
    byOrigin.set(origin, candidates);
  }
  return candidates;
}

/** The properties of a run of legs that fare rules restrict. */
interface Run {
  readonly transfers: number;
  /** Seconds from the first boarding to the last. */
  readonly seconds: number;
  readonly origin: StringIndex;
  readonly destination: StringIndex;
  readonly zones: ReadonlySet<StringIndex>;
  readonly routes: ReadonlySet<RouteIndex>;
}

function describeRun(run: readonly FareLeg[], zoneOf: (stop: StopIndex) => StringIndex): Run {
  const [first, last] = [run[0] as FareLeg, run[run.length - 1] as FareLeg];
  const parts = run.flatMap((leg) => leg.parts);
  return {
    transfers: run.length - 1,
    seconds: departureOf(last) - departureOf(first),
    origin: zoneOf(firstStop(first)),
    destination: zoneOf(lastStop(last)),
    zones: new Set(parts.flatMap((ride) => ride.stops.map(zoneOf)).filter((zone) => zone !== 0)),
    routes: new Set(parts.map((ride) => ride.route)),
  };
}

function covers(fare: ZoneFare, scopes: readonly FareScope[] | undefined, run: Run): boolean {
  if (run.transfers > fare.transfers || run.seconds > fare.seconds) return false;
  return scopes === undefined || scopes.some((scope) => holds(scope, run));
}

function holds(scope: FareScope, run: Run): boolean {
  if (scope.destination !== 0 && scope.destination !== run.destination) return false;
  if (scope.routes.length > 0 && ![...run.routes].every((route) => scope.routes.includes(route))) return false;
  if (scope.zones.length === 0) return true;
  // Exactly the listed zones (FA-4).
  return scope.zones.length === run.zones.size && scope.zones.every((zone) => run.zones.has(zone));
}

function ticketOf({ id, money }: ZoneFare, run: readonly FareLeg[], feed: FeedIndex): Ticket {
  return { feed, id, name: '', riderCategory: '', medium: '', money, rides: run.flatMap((leg) => leg.rides) };
}
