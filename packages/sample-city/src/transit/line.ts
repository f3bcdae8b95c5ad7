import type { Point } from '../geometry/point.ts';
import type { LocalName } from '../names/local-name.ts';
import type { StationId } from './station-list.ts';

/** Accessibility as in GTFS: 0 unknown, 1 yes, 2 no. */
export type Accessible = 0 | 1 | 2;

export type AgencyId = 'PMT' | 'MRW' | 'OSF' | 'CCL';

/** A line of the city. */
export interface Line {
  readonly id: string;
  /** GTFS route_type, basic or extended. */
  readonly type: number;
  readonly agency: AgencyId;
  readonly name: LocalName;
  readonly color: string;
  readonly textColor: string;
  /** Key of the timetable in `service-plans`. */
  readonly plan: string;
  /** Speed between stops in metres per second, without dwell times. */
  readonly speed: number;
  /** Dwell time at each stop in seconds. */
  readonly dwell: number;
  readonly wheelchair: Accessible;
  /** GTFS bikes_allowed: 0 unknown, 1 yes, 2 no. */
  readonly bikes: 0 | 1 | 2;
  readonly course: StreetCourse | TrackCourse;
}

/** A line on the streets: the places it passes, and the distance between its stops. */
export interface StreetCourse {
  readonly on: 'streets';
  readonly via: readonly Point[];
  readonly spacing: number;
  /** The only places with a stop, each at its nearest corner. */
  readonly onlyNear?: readonly Point[];
}

/** A line on tracks, cables or water: its stations, and the bends between them. */
export interface TrackCourse {
  readonly on: 'tracks';
  readonly calls: readonly (StationId | Point)[];
}
