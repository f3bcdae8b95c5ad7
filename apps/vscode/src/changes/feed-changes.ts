import type { RegionDiff } from '@tripwright/region-diff';
import type { RunningTask, StartTask, TaskStep } from '../regions/region-tasks.ts';

/** A saved trip as a file holds it. */
export interface TripText {
  readonly name: string;
  readonly text: string;
}

/** What a comparison needs of its surroundings. Paths are those of the disk. */
export interface ChangesSurroundings {
  readonly start: StartTask;
  /** A folder for built regions, which nothing else uses. */
  readonly scratch: string;
  readonly readTrips: () => Promise<readonly TripText[]>;
  /** Unix seconds. */
  readonly now: () => number;
  readonly onProgress: (step: TaskStep, share: number) => void;
  readonly onResult: (diff: RegionDiff) => void;
  readonly onFailure: (message: string) => void;
}

/** Pause after the last save, so that a "save all" is built once. */
const PAUSE_MS = 800;

/**
 * Compares a feed with a baseline again and again: after each save the feed is built anew, saved trips are planned in both, and what changed for riders is
 * handed on. A save during the work starts it over; only one thread works at a time.
 */
export class FeedChanges {
  readonly #surroundings: ChangesSurroundings;
  /** The own folder of the region that is compared with; undefined before it is built. */
  #baseline: string | undefined;
  #feed: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: RunningTask<'build'> | RunningTask<'compare'> | undefined;
  /** Work begun before the last start is out of date. */
  #round = 0;

  constructor(surroundings: ChangesSurroundings) {
    this.#surroundings = surroundings;
  }

  /** The feed that is watched: its folder or archive. */
  get feed(): string | undefined {
    return this.#feed;
  }

  /** Begins with a feed. @param baseline a feed, or the own folder of a built region; the feed as it is now unless given */
  async begin(feed: string, baseline?: { readonly path: string; readonly isRegion: boolean }): Promise<void> {
    this.stop();
    const round = this.#round;
    this.#feed = feed;
    const old = baseline?.isRegion === true ? baseline.path : await this.#build(baseline?.path ?? feed, 'old', round);
    if (old === undefined || round !== this.#round) return;
    this.#baseline = old;
    await this.#compare(round);
  }

  /** Says that files of the feed were saved. */
  saved(): void {
    if (this.#baseline === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running?.stop();
      this.#running = undefined;
      void this.#compare(++this.#round);
    }, PAUSE_MS);
  }

  /** Ends the comparison. */
  stop(): void {
    this.#round++;
    clearTimeout(this.#timer);
    this.#running?.stop();
    this.#running = undefined;
    this.#baseline = undefined;
    this.#feed = undefined;
  }

  async #compare(round: number): Promise<void> {
    const { start, readTrips, now, onProgress, onResult, onFailure } = this.#surroundings;
    if (this.#feed === undefined || this.#baseline === undefined) return;
    const fresh = await this.#build(this.#feed, 'new', round);
    if (fresh === undefined || round !== this.#round || this.#baseline === undefined) return;
    try {
      const trips = await readTrips();
      if (round !== this.#round) return;
      const task = start('compare', { old: this.#baseline, new: fresh, trips, now: now() }, onProgress);
      this.#running = task;
      const diff = await task.result;
      if (round === this.#round) onResult(diff);
    } catch (error) {
      if (round === this.#round) onFailure(messageOf(error));
    }
  }

  /** Builds a feed. @returns the region's folder; undefined where that failed or became out of date */
  async #build(feed: string, side: 'old' | 'new', round: number): Promise<string | undefined> {
    const { start, scratch, onProgress, onFailure } = this.#surroundings;
    const out = `${scratch}/${side}`;
    try {
      const task = start('build', { region: 'xx_feed', title: nameOf(feed), gtfs: [feed], out }, onProgress);
      this.#running = task;
      const { folder } = await task.result;
      return round === this.#round ? folder : undefined;
    } catch (error) {
      if (round === this.#round) onFailure(messageOf(error));
      return undefined;
    }
  }
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
