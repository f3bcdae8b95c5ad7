import type { Place } from '@tripwright/core/model';
import type { SegmentLocation } from '@tripwright/core/template';
import { factField } from './field-values.ts';

/** Many trips share their stops, so each place is encoded once. */
const encodedPlaces = new WeakMap<Place, SegmentLocation>();

/** A place as a location. A stop has additional keys (wire-format.md section 10). */
export function encodePlace(place: Place, region: string | undefined): SegmentLocation {
  let location = encodedPlaces.get(place);
  if (location === undefined || location.region !== region) {
    location = locationOf(place, region);
    encodedPlaces.set(place, location);
  }
  return location;
}

function locationOf(place: Place, region: string | undefined): SegmentLocation {
  const { stop } = place;
  const where = {
    lat: place.lat,
    lng: place.lng,
    ...(place.name !== '' && { name: place.name }),
    ...(place.address !== '' && { address: place.address }),
    // Clients differ in which spelling they read.
    ...(place.timezone !== '' && { timezone: place.timezone, timeZone: place.timezone }),
    ...(region !== undefined && { region }),
  };
  if (stop === undefined) return { ...where, class: 'Location' };
  return {
    ...where,
    class: 'StopLocation',
    code: stop.code,
    stopCode: stop.code,
    popularity: Math.round(stop.popularity),
    ...(stop.publicCode !== '' && { shortName: stop.publicCode }),
    ...(stop.platform !== '' && { platformCode: stop.platform }),
    ...factField('wheelchairAccessible', stop.wheelchair),
  };
}
