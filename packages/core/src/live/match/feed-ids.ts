import { after } from '../../storage/index.ts';
import type {
  AgencyIndex,
  FeedIndex,
  PathwayIndex,
  PatternIndex,
  RouteIndex,
  StopIndex,
  Timetable,
  TripIndex,
} from '../../timetable/index.ts';
import { type IdRule, normaliseId } from './id-rule.ts';

/** The ids of one feed of a timetable, as the feed wrote them and in normalised form. Built once per timetable and set of rules. */
export class FeedIds {
  readonly timetable: Timetable;
  readonly feed: FeedIndex;
  readonly #rules: readonly IdRule[];
  readonly #trips = new Map<string, TripIndex[]>();
  readonly #normalisedTrips = new Map<string, TripIndex[]>();
  readonly #routes = new Map<string, RouteIndex[]>();
  readonly #stops = new Map<string, StopIndex[]>();
  readonly #agencies = new Map<string, AgencyIndex>();
  readonly #patternsOfRoute = new Map<RouteIndex, PatternIndex[]>();
  readonly #frequencyTrips: ReadonlySet<TripIndex>;
  #patternsOfStop: Map<StopIndex, PatternIndex[]> | undefined;
  #pathways: Map<string, PathwayIndex> | undefined;

  constructor(timetable: Timetable, feed: FeedIndex, rules: readonly IdRule[]) {
    this.timetable = timetable;
    this.feed = feed;
    this.#rules = rules;
    const { strings } = timetable;
    const hasTripRules = rules.some(({ of }) => of === 'trip');
    for (let route = 0 as RouteIndex; route < timetable.routeFeed.length; route++)
      if (timetable.routeFeed[route] === feed) {
        const id = strings.get(timetable.routeId[route]!);
        addTo(this.#routes, id, route);
        const normalised = normaliseId(id, 'route', rules);
        if (normalised !== id) addTo(this.#routes, normalised, route);
      }
    for (let stop = 0 as StopIndex; stop < timetable.stopCount; stop++)
      if (timetable.stopFeed[stop] === feed) {
        const id = strings.get(timetable.stopSourceId[stop]!);
        addTo(this.#stops, id, stop);
        const normalised = normaliseId(id, 'stop', rules);
        if (normalised !== id) addTo(this.#stops, normalised, stop);
      }
    for (let agency = 0 as AgencyIndex; agency < timetable.agencyFeed.length; agency++)
      if (timetable.agencyFeed[agency] === feed) this.#agencies.set(strings.get(timetable.agencyId[agency]!), agency);
    this.#frequencyTrips = new Set(timetable.frequencyTrip);
    for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
      const route = timetable.patternRoute[pattern]!;
      if (timetable.routeFeed[route] !== feed) continue;
      addTo(this.#patternsOfRoute, route, pattern);
      for (
        let trip = timetable.patternFirstTrip[pattern]!;
        trip < timetable.patternFirstTrip[after(pattern)]!;
        trip++
      ) {
        const id = strings.get(timetable.tripId[trip]!);
        addTo(this.#trips, id, trip);
        if (hasTripRules) addTo(this.#normalisedTrips, normaliseId(id, 'trip', rules), trip);
      }
    }
  }

  /** Trips with exactly this id; more than one only in a feed that repeats it. */
  tripsOf(id: string): readonly TripIndex[] {
    return this.#trips.get(id) ?? [];
  }

  /** Trips whose id is the same as this one after all rules; none without rules about trips. */
  tripsLike(id: string): readonly TripIndex[] {
    return this.#normalisedTrips.get(normaliseId(id, 'trip', this.#rules)) ?? [];
  }

  /** Routes with this id, as written or else normalised. */
  routesOf(id: string): readonly RouteIndex[] {
    return this.#routes.get(id) ?? this.#routes.get(normaliseId(id, 'route', this.#rules)) ?? [];
  }

  /** Stops with this id, as written or else normalised. */
  stopsOf(id: string): readonly StopIndex[] {
    return this.#stops.get(id) ?? this.#stops.get(normaliseId(id, 'stop', this.#rules)) ?? [];
  }

  /** The pathway with this id. */
  pathwayOf(id: string): PathwayIndex | undefined {
    return this.#pathwaysById().get(id);
  }

  /** The ids of all pathways of the feed. */
  pathwayIds(): Iterable<string> {
    return this.#pathwaysById().keys();
  }

  /** The ids of all stops of the feed, as written and normalised. */
  stopIds(): Iterable<string> {
    return this.#stops.keys();
  }

  /** Whether a trip runs by rows of frequencies.txt, so that its times give intervals only. */
  isFrequencyTrip(trip: TripIndex): boolean {
    return this.#frequencyTrips.has(trip);
  }

  agencyOf(id: string): AgencyIndex | undefined {
    return this.#agencies.get(id);
  }

  hasAgency(id: string): boolean {
    return this.#agencies.has(id);
  }

  /** All routes of the feed that have trips. */
  routes(): Iterable<RouteIndex> {
    return this.#patternsOfRoute.keys();
  }

  /** Trips of a route, pattern by pattern. */
  *tripsOfRoute(route: RouteIndex): Generator<TripIndex> {
    for (const pattern of this.#patternsOfRoute.get(route) ?? []) yield* this.tripsOfPattern(pattern);
  }

  *tripsOfPattern(pattern: PatternIndex): Generator<TripIndex> {
    const { patternFirstTrip } = this.timetable;
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) yield trip;
  }

  /** Patterns of the feed that call at a stop. */
  patternsAt(stop: StopIndex): readonly PatternIndex[] {
    this.#patternsOfStop ??= this.#mapPatterns();
    return this.#patternsOfStop.get(stop) ?? [];
  }

  #pathwaysById(): ReadonlyMap<string, PathwayIndex> {
    if (this.#pathways === undefined) {
      const { strings, pathwayId, pathwayFrom, stopFeed } = this.timetable;
      const pathways = new Map<string, PathwayIndex>();
      for (let pathway = 0 as PathwayIndex; pathway < pathwayId.length; pathway++)
        if (stopFeed[pathwayFrom[pathway]!] === this.feed) pathways.set(strings.get(pathwayId[pathway]!), pathway);
      this.#pathways = pathways;
    }
    return this.#pathways;
  }

  #mapPatterns(): Map<StopIndex, PatternIndex[]> {
    const { patternFirstPosition, positionStop } = this.timetable;
    const patterns = new Map<StopIndex, PatternIndex[]>();
    for (const pattern of [...this.#patternsOfRoute.values()].flat())
      for (const stop of new Set(
        positionStop.subarray(patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]!),
      ))
        addTo(patterns, stop as StopIndex, pattern);
    return patterns;
  }
}

function addTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
}
