import type { LiveSourceRules } from '@tripwright/core/live';
import type { Scene } from '../scenes/scene.ts';

/** One row of the table of meanings: a text timetable, messages, and what becomes of the runs (docs/live-semantics.md). */
export interface LiveCase {
  /** What is shown; ids of correctness.md in front. */
  readonly name: string;
  readonly world: Scene;
  /** See `parseLiveMessages`. */
  readonly messages: string;
  /** See `printRunChanges`. */
  readonly runs: readonly string[];
  /** From, to and time of a traveller, and the journeys that answer; the tests ask for all others too, and compare with the oracle. */
  readonly trip?: readonly [asked: readonly [from: string, to: string, time: string], found: readonly string[]];
  /** `live` with the defaults of `live.json` unless given. */
  readonly sources?: readonly LiveSourceRules[];
  /** Faults that the report of the last source counts. */
  readonly faults?: Readonly<Record<string, number>>;
}
