import { TIMETABLE_COLUMNS } from './timetable-columns.ts';

/** In coordinate columns: the stop has no usable place (IM-8). */
export const NO_COORDINATE: typeof TIMETABLE_COLUMNS.stopLat.missing = TIMETABLE_COLUMNS.stopLat.missing;
