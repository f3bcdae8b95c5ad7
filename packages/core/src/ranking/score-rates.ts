// The unit of scores is imaginary money, about a euro.

/** Score of an hour on the way. */
export const MONEY_PER_HOUR = 8;
/** Score of a kilogram of CO₂. */
export const MONEY_PER_CARBON_KG = 0.5;
/** Hassle of a transfer, in imaginary money. */
export const HASSLE_PER_CHANGE = 0.5;
/** Hassle of an hour of waiting, in imaginary money. */
export const HASSLE_PER_WAITING_HOUR = 4;
/** Hassle of an hour of walking, in imaginary money. */
export const HASSLE_PER_WALKING_HOUR = 3;
