import { setImmediate as nextRound } from 'node:timers/promises';
import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';

/** How often the time ahead is prepared, and how far ahead; the second is longer, so that no change falls between two rounds. Milliseconds. */
const ROUND_MS = 5 * 60_000;
const AHEAD_MS = 10 * 60_000;

/** Prepares today's service window and the usual street metrics as they are now, so that the first request does not wait for them. */
export function warmUp(regions: readonly Region[]): void {
  for (const prepare of preparations(regions, Date.now())) prepare();
}

/**
 * Prepares the near future again and again: the service window of the next day, the metrics of the next hours' traffic and conditions. So no request for
 * a departure now waits for them when the hour or the day changes. Jobs that arrive meanwhile are done between two preparations.
 * @returns stops it
 */
export function keepWarm(regions: readonly Region[]): () => void {
  let isStopped = false;
  const prepareAhead = async (): Promise<void> => {
    for (const prepare of preparations(regions, Date.now() + AHEAD_MS)) {
      await nextRound();
      if (isStopped) return;
      prepare();
    }
  };
  // What cannot be prepared is made, and fails, with the first request for it.
  const timer = setInterval(() => void prepareAhead().catch(() => undefined), ROUND_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** The parts of the preparation for a moment; none repeats what is prepared already. */
function preparations(regions: readonly Region[], milliseconds: number): (() => void)[] {
  const instant = Math.floor(milliseconds / 1000);
  return regions.flatMap(({ manifest, transit, streets, stopLinks }) => [
    () => transit?.engine.prepare(instant, REQUEST_DEFAULTS.minTransferSeconds),
    // The links between stops and streets are laid out on first access.
    () => stopLinks?.walk.snapOf(0 as StopIndex),
    ...(['walk', 'bicycle', 'car', 'taxi'] as const).map(
      (profile) => () => streets?.prepare(streets.metric(profile, undefined, { instant, zone: manifest.timezone })),
    ),
  ]);
}
