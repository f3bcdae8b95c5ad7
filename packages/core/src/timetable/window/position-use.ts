/** In `positionUse`: one may board here; one may alight here. */
export const MAY_BOARD = 1;
export const MAY_ALIGHT = 2;
/** In `positionUse`: vehicles that arrive (depart) here are told apart by rows of transfers.txt, so the lane has points. */
export const ARRIVAL_POINT = 4;
export const DEPARTURE_POINT = 8;
