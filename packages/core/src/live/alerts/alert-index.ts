import { parseDay } from '../../base/index.ts';
import type { RideLeg } from '../../model/index.ts';
import type { PathwayIndex, RouteIndex, StopIndex, Timetable, TripIndex } from '../../timetable/index.ts';
import type { AlertTarget, LiveAlert } from '../snapshot/live-snapshot.ts';
import { isActiveWithin } from './active-periods.ts';

/** What an alert may concern. Indices are those of the timetable; a part that is undefined is unknown, and no target that names it holds. */
export interface AlertSubject {
  readonly route: number | undefined;
  readonly direction: number | undefined;
  readonly trip: number | undefined;
  /** Service day, days since 1970-01-01. */
  readonly day: number | undefined;
  /** The stops where a traveller boards, alights or passes through a door. */
  readonly stops: readonly number[];
}

/** A target of an alert; `order` is the position of the alert in the snapshot. */
interface Entry {
  readonly order: number;
  readonly target: AlertTarget;
}

const NONE: readonly Entry[] = [];

/**
 * Which alerts of a snapshot concern a ride, a stop or a line. Every target stands under its narrowest part, so that a question reads few of them;
 * then all parts of it must hold together (RT-26).
 */
export class AlertIndex {
  readonly alerts: readonly LiveAlert[];
  readonly #timetable: Timetable;
  readonly #byTrip = new Map<number, Entry[]>();
  readonly #byStop = new Map<number, Entry[]>();
  readonly #byRoute = new Map<number, Entry[]>();
  readonly #byAgency = new Map<number, Entry[]>();
  /** Targets of a route type or a direction alone. */
  readonly #wide: Entry[] = [];
  /** Trips that targets name, and all routes, by feed and id. */
  readonly #trips = new Map<string, TripIndex>();
  #routes: ReadonlyMap<string, RouteIndex> | undefined;

  constructor(timetable: Timetable, alerts: readonly LiveAlert[]) {
    this.#timetable = timetable;
    this.alerts = alerts;
    alerts.forEach(({ targets }, order) => {
      for (const target of targets) this.#add({ order, target });
    });
  }

  /** The alerts of a list of orders that are active at some moment from one instant to another, both included. */
  active(orders: Iterable<number>, from: number, to: number): readonly LiveAlert[] {
    return [...new Set(orders)]
      .sort((a, b) => a - b)
      .flatMap((order) => {
        const alert = this.alerts[order] as LiveAlert;
        return isActiveWithin(alert.alert.activePeriods, from, to) ? [alert] : [];
      });
  }

