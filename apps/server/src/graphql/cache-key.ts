import { createHash } from 'node:crypto';
import { routingQueryOf } from '@tripwright/wire/rest-v1';
import type { PlanSource, SegmentSource, TripNowSource, TripSource } from './sources.ts';

/**
 * Ids for the caches of clients, which lose fields of objects without one when two operations select different ones. They hold hashes and not the
 * things themselves, since they are repeated for each object.
 */
const LETTERS = 16;

/** The segments of a trip have its hash in common. */
const tripKeys = new WeakMap<TripSource, string>();

/** Id of a plan: of everything that its fields depend on. */
export function planKey({ outcome, locale, regions, window }: PlanSource): string {
  const versions = regions.map(({ datasetVersion }) => datasetVersion);
  const parts = [routingQueryOf(outcome.request).toString(), locale, outcome.live?.snapshot ?? '', versions, window];
  return `plan.${shortHash(JSON.stringify(parts))}`;
}

/** Id of a segment: of its trip and its position. */
export function segmentKey({ trip, index }: SegmentSource): string {
  let key = tripKeys.get(trip);
  if (key === undefined) {
    key = shortHash(trip.id);
    tripKeys.set(trip, key);
  }
  return `${key}.${index}`;
}

/** Id of a lookup: of the id that was sent. */
export function lookupKey({ sentId }: TripNowSource): string {
  return `now.${shortHash(sentId)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LETTERS);
}
