import type { LatLng } from '@tripwright/core/geo';

/**
 * A question for a place that lies outside all regions where the place with latitude and longitude swapped lies inside one; undefined
 * otherwise. Many tools write longitude first.
 */
export function askSwapped(
  option: string,
  { lat, lng }: LatLng,
  isCovered: (place: LatLng) => boolean,
): string | undefined {
  if (isCovered({ lat, lng })) return undefined;
  const swapped = { lat: lng, lng: lat };
  if (Math.abs(swapped.lat) > 90 || !isCovered(swapped)) return undefined;
  return `No region covers ${option} ${lat},${lng}. Latitude comes first. Did you mean ${option} ${swapped.lat},${swapped.lng}?`;
}
