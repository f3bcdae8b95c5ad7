/** In `positionRules`: `pickup_type` is `rules & PICKUP_MASK`. */
export const PICKUP_MASK = 3;
/** In `positionRules`: `drop_off_type` is `rules >> DROP_OFF_SHIFT`. */
export const DROP_OFF_SHIFT = 2;
/** GTFS type 1 of either: not available here. */
export const NOT_AVAILABLE = 1;
