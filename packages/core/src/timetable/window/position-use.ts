/** In `positionUse`: riders may board (alight) here. */
export const MAY_BOARD = 1;
export const MAY_ALIGHT = 2;
/** In `positionUse`: vehicles that arrive (depart) here have points of their own, see `TransferPoints`. */
export const ARRIVAL_POINT = 4;
export const DEPARTURE_POINT = 8;
