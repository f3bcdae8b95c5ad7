import { getLandmark } from '../landmarks.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place } from '../place.ts';

/** An airport: Port Merrow's own, or one of two far away, beyond the streets. */
export interface Airport {
  /** Airport code in the style of IATA, used as id. */
  readonly id: 'XPM' | 'XSP' | 'XFH';
  readonly name: string;
  readonly names: LocalName;
  readonly lat: number;
  readonly lng: number;
}

/** The gates are just behind the doors of the terminal. */
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

/** The airport with this id. @throws RangeError for an unknown id */
export function getAirport(id: Airport['id']): Airport {
  const found = airports.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`Port Merrow has no flights to ${id}`);
  return found;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** @param owned name of the place in the Finnish genitive */
function airportOf(town: string, owned: string): LocalName {
  return inFour(`${town} Airport`, `Flughafen ${town}`, `${owned} lentoasema`, `Aeroporto de ${town}`);
}

function airport(id: Airport['id'], names: LocalName, lat: number, lng: number): Airport {
  return { id, name: names.en, names, lat, lng };
}
