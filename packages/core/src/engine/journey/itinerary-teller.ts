import type { Itinerary, Leg, Place, PlanRequest, StationaryLeg, StreetLeg } from '../../model/index.ts';
import { connectorMode, pauseMode } from '../../modes/index.ts';
import type { WalkProfile } from '../../timetable/index.ts';
import type { StreetPath } from '../street/index.ts';
import type { TransitJourney, TransitWalk } from '../transit/index.ts';
import type { JourneyWorld, TransitWorld } from './journey-world.ts';
import { describeRide, placeOfStop } from './ride-leg.ts';
import { joinLegs, stationLeg } from './station-legs.ts';
import { type StreetAccess, straightLeg, streetLeg } from './street-legs.ts';

/** Both ends of a journey as places. */
export interface Ends {
  readonly from: Place;
  readonly to: Place;
}

/** Tells journeys of stops and runs as itineraries from door to door. Street ways that several share are worked out once. */
export class ItineraryTeller {
  readonly #world: JourneyWorld;
  readonly #transit: TransitWorld;
  readonly #request: PlanRequest;
  readonly #starts: readonly StreetAccess[];
  readonly #egress: StreetAccess;
  readonly #ends: Ends;
  readonly #walks = new Map<string, StreetPath | undefined>();

  constructor(
    world: JourneyWorld,
    transit: TransitWorld,
    request: PlanRequest,
    starts: readonly StreetAccess[],
    egress: StreetAccess,
    ends: Ends,
  ) {
    this.#world = world;
    this.#transit = transit;
    this.#request = request;
    this.#starts = starts;
    this.#egress = egress;
    this.#ends = ends;
  }

  /**
   * @returns undefined when a change on the way cannot be made: it is a longer walk than the request allows, or has known stairs and is to
   *   be made in a wheelchair (spec 4.2 rule 7)
   */
  tell(journey: TransitJourney): Itinerary | undefined {
    const { stops } = this.#transit;
    const legs: Leg[] = [];
    const firstRide = journey.legs.find((leg) => leg.kind === 'ride');
    const boarding = firstRide?.departure ?? journey.departure;
    const originPlace = placeOfStop(stops, journey.origin);
    legs.push(...this.#accessLegs(journey.origin, originPlace, boarding));
    let lastRideEnd: number | undefined;
    for (const leg of journey.legs) {
      if (leg.kind === 'walk') {
        const walk = this.#changeWalk(leg);
        if (walk === undefined) return undefined;
        // One walks first and waits at the next stop, whichever way round the search went.
        legs.push(shift(walk, (lastRideEnd ?? walk.departure) - walk.departure));
        continue;
      }
      const ride = describeRide(leg, this.#transit);
      if (lastRideEnd !== undefined && !leg.seated) {
        const transferStart = legs[legs.length - 1]?.arrival ?? lastRideEnd;
        if (leg.departure > transferStart)
          legs.push(stationary(pauseMode('transfer').id, ride.from, transferStart, leg.departure));
      }
      legs.push(ride);
      lastRideEnd = leg.arrival;
    }
    const lastArrival = legs[legs.length - 1]?.arrival ?? journey.arrival;
    legs.push(...this.#egressLegs(journey.destination, placeOfStop(stops, journey.destination), lastArrival));
    const moving = legs.filter(
      (leg): leg is StreetLeg => leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair'),
    );
    return {
      departure: (legs[0] as Leg).departure,
      arrival: (legs[legs.length - 1] as Leg).arrival,
      legs,
      boardings: journey.boardings,
      walkMetres: moving.reduce((sum, leg) => sum + leg.metres, 0),
      walkSeconds: moving.reduce((sum, leg) => sum + leg.arrival - leg.departure, 0),
      modes: [],
    };
  }

  /** The way to the first stop, ending right at boarding (IT-6); nothing when one starts at the stop itself (IT-15). */
  #accessLegs(stop: number, place: Place, boarding: number): Leg[] {
    const choices = this.#starts.flatMap((access) =>
      access.stops.filter((reached) => reached.stop === stop).map((reached) => ({ access, seconds: reached.seconds })),
    );
    const best = choices.reduce<(typeof choices)[number] | undefined>(
      (least, choice) => (least === undefined || choice.seconds < least.seconds ? choice : least),
      undefined,
    );
    if (best === undefined || best.seconds === 0) return [];
    const { access, seconds } = best;
    if (access.extraSeconds > 0) return this.#parkAndWalk(access, stop, place, boarding, seconds);
    const leg = this.#endLeg(access, stop, this.#ends.from, place, seconds, false);
    return [shift(leg, boarding - leg.arrival)];
  }

  /** An own vehicle stays in front of the stop, or at the door of its station. */
  #parkAndWalk(access: StreetAccess, stop: number, place: Place, boarding: number, seconds: number): Leg[] {
    const { extraSeconds } = access;
    const door = access.doorOf(stop);
    const inside = door === undefined ? undefined : this.#insideLeg(door.door, stop, 0, door.seconds);
    const parked = inside === undefined ? place : inside.from;
    const walk = inside === undefined ? 0 : inside.arrival;
    const leg = this.#outsideLeg(access, stop, this.#ends.from, parked, seconds - extraSeconds - walk);
    const arrival = boarding - walk - extraSeconds;
    return [
      shift(leg, arrival - leg.arrival),
      stationary(pauseMode('park-on-street').id, parked, arrival, boarding - walk),
      ...(inside === undefined ? [] : [shift(inside, boarding - walk)]),
    ];
  }

