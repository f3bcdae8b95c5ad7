import type { RealtimeMessage, TripDescriptor } from '../message/realtime-message.ts';
import type { FeedIds } from './feed-ids.ts';
import { MATCH_STEPS, type MatchStep, MISS_REASONS, type MissReason, type TripMatch } from './trip-match.ts';
import { runKey, type TripMatcher } from './trip-matcher.ts';

/** How many of a kind, with up to ten ids of them. */
export interface Sampled {
  readonly count: number;
  readonly samples: readonly string[];
}

/** How the trips that a message names fit the timetable. */
export interface TripMatchCounts {
  /** Descriptors that name a trip. */
  readonly named: number;
  /** Of those, runs that the timetable does not have: ADDED and NEW. */
  readonly added: number;
  readonly matched: number;
  /** Matched by share of those that are not added, 0 to 1; undefined where there are none. */
  readonly rate?: number;
  readonly by: Readonly<Record<MatchStep, number>>;
  readonly missed: Readonly<Partial<Record<MissReason, Sampled>>>;
  /** Descriptors that mean a run which an earlier one meant already. */
  readonly repeated: Sampled;
}

/** How the ids of other things fit. */
export interface IdMatchCounts {
  readonly named: number;
  readonly unknown: Sampled;
}

/** What of a message fits the timetable, and why the rest does not. */
export interface MatchReport {
  readonly tripUpdates: TripMatchCounts;
  /** Vehicles without a trip are not counted. */
  readonly vehicles: TripMatchCounts;
  readonly alerts: TripMatchCounts;
  readonly stops: IdMatchCounts;
  /** Pathways that alerts name; an id that is neither a stop's nor a pathway's counts as a stop. */
  readonly pathways: IdMatchCounts;
  readonly routes: IdMatchCounts;
  readonly agencies: IdMatchCounts;
}

/** Holds a message against the timetable of its feed. @param now Unix seconds, for messages without a time of their own */
export function matchReport(message: RealtimeMessage, ids: FeedIds, matcher: TripMatcher, now: number): MatchReport {
  const reference = message.header.timestamp ?? now;
  const [tripUpdates, vehicles, alerts] = [new TripCounter(), new TripCounter(), new TripCounter()];
  // Alerts name pathways in the place of stops.
  const isPlace = (id: string): boolean => ids.stopsOf(id).length > 0;
  const stops = new IdCounter(isPlace);
  const pathways = new IdCounter((id) => ids.pathwayOf(id) !== undefined);
  const routes = new IdCounter((id) => ids.routesOf(id).length > 0);
  const agencies = new IdCounter((id) => ids.hasAgency(id));
  const updates = message.entities.flatMap(({ id, tripUpdate }) =>
    tripUpdate === undefined ? [] : [{ id, ...tripUpdate }],
  );
  matcher.matchAll(updates, reference).forEach((match, i) => {
    const { id, trip, calls } = updates[i]!;
    tripUpdates.add(trip, id, match);
    routes.add(trip.routeId);
    for (const { stopId, properties } of calls) {
      stops.add(stopId);
      stops.add(properties?.assignedStopId);
    }
  });
  for (const { id, vehicle, alert } of message.entities) {
    if (vehicle !== undefined) {
      const { trip, stopId, timestamp } = vehicle;
      if (namesTrip(trip)) vehicles.add(trip, id, matcher.match(trip, [], timestamp ?? reference));
      routes.add(trip?.routeId);
      stops.add(stopId);
    }
    for (const { agencyId, routeId, stopId, trip } of alert?.informed ?? []) {
      if (namesTrip(trip)) alerts.add(trip, id, matcher.match(trip, [], reference), true);
      agencies.add(agencyId);
      routes.add(routeId);
      const isPathway = stopId !== undefined && !isPlace(stopId) && ids.pathwayOf(stopId) !== undefined;
      (isPathway ? pathways : stops).add(stopId);
    }
  }
  return {
    tripUpdates: tripUpdates.counts(),
    vehicles: vehicles.counts(),
    alerts: alerts.counts(),
    stops: stops.counts(),
    pathways: pathways.counts(),
    routes: routes.counts(),
    agencies: agencies.counts(),
  };
}

/** Whether a descriptor names a trip, or a route and so one of its trips. */
export function namesTrip(trip: TripDescriptor | undefined): trip is TripDescriptor {
  return trip !== undefined && ((trip.tripId ?? '') !== '' || (trip.routeId ?? '') !== '');
}

const MOST_SAMPLES = 10;

/** Counts things of one kind, with ids of some. */
export class Samples {
  #count = 0;
  readonly #samples: string[] = [];

  add(id: string): void {
    this.#count++;
    if (this.#samples.length < MOST_SAMPLES && !this.#samples.includes(id)) this.#samples.push(id);
  }

  get sampled(): Sampled {
    return { count: this.#count, samples: this.#samples };
  }
}

/** Counts descriptors by what became of them. */
export class TripCounter {
  #named = 0;
  #added = 0;
  readonly #by = new Map<MatchStep, number>();
  readonly #missed = new Map<MissReason, Samples>();
  readonly #runs = new Set<string>();
  readonly #repeated = new Samples();

  /** @param mayRepeat whether several descriptors may mean one run, as in alerts */
  add(descriptor: TripDescriptor, entity: string, match: TripMatch, mayRepeat = false): void {
    const id = descriptor.tripId || entity;
    this.#named++;
    if (match.by === 'new') this.#added++;
    else if (match.by === 'nothing') {
      const samples = this.#missed.get(match.reason) ?? new Samples();
      this.#missed.set(match.reason, samples);
      samples.add(id);
    } else {
      this.#by.set(match.by, (this.#by.get(match.by) ?? 0) + 1);
      const run = runKey(match) ?? '';
      // Copies of a run share its descriptor.
      if (this.#runs.has(run) && !mayRepeat && descriptor.relationship !== 'DUPLICATED') this.#repeated.add(id);
      this.#runs.add(run);
    }
  }

  counts(): TripMatchCounts {
    const by = Object.fromEntries(MATCH_STEPS.map((step) => [step, this.#by.get(step) ?? 0]));
    const matched = [...this.#by.values()].reduce((sum, count) => sum + count, 0);
    const wanted = this.#named - this.#added;
    const missed = MISS_REASONS.flatMap((reason) => {
      const samples = this.#missed.get(reason);
      return samples === undefined ? [] : [[reason, samples.sampled]];
    });
    return {
      named: this.#named,
      added: this.#added,
      matched,
      ...(wanted === 0 ? {} : { rate: matched / wanted }),
      by: by as Record<MatchStep, number>,
      missed: Object.fromEntries(missed),
      repeated: this.#repeated.sampled,
    };
  }
}

/** Counts different ids, so that a stop of every trip does not outweigh the others. */
class IdCounter {
  readonly #seen = new Set<string>();
  readonly #unknown = new Samples();
  readonly #isKnown: (id: string) => boolean;

  constructor(isKnown: (id: string) => boolean) {
    this.#isKnown = isKnown;
  }

  add(id: string | undefined): void {
    if (id === undefined || id === '' || this.#seen.has(id)) return;
    this.#seen.add(id);
    if (!this.#isKnown(id)) this.#unknown.add(id);
  }

  counts(): IdMatchCounts {
    return { named: this.#seen.size, unknown: this.#unknown.sampled };
  }
}
