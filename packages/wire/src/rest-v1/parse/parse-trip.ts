import type { DescribedItinerary } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import { shorten } from './parse-coordinate.ts';
import { type ParseRoutingContext, parseRouting, type RoutingQuery } from './parse-routing.ts';
import type { Parsed, Problem } from './problem.ts';
import { parseTripId } from './trip-id.ts';

/** A parsed request for one trip: `trip/<id>`, `trip/update/<id>` and `trip/save/<id>`. */
export interface TripQuery {
  readonly id: string;
  readonly trip: DescribedItinerary;
  /** The request that the trip answered. */
  readonly routing: RoutingQuery;
  /** State that the client has, from `updateURL`. */
  readonly hash: number | undefined;
}

/** Where an id holds rides and the address has no modes, every scheduled family is meant. */
const SCHEDULED = ['pt_pub', 'pt_ltd', 'in_rail', 'in_coach', 'in_air'];

/**
 * Parses the id of a trip and the parameters of its address. Parameters that are missing are read from the id, so that an id alone opens a trip. Never
 * throws; all problems are reported at once.
 */
export function parseTrip(id: string, query: URLSearchParams, context: ParseRoutingContext): Parsed<TripQuery> {
  const trip = parseTripId(id);
  if (trip === undefined) {
    const reason = `"${shorten(id)}" is not the id of a trip; expected the id or an address of a trip of an answer`;
    return { ok: false, problems: [{ name: 'id', kind: 'invalid', reason }] };
  }
  const problems: Problem[] = [];
  const given = query.get('hash')?.trim() ?? '';
  if (given !== '' && !/^-?\d{1,10}$/.test(given))
    problems.push({ name: 'hash', kind: 'invalid', reason: `"${shorten(given)}" is not a whole number` });
  const whole = new URLSearchParams(query);
  const isBlank = (name: string): boolean => (whole.get(name)?.trim() ?? '') === '';
  for (const end of ['from', 'to'] as const) if (isBlank(end)) whole.set(end, `(${trip[end].join(',')})`);
  if (isBlank('modes')) for (const mode of modesOf(trip)) whole.append('modes', mode);
  if (['', '0'].includes(whole.get('departAfter') ?? '') && ['', '0'].includes(whole.get('arriveBefore') ?? ''))
    whole.set('departAfter', String(Math.max(1, departureOf(trip))));
  const routing = parseRouting(whole, context);
  if (!routing.ok) problems.push(...routing.problems);
  if (!routing.ok || problems.length > 0) return { ok: false, problems };
  const hash = given === '' ? undefined : Number(given);
  return { ok: true, value: { id, trip, routing: routing.value, hash } };
}

function modesOf({ legs }: DescribedItinerary): readonly string[] {
  const used = legs.flatMap((leg) => (leg.kind === 'street' ? [leg.mode] : leg.kind === 'ride' ? SCHEDULED : []));
  const modes = [...new Set(used)].filter((mode) => findModeFamily(mode) !== undefined);
  return modes.length > 0 ? modes : ['wa_wal'];
}

/** When a trip begins by the timetable, Unix seconds. */
function departureOf({ legs, departure }: DescribedItinerary): number {
  let before = 0;
  for (const leg of legs) {
    if (leg.kind === 'ride') return leg.scheduledDeparture - before;
    before += leg.seconds;
  }
  return departure ?? 0;
}
