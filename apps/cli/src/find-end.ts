import { PlannerError } from '@tripwright/core/base';
import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import type { FoundPlace } from '@tripwright/core/model';
import { foldText } from '@tripwright/core/places';
import { parsePlace } from './parse-place.ts';

/** An end of a journey, by coordinates or by name. */
export interface End extends LatLng {
  /** '' for coordinates. */
  readonly name: string;
}

/** What the command needs of a place that was found. */
export type Candidate = Pick<FoundPlace, 'name' | 'area' | 'kind' | 'lat' | 'lng' | 'isTyped'>;

const COORDINATES = /^\(?\s*[-+]?[\d.]+\s*,/;
/** Places of one name that lie closer are one to a traveller. */
const ONE_PLACE_METRES = 400;
const LISTED = 8;

/**
 * The place that an option names: coordinates, or a name, an address or a crossing.
 * @param search finds places by name, best first
 * @throws PlannerError `bad-usage`: for a name with several meanings with all of them, for an unknown one with the nearest names
 */
export async function findEnd(
  option: string,
  text: string,
  search: (text: string) => readonly Candidate[] | Promise<readonly Candidate[]>,
): Promise<End> {
  if (COORDINATES.test(text)) return { ...parsePlace(option, text), name: '' };
  const found = await search(text);
  const typed = found.filter(({ isTyped }) => isTyped);
  const [best] = typed;
  if (best === undefined) {
    const nearest = found.length === 0 ? '' : ` Did you mean one of these?\n${listOf(option, found)}`;
    throw new PlannerError(
      'bad-usage',
      `${option} ${text} is no place that the data know: give a stop, an address, or latitude,longitude.${nearest}`,
    );
  }
  const isSaid = ['address', 'crossing'].includes(best.kind) || foldText(best.name) === foldText(text);
  const rivals = typed.filter((other) => foldText(other.name) === foldText(best.name) && other.kind === best.kind);
  const isOnly = rivals.every((other) => isNear(other, best));
  if (isOnly && (isSaid || typed.length === 1)) return { lat: best.lat, lng: best.lng, name: best.name };
  throw new PlannerError(
    'bad-usage',
    `${option} ${text} can mean several places. Give one of these, or more of its name:\n${listOf(option, typed)}`,
  );
}

function isNear(a: LatLng, b: LatLng): boolean {
  return nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) <= ONE_PLACE_METRES;
}

function listOf(option: string, places: readonly Candidate[]): string {
  return places
    .slice(0, LISTED)
    .map(({ lat, lng, name, area, kind }) => {
      const at = `${lat.toFixed(5)},${lng.toFixed(5)}`;
      return `  ${option} ${at}  ${[name, area].filter((part) => part !== '').join(', ')} (${kind})`;
    })
    .join('\n');
}
