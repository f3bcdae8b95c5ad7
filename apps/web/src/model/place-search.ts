import type { TripClient } from '@tripwright/client';
import type { LatLng } from '@tripwright/core/geo';
import type { DecodedGeocode } from '@tripwright/wire/rest-v1';
import type { Place } from './place.ts';

/** A place to choose while typing. */
export interface Suggestion extends Place {
  readonly name: string;
  /** Where it is and what calls there: tells places of one name apart. */
  readonly detail: string;
  /** Name of its icon. */
  readonly icon: string;
  /** Code of a stop or station. */
  readonly code?: string;
}

/** Circumstances of a search for places. */
export interface PlaceSearchOptions {
  readonly region: string;
  readonly locale: string;
  /** Places near it come first among equals. */
  readonly near?: LatLng | undefined;
  readonly signal?: AbortSignal;
}

const SUGGESTIONS = 7;
/** Lines of a stop that are listed. */
const MOST_LINES = 6;
/** A point further than this from everything with a name keeps its coordinates. */
const NAMED_METRES = 120;
const PLACE_ICON = 'dot';

/** Places by what was typed, best first; undefined where the planner does not answer. */
export async function suggestPlaces(
  client: TripClient,
  text: string,
  { region, locale, near, signal }: PlaceSearchOptions,
): Promise<readonly Suggestion[] | undefined> {
  const found = await client.findPlaces(text, { region, limit: SUGGESTIONS, locale, near, signal });
  return found.ok ? found.value.choices.map(suggestionOf) : undefined;
}

/** The name of a point on the map: the stop or the address there, else its street; undefined where nothing is near. */
export async function nameAt(client: TripClient, { lat, lng }: LatLng, locale: string): Promise<string | undefined> {
  const found = await client.findPlaces(`${lat},${lng}`, { limit: 1, locale });
  const first = found.ok ? found.value.choices[0] : undefined;
  return first === undefined || (first.metres ?? 0) > NAMED_METRES ? undefined : first.name;
}

type GeocodeChoice = DecodedGeocode['choices'][number];

function suggestionOf({ lat, lng, name, code, area, services, modeInfo }: GeocodeChoice): Suggestion {
  const lines = (services ?? '').split(', ').filter((line) => line !== '');
  const listed = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
  const detail = [area ?? '', listed.join(', ')].filter((part) => part !== '').join(' · ');
  return { lat, lng, name, detail, icon: modeInfo?.localIcon ?? PLACE_ICON, ...(code !== undefined && { code }) };
}
