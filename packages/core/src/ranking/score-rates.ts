/** The unit of scores is imaginary money, about a euro: per hour on the way, and per kilogram of CO₂. */
export const MONEY_PER_HOUR = 8;
export const MONEY_PER_CARBON_KG = 0.5;
/** Hassle in imaginary money: a transfer, an hour of waiting, an hour of walking. */
export const HASSLE_PER_CHANGE = 0.5;
export const HASSLE_PER_WAITING_HOUR = 4;
export const HASSLE_PER_WALKING_HOUR = 3;
