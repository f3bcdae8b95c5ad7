/** The trip files of a workspace. */
export const TRIP_FILES = '**/*.trip.json';
