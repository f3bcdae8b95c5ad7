import type { StreetProfileName } from '../../../modes/index.ts';
import { RESTRICTED, type TurnFamilyName } from '../../../street/index.ts';
import { bicycleCosting, scooterCosting } from './bicycle.ts';
import { motorCosting } from './motor.ts';
import { type Costing, CYCLING_METRES_PER_SECOND, WALKING_METRES_PER_SECOND } from './traversal.ts';
import { motorTurnCosts, type TurnCosts } from './turn-costs.ts';
import { walkCosting } from './walk.ts';
import { wheelchairCosting } from './wheelchair.ts';

/** How somebody travels on streets: a row, so that searches never ask which profile they run for. */
export interface StreetProfile {
  readonly name: StreetProfileName;
  readonly costing: Costing;
  /** Metres per second unless a request names another: on a good level street, or the most a vehicle with an engine makes. */
  readonly speed: number;
  /** Bits of the turn restrictions that count, 0 for those who obey none. */
  readonly restrictedAs: number;
  /** The turn graph whose searches obey them. */
  readonly family: TurnFamilyName;
  /** What turns cost where traffic keeps to that side; absent for those who just take them. */
  readonly turnCosts?: { readonly left: TurnCosts; readonly right: TurnCosts };
  /** Wait at a junction with traffic signals, on average. */
  readonly signalSeconds: number;
  /** `turn-by-turn` of the wire. */
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
  // Whoever walks at signals crosses at one arm only, and such waits are part of the usual speed.
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

/** Every way of travelling on streets. */
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
