import { LruCache } from '../../../base/index.ts';
import type { Itinerary, Leg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { quickestTo, type StopAccess } from '../access/stop-access.ts';
import type { BuildFailure } from '../filters/journey-filters.ts';
import { inSequence, itineraryOf } from '../itinerary/leg-sequence.ts';
import { AirportLegs } from '../legs/airport-legs.ts';
import { airportsOf } from '../legs/airports.ts';
import { type DrawnLine, describeRide } from '../legs/ride-leg.ts';
import { transferWalk } from '../legs/transfer-walks.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import type { AccessEgress } from './access-egress-pair.ts';

/** Maximum number of lines on the map that are kept: the runs of a pattern share them, within a request and among requests. */
const LINES_KEPT = 4000;
const linesOf = new WeakMap<TransitWorld, LruCache<string, DrawnLine>>();

function drawnLines(transit: TransitWorld): LruCache<string, DrawnLine> {
  let lines = linesOf.get(transit);
  if (lines === undefined) {
    lines = new LruCache(LINES_KEPT);
    linesOf.set(transit, lines);
  }
  return lines;
}

/** Builds itineraries from door to door: journeys between stops with the legs of their access and egress. */
export class ItineraryBuilder {
  readonly #task: JourneyTask;
  readonly #transit: TransitWorld;
  readonly #access: readonly StopAccess[];
  readonly #egress: readonly StopAccess[];
  readonly #airportLegs: AirportLegs;
  readonly #drawn: LruCache<string, DrawnLine>;

  constructor(task: JourneyTask, transit: TransitWorld, { access, egress }: AccessEgress) {
    this.#task = task;
    this.#transit = transit;
    this.#access = access;
    this.#egress = egress;
    this.#airportLegs = new AirportLegs(airportsOf(task.world), transit);
    this.#drawn = drawnLines(transit);
  }

  /** Only the rides of a journey, for explanations of one that cannot be built from door to door. */
  buildRides({ legs, boardings }: TransitJourney): Itinerary {
    const rides = legs.flatMap((leg) => (leg.kind === 'ride' ? [describeRide(leg, this.#transit, this.#drawn)] : []));
    return itineraryOf(rides, boardings, []);
  }

  /**
   * Builds a journey from door to door. Waits and transfers between rides become legs here; the wire adds those that take no time.
   * @returns a failure where the access or egress does not run at that time, or where, in a wheelchair, a transfer has known stairs (spec 4.2 rule 7)
   */
  build(journey: TransitJourney): Itinerary | BuildFailure {
    const rides = journey.legs.filter((leg) => leg.kind === 'ride');
    const checkIn = rides[0] === undefined ? undefined : this.#airportLegs.checkIn(rides[0]);
    const boarding = checkIn?.departure ?? rides[0]?.departure ?? journey.departure;
    const access = accessLegs(this.#access, journey.origin, boarding);
    if (access === undefined) return 'not-running';
    const legs: Leg[] = [...access];
    if (checkIn !== undefined) legs.push(checkIn);
    let ridden = 0;
    for (const leg of journey.legs) {
      if (leg.kind === 'walk') {
        const walk = transferWalk(this.#task, this.#transit, leg);
        if (walk === undefined) return 'inaccessible';
        // The rider walks first and waits at the next stop, whichever direction the search took.
        legs.push(...inSequence([walk], legs.at(-1)?.arrival ?? leg.departure));
        continue;
      }
      const before = rides[ridden - 1];
      if (before !== undefined && !leg.seated)
        legs.push(...this.#airportLegs.untilBoarding(before, leg, legs.at(-1)?.arrival ?? before.arrival));
      legs.push(describeRide(leg, this.#transit, this.#drawn));
      ridden++;
      const checkOut = this.#airportLegs.checkOut(leg, rides[ridden]);
      if (checkOut !== undefined) legs.push(checkOut);
    }
    const egress = accessLegs(this.#egress, journey.destination, legs.at(-1)?.arrival ?? journey.arrival);
    if (egress === undefined) return 'not-running';
    return itineraryOf([...legs, ...egress], journey.boardings, []);
  }
}

/** Legs of the quickest access to (egress from) a stop. Empty where no access leads there; undefined where it does not run at that time. */
function accessLegs(accesses: readonly StopAccess[], stop: StopIndex, time: number): readonly Leg[] | undefined {
  const best = quickestTo(accesses, stop);
  return best === undefined ? [] : best.access.legs(stop, time);
}
