import type { StopIndex } from '../../../timetable/index.ts';
import {
  pathSeconds,
  type Snap,
  type StopLinks,
  type StreetEngine,
  type StreetMetric,
  type StreetPath,
  stationWalkTime,
} from '../../street/index.ts';

/** Stops near an end of the journey, with the seconds to each. Paths are found only for stops that are used. */
export interface StreetAccess {
  readonly mode: string;
  readonly profile: string;
  /** Whole seconds per stop, rounded up, `extraSeconds` included. */
  readonly stops: readonly { readonly stop: StopIndex; readonly seconds: number }[];
  /** Seconds of parking and the like between the path and the stop. */
  readonly extraSeconds: number;
  /** The path to (from) a stop; undefined where it is a straight line. */
  path(stop: StopIndex): StreetPath | undefined;
  /** The station's door by which the rider enters (leaves), and the seconds between door and stop; undefined for stops outside stations. */
  doorOf(stop: StopIndex): StopDoor | undefined;
}

/** A stop near an end of the journey that is reached in a straight line, to the stop or to a door of its station. */
export interface StraightStop {
  readonly stop: StopIndex;
  /** Walking through the station included. */
  readonly seconds: number;
  readonly door: StopDoor | undefined;
}

export interface StopDoor {
  readonly door: StopIndex;
  readonly seconds: number;
}

export interface ReachOptions {
  readonly engine: StreetEngine;
  readonly links: StopLinks;
  readonly mode: string;
  readonly metric: StreetMetric;
  readonly snaps: readonly Snap[];
  /** Whether the paths lead from the stops to the place, not from the place to the stops. */
  readonly backward: boolean;
  readonly limitSeconds: number;
  /** Stops off the street network near the place, reached in straight lines. */
  readonly straight: readonly StraightStop[];
}

/** The door through which a path enters the station of a stop (`backward`: leaves it), and the seconds between door and stop. */
export function doorAt(path: StreetPath, backward: boolean): StopDoor | undefined {
  const at = backward ? path.from : path.to;
  return at.inside && { door: at.inside.door, seconds: Math.ceil(stationWalkTime(path.metric, at) / 1000) };
}

/** Finds the stops within reach of a place over streets, without time for parking. */
export function reachStops(options: ReachOptions): StreetAccess {
  const { engine, links, mode, metric, snaps, backward, limitSeconds, straight } = options;
  const direction = backward ? 'to' : 'from';
  const reach = engine.stopsWithin(metric, links, snaps, direction, limitSeconds);
  const stops: { stop: StopIndex; seconds: number }[] = [];
  const onStreets = new Set<number>();
  for (let i = 0; i < reach.count; i++) {
    const stop = reach.stop[i] as StopIndex;
    onStreets.add(stop);
    stops.push({ stop, seconds: Math.ceil(reach.milliseconds[i]! / 1000) });
  }
  for (const { stop, seconds } of straight) if (!onStreets.has(stop)) stops.push({ stop, seconds });
  const secondsTo = new Map(stops.map(({ stop, seconds }) => [stop, seconds]));
  const paths = new Map<number, StreetPath | undefined>();
  // The hierarchy is quicker than a repeated search, but of several paths of equal cost it may find one with another duration.
  const quickPath = (stop: StopIndex): StreetPath | undefined => {
    const there = links.snapsOf(stop, backward ? 'from' : 'to');
    const path = backward ? engine.routeBetween(metric, there, snaps) : engine.routeBetween(metric, snaps, there);
    return path !== undefined && pathSeconds(path) === secondsTo.get(stop) ? path : undefined;
  };
  const pathTo = (stop: StopIndex): StreetPath | undefined => {
    if (!onStreets.has(stop)) return undefined;
    if (!paths.has(stop))
      paths.set(stop, quickPath(stop) ?? engine.pathToStop(metric, links, snaps, direction, limitSeconds, stop));
    return paths.get(stop);
  };
  return {
    mode,
    profile: metric.profile.name,
    stops,
    extraSeconds: 0,
    path: pathTo,
    doorOf(stop) {
      if (!onStreets.has(stop)) return straight.find((reached) => reached.stop === stop)?.door;
      const path = pathTo(stop);
      return path === undefined ? undefined : doorAt(path, backward);
    },
  };
}
