import { MONEY_PER_HOUR } from '../../../ranking/index.ts';
import type { StreetTraits, Surface } from '../../../street/index.ts';

/** Travellers with an engine. */
export type Driver = 'moped' | 'motorcycle' | 'car' | 'taxi';

/**
 * Euros per kilometre that a driver weighs. Fuel alone: drivers do not perceive wear and depreciation on a single trip (UK Department for Transport,
 * TAG unit A1.3, values for non-work trips). Per 100 km a car uses 5 to 7 litres at 1.60 or 17 kWh at 0.25, a motorcycle half of that, an electric
 * moped 4 kWh.
 */
const FUEL_PER_KM: Readonly<Record<Driver, number>> = { moped: 0.01, motorcycle: 0.04, car: 0.08, taxi: 0.08 };
/**
 * Euros per kilometre of a street with a toll, for all vehicles with an engine. Cars pay 0.07 to 0.11 on the motorways of Italy, Portugal, Spain and
 * France; less is weighed, because the map holds no prices, and its tolls may be for lorries only or lifted since. Prices in answers are those of
 * `providers.json`, added up along the path that is found.
 */
const TOLL_PER_KM = 0.05;

/**
 * Cost per unit of time on streets without a hard surface: dust, stones and wear, beyond the lower speed. So a long unpaved road loses to a paved
 * detour of about the same time, and a short one at the end of a trip does not matter.
 */
const UNPAVED_FACTOR: Partial<Record<Surface, number>> = {
  compacted: 1.1,
  fine_gravel: 1.2,
  gravel: 1.4,
  'other-unpaved': 1.4,
  ground: 1.6,
  grass: 2,
  sand: 2,
};
/** The same for tracks without a surface tag, by `tracktype` (0 unknown); grade 1 is paved or as good. */
const TRACK_FACTOR = [1.4, 1, 1.2, 1.4, 1.6, 2] as const;

/** Seconds on the way that are worth the fuel and the toll of a metre, at the value of time of the ranking. A ferry burns no fuel of the driver's. */
export function secondsPerMetre({ class: streetClass, flags }: StreetTraits, driver: Driver): number {
  const price = (streetClass === 'ferry' ? 0 : FUEL_PER_KM[driver]) + (flags.has('toll') ? TOLL_PER_KM : 0);
  return ((price / 1000) * 3600) / MONEY_PER_HOUR;
}

/** Cost per unit of time for the surface, at least 1. */
export function surfaceFactor({ class: streetClass, surface, trackGrade }: StreetTraits): number {
  if (streetClass === 'track' && surface === 'unknown') return TRACK_FACTOR[trackGrade as 0 | 1 | 2 | 3 | 4 | 5];
  return UNPAVED_FACTOR[surface] ?? 1;
}
