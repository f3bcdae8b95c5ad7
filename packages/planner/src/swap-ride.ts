import { parseDay } from '@tripwright/core/base';
import { knownFilters, rebuildItinerary, secondsToSpare } from '@tripwright/core/engine/journey';
import type { TransitRide } from '@tripwright/core/engine/transit';
import type { Itinerary, PlanOutcome, RideLeg, StopEvent } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { findRun } from './find-run.ts';
import { outcomeOf, type ReopenQuery, rideNow } from './reopen-trip.ts';
import { boardOf, LONGEST_BOARD_SECONDS } from './stop-board.ts';
import { withAddresses } from './with-addresses.ts';
import { worldAt } from './world-at.ts';

/** Which ride of a trip gives way to which vehicle. */
export interface SwapQuery extends ReopenQuery {
  /** Position among the rides of the trip, from 0. */
  readonly ride: number;
  /** The next vehicle after it, or the last one before it. */
  readonly to: 'next' | 'previous';
}

/** A trip with another vehicle, or why there is none. */
export type SwapOutcome =
  | {
      readonly kind: 'swapped';
      /** One group with one itinerary. */
      readonly outcome: PlanOutcome;
      /** Seconds by which the trip now leaves and arrives later; negative = earlier. */
      readonly departureChange: number;
      readonly arrivalChange: number;
      /** Positions among the rides of those that are other vehicles now: the swapped one, and later ones that it would miss. */
      readonly replaced: readonly number[];
    }
  | {
      readonly kind: 'refused';
      /**
       * `no-ride`: the trip has no such ride; `no-vehicle`: no other vehicle goes there within a day that the request allows; `too-early`: the vehicle
       * before leaves before the traveller is there; `gone`: the trip is no longer possible.
       */
      readonly reason: 'no-ride' | 'no-vehicle' | 'too-early' | 'gone';
    };

/** How far back the vehicle before is looked for, in steps: boards begin with the earliest vehicle. */
const STEPS_BACK = [1800, 3 * 3600, LONGEST_BOARD_SECONDS];
/** Vehicles of a board that are looked at: of all lines, so more than are allowed. */
const MOST_EVENTS = 40;
const MOST_EVENTS_BACK = 1000;

/**
 * Puts the next or the previous vehicle between the same stations in the place of one ride, of any line that the request allows. Rides after it stay
 * where they can be reached; those that would be missed give way to the next vehicle that can be. Rides before it stay.
 */
export function swapRide(region: Region, query: SwapQuery): SwapOutcome {
  return new Swap(region, { ...query, request: withAddresses(region, query.request, query.locale) }).run();
}

class Swap {
  readonly #region: Region;
  readonly #query: SwapQuery;

  constructor(region: Region, query: SwapQuery) {
    this.#region = region;
    this.#query = query;
  }

