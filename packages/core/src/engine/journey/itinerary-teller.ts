import type { Itinerary, Leg, Place, PlanRequest, StationaryLeg, StreetLeg } from '../../model/index.ts';
import { connectorMode, pauseMode } from '../../modes/index.ts';
import type { StreetPath } from '../street/index.ts';
import type { TransitJourney, TransitWalk } from '../transit/index.ts';
import type { JourneyWorld, TransitWorld } from './journey-world.ts';
import { describeRide, placeOfStop } from './ride-leg.ts';
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
    const leg = this.#streetLeg(access, stop, this.#ends.from, place, seconds - access.extraSeconds);
    const arrival = boarding - access.extraSeconds;
    const moved = shift(leg, arrival - leg.arrival);
    return access.extraSeconds === 0
      ? [moved]
      : [moved, stationary(pauseMode('park-on-street').id, place, arrival, boarding)];
  }

  #egressLegs(stop: number, place: Place, alighting: number): Leg[] {
    const seconds = this.#egress.stops.find((reached) => reached.stop === stop)?.seconds ?? 0;
    if (seconds === 0) return [];
    const leg = this.#streetLeg(this.#egress, stop, place, this.#ends.to, seconds);
    return [shift(leg, alighting - leg.departure)];
  }

  #streetLeg(access: StreetAccess, stop: number, from: Place, to: Place, seconds: number): StreetLeg {
    const path = access.path(stop);
    return path === undefined
      ? straightLeg(access.mode, access.profile, from, to, 0, seconds)
      : streetLeg(path, access.mode, from, to, 0, seconds);
  }

  /** A walk between stops over the streets; its time is the link's, which the search relied on. */
  #changeWalk(walk: TransitWalk): StreetLeg | undefined {
    const { stops } = this.#transit;
    const [from, to] = [placeOfStop(stops, walk.fromStop), placeOfStop(stops, walk.toStop)];
    const profile = this.#request.wheelchair ? 'wheelchair' : 'walk';
    const { id: mode } = connectorMode(profile);
    const seconds = walk.arrival - walk.departure;
    if (seconds > (this.#request.maxWalkSeconds ?? seconds)) return undefined;
    const { streets, stopLinks } = this.#world;
    const straight = (): StreetLeg => straightLeg(mode, profile, from, to, walk.departure, seconds);
    const onStreets = [walk.fromStop, walk.toStop].every((stop) => stopLinks?.walk.snapOf(stop) !== undefined);
    if (streets === undefined || !onStreets) return straight();
    const key = `${walk.fromStop}>${walk.toStop}`;
    if (!this.#walks.has(key)) {
      const [start, end] = [stopLinks?.[profile].snapOf(walk.fromStop), stopLinks?.[profile].snapOf(walk.toStop)];
      const known = start !== undefined && end !== undefined;
      this.#walks.set(key, known ? streets.routeBetween(streets.metric(profile), [start], [end]) : undefined);
    }
    const path = this.#walks.get(key);
    if (path !== undefined) return streetLeg(path, mode, from, to, walk.departure, seconds);
    return this.#request.wheelchair ? undefined : straight();
  }
}

function shift(leg: StreetLeg, by: number): StreetLeg {
  return { ...leg, departure: leg.departure + by, arrival: leg.arrival + by };
}

function stationary(mode: string, at: Place, departure: number, arrival: number): StationaryLeg {
  return { kind: 'stationary', mode, at, departure, arrival };
}
