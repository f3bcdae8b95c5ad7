import type { WhenWindow } from '../../../model/index.ts';
import {
  BETTER_AT_OTHER_END_SECONDS,
  CAR_PARK_SECONDS,
  CAR_PARK_WALK_SECONDS,
  KILOGRAMS_PER_EXTRA_BOARDING,
  NEGLIGIBLE_CARBON_SHARE,
  NEGLIGIBLE_CARBON_SHARE_WHEN_HAILED,
  NEGLIGIBLE_DURATION_SECONDS,
  NEGLIGIBLE_KILOGRAMS,
  NEGLIGIBLE_WALK_SECONDS,
  SECONDS_PER_EXTRA_VEHICLE,
  VEHICLES_PER_HAILED_CAR,
  WALK_SECONDS_PER_BOARDING,
  WALK_SECONDS_PER_EXTRA_BOARDING,
  WORSE_AT_FREE_END_SECONDS,
} from './thresholds.ts';

/** One thing in which a rival is compared with a candidate. */
export type Criterion =
  | 'times'
  | 'vehicles'
  | 'walking'
  | 'carbon'
  | 'money'
  | 'booking'
  | 'providers'
  | 'hailed-metres'
  | 'parking-fee';

/**
 * The parameters of `dominates`: the criteria in which a rival is compared with a candidate, and how much worse still counts as no worse.
 * "Vehicles saved" are vehicles that the candidate takes and the rival does not.
 */
export interface DominanceTolerance {
  /** The rival must be worse in none of these. */
  readonly criteria: readonly Criterion[];
  /** The rival must be better in one of these; empty: an equal rival dominates too. */
  readonly betterIn: readonly Criterion[];
  /** The vehicles that count: rides by timetable, those and hailed cars, or everything that the rider gets into or onto. */
  readonly counts: 'boardings' | 'boardings-and-hailed' | 'vehicles';
  /** Vehicles more that the rival may take. */
  readonly extraVehicles: number;
  /** Vehicles are saved only beside a rival that rides by timetable itself. */
  readonly savesBesideRidesOnly: boolean;
  /** Seconds that the rival may walk longer, and again for every vehicle saved. */
  readonly walkSeconds: number;
  readonly walkSecondsPerVehicle: number;
  /** Seconds that a rival without a timetable may take longer. */
  readonly durationSeconds: number;
  /** The same for one that leaves later, or arrives no later, in its answer. */
  readonly durationSecondsIfNoLater: number;
  /**
   * Seconds by which the rival may be worse at one end of the trip where a vehicle is saved; not at both ends, or a later departure could
   * arrive earlier.
   */
  readonly endSecondsIfVehicleSaved: number;
  /** A rival is better in `times` if it is much better at one end and hardly worse at the free end. Undefined: both ends count alike. */
  readonly freeEnd:
    | { readonly end: 'departure' | 'arrival'; readonly worse: number; readonly better: number }
    | undefined;
  /** Kilograms of CO₂ that the rival may emit more, and again for every vehicle saved. */
  readonly kilograms: number;
  readonly kilogramsPerVehicle: number;
  /** Or this share of what the rival emits; the second one where a vehicle is saved, the candidate hails a car and pays no less. */
  readonly carbonShare: number;
  readonly carbonShareWhenHailed: number;
  /** A candidate that leaves a run of the rival's early, or boards it later, saves no carbon where a vehicle is saved: the run goes on. */
  readonly runGoesOn: boolean;
  /** Whether an unknown price is comparable: ignored beside any price, or comparable with another unknown price only. */
  readonly unknownPrice: 'ignored' | 'incomparable';
}

/** No tolerance: the rival leaves no earlier, arrives no later, boards no more, walks no longer, emits no more and costs no more. */
export const EXACT: DominanceTolerance = {
  criteria: ['vehicles', 'walking', 'times', 'money', 'carbon', 'booking'],
  betterIn: [],
  counts: 'boardings',
  extraVehicles: 0,
  savesBesideRidesOnly: false,
  walkSeconds: 0,
  walkSecondsPerVehicle: 0,
  durationSeconds: 0,
  durationSecondsIfNoLater: 0,
  endSecondsIfVehicleSaved: 0,
  freeEnd: undefined,
  kilograms: 0,
  kilogramsPerVehicle: 0,
  carbonShare: 0,
  carbonShareWhenHailed: 0,
  runGoesOn: false,
  unknownPrice: 'ignored',
};