  run(): SwapOutcome {
    const { trip, ride: at, to } = this.#query;
    const described = trip.legs.filter((leg) => leg.kind === 'ride');
    if (described[at] === undefined) return { kind: 'refused', reason: 'no-ride' };
    const now = described.map((ride) => rideNow(this.#region, ride, []));
    const rides = now.flatMap((ride) => ride?.ride ?? []);
    const before = rides.length < described.length ? undefined : this.#build(rides);
    if (before === undefined) return { kind: 'refused', reason: 'gone' };
    const ready = readyTimes(before)[at];
    const vehicle = to === 'next' ? this.#next(before, at, ready) : this.#previous(before, at);
    if (vehicle === undefined) return { kind: 'refused', reason: 'no-vehicle' };
    if (to === 'previous' && ready !== undefined && vehicle.departure < ready)
      return { kind: 'refused', reason: 'too-early' };
    return this.#joined(before, rides, at, vehicle);
  }

  /** Joins the vehicle with the other rides, one change after the other. */
  #joined(before: Itinerary, rides: readonly TransitRide[], at: number, vehicle: TransitRide): SwapOutcome {
    const joined = rides.map((ride, i) => (i === at ? vehicle : i === at + 1 ? { ...ride, seated: false } : ride));
    const replaced = [at];
    for (;;) {
      const built = this.#build(joined);
      if (built === undefined) return { kind: 'refused', reason: 'gone' };
      const missed = slacksOf(built).findIndex((slack, i) => i >= at && slack !== undefined && slack < 0);
      if (missed === at) return { kind: 'refused', reason: 'too-early' };
      if (missed < 0) {
        const outcome = outcomeOf(this.#region, this.#query, built, []);
        const departureChange = built.departure - before.departure;
        return { kind: 'swapped', outcome, departureChange, arrivalChange: built.arrival - before.arrival, replaced };
      }
      // Each round moves one ride, and the rides before it stay: there are as many rounds as rides.
      const ready = readyTimes(built)[missed];
      const next = replaced.includes(missed) ? undefined : this.#next(built, missed, ready);
      if (next === undefined) return { kind: 'refused', reason: 'no-vehicle' };
      joined[missed] = next;
      const after = joined[missed + 1];
      if (after !== undefined) joined[missed + 1] = { ...after, seated: false };
      replaced.push(missed);
    }
  }

  #build(rides: readonly TransitRide[]): Itinerary | undefined {
    const { trip, request, now } = this.#query;
    return rebuildItinerary(worldAt(this.#region, request, now), request, trip.legs, rides, now);
  }

  /** The first vehicle after a ride that the traveller reaches. @param ready when the traveller is there; undefined = at any time */
  #next(itinerary: Itinerary, at: number, ready: number | undefined): TransitRide | undefined {
    const ride = ridesOf(itinerary)[at];
    if (ride === undefined) return undefined;
    const change = ready === undefined ? 0 : ready + this.#query.request.minTransferSeconds;
    const from = Math.max(ride.departure + 1, change);
    return this.#vehicles(ride, from, LONGEST_BOARD_SECONDS, MOST_EVENTS).at(0);
  }

  /** The last vehicle before a ride. */
  #previous(itinerary: Itinerary, at: number): TransitRide | undefined {
    const ride = ridesOf(itinerary)[at];
    if (ride === undefined) return undefined;
    for (const seconds of STEPS_BACK) {
      const end = ride.departure - 1;
      const last = this.#vehicles(ride, end - seconds, seconds, MOST_EVENTS_BACK).at(-1);
      if (last !== undefined) return last;
    }
    return undefined;
  }

  /** Vehicles between the stations of a ride that the request allows, by departure. */
  #vehicles(ride: RideLeg, from: number, seconds: number, limit: number): readonly TransitRide[] {
    const [start, end] = [ride.from.stop, ride.to.stop];
    if (start === undefined || end === undefined) return [];
    const { boards } = boardOf(this.#region, {
      stops: [start.parentCode ?? start.code],
      others: [end.parentCode ?? end.code],
      show: 'departures',
      from,
      seconds,
      limit,
      lines: [],
    });
    const events = boards.flatMap((board) => board.events);
    return events.sort((a, b) => a.time - b.time).flatMap((event) => this.#rideOf(event, ride) ?? []);
  }

  /** The ride of an event; undefined for the run that gives way, and for those that the request does not allow. */
  #rideOf({ ride, state, time, otherEnd }: StopEvent, instead: RideLeg): TransitRide | undefined {
    const { transit } = this.#region;
    const day = parseDay(ride.serviceDate);
    const { serviceTripId, runShift = 0, fromPosition } = ride;
    const isSame = serviceTripId === instead.serviceTripId && runShift === (instead.runShift ?? 0);
    if (state !== 'runs' || otherEnd === undefined || day === undefined || transit === undefined) return undefined;
    if (isSame && ride.serviceDate === instead.serviceDate) return undefined;
    const found = findRun(this.#region, { serviceTripId, at: time, stops: [], run: { day, shift: runShift } });
    if (found === undefined || fromPosition + otherEnd > found.ride.toPosition) return undefined;
    const { timetable } = transit;
    const { request } = this.#query;
    const { allowedPatterns, closedStops } = knownFilters(timetable, request, request.modes);
    const part = found.between(fromPosition, fromPosition + otherEnd);
    if (allowedPatterns !== undefined && allowedPatterns[timetable.patternOfTrip(part.trip)] !== 1) return undefined;
    return closedStops?.[part.fromStop] === 1 || closedStops?.[part.toStop] === 1 ? undefined : part;
  }
}

function ridesOf({ legs }: Itinerary): readonly RideLeg[] {
  return legs.filter((leg) => leg.kind === 'ride');
}

/** The seconds to spare at each ride; undefined where it is not changed to. */
function slacksOf({ legs }: Itinerary): readonly (number | undefined)[] {
  const spare = secondsToSpare(legs);
  return legs.flatMap((leg, i) => (leg.kind === 'ride' ? [spare[i]] : []));
}

/** When the traveller is ready to board each ride; undefined for the first one, for which the traveller can leave earlier. */
function readyTimes(itinerary: Itinerary): readonly (number | undefined)[] {
  const slacks = slacksOf(itinerary);
  return ridesOf(itinerary).map(({ departure }, i) => {
    const slack = slacks[i];
    return slack === undefined ? undefined : departure - slack;
  });
}
