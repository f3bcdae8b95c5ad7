import type { StreetProfileName } from '../../../modes/index.ts';
import { RESTRICTED, type TurnFamilyName } from '../../../street/index.ts';
import { bicycleCosting, scooterCosting } from './bicycle.ts';
import { motorCosting } from './motor.ts';
import { type Costing, CYCLING_METRES_PER_SECOND, WALKING_METRES_PER_SECOND } from './traversal.ts';
import { motorTurnCosts, type TurnCosts } from './turn-costs.ts';
import { walkCosting } from './walk.ts';
import { wheelchairCosting } from './wheelchair.ts';

/** How one kind of traveller moves on streets. A profile is a row of this table, so searches never branch on its name. */
export interface StreetProfile {
  readonly name: StreetProfileName;
  readonly costing: Costing;
  /** Metres per second unless a request gives another speed: the speed on a good level street, or the maximum of a vehicle with an engine. */
  readonly speed: number;
  /** Bits of `RESTRICTED` for the turn restrictions that apply; 0 for a profile that obeys none. */
  readonly restrictedAs: number;
  /** The turn graph that carries those restrictions. */
  readonly family: TurnFamilyName;
  /** Turn costs for left-hand and right-hand traffic; absent for profiles whose turns cost nothing. */
  readonly turnCosts?: { readonly left: TurnCosts; readonly right: TurnCosts };
  /** Share of the delay of cars in traffic that the traveller has: 1 for cars, 0 for travellers whom other cars do not slow. */
  readonly trafficExposure: number;
  /** Mean wait at a junction with traffic signals. */
  readonly signalSeconds: number;
  /** The value of `turn-by-turn` on the wire. */
  readonly guidance: 'WALKING' | 'CYCLING' | 'DRIVING';
}

/** Motorcycles and mopeds pass queues, but not all of them and not where they may not. Our choice: half of the delay. */
const TWO_WHEELS = 0.5;

const motorTurns = { left: motorTurnCosts(true), right: motorTurnCosts(false) };
const kmh = (speed: number): number => speed / 3.6;
const driving = (
  name: StreetProfileName,
  traveller: Parameters<typeof motorCosting>[0],
  speed: number,
  trafficExposure: number,
): StreetProfile => ({
  name,
  costing: motorCosting(traveller),
  trafficExposure,
  speed,
  restrictedAs: RESTRICTED[traveller],
  family: 'roads',
  turnCosts: motorTurns,
  signalSeconds: 12,
  guidance: 'DRIVING',
});
const walking = (name: StreetProfileName, costing: Costing): StreetProfile => ({
  name,
  costing,
  speed: WALKING_METRES_PER_SECOND,
  restrictedAs: 0,
  trafficExposure: 0,
  // Walkers cross one arm of a junction only; that wait is part of the usual walking speed.
  signalSeconds: 0,
  family: 'paths',
  guidance: 'WALKING',
});
const cycling = (name: StreetProfileName, costing: Costing, speed: number): StreetProfile => ({
  name,
  costing,
  speed,
  restrictedAs: RESTRICTED.bicycle,
  trafficExposure: 0,
  signalSeconds: 8,
  family: 'paths',
  guidance: 'CYCLING',
});

/** The profile of every kind of traveller. */
export const STREET_PROFILES: Readonly<Record<StreetProfileName, StreetProfile>> = {
  walk: walking('walk', walkCosting),
  wheelchair: walking('wheelchair', wheelchairCosting),
  bicycle: cycling('bicycle', bicycleCosting, CYCLING_METRES_PER_SECOND),
  'e-scooter': cycling('e-scooter', scooterCosting, kmh(20)),
  'fast-e-scooter': driving('fast-e-scooter', 'moped', kmh(45), TWO_WHEELS),
  car: driving('car', 'car', kmh(130), 1),
  motorbike: driving('motorbike', 'motorcycle', kmh(130), TWO_WHEELS),
  taxi: driving('taxi', 'taxi', kmh(130), 1),
};
