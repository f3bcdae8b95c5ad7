import type { RemovalReason } from '../../../model/index.ts';

/** A candidate that a filter removes. */
export interface Flag<Candidate> {
  readonly candidate: Candidate;
  /** The candidate that makes this one pointless; undefined where no single one does. */
  readonly by?: Candidate | undefined;
}

/**
 * One rule that removes candidates. A filter only flags; {@link runFilters} removes the flagged candidates and records them, so an explanation
 * is a by-product of the chain.
 */
export interface ItineraryFilter<Candidate, Context> {
  /** The reason in an explanation. */
  readonly reason: RemovalReason;
  /** The flagged candidates in words, which complete "removes …" in docs/journey-semantics.md. */
  readonly removes: string;
  /** Flags some of the candidates that the filters before it left. */
  flag(candidates: readonly Candidate[], context: Context): readonly Flag<Candidate>[];
}

/** A candidate that a chain removed. */
export interface RemovedCandidate<Candidate, Own extends Candidate = Candidate> {
  readonly candidate: Own;
  readonly reason: RemovalReason;
  readonly by: Candidate | undefined;
}

/** The candidates that a chain of filters keeps and those that it removes. Both are in the order of the candidates. */
export interface Filtered<Candidate, Own extends Candidate = Candidate> {
  readonly kept: readonly Own[];
  readonly removed: readonly RemovedCandidate<Candidate, Own>[];
}

/** Where removals are recorded for an explanation. */
export interface RemovalTrace<Candidate, By = Candidate> {
  removed(candidate: Candidate, reason: RemovalReason, by?: By): void;
}

/**
 * Runs a chain of filters: each filter sees the candidates that the filters before it kept.
 * @param candidates distinct objects
 * @param trace records every removal; undefined unless the answer is explained
 */
export function runFilters<Candidate, Context, Own extends Candidate>(
  chain: readonly ItineraryFilter<Candidate, Context>[],
  candidates: readonly Own[],
  context: Context,
  trace?: RemovalTrace<NoInfer<Own>, NoInfer<Candidate>>,
): Filtered<Candidate, Own> {
  const flagged = new Map<Candidate, { readonly reason: RemovalReason; readonly by: Candidate | undefined }>();
  let kept = candidates;
  for (const filter of chain) {
    const flags = filter.flag(kept, context);
    if (flags.length === 0) continue;
    for (const { candidate, by } of flags) flagged.set(candidate, { reason: filter.reason, by });
    kept = kept.filter((candidate) => !flagged.has(candidate));
  }
  const removed = candidates.flatMap((candidate) => {
    const flag = flagged.get(candidate);
    return flag === undefined ? [] : [{ candidate, ...flag }];
  });
  for (const { candidate, reason, by } of removed) trace?.removed(candidate, reason, by);
  return { kept, removed };
}

/** Flags every candidate for which a condition holds. */
export function flagWhere<Candidate, Context>(
  isFlagged: (candidate: Candidate, context: Context) => boolean,
): ItineraryFilter<Candidate, Context>['flag'] {
  return (candidates, context) =>
    candidates.filter((candidate) => isFlagged(candidate, context)).map((candidate) => ({ candidate }));
}

/** Flags every candidate with a rival that makes it pointless, its winner. */
export function flagBeaten<Candidate, Context>(
  winnerOver: (candidate: Candidate, context: Context, candidates: readonly Candidate[]) => Candidate | undefined,
): ItineraryFilter<Candidate, Context>['flag'] {
  return (candidates, context) =>
    candidates.flatMap((candidate) => {
      const by = winnerOver(candidate, context, candidates);
      return by === undefined ? [] : [{ candidate, by }];
    });
}
