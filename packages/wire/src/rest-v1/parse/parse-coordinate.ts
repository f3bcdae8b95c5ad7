import { wrapLongitude } from '@tripwright/core/geo';

export interface NamedCoordinate {
  readonly lat: number;
  readonly lng: number;
  /** '' when no text came along. */
  readonly address: string;
}

const NUMBER = String.raw`\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)\s*`;
const PLAIN = new RegExp(`^${NUMBER},${NUMBER}$`);
const IN_BRACKETS = new RegExp(String.raw`^\s*\(${NUMBER},${NUMBER}\)\s*(?:"(.*)")?\s*$`, 's');
const LONGEST_ADDRESS = 500;

/** What a coordinate should look like, for messages. */
export const COORDINATE_FORM = '(<lat>,<lng>) in decimal degrees, such as (41.1496,-8.6109)';

/**
 * Reads `(<lat>,<lng>)`, optionally followed by a quoted text; blanks, signs and exponents are fine, and so is leaving out the
 * brackets (IT-17). Longitudes up to once around the globe are brought into [-180, 180).
 * @returns the place, or what is wrong with the text
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

/** As much of a text as a message can hold. */
export function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
