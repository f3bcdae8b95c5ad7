import type { LatLng } from '@tripwright/core/geo';
import type { ClickedStop } from '@tripwright/map-view/map';
import { formatCoordinates, type Place } from './place.ts';

/** The clicked stop, or the place of the click, rounded to a metre. */
export function placeOnMap({ lat, lng }: LatLng, stop?: ClickedStop): Place {
  if (stop !== undefined) return { ...placeOnMap(stop), ...(stop.name !== '' && { name: stop.name }) };
  const [roundLat, roundLng] = formatCoordinates({ lat, lng }).split(', ').map(Number);
  return { lat: roundLat ?? lat, lng: roundLng ?? lng };
}
