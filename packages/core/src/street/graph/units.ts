/** Units of stored coordinates per degree: OpenStreetMap's own precision, about a centimetre. */
export const UNITS_PER_DEGREE = 1e7;

/** Units of a full turn in which bearings are stored. */
export const FULL_TURN = 256;
/** Over so many metres a direction is taken: kerbs and corners cut round bends are not turns. */
export const LOOK_METRES = 8;

/** "No file knows" in `nodeHeight`. */
export const UNKNOWN_HEIGHT = -2_147_483_648;
/** "No file knows" in `edgeClimb` and `edgeDescent`. */
export const UNKNOWN_CLIMB = 65_535;
