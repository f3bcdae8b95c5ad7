// Scores are in cost units; one is about a euro.

/** Cost units of an hour on the way. */
export const MONEY_PER_HOUR = 8;
/** Cost units of a kilogram of CO₂. */
export const MONEY_PER_CARBON_KG = 0.5;
/** Hassle of a transfer, in cost units. */
export const HASSLE_PER_CHANGE = 0.5;
/** Hassle of an hour of waiting, in cost units. */
export const HASSLE_PER_WAITING_HOUR = 4;
/** Hassle of an hour of walking, in cost units. */
export const HASSLE_PER_WALKING_HOUR = 3;
