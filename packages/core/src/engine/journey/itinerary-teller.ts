import type { Itinerary, Leg, PlanRequest, RemovalReason, StreetLeg } from '../../model/index.ts';
import type { WalkProfile } from '../../timetable/index.ts';
import type { StreetPath } from '../street/index.ts';
import type { TransitJourney, TransitWalk } from '../transit/index.ts';
import { AirportLegs } from './airport-legs.ts';
import { airportsOf } from './airports.ts';
import { type JourneyTask, walkerOf } from './journey-task.ts';
import type { JourneyWorld, TransitWorld } from './journey-world.ts';
import { itineraryOf } from './leg-sequence.ts';
import { insideLeg } from './means/inside-station.ts';
import { quickestTo, type StopAccess } from './means/stop-access.ts';
import { describeRide, placeOfStop } from './ride-leg.ts';
import { joinLegs } from './station-legs.ts';
import { straightLeg, streetLeg } from './street-legs.ts';

/** Tells journeys of stops and runs as itineraries from door to door. Street ways that several share are worked out once. */
export class ItineraryTeller {
  readonly #task: JourneyTask;
  readonly #world: JourneyWorld;
  readonly #transit: TransitWorld;
  readonly #request: PlanRequest;
  readonly #starts: readonly StopAccess[];
  readonly #finishes: readonly StopAccess[];
  readonly #airportLegs: AirportLegs;
  readonly #walks = new Map<string, StreetPath | undefined>();

  /** @param starts means of getting to stops @param finishes means of getting on from them */
  constructor(
    task: JourneyTask,
    transit: TransitWorld,
    starts: readonly StopAccess[],
    finishes: readonly StopAccess[],
  ) {
    this.#task = task;
    this.#world = task.world;
    this.#transit = transit;
    this.#request = task.request;
    this.#starts = starts;
    this.#finishes = finishes;
    this.#airportLegs = new AirportLegs(airportsOf(task.world), transit);
  }

