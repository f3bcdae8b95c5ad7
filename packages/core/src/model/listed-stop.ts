import type { StopRef } from './place.ts';

/** A stop or station as lists and maps show it. */
export interface ListedStop {
  readonly stop: StopRef;
  /** True for a station, whose stops are its children. */
  readonly isStation: boolean;
  /** Identifiers of the modes that call here, as specific as known; busiest first. */
  readonly modes: readonly string[];
  /** Names of the lines that call here, busiest first: the short name, or the long name where there is none. */
  readonly lines: readonly string[];
  /** The station's stops when they were requested; otherwise empty. */
  readonly children: readonly ListedStop[];
}
