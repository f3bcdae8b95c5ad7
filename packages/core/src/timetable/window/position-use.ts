/** In `positionUse`: riders may board here. */
export const MAY_BOARD = 1;
/** In `positionUse`: riders may alight here. */
export const MAY_ALIGHT = 2;
/** In `positionUse`: arriving vehicles have transfer points at this position, see `TransferPoints`. */
export const ARRIVAL_POINT = 4;
/** In `positionUse`: departing vehicles have transfer points at this position, see `TransferPoints`. */
export const DEPARTURE_POINT = 8;
