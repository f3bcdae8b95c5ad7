import type { Money } from '../../../../base/index.ts';
import type { LatLng } from '../../../../geo/index.ts';
import type { HiredVehicle, Operator } from '../../../../model/index.ts';
import type { StreetProfileName } from '../../../../modes/index.ts';
import type { StreetPath } from '../../../street/index.ts';

/** A vehicle, or the like ones of a station, that somebody may take, ride and give back: what all who hire out have in common. */
export interface HireOffer extends LatLng {
  /** Of one provider: `me_mic-s_Town-Bikes`. */
  readonly mode: string;
  readonly profile: StreetProfileName;
  /** Of the station; '' for a vehicle that stands by itself. */
  readonly name: string;
  /** From where one looked, in a straight line. */
  readonly metres: number;
  /** Whether nobody can tell if it will be there. */
  readonly isUncertain: boolean;
  /** It has to go back to where it came from (SV-7). */
  readonly isRoundTrip: boolean;
  readonly operator: Operator;
  /** What is taken; absent where the provider does not say. */
  readonly vehicle?: HiredVehicle;
  readonly collectSeconds: number;
  readonly returnSeconds: number;
  /** Metres per second that it does not exceed. */
  readonly topSpeed?: number;
  /** Whether it can be collected at an instant and ridden for some seconds, as far as is known. */
  isOpenAt(at: number, seconds: number): boolean;
  /** Whether its hours say that it cannot be collected at an instant, whatever there is. */
  isShutAt(at: number): boolean;
  /** Where it can be given back near a place at an instant, nearest first. */
  returnsNear(place: LatLng, at: number): readonly HireReturn[];
  /** Whether it may be left on a street there at an instant. */
  mayLeaveAt(place: LatLng, at: number): boolean;
  /** Seconds that a ride along a path takes under the rules that hold from an instant on; undefined where it may not or cannot be ridden. */
  rideSeconds(path: StreetPath, metres: number, at: number): number | undefined;
  /** What a ride costs that begins at an instant; undefined = unknown. */
  priceOf(ride: HiredRide, at: number): HirePrice | undefined;
}

/** A place to give a vehicle back. */
export interface HireReturn extends LatLng {
  readonly name: string;
  readonly metres: number;
  readonly isUncertain: boolean;
  /** A place of the operator's, not just somewhere on the street. */
  readonly isStation: boolean;
  /** Whether it is open and has room at an instant, as far as is known. */
  isOpenAt(at: number): boolean;
}

export interface HiredRide {
  readonly metres: number;
  readonly seconds: number;
}

export interface HirePrice {
  /** Of the plan or tariff. */
  readonly id: string;
  readonly name: string;
  readonly money: Money;
}
