import { type Place, parseCoordinates } from './place.ts';
import { isPriority, WALKS, type Wishes } from './wishes.ts';
import type { LocalTime } from './zoned-time.ts';

/** When to travel. `local` is a time on the region's clocks. */
export type When =
  | { readonly kind: 'now' }
  | { readonly kind: 'depart'; readonly local: LocalTime }
  | { readonly kind: 'arrive'; readonly local: LocalTime };

/** Everything that the address of the page remembers. */
export interface Query {
  readonly region?: string;
  readonly from?: Place;
  readonly to?: Place;
  readonly when: When;
  /** Undefined: all that the region offers by default. */
  readonly modes?: readonly string[];
  readonly wheelchair: boolean;
  readonly wishes?: Wishes;
  /** A locale of the planner; undefined: what the browser prefers. */
  readonly locale?: string;
}

export const EMPTY_QUERY: Query = { when: { kind: 'now' }, wheelchair: false };

/** The query as the part of an address after `#`. */
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
  set('priority', query.wishes?.priority);
  set('walk', query.wishes?.walk?.toString());
  if (query.wishes?.concession === true) params.set('concession', 'true');
  set('locale', query.locale);
  // Commas and colons mean nothing in a fragment, and people read addresses.
  return params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** Reads what `queryToHash` wrote; whatever does not make sense is left out. */
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
  const wishes = wishesOf(text('priority') ?? '', text('walk') ?? '', text('concession') === 'true');
  return {
    when: time('depart') ?? time('arrive') ?? { kind: 'now' },
    wheelchair: text('wheelchair') === 'true',
    ...(region !== undefined && { region }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(modes !== null && { modes: modes.split(',').filter((mode) => mode !== '') }),
    ...(wishes !== undefined && { wishes }),
    ...(locale !== undefined && { locale }),
  };
}

function wishesOf(priority: string, walk: string, concession: boolean): Wishes | undefined {
  const wishes: Wishes = {
    ...(isPriority(priority) && { priority }),
    ...(WALKS.some((minutes) => String(minutes) === walk) && { walk: Number(walk) }),
    ...(concession && { concession }),
  };
  return Object.keys(wishes).length > 0 ? wishes : undefined;
}
