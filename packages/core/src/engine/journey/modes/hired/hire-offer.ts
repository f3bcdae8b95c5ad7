import type { Money } from '../../../../base/index.ts';
import type { LatLng } from '../../../../geo/index.ts';
import type { HiredVehicle, HireStock, Operator } from '../../../../model/index.ts';
import type { StreetProfileName } from '../../../../modes/index.ts';
import type { StreetPath } from '../../../street/index.ts';

/** A vehicle, or equal vehicles at a station, that can be hired. Offers of sharing systems and of hire companies share this form. */
export interface HireOffer extends LatLng {
  /** A mode of one provider, such as `me_mic-s_town-bikes`. */
  readonly mode: string;
  readonly profile: StreetProfileName;
  /** The name of the station; '' for a vehicle that stands by itself. */
  readonly name: string;
  /** Metres along a straight line from the place of the search. */
  readonly metres: number;
  /** Whether it is uncertain that the vehicle will still be there. */
  readonly isUncertain: boolean;
  /** Whether it has to be returned where it was taken (SV-7). */
  readonly isRoundTrip: boolean;
  readonly operator: Operator;
  /** The vehicle; absent where the provider does not describe it. */
  readonly vehicle?: HiredVehicle;
  /** What was reported of the station or the vehicle; absent where nothing is known at the time of the trip. */
  readonly stock?: HireStock;
  readonly collectSeconds: number;
  readonly returnSeconds: number;
  /** Metres per second, at most. */
  readonly topSpeed?: number;
  /** Whether it can be collected at an instant and ridden for that many seconds; true where unknown. */
  isOpenAt(at: number, seconds: number): boolean;
  /** Whether its opening hours exclude collecting it at an instant. */
  isShutAt(at: number): boolean;
  /** Places near a point where it can be returned at an instant, nearest first. */
  returnsNear(place: LatLng, at: number): readonly HireReturn[];
  /** Whether it may be left on a street there at an instant. */
  mayLeaveAt(place: LatLng, at: number): boolean;
  /** Seconds that a ride along a path takes under the rules in force at an instant. Undefined where riding there is forbidden or impossible. */
  rideSeconds(path: StreetPath, metres: number, at: number): number | undefined;
  /** The price of a ride that begins at an instant; undefined = unknown. */
  priceOf(ride: HiredRide, at: number): HirePrice | undefined;
}

/** A place to return a vehicle. */
export interface HireReturn extends LatLng {
  readonly name: string;
  readonly metres: number;
  readonly isUncertain: boolean;
  /** Whether it is a place of the operator, not a point on the street. */
  readonly isStation: boolean;
  /** What was reported of the place; absent where nothing is known at the time of the trip. */
  readonly stock?: HireStock;
  /** Whether it is open and has room at an instant; true where unknown. */
  isOpenAt(at: number): boolean;
  /** Whether its opening hours exclude returning a vehicle at an instant. */
  isShutAt(at: number): boolean;
}

export interface HiredRide {
  readonly metres: number;
  readonly seconds: number;
}

export interface HirePrice {
  /** The identifier of the plan or tariff. */
  readonly id: string;
  readonly name: string;
  readonly money: Money;
}
