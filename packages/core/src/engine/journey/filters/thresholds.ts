// The numbers by which filters decide, each with its unit and its reason. Tests derive their edge values from these constants.

/**
 * Seconds of walking that a boarding has to save where walking the whole way is as fast (IT-13). A further vehicle in a combination and a hailed car
 * have to save as much.
 */
export const WALK_SECONDS_PER_BOARDING: number = 600;

/**
 * Seconds of walking that one more boarding has to save beside an itinerary of the same modes: half of {@link WALK_SECONDS_PER_BOARDING}, since the
 * rider boards a vehicle in either case.
 */
export const WALK_SECONDS_PER_EXTRA_BOARDING: number = 300;

/** Kilograms of CO₂ that one more boarding has to save beside an itinerary of the same modes: the emissions of a car in 300 m. */
export const KILOGRAMS_PER_EXTRA_BOARDING: number = 0.05;

/**
 * Seconds by which an itinerary may be worse at the free end, which is the departure if the request has a departure time. Riders do not plan to two
 * minutes.
 */
export const WORSE_AT_FREE_END_SECONDS: number = 120;

/** Seconds by which that itinerary has to be better at the other end. */
export const BETTER_AT_OTHER_END_SECONDS: number = 300;

/** Differences in walking up to these seconds do not count: a few steps at a stop or a crossing. */
export const NEGLIGIBLE_WALK_SECONDS: number = 60;

/** Seconds by which a rival without a timetable may take longer, provided that, as found, it arrives no later or leaves later. */
export const NEGLIGIBLE_DURATION_SECONDS: number = 60;

/** Seconds that a further vehicle has to save at one end of the trip; less is not worth a transfer. */
export const SECONDS_PER_EXTRA_VEHICLE: number = 120;

/** Differences in CO₂ up to these kilograms do not count: the emissions of a car in 300 m. */
export const NEGLIGIBLE_KILOGRAMS: number = 0.05;

/** Differences up to this share of the rival's CO₂ do not count. */
export const NEGLIGIBLE_CARBON_SHARE: number = 0.1;

/** The same share for a combination with a hailed car, more vehicles and no lower price: it has to emit less than half. */
export const NEGLIGIBLE_CARBON_SHARE_WHEN_HAILED: number = 0.5;

/** Differences up to this share of a price do not count. */
export const NEGLIGIBLE_PRICE_SHARE: number = 0.1;

/** Metres that stand for the flag fall of a hailed car: tariffs charge about as much for it as for this distance. */
export const METRES_PER_CALL: number = 2000;

/** Number of further vehicles that a rival without the hailed car may take: saving one vehicle is no reason to pay for a car. */
export const VEHICLES_PER_HAILED_CAR: number = 1;

/** Seconds by which a car park may take longer than the street in front; walking out of the car park is part of them. */
export const CAR_PARK_SECONDS: number = 180;

/** Seconds of {@link CAR_PARK_SECONDS} that may be walking. */
export const CAR_PARK_WALK_SECONDS: number = 120;

/** Longest walk on from a car park, in seconds. */
export const LONGEST_WALK_FROM_CAR_PARK_SECONDS: number = 10 * 60;

/**
 * Seconds between the requested time and an itinerary from which the itinerary is one of another time: an answer that compared it with a walk now
 * would mislead. Lines that run less often than every two hours are planned around, not waited for.
 */
export const OTHER_TIME_SECONDS: number = 2 * 3600;

/** Longest trip over streets alone, in seconds: longer trips are not local travel. */
export const LONGEST_DIRECT_SECONDS: number = 5 * 3600;