  /** The rides alone, of a journey that cannot be told from door to door. */
  tellRides({ legs, boardings }: TransitJourney): Itinerary {
    const rides = legs.flatMap((leg) => (leg.kind === 'ride' ? [describeRide(leg, this.#transit)] : []));
    return itineraryOf(rides, boardings, []);
  }

  /**
   * @param refuse told why there is no answer
   * @returns undefined when a change on the way cannot be made: it has known stairs and is to be made in a wheelchair (spec 4.2 rule 7); or
   *   what brings one to or from the train does not go then
   */
  tell(journey: TransitJourney, refuse?: (reason: RemovalReason) => void): Itinerary | undefined {
    const legs: Leg[] = [];
    const rides = journey.legs.filter((leg) => leg.kind === 'ride');
    const checkIn = rides[0] === undefined ? undefined : this.#airportLegs.checkIn(rides[0]);
    const boarding = checkIn?.departure ?? rides[0]?.departure ?? journey.departure;
    const start = accessLegs(this.#starts, journey.origin, boarding);
    if (start === undefined) {
      refuse?.('not-running');
      return undefined;
    }
    legs.push(...start, ...(checkIn === undefined ? [] : [checkIn]));
    let ridden = 0;
    for (const leg of journey.legs) {
      if (leg.kind === 'walk') {
        const walk = this.#changeWalk(leg);
        if (walk === undefined) {
          refuse?.('inaccessible');
          return undefined;
        }
        // One walks first and waits at the next stop, whichever way round the search went.
        legs.push(shift(walk, (legs.at(-1)?.arrival ?? walk.departure) - walk.departure));
        continue;
      }
      const ride = describeRide(leg, this.#transit);
      const before = rides[ridden - 1];
      if (before !== undefined && !leg.seated) {
        const pauses = this.#airportLegs.untilBoarding(before, leg, legs.at(-1)?.arrival ?? before.arrival);
        legs.push(...pauses);
      }
      legs.push(ride);
      const checkOut = this.#airportLegs.checkOut(leg, rides[++ridden]);
      if (checkOut !== undefined) legs.push(checkOut);
    }
    const lastArrival = legs[legs.length - 1]?.arrival ?? journey.arrival;
    const { destination } = journey;
    const finish = accessLegs(this.#finishes, destination, lastArrival);
    if (finish === undefined) {
      refuse?.('not-running');
      return undefined;
    }
    legs.push(...finish);
    return itineraryOf(legs, journey.boardings, []);
  }

  #insideLeg(from: number, to: number, departure: number, seconds: number): StreetLeg | undefined {
    return insideLeg(this.#task, this.#transit, from, to, departure, seconds);
  }

  /** A walk between stops, inside a station or over the streets; its time is the link's, which the search relied on. */
  #changeWalk(walk: TransitWalk): StreetLeg | undefined {
    const { stops } = this.#transit;
    const { fromStop, toStop, departure } = walk;
    const seconds = walk.arrival - departure;
    const inside = this.#insideLeg(fromStop, toStop, departure, seconds);
    if (inside !== undefined) return inside;
    const places = { from: placeOfStop(stops, fromStop), to: placeOfStop(stops, toStop) };
    const { mode, profile } = walkerOf(this.#request);
    const path = this.#changePath(fromStop, toStop, profile);
    if (path !== undefined) {
      const [out, into] = [path.from.inside, path.to.inside];
      const first = out === undefined ? undefined : this.#insideLeg(fromStop, out.door, departure, out.seconds);
      const last = into === undefined ? undefined : this.#insideLeg(into.door, toStop, departure, into.seconds);
      const street = streetLeg(path, mode, first?.to ?? places.from, last?.from ?? places.to, departure, seconds);
      const parts = [first, street, last].filter((leg) => leg !== undefined);
      return parts.length === 1 ? street : joinLegs(parts, places, departure, seconds);
    }
    if (this.#onStreets(fromStop) && this.#onStreets(toStop) && this.#request.wheelchair) return undefined;
    return this.#straightChange(fromStop, toStop, departure, seconds);
  }

  #changePath(fromStop: number, toStop: number, profile: WalkProfile): StreetPath | undefined {
    const { streets, stopLinks } = this.#world;
    if (streets === undefined || stopLinks === undefined) return undefined;
    const key = `${fromStop}>${toStop}`;
    if (!this.#walks.has(key)) {
      const [starts, ends] = [stopLinks[profile].snapsOf(fromStop, 'from'), stopLinks[profile].snapsOf(toStop, 'to')];
      const known = starts.length > 0 && ends.length > 0;
      this.#walks.set(key, known ? streets.routeBetween(streets.metric(profile), starts, ends) : undefined);
    }
    return this.#walks.get(key);
  }

  #onStreets(stop: number): boolean {
    const walk = this.#world.stopLinks?.walk;
    return walk !== undefined && (walk.snapsOf(stop, 'from').length > 0 || walk.snapsOf(stop, 'to').length > 0);
  }

  /** A change in a straight line, from door to door where the stops lie inside stations. */
  #straightChange(fromStop: number, toStop: number, departure: number, seconds: number): StreetLeg {
    const { stops } = this.#transit;
    const { mode, profile } = walkerOf(this.#request);
    const places = { from: placeOfStop(stops, fromStop), to: placeOfStop(stops, toStop) };
    const ways = stops.doorsOf(fromStop, profile).filter(({ secondsOut }) => secondsOut >= 0);
    const doors = stops.doorsOf(toStop, profile).filter(({ secondsIn }) => secondsIn >= 0);
    let best: StreetLeg[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const out of ways.length > 0 ? ways : [undefined]) {
      for (const into of doors.length > 0 ? doors : [undefined]) {
        const first = out && this.#insideLeg(fromStop, out.entrance, departure, out.secondsOut);
        const last = into && this.#insideLeg(into.entrance, toStop, departure, into.secondsIn);
        const line = straightLeg(mode, profile, first?.to ?? places.from, last?.from ?? places.to, departure, seconds);
        const parts = [first, line, last].filter((leg) => leg !== undefined);
        const metres = parts.reduce((sum, leg) => sum + leg.metres, 0);
        if (metres < least) [best, least] = [parts, metres];
      }
    }
    return joinLegs(best, places, departure, seconds);
  }
}

function accessLegs(accesses: readonly StopAccess[], stop: number, time: number): readonly Leg[] | undefined {
  const best = quickestTo(accesses, stop);
  return best === undefined ? [] : best.access.legs(stop, time);
}

function shift(leg: StreetLeg, by: number): StreetLeg {
  return { ...leg, departure: leg.departure + by, arrival: leg.arrival + by };
}
