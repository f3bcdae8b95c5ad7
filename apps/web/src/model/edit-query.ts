import type { Place } from './place.ts';
import type { Query, When } from './query.ts';
import type { Wishes } from './wishes.ts';

/** With an end set, or taken away. */
export function withEnd(query: Query, end: 'from' | 'to', place: Place | undefined): Query {
  const { [end]: _, ...rest } = query;
  return place === undefined ? rest : { ...rest, [end]: place };
}

/** From where it went to, and the other way round; also with one end only. */
export function swapped(query: Query): Query {
  return withEnd(withEnd(query, 'from', query.to), 'to', query.from);
}

export function withoutEnds(query: Query): Query {
  return withEnd(withEnd(query, 'from', undefined), 'to', undefined);
}

/** Elsewhere: places and modes of one region mean nothing in another. */
export function inRegion(query: Query, region: string): Query {
  const { modes: _, ...rest } = withoutEnds(query);
  return { ...rest, region };
}

/** @param local '' where no time was chosen: that is now */
export function withTime(query: Query, kind: When['kind'], local: string): Query {
  return { ...query, when: kind === 'now' || local === '' ? { kind: 'now' } : { kind, local } };
}

export function withWishes(query: Query, wishes: Wishes): Query {
  const { wishes: _, ...rest } = query;
  return Object.keys(wishes).length > 0 ? { ...rest, wishes } : rest;
}
