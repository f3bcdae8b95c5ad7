import type { Place } from './place.ts';
import type { Preferences } from './preferences.ts';
import type { Query, When } from './query.ts';

/** The query with an end set or removed. */
export function withEnd(query: Query, end: 'from' | 'to', place: Place | undefined): Query {
  const { [end]: _, ...rest } = query;
  return place === undefined ? rest : { ...rest, [end]: place };
}

/** The query with its ends swapped, also when only one is set. */
export function swapped(query: Query): Query {
  return withEnd(withEnd(query, 'from', query.to), 'to', query.from);
}

export function withoutEnds(query: Query): Query {
  return withEnd(withEnd(query, 'from', undefined), 'to', undefined);
}

/** The query without some stops, beside those that it avoids already: only stops that a request names are avoided (spec 4.2 rule 8). */
export function avoidingAlso(query: Query, codes: readonly string[]): Query {
  return { ...query, avoidStops: [...new Set([...(query.avoidStops ?? []), ...codes])] };
}

/** The query with all stops. */
export function avoidingNone(query: Query): Query {
  const { avoidStops: _, ...rest } = query;
  return rest;
}

/** The query for another region. Places, stops and modes of one region are not valid in another. */
export function inRegion(query: Query, region: string): Query {
  const { modes: _, avoidStops: __, ...rest } = withoutEnds(query);
  return { ...rest, region };
}

/** The query with another time. @param local '' when no time is chosen: leave now */
export function withTime(query: Query, kind: When['kind'], local: string): Query {
  return { ...query, when: kind === 'now' || local === '' ? { kind: 'now' } : { kind, local } };
}

export function withPreferences(query: Query, preferences: Preferences): Query {
  const { preferences: _, ...rest } = query;
  return Object.keys(preferences).length > 0 ? { ...rest, preferences } : rest;
}
