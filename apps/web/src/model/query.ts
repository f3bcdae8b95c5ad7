import { type Place, parseCoordinates } from './place.ts';
import { isPriority, type Preferences, WALK_MINUTES } from './preferences.ts';
import type { LocalTime } from './zoned-time.ts';

/** When to travel. `local` is a local time of the region. */
export type When =
  | { readonly kind: 'now' }
  | { readonly kind: 'depart'; readonly local: LocalTime }
  | { readonly kind: 'arrive'; readonly local: LocalTime };

/** The query as the address of the page stores it. */
export interface Query {
  readonly region?: string;
  readonly from?: Place;
  readonly to?: Place;
  readonly when: When;
  /** Chosen modes. Undefined: the default modes of the region. */
  readonly modes?: readonly string[];
  readonly wheelchair: boolean;
  readonly preferences?: Preferences;
  /** Codes of stops that the trip avoids. */
  readonly avoidStops?: readonly string[];
  /** A locale of the planner. Undefined: the browser's language. */
  readonly locale?: string;
}

export const EMPTY_QUERY: Query = { when: { kind: 'now' }, wheelchair: false };

/** The query as the fragment of an address, after `#`. */
export function queryToHash(query: Query): string {
  const params = new URLSearchParams();
  const set = (key: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') params.set(key, value);
  };
  set('region', query.region);
  for (const end of ['from', 'to'] as const) {
    const place = query[end];
    if (place === undefined) continue;
    params.set(end, `${place.lat.toFixed(6)},${place.lng.toFixed(6)}`);
    set(`${end}Name`, place.name);
  }
  if (query.when.kind !== 'now') params.set(query.when.kind, query.when.local);
  if (query.modes !== undefined) params.set('modes', query.modes.join(','));
  if (query.wheelchair) params.set('wheelchair', 'true');
  set('priority', query.preferences?.priority);
  set('walk', query.preferences?.walk?.toString());
  if (query.preferences?.concession === true) params.set('concession', 'true');
  for (const code of query.avoidStops ?? []) params.append('avoid', code);
  set('locale', query.locale);
  // Commas and colons are allowed in a fragment, and unescaped they keep the address readable.
  return params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** Parses the fragment written by `queryToHash`. Invalid parts are ignored. */
export function queryFromHash(hash: string): Query {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (key: string): string | undefined => params.get(key) || undefined;
  const place = (end: 'from' | 'to'): Place | undefined => {
    const found = parseCoordinates(text(end) ?? '');
    const name = text(`${end}Name`);
    return found === undefined || name === undefined ? found : { ...found, name };
  };
  const time = (kind: 'depart' | 'arrive'): When | undefined => {
    const local = text(kind);
    return local !== undefined && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? { kind, local } : undefined;
  };
  const [region, from, to, locale] = [text('region'), place('from'), place('to'), text('locale')];
  const modes = params.get('modes');
  const avoidStops = params.getAll('avoid').filter((code) => code !== '');
  const preferences = preferencesOf(text('priority') ?? '', text('walk') ?? '', text('concession') === 'true');
  return {
    when: time('depart') ?? time('arrive') ?? { kind: 'now' },
    wheelchair: text('wheelchair') === 'true',
    ...(region !== undefined && { region }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(modes !== null && { modes: modes.split(',').filter((mode) => mode !== '') }),
    ...(preferences !== undefined && { preferences }),
    ...(avoidStops.length > 0 && { avoidStops }),
    ...(locale !== undefined && { locale }),
  };
}

function preferencesOf(priority: string, walk: string, concession: boolean): Preferences | undefined {
  const preferences: Preferences = {
    ...(isPriority(priority) && { priority }),
    ...(WALK_MINUTES.some((minutes) => String(minutes) === walk) && { walk: Number(walk) }),
    ...(concession && { concession }),
  };
  return Object.keys(preferences).length > 0 ? preferences : undefined;
}
