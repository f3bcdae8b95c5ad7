/** Boarding and alighting rules of a position: `pickup_type` in bits 0–1, `drop_off_type` in bits 2–3. */
export const PICKUP_MASK = 3;
export const DROP_OFF_SHIFT = 2;
/** GTFS type 1 of either: not available here. */
export const NOT_AVAILABLE = 1;
