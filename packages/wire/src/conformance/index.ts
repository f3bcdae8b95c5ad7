export { checkDepartures, checkLatest, checkServiceAnswer } from './check-departures.ts';
export { checkGeocode, checkLocationInfo } from './check-geocode.ts';
export { checkLocations } from './check-locations.ts';
export { checkRegions } from './check-regions.ts';
export { checkRouting } from './check-routing.ts';