  #egressLegs(stop: number, place: Place, alighting: number): Leg[] {
    const seconds = this.#egress.stops.find((reached) => reached.stop === stop)?.seconds ?? 0;
    if (seconds === 0) return [];
    const leg = this.#endLeg(this.#egress, stop, place, this.#ends.to, seconds, true);
    return [shift(leg, alighting - leg.departure)];
  }

  /** The walk between an end of the journey and a stop, through the station where it lies inside one. */
  #endLeg(access: StreetAccess, stop: number, from: Place, to: Place, seconds: number, backward: boolean): StreetLeg {
    const door = access.doorOf(stop);
    const inside =
      door === undefined
        ? undefined
        : backward
          ? this.#insideLeg(stop, door.door, 0, door.seconds)
          : this.#insideLeg(door.door, stop, 0, door.seconds);
    if (inside === undefined) return this.#outsideLeg(access, stop, from, to, seconds);
    const street = seconds - inside.arrival;
    return backward
      ? joinLegs([inside, this.#outsideLeg(access, stop, inside.to, to, street)], { from, to }, 0, seconds)
      : joinLegs([this.#outsideLeg(access, stop, from, inside.from, street), inside], { from, to }, 0, seconds);
  }

  #outsideLeg(access: StreetAccess, stop: number, from: Place, to: Place, seconds: number): StreetLeg {
    const path = access.path(stop);
    return path === undefined
      ? straightLeg(access.mode, access.profile, from, to, 0, seconds)
      : streetLeg(path, access.mode, from, to, 0, seconds);
  }

  get #walker(): { readonly mode: string; readonly profile: WalkProfile } {
    const profile = this.#request.wheelchair ? 'wheelchair' : 'walk';
    return { mode: connectorMode(profile).id, profile };
  }

  #insideLeg(from: number, to: number, departure: number, seconds: number): StreetLeg | undefined {
    const { stops, timetable } = this.#transit;
    const places = { from: placeOfStop(stops, from), to: placeOfStop(stops, to) };
    return stationLeg(timetable, this.#walker, from, to, places, departure, seconds);
  }

  /** A walk between stops, inside a station or over the streets; its time is the link's, which the search relied on. */
  #changeWalk(walk: TransitWalk): StreetLeg | undefined {
    const { stops } = this.#transit;
    const { fromStop, toStop, departure } = walk;
    const seconds = walk.arrival - departure;
    if (seconds > (this.#request.maxWalkSeconds ?? seconds)) return undefined;
    const inside = this.#insideLeg(fromStop, toStop, departure, seconds);
    if (inside !== undefined) return inside;
    const places = { from: placeOfStop(stops, fromStop), to: placeOfStop(stops, toStop) };
    const { mode, profile } = this.#walker;
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
    const { mode, profile } = this.#walker;
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

function shift(leg: StreetLeg, by: number): StreetLeg {
  return { ...leg, departure: leg.departure + by, arrival: leg.arrival + by };
}

function stationary(mode: string, at: Place, departure: number, arrival: number): StationaryLeg {
  return { kind: 'stationary', mode, at, departure, arrival };
}
