import type { Itinerary, Leg, RemovalReason } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { quickestTo, type StopAccess } from '../access/stop-access.ts';
import { inSequence, itineraryOf } from '../itinerary/leg-sequence.ts';
import { AirportLegs } from '../legs/airport-legs.ts';
import { airportsOf } from '../legs/airports.ts';
import { type DrawnLine, describeRide } from '../legs/ride-leg.ts';
import { transferWalk } from '../legs/transfer-walks.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { TaskMemo } from '../request/task-memo.ts';

/** Lines of rides, the same for every set of modes. */
const drawnLines = new TaskMemo<Map<string, DrawnLine>>();

/** Tells journeys of stops and runs as itineraries from door to door. */
export class ItineraryBuilder {
  readonly #task: JourneyTask;
  readonly #transit: TransitWorld;
  readonly #access: readonly StopAccess[];
  readonly #egress: readonly StopAccess[];
  readonly #airportLegs: AirportLegs;
  readonly #drawn: Map<string, DrawnLine>;

  /** @param access means of getting to stops @param egress means of getting on from them */
  constructor(task: JourneyTask, transit: TransitWorld, access: readonly StopAccess[], egress: readonly StopAccess[]) {
    this.#task = task;
    this.#transit = transit;
    this.#access = access;
    this.#egress = egress;
    this.#airportLegs = new AirportLegs(airportsOf(task.world), transit);
    this.#drawn = drawnLines.get(task, '', () => new Map());
  }

  /** The rides alone, of a journey that cannot be built from door to door. */
  buildRides({ legs, boardings }: TransitJourney): Itinerary {
    const rides = legs.flatMap((leg) => (leg.kind === 'ride' ? [describeRide(leg, this.#transit, this.#drawn)] : []));
    return itineraryOf(rides, boardings, []);
  }

  /**
   * @param refuse called with the reason where there is no answer
   * @returns undefined when a transfer cannot be made: it has known stairs and is to be made in a wheelchair (spec 4.2 rule 7); or
   *   what brings one to or from the train does not go then
   */
  build(journey: TransitJourney, refuse?: (reason: RemovalReason) => void): Itinerary | undefined {
    const legs: Leg[] = [];
    const rides = journey.legs.filter((leg) => leg.kind === 'ride');
    const checkIn = rides[0] === undefined ? undefined : this.#airportLegs.checkIn(rides[0]);
    const boarding = checkIn?.departure ?? rides[0]?.departure ?? journey.departure;
    const start = accessLegs(this.#access, journey.origin, boarding);
    if (start === undefined) {
      refuse?.('not-running');
      return undefined;
    }
    legs.push(...start, ...(checkIn === undefined ? [] : [checkIn]));
    let ridden = 0;
    for (const leg of journey.legs) {
      if (leg.kind === 'walk') {
        const walk = transferWalk(this.#task, this.#transit, leg);
        if (walk === undefined) {
          refuse?.('inaccessible');
          return undefined;
        }
        // One walks first and waits at the next stop, whichever direction the search took.
        legs.push(...inSequence([walk], legs.at(-1)?.arrival ?? leg.departure));
        continue;
      }
      const ride = describeRide(leg, this.#transit, this.#drawn);
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
    const finish = accessLegs(this.#egress, destination, lastArrival);
    if (finish === undefined) {
      refuse?.('not-running');
      return undefined;
    }
    legs.push(...finish);
    return itineraryOf(legs, journey.boardings, []);
  }
}

function accessLegs(accesses: readonly StopAccess[], stop: number, time: number): readonly Leg[] | undefined {
  const best = quickestTo(accesses, stop);
  return best === undefined ? [] : best.access.legs(stop, time);
}
