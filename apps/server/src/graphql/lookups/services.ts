import type { RegionInfo, RideLeg } from '@tripwright/core/model';
import type { GraphqlContext } from '../context.ts';
import { joinCode } from '../global-id.ts';
import { loadersOf } from '../loaders.ts';
import type { FoundRun, Realtime, RunAsk } from '../source/index.ts';
import type { ServiceSource } from '../sources.ts';

/** The run of a ride. @param isCancelled whether it does not take place; unless given, what the ride says of itself */
export function serviceOf(
  region: RegionInfo,
  ride: RideLeg,
  realtime: Realtime,
  isCancelled: boolean = ride.live?.kind === 'cancelled',
): ServiceSource {
  return { region, ride, realtime, isCancelled };
}

/** A run in full; null where the region has no such run. */
export async function findService(
  region: RegionInfo,
  ask: RunAsk,
  realtime: Realtime,
  context: GraphqlContext,
): Promise<ServiceSource | null> {
  const { run } = ask;
  context.budget.spendDay('near' in run ? dateOf(run.near) : run.serviceDate);
  const whole = await loadersOf(context).runs.load({ region, ask, realtime });
  if (whole === undefined) return null;
  const { ride, state } = whole.service;
  return { region, ride, realtime, isCancelled: state === 'cancelled', whole };
}

/** The code of a run: of its service, its day, and its shift where there is one. */
export function codeOf({ serviceTripId, serviceDate, runShift = 0 }: RideLeg): string {
  return joinCode([serviceTripId, serviceDate, String(runShift)]);
}

/** Whether realtime data count, by the word of the schema. */
export function realtimeOf(choice: 'LIVE' | 'SCHEDULED'): Realtime {
  return choice === 'LIVE' ? 'live' : 'scheduled';
}

/** The whole run of a service; undefined where it is gone meanwhile. */
export async function wholeOf(
  { region, ride, realtime, whole }: ServiceSource,
  context: GraphqlContext,
): Promise<FoundRun | undefined> {
  if (whole !== undefined) return whole;
  const { serviceTripId, serviceDate, runShift: shift = 0 } = ride;
  context.budget.spendDay(serviceDate);
  return loadersOf(context).runs.load({ region, ask: { serviceTripId, run: { serviceDate, shift } }, realtime });
}

/** The day of a moment, as runs near it are found. @param at Unix seconds */
function dateOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
