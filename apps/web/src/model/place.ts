import type { LatLng } from '@tripwright/core/geo';

/** An end of a request. */
export interface Place extends LatLng {
  /** Name of the place. Without a name its coordinates are shown. */
  readonly name?: string;
}

/** A stop whose departures are asked for. */
export interface BoardStop {
  readonly code: string;
  readonly name: string;
  /** Unix seconds from which they are listed; now unless given. */
  readonly at?: number;
}

/** Rounds to five decimals, about a metre. */
export function formatCoordinates({ lat, lng }: LatLng): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

export function placeLabel(place: Place): string {
  return place.name ?? formatCoordinates(place);
}

/**
 * Parses pasted coordinates: `41.15, -8.61`, `(41.15,-8.61)`, `41.15 -8.61`, `41,15; -8,61`, `geo:41.15,-8.61` or a link to a map with
 * `@41.15,-8.61` or `#map=16/41.15/-8.61`.
 * @returns undefined when the text has no coordinates or they are out of range
 */
export function parseCoordinates(text: string): LatLng | undefined {
  const number = '[-+\u2212]?\\d{1,3}(?:\\.\\d+)?';
  const match =
    new RegExp(`#map=[\\d.]+/(${number})/(${number})`).exec(text) ??
    new RegExp(`(?:@|geo:|[?&/](?:q|ll|query|center)=)(${number}),(${number})`).exec(text) ??
    new RegExp(`^\\s*\\(?\\s*(${number})\\s*[,; ]\\s*(${number})\\s*\\)?\\s*$`).exec(text) ??
    /^\s*([-+]?\d{1,3},\d+)\s*[; ]\s*([-+]?\d{1,3},\d+)\s*$/.exec(text);
  if (match === null) return undefined;
  const [lat, lng] = [match[1]!, match[2]!].map((part) => Number(part.replace('\u2212', '-').replace(',', '.')));
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
}
