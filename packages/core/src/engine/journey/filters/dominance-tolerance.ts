import type { WhenWindow } from '../../../model/index.ts';
import {
  BETTER_AT_OTHER_END_SECONDS,
  CAR_PARK_SECONDS,
  CAR_PARK_WALK_SECONDS,
  KILOGRAMS_PER_EXTRA_BOARDING,
  NEGLIGIBLE_CARBON_SHARE,
  NEGLIGIBLE_DURATION_SECONDS,
  NEGLIGIBLE_KILOGRAMS,
  NEGLIGIBLE_WALK_SECONDS,
  SECONDS_PER_EXTRA_VEHICLE,
  VEHICLES_PER_HAILED_CAR,
  WALK_SECONDS_PER_BOARDING,
  WALK_SECONDS_PER_EXTRA_BOARDING,
  WORSE_AT_FREE_END_SECONDS,
} from './thresholds.ts';

/** A criterion by which a rival is compared with a candidate. */
export type Criterion =
  | 'times'
  | 'vehicles'
  | 'walking'
  | 'carbon'
  | 'money'
  | 'booking'
  | 'providers'
  | 'companies'
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
  /** The vehicles that count: rides by timetable; rides by timetable and hailed cars; or every vehicle that the rider uses. */
  readonly counts: 'boardings' | 'boardings-and-hailed' | 'vehicles';
  /** Number of vehicles that the rival may take beyond those of the candidate. */
  readonly extraVehicles: number;
  /** Whether only a rival that itself rides by timetable can save vehicles. */
  readonly savesBesideRidesOnly: boolean;
  /** Seconds that the rival may walk longer, and again for every vehicle saved. */
  readonly walkSeconds: number;
  readonly walkSecondsPerVehicle: number;
  /** Seconds that a rival without a timetable may take longer. */
  readonly durationSeconds: number;
  /** The same for a rival that, as found, leaves later or arrives no later than the candidate. */
  readonly durationSecondsIfNoLater: number;
  /**
   * Seconds by which the rival may leave earlier or arrive later for each vehicle saved, up to `MOST_EXTRA_VEHICLES`. It must not do both, or a later
   * departure could arrive earlier.
   */
  readonly endSecondsPerVehicle: number;
  /**
   * The rival is better in `times` if it is at most `worse` seconds worse at the free end and at least `better` seconds better at the other end, and no
   * worse if it saves a vehicle and is no worse at the other end. Undefined: both ends count alike.
   */
  readonly freeEnd:
    | { readonly end: 'departure' | 'arrival'; readonly worse: number; readonly better: number }
    | undefined;
  /** Kilograms of CO₂ that the rival may emit more, and again for every vehicle saved. */
  readonly kilograms: number;
  readonly kilogramsPerVehicle: number;
  /** Or this share of what the rival emits. */
  readonly carbonShare: number;
  /**
   * Whether a saved vehicle outweighs carbon altogether, and a price unless it is lower by a tenth, by `MONEY_PER_EXTRA_VEHICLE` for each vehicle and
   * by the worth of the time and effort that the candidate takes longer.
   */
  readonly vehiclesOutweighMoney: boolean;
  /** How an unknown price compares: no price counts beside it, or it is comparable with another unknown price only. */
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
  endSecondsPerVehicle: 0,
  freeEnd: undefined,
  kilograms: 0,
  kilogramsPerVehicle: 0,
  carbonShare: 0,
  vehiclesOutweighMoney: false,
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

/** Walking the whole way, compared with a hired vehicle or a shared ride. Such a vehicle is used only where it is faster (SV-12). */
export const WALKING_NO_SLOWER: DominanceTolerance = { ...EXACT, criteria: ['times'] };

/** A single mode, compared with a combination (spec 4.2 rule 2). Every vehicle counts: a taxi in place of a train saves no vehicle. */
export const SINGLE_MODE: DominanceTolerance = {
  ...EXACT,
  counts: 'vehicles',
  walkSeconds: NEGLIGIBLE_WALK_SECONDS,
  walkSecondsPerVehicle: WALK_SECONDS_PER_BOARDING,
  durationSecondsIfNoLater: NEGLIGIBLE_DURATION_SECONDS,
  endSecondsPerVehicle: SECONDS_PER_EXTRA_VEHICLE,
  kilograms: NEGLIGIBLE_KILOGRAMS,
  carbonShare: NEGLIGIBLE_CARBON_SHARE,
  vehiclesOutweighMoney: true,
};

/** A combination with fewer vehicles, all of the candidate's companies; the rider's own vehicles are no company's. */
export const FEWER_VEHICLES: DominanceTolerance = {
  ...SINGLE_MODE,
  criteria: [...SINGLE_MODE.criteria, 'companies'],
  betterIn: ['vehicles'],
};

/**
 * A rival that makes a hailed car needless. Money and carbon do not count: a ticket is cheap beside a hailed car, and scheduled vehicles run anyway.
 */
export const WITHOUT_HAILED_CAR: DominanceTolerance = {
  ...EXACT,
  criteria: ['times', 'walking', 'vehicles', 'hailed-metres'],
  betterIn: ['times', 'walking', 'hailed-metres'],
  counts: 'vehicles',
  extraVehicles: VEHICLES_PER_HAILED_CAR,
  walkSeconds: NEGLIGIBLE_WALK_SECONDS,
};

/** A car park, compared with parking on the street in front. A car park is known to be for parking, so it needs to be only about as good (OS-40). */
export const CAR_PARK: DominanceTolerance = {
  ...EXACT,
  criteria: ['times', 'walking', 'parking-fee'],
  durationSeconds: CAR_PARK_SECONDS,
  walkSeconds: CAR_PARK_WALK_SECONDS,
};

/**
 * Another itinerary of the same modes: at least as good in every criterion and better in one (IT-1). The free end is the departure where the request
 * has a departure time, and the arrival where it has an arrival time.
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
