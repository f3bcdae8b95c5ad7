import type { Connection, Itinerary, ItineraryGroup, Leg, PlanRequest, RideLeg } from '../../../model/index.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import { engineFor } from '../transit/engine-for.ts';
import { knownFilters, lineName } from '../transit/transit-filters.ts';
import { secondsToSpare } from './seconds-to-spare.ts';

/** Stop times that one search for a way on reads before it gives up. */
const WORK_BUDGET = 1_000_000;
/** Seconds within which a way on helps a traveller who missed a vehicle. */
const HORIZON = 6 * 3600;
/** Vehicles of a way on. */
const MOST_BOARDINGS = 4;
/** Different changes of one answer that are worked out; more have the time to spare alone. */
const MOST_SEARCHES = 60;

/**
 * The groups with the change to each ride but the first: the time to spare and, for a traveller who misses the vehicle, the quickest way on by any
 * line of the request from the same stop to the last stop of the itinerary. It sees the timetable that the search saw, so its live times, too.
 */
export function withConnections(
  { transit }: JourneyWorld,
  request: PlanRequest,
  groups: readonly ItineraryGroup[],
  context: PlanSearchContext,
): readonly ItineraryGroup[] {
  if (transit === undefined) return groups;
  const waysOn = new WaysOn(transit, request, context);
  return groups.map((group) => ({
    ...group,
    itineraries: group.itineraries.map((scored) => ({
      ...scored,
      itinerary: connected(scored.itinerary, waysOn),
    })),
  }));
}

function connected(itinerary: Itinerary, waysOn: WaysOn): Itinerary {
  const { legs } = itinerary;
  const last = legs.findLast((leg) => leg.kind === 'ride');
  if (last === undefined) return itinerary;
  // The walk at the end takes as long after another vehicle.
  const rest = itinerary.arrival - last.arrival;
  const spare = secondsToSpare(legs);
  const described = legs.map((leg, at): Leg => {
    const slackSeconds = spare[at];
    if (leg.kind !== 'ride' || slackSeconds === undefined) return leg;
    const next = waysOn.after(leg, last, rest);
    return { ...leg, connection: { slackSeconds, next, laterSeconds: next && next.arrival - itinerary.arrival } };
  });
  return { ...itinerary, legs: described };
}

/** Searches for ways on, each once. */
class WaysOn {
  readonly #transit: TransitWorld;
  readonly #request: PlanRequest;
  readonly #context: PlanSearchContext;
  readonly #known = new Map<
    string,
    { readonly departure: number; readonly lineName: string; readonly end: number } | undefined
  >();

  constructor(transit: TransitWorld, request: PlanRequest, context: PlanSearchContext) {
    this.#transit = transit;
    this.#request = request;
    this.#context = context;
  }

  /** The way on after a ride has left, to the end of its itinerary. @param rest seconds from leaving the last vehicle to the end */
  after(ride: RideLeg, last: RideLeg, rest: number): Connection['next'] {
    const [from, to] = [ride.from.stop?.code, last.to.stop?.code];
    if (from === undefined || to === undefined) return undefined;
    const key = `${from}\n${to}\n${ride.departure}`;
    if (!this.#known.has(key)) {
      if (this.#known.size >= MOST_SEARCHES) return undefined;
      this.#known.set(key, this.#search(from, to, ride.departure + 1));
    }
    const found = this.#known.get(key);
    return found && { departure: found.departure, lineName: found.lineName, arrival: found.end + rest };
  }

  #search(from: string, to: string, instant: number): { departure: number; lineName: string; end: number } | undefined {
    const { timetable } = this.#transit;
    const [origin, destination] = [timetable.findStop(from), timetable.findStop(to)];
    if (origin === undefined || destination === undefined) return undefined;
    const { allowedPatterns, closedStops } = knownFilters(timetable, this.#request, this.#request.modes);
    const { journeys } = engineFor(this.#transit, this.#request).search({
      origins: [{ stop: origin, seconds: 0 }],
      destinations: [{ stop: destination, seconds: 0 }],
      instant,
      maxBoardings: MOST_BOARDINGS,
      slack: this.#request.minTransferSeconds,
      ridesOnly: true,
      horizon: HORIZON,
      workBudget: WORK_BUDGET,
      ...(allowedPatterns !== undefined && { allowedPatterns }),
      ...(closedStops !== undefined && { closedStops }),
      ...(this.#context.signal !== undefined && { signal: this.#context.signal }),
    });
    const best = journeys.reduce<(typeof journeys)[number] | undefined>(
      (first, journey) => (first === undefined || journey.arrival < first.arrival ? journey : first),
      undefined,
    );
    const ride = best?.legs.find((leg) => leg.kind === 'ride');
    if (best === undefined || ride === undefined) return undefined;
    const route = timetable.patternRoute[timetable.patternOfTrip(ride.trip)]!;
    return { departure: ride.departure, lineName: lineName(timetable, route), end: best.arrival };
  }
}
