export { type BuiltNames, buildNames } from './build-names.ts';
export { mapPlaces } from './map-places.ts';
export { mapStreets } from './map-streets.ts';
export { type DraftName, type DraftNumber, distinctNames, type PlaceDraft } from './place-draft.ts';
export { servedPlaces } from './served-places.ts';
