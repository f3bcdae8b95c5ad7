import { namesTrip, type Sampled, Samples, TripCounter, type TripMatchCounts } from '../match/match-report.ts';
import { MISS_REASONS, type MissReason } from '../match/trip-match.ts';
import type { Fault } from '../meaning/fault.ts';
import type { ChangeKind } from '../snapshot/run-changes.ts';
import type { FeedState } from './feed-state.ts';

/** What became of the messages of one source since the start, and of the contents of the newest. */
export interface LiveReport {
  /** Messages that were applied. */
  readonly taken: number;
  /** Messages refused because they are older than the state (RT-17). */
  readonly older: number;
  /** Messages held because they had lost more than half of their entities. */
  readonly held: number;
  /** Reads that failed. */
  readonly failed: number;
  readonly tripUpdates: TripMatchCounts;
  /** Vehicles without a trip are not counted. */
  readonly vehicles: TripMatchCounts;
  /** Alerts in the newest message. */
  readonly alerts: number;
  /** Runs that it changes, by what becomes of them. */
  readonly runs: Readonly<Partial<Record<ChangeKind, number>>>;
  /** What was found and is not applied, with ids of trips. */
  readonly faults: Readonly<Partial<Record<Fault, Sampled>>>;
}

/** The part of a report that the state gives. */
export function stateReport(
  state: FeedState | undefined,
): Pick<LiveReport, 'tripUpdates' | 'vehicles' | 'alerts' | 'runs' | 'faults'> {
  const [tripUpdates, vehicles] = [new TripCounter(), new TripCounter()];
  const faults = new Map<Fault, Samples>();
  const runs: Partial<Record<ChangeKind, number>> = {};
  const addFault = (fault: Fault, id: string): void => {
    const samples = faults.get(fault) ?? new Samples();
    faults.set(fault, samples);
    samples.add(id);
  };
  for (const { id, position, match } of state?.vehicles.values() ?? [])
    if (match !== undefined && namesTrip(position.trip)) vehicles.add(position.trip, id, match);
  for (const update of state?.updates.values() ?? []) {
    const { descriptor, id: entity, match } = update;
    const refusal = state?.refused.get(update);
    tripUpdates.add(descriptor, entity, isMiss(refusal) ? { by: 'nothing', reason: refusal } : match);
    const id = descriptor.tripId || entity;
    for (const fault of update.faults) addFault(fault, id);
    if (refusal !== undefined && !isMiss(refusal)) addFault(refusal, id);
  }
  for (const { kind } of state?.patches.values() ?? []) runs[kind] = (runs[kind] ?? 0) + 1;
  return {
    tripUpdates: tripUpdates.counts(),
    vehicles: vehicles.counts(),
    alerts: state?.alerts.size ?? 0,
    runs,
    faults: Object.fromEntries([...faults].map(([fault, samples]) => [fault, samples.sampled])),
  };
}

function isMiss(refusal: MissReason | Fault | undefined): refusal is MissReason {
  return (MISS_REASONS as readonly (string | undefined)[]).includes(refusal);
}
