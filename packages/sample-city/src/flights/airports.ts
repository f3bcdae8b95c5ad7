import { getLandmark } from '../landmarks.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place } from '../place.ts';

/** A stop of flights: Port Merrow's own, and two far away that the streets do not reach. */
export interface Airport {
  /** As its code, as airports have them. */
  readonly id: 'XPM' | 'XSP' | 'XFH';
  readonly name: string;
  readonly names: LocalName;
  readonly lat: number;
  readonly lng: number;
}

/** The gates lie just behind the terminal's doors. */
const { lat, lng } = getLandmark('airport');

const gates = inFour(
  'Port Merrow Airport, Gates',
  'Flughafen Port Merrow, Flugsteige',
  'Port Merrowin lentoasema, portit',
  'Aeroporto de Port Merrow, portas',
);

export const airports: readonly Airport[] = [
  airport('XPM', gates, rounded(lat + 0.0001), rounded(lng + 0.0002)),
  airport('XSP', airportOf('Sable Point', 'Sable Pointin'), rounded(place.lat + 1.6), rounded(place.lng + 2.9)),
  airport('XFH', airportOf('Farhaven', 'Farhavenin'), rounded(place.lat + 4.1), rounded(place.lng + 7.3)),
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

/** @param owned the place's name in the Finnish genitive */
function airportOf(town: string, owned: string): LocalName {
  return inFour(`${town} Airport`, `Flughafen ${town}`, `${owned} lentoasema`, `Aeroporto de ${town}`);
}

function airport(id: Airport['id'], names: LocalName, lat: number, lng: number): Airport {
  return { id, name: names.en, names, lat, lng };
}
