import type { Point } from '../geometry/point.ts';
import type { LocalName } from '../names/local-name.ts';
import type { StationId } from './station-list.ts';

/** What the feed says of a thing's accessibility: GTFS's 0 unknown, 1 yes, 2 no. */
export type Accessible = 0 | 1 | 2;

export type AgencyId = 'PMT' | 'MRW' | 'OSF' | 'CCL';

/** A line as its planners think of it. */
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
  /** Metres per second between stops, without the stops. */
  readonly speed: number;
  /** Seconds at each stop. */
  readonly dwell: number;
  readonly wheelchair: Accessible;
  /** GTFS bikes_allowed: 0 unknown, 1 yes, 2 no. */
  readonly bikes: 0 | 1 | 2;
  readonly course: StreetCourse | TrackCourse;
}

/** A line on the streets: where it must pass, and how far apart its stops are. */
export interface StreetCourse {
  readonly on: 'streets';
  readonly via: readonly Point[];
  readonly spacing: number;
  /** Only these places get a stop: the nearest corner to each. */
  readonly onlyNear?: readonly Point[];
}

/** A line on tracks, cables or water: stations, and the bends between them. */
export interface TrackCourse {
  readonly on: 'tracks';
  readonly calls: readonly (StationId | Point)[];
}