/** Journeys of one timetable search: departure, arrival and boardings together (IT-1). */
export const BY_TIMES_AND_BOARDINGS: DominanceTolerance = { ...EXACT, criteria: ['times', 'vehicles'] };

/** Walking the whole way, compared with a ride: each boarding and each hailed car has to save a walk of its own (IT-13). */
export const WALKING_ALL_THE_WAY: DominanceTolerance = {
  ...EXACT,
  criteria: ['times', 'walking'],
  counts: 'boardings-and-hailed',
  walkSecondsPerVehicle: WALK_SECONDS_PER_BOARDING,
};

/** Walking the whole way, compared with a hired vehicle or a shared ride: it is collected only where it is faster (SV-12). */
export const WALKING_NO_SLOWER: DominanceTolerance = { ...EXACT, criteria: ['times'] };

/** A single mode, compared with a combination (spec 4.2 rule 2). Every vehicle counts: a taxi in place of a train is no vehicle less. */
export const SINGLE_MODE: DominanceTolerance = {
  ...EXACT,
  counts: 'vehicles',
  walkSeconds: NEGLIGIBLE_WALK_SECONDS,
  walkSecondsPerVehicle: WALK_SECONDS_PER_BOARDING,
  durationSecondsIfNoLater: NEGLIGIBLE_DURATION_SECONDS,
  endSecondsIfVehicleSaved: SECONDS_PER_EXTRA_VEHICLE,
  kilograms: NEGLIGIBLE_KILOGRAMS,
  carbonShare: NEGLIGIBLE_CARBON_SHARE,
  carbonShareWhenHailed: NEGLIGIBLE_CARBON_SHARE_WHEN_HAILED,
  runGoesOn: true,
};

/** A combination with fewer vehicles, by providers of the candidate's. */
export const FEWER_VEHICLES: DominanceTolerance = {
  ...SINGLE_MODE,
  criteria: [...SINGLE_MODE.criteria, 'providers'],
  betterIn: ['vehicles'],
};

/**
 * A rival that makes a hailed car needless. Tickets and carbon are left out: a rider who pays for a car does not look at the ticket, and
 * scheduled vehicles run anyway.
 */
export const WITHOUT_HAILED_CAR: DominanceTolerance = {
  ...EXACT,
  criteria: ['times', 'walking', 'vehicles', 'hailed-metres'],
  betterIn: ['times', 'walking', 'hailed-metres'],
  counts: 'vehicles',
  extraVehicles: VEHICLES_PER_HAILED_CAR,
  walkSeconds: NEGLIGIBLE_WALK_SECONDS,
};

/** A car park, compared with parking on the street in front: known to be for parking, and as good (OS-40). */
export const CAR_PARK: DominanceTolerance = {
  ...EXACT,
  criteria: ['times', 'walking', 'parking-fee'],
  durationSeconds: CAR_PARK_SECONDS,
  walkSeconds: CAR_PARK_WALK_SECONDS,
};

/**
 * Another answer of the same modes: as good in everything and better in something (IT-1). The free end is the departure where the rider asks
 * when to leave, and the arrival where the rider asks when to be there.
 */
export function sameModes({ departAfter }: WhenWindow): DominanceTolerance {
  const end = departAfter === undefined ? 'arrival' : 'departure';
  return {
    ...EXACT,
    criteria: [...EXACT.criteria, 'providers'],
    betterIn: ['vehicles', 'walking', 'times', 'money', 'carbon'],
    savesBesideRidesOnly: true,
    walkSecondsPerVehicle: WALK_SECONDS_PER_EXTRA_BOARDING,
    freeEnd: { end, worse: WORSE_AT_FREE_END_SECONDS, better: BETTER_AT_OTHER_END_SECONDS },
    kilogramsPerVehicle: KILOGRAMS_PER_EXTRA_BOARDING,
    unknownPrice: 'incomparable',
  };
}