  /** The alerts that concern a subject at some moment of a time, in the order of the snapshot. Unix seconds, both included. */
  concerning(subject: AlertSubject, from: number, to: number): readonly LiveAlert[] {
    const orders: number[] = [];
    const { route, trip } = subject;
    const agency = route === undefined ? undefined : this.#timetable.routeAgency[route as RouteIndex];
    const collect = (entries: readonly Entry[] = NONE): void => {
      for (const { order, target } of entries) if (this.#holds(target, subject)) orders.push(order);
    };
    if (trip !== undefined) collect(this.#byTrip.get(trip));
    for (const stop of subject.stops) collect(this.#byStop.get(stop));
    if (route !== undefined) collect(this.#byRoute.get(route));
    if (agency !== undefined) collect(this.#byAgency.get(agency));
    collect(this.#wide);
    return this.active(orders, from, to);
  }

  /** The alerts that concern a ride: its run, its line, or the stops where the rider boards and alights. */
  ofRide(leg: RideLeg): readonly LiveAlert[] {
    if (this.alerts.length === 0) return [];
    const stops = [leg.from.stop, leg.to.stop].flatMap((ref) => {
      const stop = ref === undefined ? undefined : this.#timetable.findStop(ref.code);
      return stop === undefined ? [] : [stop];
    });
    const subject = {
      route: this.#routeOf(leg.feed, leg.route.id),
      direction: leg.direction,
      trip: this.#trips.get(idKey(leg.feed, leg.tripId)),
      day: parseDay(leg.serviceDate),
      stops,
    };
    return this.concerning(subject, leg.departure, leg.arrival);
  }

  /** The alerts that name a stop, its station or, for a station, one of its platforms; also those for some lines there alone. */
  atStop(stop: StopIndex, from: number, to: number): readonly LiveAlert[] {
    const named = [stop, ...this.#childrenOf(stop)];
    return this.active(
      named.flatMap((each) => (this.#byStop.get(each) ?? NONE).map(({ order }) => order)),
      from,
      to,
    );
  }

  /** The alerts that concern a line as a whole, or some of its stops; those about single runs are left out. */
  ofRoute(route: RouteIndex, from: number, to: number): readonly LiveAlert[] {
    const agency = this.#timetable.routeAgency[route]!;
    const entries = [
      ...(this.#byRoute.get(route) ?? NONE),
      ...(this.#byAgency.get(agency) ?? NONE),
      ...this.#wide,
      ...[...this.#byStop.values()].flat().filter(({ target }) => target.route === route && target.trip === undefined),
    ];
    const holding = entries.filter(
      ({ target }) =>
        (target.route ?? route) === route &&
        (target.agency ?? agency) === agency &&
        (target.routeType ?? this.#timetable.routeType[route]!) === this.#timetable.routeType[route]!,
    );
    return this.active(
      holding.map(({ order }) => order),
      from,
      to,
    );
  }

  #add(entry: Entry): void {
    const { target } = entry;
    const { strings, tripId, feedName, routeFeed } = this.#timetable;
    if (target.trip !== undefined) {
      const trip = target.trip as TripIndex;
      const route = this.#timetable.patternRoute[this.#timetable.patternOfTrip(trip)]!;
      const feed = strings.get(feedName[routeFeed[route]!]!);
      this.#trips.set(idKey(feed, strings.get(tripId[trip]!)), trip);
      addTo(this.#byTrip, trip, entry);
    } else if (target.stop !== undefined) {
      for (const stop of stopsNamed(this.#timetable, target.stop as StopIndex)) addTo(this.#byStop, stop, entry);
    } else if (target.pathway !== undefined) {
      for (const stop of endsOfPathway(this.#timetable, target.pathway)) addTo(this.#byStop, stop, entry);
    } else if (target.route !== undefined) addTo(this.#byRoute, target.route, entry);
    else if (target.agency !== undefined) addTo(this.#byAgency, target.agency, entry);
    else if (target.routeType !== undefined || target.direction !== undefined) this.#wide.push(entry);
  }

  /** Whether all parts of a target hold. The stop needs no test: an entry stands under every stop that its target names. */
  #holds(target: AlertTarget, { route, direction, trip, day, stops }: AlertSubject): boolean {
    const { routeAgency, routeType } = this.#timetable;
    const line = route as RouteIndex | undefined;
    return (
      (target.trip === undefined || target.trip === trip) &&
      (target.day === undefined || target.day === day) &&
      (target.direction === undefined || target.direction === direction) &&
      (target.route === undefined || target.route === line) &&
      (target.agency === undefined || (line !== undefined && target.agency === routeAgency[line])) &&
      (target.routeType === undefined || (line !== undefined && target.routeType === routeType[line])) &&
      (target.stop === undefined ||
        stopsNamed(this.#timetable, target.stop as StopIndex).some((stop) => stops.includes(stop)))
    );
  }

  #routeOf(feed: string, id: string): RouteIndex | undefined {
    if (this.#routes === undefined) {
      const { strings, routeId, routeFeed, feedName } = this.#timetable;
      const routes = new Map<string, RouteIndex>();
      for (let route = 0 as RouteIndex; route < routeId.length; route++)
        routes.set(idKey(strings.get(feedName[routeFeed[route]!]!), strings.get(routeId[route]!)), route);
      this.#routes = routes;
    }
    return this.#routes.get(idKey(feed, id));
  }

  #childrenOf(stop: StopIndex): readonly StopIndex[] {
    return this.#timetable.stopKind[stop] === STATION
      ? stopsNamed(this.#timetable, stop).filter((each) => each !== stop)
      : [];
  }
}

/** GTFS `location_type` of a station. */
const STATION = 1;

/**
 * All stops that a target with a stop means: the stop itself, and the platforms, doors and boarding areas below it. A node of the ways inside a
 * station stands for the platforms and doors that it leads to.
 */
export function stopsNamed(timetable: Timetable, stop: StopIndex): readonly StopIndex[] {
  if (timetable.stopKind[stop] === GENERIC_NODE) return endsFrom(timetable, [stop]);
  const known = childrenOf(timetable).get(stop);
  if (known === undefined) return [stop];
  const below = known.filter((child) => timetable.stopKind[child] !== GENERIC_NODE);
  return [stop, ...below.flatMap((child) => stopsNamed(timetable, child))];
}

/** The platforms and doors that a pathway leads to, found by walking on from both of its ends through the nodes between. */
export function endsOfPathway(timetable: Timetable, pathway: number): readonly StopIndex[] {
  const { pathwayFrom, pathwayTo } = timetable;
  return endsFrom(timetable, [pathwayFrom[pathway as PathwayIndex]!, pathwayTo[pathway as PathwayIndex]!]);
}

function endsFrom(timetable: Timetable, places: readonly StopIndex[]): readonly StopIndex[] {
  const { stopKind } = timetable;
  const ends: StopIndex[] = [];
  const seen = new Set<number>();
  const open: StopIndex[] = [...places];
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    if (seen.has(stop)) continue;
    seen.add(stop);
    if (stopKind[stop] !== GENERIC_NODE) ends.push(stop);
    else open.push(...(neighboursOf(timetable).get(stop) ?? []));
  }
  return ends.sort((a, b) => a - b);
}

/** GTFS `location_type` of a place where pathways meet. */
const GENERIC_NODE = 3;

const childrenByTimetable = new WeakMap<Timetable, ReadonlyMap<number, readonly StopIndex[]>>();

function childrenOf(timetable: Timetable): ReadonlyMap<number, readonly StopIndex[]> {
  let children = childrenByTimetable.get(timetable);
  if (children === undefined) {
    const found = new Map<number, StopIndex[]>();
    for (let stop = 0 as StopIndex; stop < timetable.stopCount; stop++) {
      const parent = timetable.stopParent[stop]!;
      if (parent >= 0) addTo(found, parent, stop);
    }
    children = found;
    childrenByTimetable.set(timetable, children);
  }
  return children;
}

const neighboursByTimetable = new WeakMap<Timetable, ReadonlyMap<number, readonly StopIndex[]>>();

function neighboursOf(timetable: Timetable): ReadonlyMap<number, readonly StopIndex[]> {
  let neighbours = neighboursByTimetable.get(timetable);
  if (neighbours === undefined) {
    const found = new Map<number, StopIndex[]>();
    const { pathwayFrom, pathwayTo } = timetable;
    for (let pathway = 0 as PathwayIndex; pathway < pathwayFrom.length; pathway++) {
      addTo(found, pathwayFrom[pathway]!, pathwayTo[pathway]!);
      addTo(found, pathwayTo[pathway]!, pathwayFrom[pathway]!);
    }
    neighbours = found;
    neighboursByTimetable.set(timetable, neighbours);
  }
  return neighbours;
}

function addTo<T>(map: Map<number, T[]>, key: number, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function idKey(feed: string, id: string): string {
  return `${feed}\n${id}`;
}

const indices = new WeakMap<readonly LiveAlert[], WeakMap<Timetable, AlertIndex>>();

/** The index over the alerts of a snapshot, made at the first use and kept as long as the alerts are. */
export function alertIndexOf(timetable: Timetable, alerts: readonly LiveAlert[]): AlertIndex {
  let known = indices.get(alerts);
  if (known === undefined) {
    known = new WeakMap();
    indices.set(alerts, known);
  }
  let index = known.get(timetable);
  if (index === undefined) {
    index = new AlertIndex(timetable, alerts);
    known.set(timetable, index);
  }
  return index;
}
