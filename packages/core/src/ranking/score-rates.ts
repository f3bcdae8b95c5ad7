// Scores are in cost units; one is about a euro. An hour on the way costs MONEY_PER_HOUR, whatever the mode; hassle adds the burden of the hour beyond
// that of sitting in a vehicle. The multiples are those of mode-choice research, within the ranges of
// - Abrantes & Wardman 2011, "Meta-analysis of UK values of travel time: An update", Transportation Research A 45(1)
// - Wardman, Chintakayala & de Jong 2016, "Values of travel time in Europe: Review and meta-analysis", Transportation Research A 94
// - UK Department for Transport, TAG unit M3.2 (public transport assignment): walking and waiting 1.5 to 2.5 times riding, 5 to 10 minutes a transfer
// - Börjesson & Eliasson 2012, "The value of time and external benefits in bicycle appraisal", Transportation Research A 46(4)

/** Cost units of an hour on the way: a usual value of time for leisure and commuting (Wardman et al. 2016). */
export const MONEY_PER_HOUR = 8;
/** Cost units of a kilogram of CO₂. */
export const MONEY_PER_CARBON_KG = 0.5;
/** Hassle of a transfer from one vehicle to another, in cost units: as much as seven and a half minutes of riding. */
export const HASSLE_PER_CHANGE = 1;
/** Hassle of an hour of waiting, in cost units: with its time, waiting counts 1.75 times as much as riding. */
export const HASSLE_PER_WAITING_HOUR = 6;
/** Hassle of an hour of walking, in cost units: with its time, walking counts twice as much as riding. */
export const HASSLE_PER_WALKING_HOUR = 8;
/** Hassle of an hour of cycling, in cost units: with its time, cycling in streets counts 1.5 times as much as riding. */
export const HASSLE_PER_CYCLING_HOUR = 4;
/** Seconds of cycling after which it becomes harder: few riders cycle longer to work. */
export const EASY_CYCLING_SECONDS: number = 25 * 60;
/** Hassle of an hour of cycling beyond {@link EASY_CYCLING_SECONDS}, in cost units: with its time, 2.5 times as much as riding. */
export const HASSLE_PER_HARD_CYCLING_HOUR = 12;
