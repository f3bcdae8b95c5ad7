import { listRegions } from '@tripwright/feeds/artefact';
import { openRegionBuffers, type SharedRegion } from '@tripwright/planner/node';
import { printableError } from '../log/printable-error.ts';
import { checkCandidates, type Verdict } from './check-candidates.ts';
import type { DatasetStatus } from './dataset-status.ts';
import { type FolderState, folderState } from './folder-state.ts';

/** What a watch over datasets needs of its server. */
export interface DatasetWatchOptions {
  /** Folder of regions. */
  readonly data: string;
  /** Seconds between two looks at the folder; 0 = it looks only when it is asked to. */
  readonly everySeconds: number;
  /** Unix seconds. */
  readonly now: () => number;
  /** The regions that are served at the start. */
  readonly served: readonly SharedRegion[];
  /**
   * Serves these regions from now on. Where it rejects, the ones before are served as if nothing had been tried. An aborted signal says that the server
   * ends.
   */
  readonly serve: (regions: readonly SharedRegion[], signal: AbortSignal) => Promise<void>;
  /** Receives a line for each dataset that is taken or refused; the log unless given. */
  readonly onChange?: (line: string) => void;
}

/** A watch over the datasets in a folder. */
export interface DatasetWatch {
  status(): readonly DatasetStatus[];
  /** Looks now, and resolves when what was found is served or refused. */
  look(): Promise<void>;
  /** Ends the watch, and a check under way. */
  close(): Promise<void>;
}

interface Watched {
  /** Undefined = not served. */
  region: SharedRegion | undefined;
  since: number;
  swaps: number;
  refusals: number;
  refused: DatasetStatus['refused'];
  /** The folder as it was at the last look. */
  seen: FolderState | undefined;
}

/**
 * Watches a folder of regions by looking at it again and again, since events of file systems do not cross networks. A region whose folder holds another
 * dataset is checked, and served when the check objects to nothing. A refused dataset is looked at again when its files have changed. A region whose folder
 * is gone stays served until the server ends: in the middle of a copy or an unmount that is what riders need.
 */
export function watchDatasets(options: DatasetWatchOptions): DatasetWatch {
  const { data, everySeconds, now, serve } = options;
  const { onChange = (line: string): void => console.error(line) } = options;
  const begun = now();
  const watched = new Map(options.served.map((region) => [region.region.manifest.code, fresh(region, begun)]));
  let looking: Promise<void> | undefined;
  const closing = new AbortController();
  const { signal } = closing;

  /** Codes of the regions whose folder holds a dataset that is not served and was not refused. */
  async function changed(): Promise<string[]> {
    const codes = await listRegions(data).catch(() => []);
    return codes.filter((code) => {
      const one = watched.get(code) ?? fresh(undefined, 0);
      watched.set(code, one);
      const state = folderState(data, code, one.seen);
      if (state === undefined || state === one.seen) return false;
      one.seen = state;
      const isServed = state.dataset !== undefined && state.dataset === versionOf(one.region);
      // What was refused has been rolled back, or repaired.
      if (isServed) one.refused = undefined;
      return !isServed;
    });
  }

  async function swap(): Promise<void> {
    const codes = await changed();
    if (codes.length === 0) return;
    const started = performance.now();
    const candidates = codes.map((code) => ({ code, served: watched.get(code)?.region?.buffers }));
    const taken = new Map<string, SharedRegion>();
    const verdicts = await checkCandidates({ data, candidates, now: now() }, signal);
    if (signal.aborted) return;
    for (const verdict of verdicts) {
      const opened = open(verdict);
      if (typeof opened === 'string') refuse(verdict.code, opened);
      // A folder may have changed back while it was read.
      else if (versionOf(opened) !== versionOf(watched.get(verdict.code)?.region)) taken.set(verdict.code, opened);
    }
    if (taken.size === 0) return;
    const regions = [...watched].flatMap(([code, { region }]) => taken.get(code) ?? region ?? []);
    try {
      await serve(regions, signal);
    } catch (error) {
      if (signal.aborted) return;
      for (const code of taken.keys()) refuse(code, error instanceof Error ? error.message : String(error));
      return;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const [code, region] of taken) {
      const one = watched.get(code)!;
      const before = versionOf(one.region);
      const place = before === undefined ? 'is served' : `has taken the place of ${before}`;
      onChange(`dataset: ${code}: ${versionOf(region)} ${place} after ${seconds} s`);
      Object.assign(one, { region, since: now(), swaps: one.swaps + 1, refused: undefined });
    }
  }

  function refuse(code: string, reason: string): void {
    const one = watched.get(code)!;
    const dataset = one.seen?.dataset;
    const stays = one.region === undefined ? 'The region is not served' : `${versionOf(one.region)} stays`;
    onChange(`dataset: ${code}: ${dataset ?? 'what is in the folder'} is refused: ${reason} ${stays}.`);
    one.refused = { dataset, reason, at: now() };
    one.refusals++;
  }

  const look = (): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    looking ??= swap()
      .catch((error: unknown) => onChange(`dataset: the folder could not be checked. ${printableError(error)}`))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = everySeconds > 0 ? setInterval(() => void look(), everySeconds * 1000) : undefined;
  timer?.unref();

  return {
    status: () =>
      [...watched].map(([region, { region: served, since, swaps, refusals, refused }]) => ({
        ...{ region, dataset: versionOf(served), since, swaps, refusals, refused },
      })),
    async look() {
      // A look under way may have passed what the caller means.
      await looking;
      await look();
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await looking;
    },
  };
}

function fresh(region: SharedRegion | undefined, since: number): Watched {
  return { region, since, swaps: 0, refusals: 0, refused: undefined, seen: undefined };
}

function versionOf(region: SharedRegion | undefined): string | undefined {
  return region?.region.manifest.datasetVersion;
}

/** @returns the region, or why it cannot be served */
function open(verdict: Verdict): SharedRegion | string {
  if ('reason' in verdict) return verdict.reason;
  try {
    return { region: openRegionBuffers(verdict.buffers), buffers: verdict.buffers };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
