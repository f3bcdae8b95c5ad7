import type { StopRef } from './place.ts';

/** A stop or station as lists and maps show it. */
export interface ListedStop {
  readonly stop: StopRef;
  /** Whether it groups others (stops of a station are its children). */
  readonly isStation: boolean;
  /** Most specific identifiers of the modes that call, busiest first. */
  readonly modes: readonly string[];
  /** Short names of the lines that call, busiest first; long names for those without. */
  readonly lines: readonly string[];
  /** Those that belong to it, when they were asked for; else empty. */
  readonly children: readonly ListedStop[];
}
