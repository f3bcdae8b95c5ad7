import type { ScoredItinerary } from '@tripwright/core/model';
import {
  type Parsed,
  parseTrip,
  routingQueryOf,
  type TripQuery,
  tripIdOf,
  tripParameters,
} from '@tripwright/wire/rest-v1';
import type { PlanSource } from './sources.ts';

/** The trips of a plan have their wishes in common, which are written once. */
const wishes = new WeakMap<PlanSource, string>();

/** Parts of a request that decide which trips are found, or what is worked out of them, and change no trip. */
const NOT_OF_TRIPS = ['departAfter', 'arriveBefore', 'includeStops', 'includeConnections'];

/**
 * The id of a trip with the wishes of its request that it depends on, in the form of its address in `/v1`: equal for the same trip of another search
 * with the same wishes.
 * @param said the id in `/v1`, where another service has given one
 */
export function tripAddressOf(plan: PlanSource, scored: ScoredItinerary, said?: string): string {
  const parameters = wishesOf(plan);
  return `${said ?? plainTripId(plan, scored)}${parameters === '' ? '' : `?${parameters}`}`;
}

/** The id of a trip in `/v1`. */
function plainTripId({ outcome, regions }: PlanSource, { itinerary }: ScoredItinerary): string {
  // As the REST codec forms it.
  const version = outcome.regions.map((code) => regions.find((region) => region.code === code)?.datasetVersion ?? '');
  return tripIdOf(itinerary, outcome.regions, version.join(' '));
}

/** The rides and the request of an address; problems for any other text. @param now Unix seconds */
export function parseTripAddress(address: string, now: number): Parsed<TripQuery> {
  const end = address.indexOf('?');
  const [id, query] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end + 1)];
  // Codes that hold commas are written one by one, so none is split.
  return parseTrip(id, new URLSearchParams(query), { now, knowsStop: () => true });
}

function wishesOf(plan: PlanSource): string {
  let written = wishes.get(plan);
  if (written === undefined) {
    const query = routingQueryOf(plan.outcome.request);
    for (const name of NOT_OF_TRIPS) query.delete(name);
    written = tripParameters(query);
    wishes.set(plan, written);
  }
  return written;
}
