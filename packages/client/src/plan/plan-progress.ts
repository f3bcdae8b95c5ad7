import type { Failure } from '../failure/index.ts';
import { type Alert, type MergedAnswer, type MergedGroup, rankGroups, tripSignature } from '../trips/index.ts';

/** What one of the requests of a plan brought. */
export interface ModeAnswer {
  /** The modes that were asked for. */
  readonly modes: readonly string[];
  /** Number of groups that the answer had. */
  readonly groups: number;
  /** Why there is no answer; undefined when there is one, if only an empty one. */
  readonly failure: Failure | undefined;
  /** Remarks of the server, such as the reason of an empty answer. */
  readonly advisories: readonly string[];
}

/** A plan as far as it is known. */
export interface PlanProgress {
  /** All groups so far, best first, none twice. */
  readonly groups: readonly MergedGroup[];
  /** The groups that this step brought. */
  readonly added: readonly MergedGroup[];
  /** All alerts so far, none twice. */
  readonly alerts: readonly Alert[];
  /** The answers so far, in the order of their arrival. */
  readonly answers: readonly ModeAnswer[];
  /** Number of answers still to come; 0 in the last step. */
  readonly pending: number;
}

/** The answer of one request. */
export interface SetAnswer {
  readonly modes: readonly string[];
  readonly outcome: { readonly merged: MergedAnswer; readonly advisories: readonly string[] } | Failure;
}

/** The plan before any answer. */
export function noProgress(requests: number): PlanProgress {
  return { groups: [], added: [], alerts: [], answers: [], pending: requests };
}

/** The plan with one more answer. Trips that an earlier answer had are dropped, and groups without further trips with them. */
export function withAnswer(progress: PlanProgress, { modes, outcome }: SetAnswer): PlanProgress {
  const pending = progress.pending - 1;
  if ('kind' in outcome) {
    const answer: ModeAnswer = { modes, groups: 0, failure: outcome, advisories: [] };
    return { ...progress, added: [], answers: [...progress.answers, answer], pending };
  }
  const { merged, advisories } = outcome;
  const seen = new Set(progress.groups.flatMap(({ trips }) => trips.map(tripSignature)));
  const added = merged.groups.flatMap((group): MergedGroup[] => {
    const [best, ...others] = group.trips.filter((trip) => !seen.has(tripSignature(trip)));
    return best === undefined ? [] : [{ ...group, trips: [best, ...others] }];
  });
  const known = new Set(progress.alerts.map(({ hashCode }) => hashCode));
  const answer: ModeAnswer = { modes, groups: merged.groups.length, failure: undefined, advisories };
  return {
    groups: rankGroups([...progress.groups, ...added]),
    added,
    alerts: [...progress.alerts, ...merged.alerts.filter(({ hashCode }) => !known.has(hashCode))],
    answers: [...progress.answers, answer],
    pending,
  };
}
