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

/** Seconds by which that itinerary has to be better at the other end, unless it saves a boarding. */
export const BETTER_AT_OTHER_END_SECONDS: number = 300;

/** Differences in walking up to these seconds do not count: a few steps at a stop or a crossing. */
export const NEGLIGIBLE_WALK_SECONDS: number = 60;

/** Seconds by which a rival without a timetable may take longer, provided that, as found, it arrives no later or leaves later. */
export const NEGLIGIBLE_DURATION_SECONDS: number = 60;

/**
 * Seconds that each further vehicle has to save at one end of the trip. Riders count a transfer as five to ten minutes of riding (Wardman 2004, "Public
 * transport values of time", Transport Policy 11; UK TAG unit M3.2). The lower end counts, so that a quick transfer stays.
 */
export const SECONDS_PER_EXTRA_VEHICLE: number = 300;

/** The number of further vehicles for which {@link SECONDS_PER_EXTRA_VEHICLE} is asked at most: a third one loses anyway. */
export const MOST_EXTRA_VEHICLES: number = 2;

/** Cost units (about a euro) that each further vehicle has to save; cents are no reason to transfer. */
export const MONEY_PER_EXTRA_VEHICLE: number = 1;

/** Differences in CO₂ up to these kilograms do not count: the emissions of a car in 300 m. */
export const NEGLIGIBLE_KILOGRAMS: number = 0.05;

/** Differences up to this share of the rival's CO₂ do not count. */
export const NEGLIGIBLE_CARBON_SHARE: number = 0.1;

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

/**
 * An itinerary with a ride by timetable is hopeless beside one that costs so many times less, with time and effort in it: then even riders whose time is
 * worth half or double the usual choose the other one.
 */
export const HOPELESS_COST_FACTOR: number = 1.5;

/** Cost units by which it costs more besides: four minutes, so that short trips are not compared by seconds. */
export const HOPELESS_COST_MARGIN: number = 0.5;

/** Seconds that count at most against a rival which leaves earlier than a candidate, but not before the time of the request (arrives later, with a latest arrival). */
export const MOST_OPEN_END_SECONDS: number = 30 * 60;

/** Seconds of walking from which an itinerary with hardly any ride is a hike, and the rides' share of them up to which it has hardly any. */
export const HIKE_SECONDS: number = 20 * 60;
export const HIKE_RIDE_SHARE: number = 1 / 6;

/** Metres within which a ride that ends where an earlier one began is a loop: two sides of one station or crossing. */
export const LOOP_METRES: number = 250;

/** Metres below which a car, a taxi or another vehicle is not worth getting into: a walk of two minutes. */
export const LEAST_METRES_BY_VEHICLE: number = 150;

/**
 * Metres that a vehicle without a timetable has to go in a combination: six minutes on foot. Hailing, locking or returning it takes about as long, and the
 * rest of the trip is the same on foot.
 */
export const LEAST_METRES_IN_COMBINATION: number = 500;

/**
 * Metres below which a ride between a vehicle without a timetable and another ride is pointless: a rider in a car or on a bicycle goes on to the next
 * stop instead of changing twice.
 */
export const LEAST_METRES_BETWEEN_CHANGES: number = 1000;

/** Seconds by which less walking on the same vehicles has to outweigh the time that it costs: riders do not plan to two minutes. */
export const LESS_WALKING_SECONDS: number = 120;

/** The same where both are offered: half of what a further boarding has to save, so that the two are different choices. */
export const LESS_WALKING_BESIDE_SECONDS: number = 300;

/** Seconds at a stop from which a wait is a night there, or half a day: riders do something else, they do not wait. */
export const LONG_WAIT_SECONDS: number = 3 * 3600;

/** Share of a long wait by which an itinerary without one may leave earlier or arrive later and is still preferred. */
export const LONG_WAIT_SHARE: number = 0.5;
