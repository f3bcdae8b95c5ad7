import { wrapLongitude } from '@tripwright/core/geo';

/** A coordinate in degrees with an optional address. */
export interface NamedCoordinate {
  readonly lat: number;
  readonly lng: number;
  /** '' when the request gives none. */
  readonly address: string;
}

const NUMBER = String.raw`\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)\s*`;
const PLAIN = new RegExp(`^${NUMBER},${NUMBER}$`);
const IN_BRACKETS = new RegExp(String.raw`^\s*\(${NUMBER},${NUMBER}\)\s*(?:"(.*)")?\s*$`, 's');
const LONGEST_ADDRESS = 500;

/** The expected form of a coordinate, for messages. */
export const COORDINATE_FORM = '(<lat>,<lng>) in decimal degrees, such as (41.1496,-8.6109)';

/**
 * Parses `(<lat>,<lng>)`, optionally followed by a quoted address. Blanks, signs and exponents are allowed, and the brackets may be
 * missing (IT-17). Longitudes from -360 to 360 are wrapped into [-180, 180).
 * @returns the place, or the reason why the text is invalid
 */
export function parseCoordinate(text: string): NamedCoordinate | { readonly reason: string } {
  const match = IN_BRACKETS.exec(text) ?? PLAIN.exec(text);
  if (match === null) return { reason: `"${shorten(text)}" is not a coordinate; expected ${COORDINATE_FORM}` };
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  if (!(Math.abs(lat) <= 90)) {
    const swapped = Math.abs(lng) <= 90 && Math.abs(lat) <= 180 ? '; the latitude comes first' : '';
    return { reason: `latitude ${match[1]} is not between -90 and 90${swapped}; expected ${COORDINATE_FORM}` };
  }
  if (!(Math.abs(lng) <= 360)) {
    return { reason: `longitude ${match[2]} is not between -180 and 180; expected ${COORDINATE_FORM}` };
  }
  return { lat: lat + 0, lng: wrapLongitude(lng) + 0, address: (match[3] ?? '').trim().slice(0, LONGEST_ADDRESS) };
}

/** Shortens a text for use in a message. */
export function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
