import type { JsonRecord } from '../source/json-record.ts';

/** In degrees: coordinates nearer to 0° 0° are fillers for an unknown place. */
const NULL_ISLAND_DEGREES = 0.01;

/** The place of a record; undefined, with a notice, for missing coordinates or ones off the Earth. */
export function readPlace(record: JsonRecord): { readonly lat: number; readonly lng: number } | undefined {
  const [lat, lng] = [record.number('lat'), record.number('lon', 'lng')];
  if (lat === undefined || lng === undefined) {
    record.note(
      'unusable-place',
      lat === undefined ? 'lat' : 'lon',
      record.value(lat === undefined ? 'lat' : 'lon') ?? '',
    );
    return undefined;
  }
  const isNowhere = Math.abs(lat) < NULL_ISLAND_DEGREES && Math.abs(lng) < NULL_ISLAND_DEGREES;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180 || isNowhere) {
    record.note('unusable-place', 'lat', `${lat},${lng}`);
    return undefined;
  }
  return { lat, lng };
}
