import type { RegionDiff } from '@tripwright/region-diff';

/** Work on regions that a thread of the Node host does: none of it fits between two keystrokes. */
export interface RegionTasks {
  /** Imports feeds and streets into a folder of its own below `out`. */
  readonly build: {
    readonly input: {
      readonly region: string;
      readonly title: string;
      /** Paths of GTFS feeds: zips or folders. */
      readonly gtfs: readonly string[];
      /** Path of an OpenStreetMap file. */
      readonly osm?: string;
      readonly out: string;
    };
    /** The region's own folder; errors and warnings of its report. */
    readonly result: { readonly folder: string; readonly problems: number };
  };
  /** Compares two built regions. */
  readonly compare: {
    readonly input: {
      /** The own folders of the two regions. */
      readonly old: string;
      readonly new: string;
      /** Texts of trip files. Those that cannot be read, or whose places are unknown, are left out. */
      readonly trips: readonly { readonly name: string; readonly text: string }[];
      /** Unix seconds, for relative times. */
      readonly now: number;
    };
    readonly result: RegionDiff;
  };
}

/** The name of a task. */
export type RegionTask = keyof RegionTasks;

/** A task that runs. */
export interface RunningTask<Name extends RegionTask> {
  /** Rejects with the sentence of the importer where the input is unusable. */
  readonly result: Promise<RegionTasks[Name]['result']>;
  /** Ends it; `result` then rejects. */
  readonly stop: () => void;
}

/** A step of a task: its English words, by which the editor finds those of its language, and what stands for their `{file}`. */
export interface TaskStep {
  readonly text: string;
  readonly file: string;
}

/** Starts tasks in threads. @param progress receives the step and the share done, 0 to 1 */
export type StartTask = <Name extends RegionTask>(
  name: Name,
  input: RegionTasks[Name]['input'],
  progress: (step: TaskStep, share: number) => void,
) => RunningTask<Name>;

/** What the thread sends. */
export type TaskReply =
  | { readonly kind: 'progress'; readonly step: TaskStep; readonly share: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly message: string };
