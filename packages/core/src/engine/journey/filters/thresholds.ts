// Every number by which a filter decides, with its unit and its reason. Tests derive their edge values from these constants.

/**
 * Seconds of walking that one boarding outweighs. Where walking the whole way is as fast, a bus for one stop has to save a ten-minute walk;
 * a further vehicle in a combination, and a hailed car, have to save as much (IT-13).
 */
export const WALK_SECONDS_PER_BOARDING: number = 600;

/**
 * Seconds of walking that one more boarding outweighs between two answers of the same modes: half of {@link WALK_SECONDS_PER_BOARDING}, since
 * the rider takes a vehicle in either case.
 */
export const WALK_SECONDS_PER_EXTRA_BOARDING: number = 300;

/** Kilograms of CO₂ that one more boarding outweighs between two answers of the same modes: what a car emits in 300 m. */
export const KILOGRAMS_PER_EXTRA_BOARDING: number = 0.05;

/** Seconds by which an answer may be worse at the free end (the departure, where the rider asks when to leave): riders do not plan by two minutes. */
export const WORSE_AT_FREE_END_SECONDS: number = 120;

/** Seconds by which it then has to be better at the other end. */
export const BETTER_AT_OTHER_END_SECONDS: number = 300;

/** Seconds of walking that are too few to choose by: a few steps at a stop or a crossing. */
export const NEGLIGIBLE_WALK_SECONDS: number = 60;

/** Seconds by which a rival without a timetable may take longer, provided that it is there no later in its answer. */
export const NEGLIGIBLE_DURATION_SECONDS: number = 60;

/** Seconds at one end of the trip that a further vehicle has to save: less does not pay for a transfer. */
export const SECONDS_PER_EXTRA_VEHICLE: number = 120;

/** Kilograms of CO₂ that are too few to choose by: what a car emits in 300 m. */
export const NEGLIGIBLE_KILOGRAMS: number = 0.05;

/** The share of the rival's CO₂ that is too small to choose by. */
export const NEGLIGIBLE_CARBON_SHARE: number = 0.1;

/** The same share for a combination with a hailed car, one more vehicle and no lower price: it has to emit less than half. */
export const NEGLIGIBLE_CARBON_SHARE_WHEN_HAILED: number = 0.5;

/** The share of a price that is too small to choose by. */
export const NEGLIGIBLE_PRICE_SHARE: number = 0.1;

/** Metres that stand for the flag fall of a hailed car: tariffs charge about as much for the call as for so many metres. */
export const METRES_PER_CALL: number = 2000;

/** Vehicles more that a rival may take beside a hailed car: saving one vehicle is no reason to pay for a car. */
export const VEHICLES_PER_HAILED_CAR: number = 1;

/** Seconds by which a car park may take longer than the street in front; walking out of the car park is part of them. */
export const CAR_PARK_SECONDS: number = 180;

/** Seconds of those that may be walked. */
export const CAR_PARK_WALK_SECONDS: number = 120;

/** Seconds that a rider walks on from a car park at most. */
export const LONGEST_WALK_FROM_CAR_PARK_SECONDS: number = 10 * 60;

/** Seconds that a trip over streets alone takes at most: longer trips are no part of local travel. */
export const LONGEST_DIRECT_SECONDS: number = 5 * 3600;
