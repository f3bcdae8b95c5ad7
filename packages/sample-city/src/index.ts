export { type Airport, airports, getAirport } from './flights/airports.ts';
export { generateSampleCity, type SampleCity, type SampleCityOptions } from './generate-sample-city.ts';
export { getLandmark, type Landmark, type LandmarkId, landmarks } from './landmarks.ts';
export type { LocalName } from './names/local-name.ts';
export { place } from './place.ts';
export { elevationAt } from './terrain/elevation.ts';
export { importInputs, type SampleCityFiles, type SampleCityInputs, writeSampleCity } from './write-sample-city.ts';
