import { getLandmark } from '../landmarks.ts';
import { place } from '../place.ts';

/** A stop of flights: Port Merrow's own, and two far away that the streets do not reach. */
export interface Airport {
  /** As its code, as airports have them. */
  readonly id: 'XPM' | 'XSP' | 'XFH';
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The gates lie just behind the terminal's doors. */
const { lat, lng } = getLandmark('airport');

export const airports: readonly Airport[] = [
  { id: 'XPM', name: 'Port Merrow Airport, Gates', lat: rounded(lat + 0.0001), lng: rounded(lng + 0.0002) },
  { id: 'XSP', name: 'Sable Point Airport', lat: rounded(place.lat + 1.6), lng: rounded(place.lng + 2.9) },
  { id: 'XFH', name: 'Farhaven Airport', lat: rounded(place.lat + 4.1), lng: rounded(place.lng + 7.3) },
];

/** The airport with this id; throws when there is none. */
export function getAirport(id: Airport['id']): Airport {
  const found = airports.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`nobody flies to ${id}`);
  return found;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
