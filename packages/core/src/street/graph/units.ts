/** Units of stored coordinates per degree: the precision of OpenStreetMap, about a centimetre. */
export const UNITS_PER_DEGREE = 1e7;

/** Units of a full turn in which bearings are stored. */
export const FULL_TURN = 256;
/** Length in metres over which the bearing of a line is measured, so that kerbs and rounded corners do not count as turns. */
export const LOOK_METRES = 8;

/** The value of `nodeHeight` where no file covers the node. */
export const UNKNOWN_HEIGHT = -2_147_483_648;
/** The value of `edgeClimb` and `edgeDescent` where heights are unknown. */
export const UNKNOWN_CLIMB = 65_535;
