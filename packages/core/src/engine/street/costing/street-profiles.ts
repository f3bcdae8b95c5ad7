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
  /** Mean wait at a junction with traffic signals. */
  readonly signalSeconds: number;
  /** The value of `turn-by-turn` on the wire. */
  readonly guidance: 'WALKING' | 'CYCLING' | 'DRIVING';
}

const motorTurns = { left: motorTurnCosts(true), right: motorTurnCosts(false) };
const kmh = (speed: number): number => speed / 3.6;
const driving = (
  name: StreetProfileName,
  traveller: Parameters<typeof motorCosting>[0],
  speed: number,
): StreetProfile => ({
  name,
  costing: motorCosting(traveller),
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
  'fast-e-scooter': driving('fast-e-scooter', 'moped', kmh(45)),
  car: driving('car', 'car', kmh(130)),
  motorbike: driving('motorbike', 'motorcycle', kmh(130)),
  taxi: driving('taxi', 'taxi', kmh(130)),
};
