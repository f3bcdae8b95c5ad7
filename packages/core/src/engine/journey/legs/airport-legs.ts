import type { StationaryLeg } from '../../../model/index.ts';
import { type Pause, pauseMode } from '../../../modes/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { TransitRide } from '../../transit/index.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import type { Airports } from './airports.ts';
import { placeOfStop } from './ride-leg.ts';

/** Legs at airports around the rides of a journey: check-in, check-out and transfers, without gaps in time (spec 2.2). */
export class AirportLegs {
  readonly #airports: Airports | undefined;
  readonly #transit: TransitWorld;

  constructor(airports: Airports | undefined, transit: TransitWorld) {
    this.#airports = airports;
    this.#transit = transit;
  }

  /** Check-in right before the first ride; undefined where that ride is no flight. */
  checkIn(ride: TransitRide): StationaryLeg | undefined {
    const airports = this.#airports;
    if (airports?.isFlight(ride.trip) !== true) return undefined;
    const { checkIn } = airports.timesAt(ride.fromStop);
    return this.#leg('airport-checkin', ride.fromStop, ride.departure - checkIn, ride.departure);
  }

  /** Check-out right after a flight, unless another one follows. */
  checkOut(ride: TransitRide, next: TransitRide | undefined): StationaryLeg | undefined {
    const airports = this.#airports;
    if (airports?.isFlight(ride.trip) !== true) return undefined;
    if (next !== undefined && (next.seated || airports.isFlight(next.trip))) return undefined;
    return this.#leg(
      'airport-checkout',
      ride.toStop,
      ride.arrival,
      ride.arrival + airports.timesAt(ride.toStop).checkOut,
    );
  }

  /**
   * The legs at a stop until a ride departs: waiting, check-in, a transfer between flights.
   * @param at arrival at the stop, Unix seconds; the search has left enough time
   */
  untilBoarding(before: TransitRide, ride: TransitRide, at: number): readonly StationaryLeg[] {
    const airports = this.#airports;
    const wait = (until: number): StationaryLeg[] =>
      until > at ? [this.#leg('transfer', ride.fromStop, at, until)] : [];
    const checkIn = this.checkIn(ride);
    if (airports === undefined || checkIn === undefined) return wait(ride.departure);
    if (airports.isFlight(before.trip)) return [this.#leg('airport-transfer', ride.fromStop, at, ride.departure)];
    return [...wait(checkIn.departure), checkIn];
  }

  #leg(purpose: Pause, stop: StopIndex, departure: number, arrival: number): StationaryLeg {
    const at = placeOfStop(this.#transit.stops, stop);
    return { kind: 'stationary', mode: pauseMode(purpose).id, at, departure, arrival };
  }
}
