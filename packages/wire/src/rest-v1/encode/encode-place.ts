import type { Place } from '@tripwright/core/model';
import type { SegmentLocation } from '@tripwright/core/template';
import { known } from './field-values.ts';

const written = new WeakMap<Place, SegmentLocation>();

/** A place as a location; with a stop's own keys when it is one (wire-format.md section 10). Stops come in many trips: each is written once. */
export function encodePlace(place: Place, region: string | undefined): SegmentLocation {
  let location = written.get(place);
  if (location === undefined || location.region !== region) {
    location = locationOf(place, region);
    written.set(place, location);
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
    // clients differ in which spelling they read
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
    ...known('wheelchairAccessible', stop.wheelchair),
  };
}
