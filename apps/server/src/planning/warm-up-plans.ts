import { setImmediate as nextRound } from 'node:timers/promises';
import { findModeFamily } from '@tripwright/core/modes';
import type { Planner } from '@tripwright/planner';
import { parseRouting } from '@tripwright/wire/rest-v1';
import { answerRouting } from './planning.ts';

/** Degrees between the ends: about two kilometres. */
const APART = 0.02;
/** Modes of the largest plan, as many as usual clients send. */
const MOST_MODES = 5;
/** How often each plan is made: the second time most of its code has been compiled. */
const ROUNDS = 2;

/**
 * Makes some plans in each region, so that the first requests find compiled code and filled caches. Jobs that arrive meanwhile are done between
 * two plans. Never rejects: a region without plans is as warm as it gets.
 */
export async function warmUpPlans(planner: Planner): Promise<void> {
  for (const { cities, modes } of planner.regions()) {
    const [centre] = cities;
    if (centre === undefined) continue;
    const { lat, lng } = centre;
    const several = modes.filter((mode) => findModeFamily(mode)?.travel.connector !== true).slice(0, MOST_MODES);
    for (let round = 0; round < ROUNDS; round++) {
      for (const requested of [['wa_wal'], several]) {
        await nextRound();
        await planBetween(planner, `(${lat},${lng})`, `(${lat + APART},${lng})`, requested).catch(() => undefined);
      }
    }
  }
}

async function planBetween(planner: Planner, from: string, to: string, modes: readonly string[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const query = new URLSearchParams({ v: '11', from, to });
  for (const mode of modes) query.append('modes', mode);
  const parsed = parseRouting(query, { now, knowsStop: () => false });
  if (parsed.ok) await answerRouting(planner, parsed.value, { locale: 'en' }, undefined);
}
