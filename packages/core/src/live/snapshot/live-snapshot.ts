import type { SystemState } from '../../shared-vehicles/index.ts';
import type { Alert, EnumValue, Occupancy } from '../message/realtime-message.ts';
import type { RunChanges } from './run-changes.ts';

/**
 * All that realtime sources say about one region at one moment: a pure function of the dataset, the states of the feeds and a clock bucket. It never
 * changes; the next one replaces it whole. Every index over it is made from it and dies with it, so that all faces that hold the same snapshot
 * give the same answers. Plain values and flat columns only: it passes between threads as it is.
 */
export interface LiveSnapshot {
  /** Hash of the content: servers that read the same messages over the same dataset have snapshots of the same id. */
  readonly id: string;
  /** `datasetVersion` of the region that the indices in it belong to. */
  readonly datasetVersion: string;
  /** Unix seconds: the moment that it holds for. What is active, stale or past is decided by it. */
  readonly at: number;
  readonly feeds: readonly LiveFeed[];
  readonly runs: RunChanges;
  readonly alerts: readonly LiveAlert[];
  readonly vehicles: readonly LiveVehicle[];
  /** Shared vehicles as their systems have them now; systems without a source are as in the region. */
  readonly shared: readonly LiveSharedSystem[];
}

/** The counts of one system of shared vehicles. They replace those of the region; its stations, types and zones stay. */
export interface LiveSharedSystem extends SystemState {
  /** Index of its source in `feeds`. */
  readonly source: number;
}

/** The state of one source within a snapshot. */
export interface LiveFeed {
  /** `name` of the source in `live.json`. */
  readonly name: string;
  /** Index of the feed whose ids it uses; −1 for sources of shared vehicles. */
  readonly feed: number;
  /** Unix seconds of the newest message that was taken; 0 = none so far. */
  readonly messageTime: number;
  /** `waiting`: it has not been read yet; `silent`: its data are too old to count; `failing`: its last read failed. */
  readonly health: 'fresh' | 'stale' | 'held' | 'failing' | 'silent' | 'waiting';
}

/** An alert with the things of this region that it concerns. */
export interface LiveAlert {
  /** Stable while the alert stays in its source: hash of source and entity id. */
  readonly id: string;
  /** Index of its source in `feeds`. */
  readonly source: number;
  readonly alert: Alert;
  /** Parts resolved to indices; an informed entity that names something unknown is left out. No entry = the alert concerns nothing known. */
  readonly targets: readonly AlertTarget[];
  /** `affect`: closures and cancellations of the alert change searches; `inform`: it is shown only. */
  readonly policy: 'inform' | 'affect';
}

/** All fields that are set hold together. Indices are those of the timetable. */
export interface AlertTarget {
  readonly agency?: number;
  readonly route?: number;
  readonly routeType?: number;
  readonly direction?: number;
  /** Trip, and the service day in days since 1970-01-01 where the alert names one. */
  readonly trip?: number;
  readonly day?: number;
  readonly stop?: number;
  /** A lift, an escalator or another way inside a station, which the alert names by its id, or the operator's table in `live.json` for the alert. */
  readonly pathway?: number;
}

/** The last known place of a vehicle. */
export interface LiveVehicle {
  readonly id: string;
  readonly label: string;
  /** Index of its source in `feeds`. */
  readonly source: number;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Degrees clockwise from north; undefined = unknown. */
  readonly bearing: number | undefined;
  /** Metres per second; undefined = unknown. */
  readonly speed: number | undefined;
  /** Unix seconds of the measurement. */
  readonly time: number;
  /** Trip and service day that it runs; −1 = unknown, or a run that only `RunChanges` has. */
  readonly trip: number;
  readonly day: number;
  /** Row in `runs` of its run; −1 = the run is as in the timetable, or unknown. */
  readonly change: number;
  readonly occupancy: Occupancy | undefined;
  readonly wheelchair:
    | EnumValue<'NO_VALUE' | 'UNKNOWN' | 'WHEELCHAIR_ACCESSIBLE' | 'WHEELCHAIR_INACCESSIBLE'>
    | undefined;
}
