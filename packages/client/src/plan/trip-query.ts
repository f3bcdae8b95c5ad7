import type { LatLng } from '@tripwright/core/geo';

/** An end of a trip. The name comes back as its address. */
export interface TripEnd extends LatLng {
  readonly name?: string | undefined;
}

/** What a traveller asks for. Times are Unix seconds; without one the trip starts now. */
export interface TripQuery {
  readonly from: TripEnd;
  readonly to: TripEnd;
  readonly departAfter?: number | undefined;
  readonly arriveBefore?: number | undefined;
  /** Mode identifiers (spec 2.2). */
  readonly modes: readonly string[];
  readonly wheelchair?: boolean;
  /** Codes of stops to avoid (spec 4.2 rule 8). */
  readonly avoidStops?: readonly string[];
  /** Adds all stops to the shapes of rides. */
  readonly includeStops?: boolean;
  /** Adds the explanation of the answer. */
  readonly explain?: boolean;
  /** Language of the texts, a BCP 47 tag; that of the client unless given. */
  readonly locale?: string;
  /** Any other parameter of `/v1/routing.json`, such as `{ wp: '(1,1,2,1)' }`. */
  readonly parameters?: Readonly<Record<string, string | readonly string[]>>;
}

/** The version of the routing format that this client reads. */
export const FORMAT_VERSION = '11';

/** The query string of `/v1/routing.json`. @param allModes with several modes, also the trips of each alone (spec 4.2 rule 4) */
export function tripParameters(query: TripQuery, locale: string, allModes: boolean): URLSearchParams {
  const parameters = new URLSearchParams({ from: endText(query.from), to: endText(query.to) });
  const { departAfter, arriveBefore } = query;
  if (departAfter !== undefined) parameters.set('departAfter', String(Math.floor(departAfter)));
  if (arriveBefore !== undefined) parameters.set('arriveBefore', String(Math.floor(arriveBefore)));
  for (const mode of query.modes) parameters.append('modes', mode);
  if (allModes && query.modes.length > 1) parameters.set('allModes', 'true');
  parameters.set('v', FORMAT_VERSION);
  parameters.set('locale', locale);
  if (query.wheelchair === true) parameters.set('wheelchair', 'true');
  for (const code of query.avoidStops ?? []) parameters.append('avoidStops', code);
  if (query.includeStops === true) parameters.set('includeStops', 'true');
  if (query.explain === true) parameters.set('explain', 'true');
  for (const [name, values] of Object.entries(query.parameters ?? {}))
    for (const value of [values].flat()) parameters.append(name, value);
  return parameters;
}

/** `(lat,lng)"name"`, with six decimals: a tenth of a metre. */
function endText({ lat, lng, name }: TripEnd): string {
  return `(${lat.toFixed(6)},${lng.toFixed(6)})${name === undefined ? '' : `"${name.replaceAll('"', '')}"`}`;
}
