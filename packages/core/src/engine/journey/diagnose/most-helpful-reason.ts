import type { Empty, EmptyReason, ModeSetOutcome } from '../../../model/index.ts';

/** The rank of reasons that help the least. Among equal ranks the first set of modes decides. */
const LAST = Number.POSITIVE_INFINITY;

/** The smaller the rank, the more the reason helps. A missing reason does not compile. */
const RANK: Readonly<Record<EmptyReason, number>> = {
  'off-network-from': 1,
  'off-network-to': 2,
  'no-service-date': 3,
  'avoided-stops': 4,
  inaccessible: 5,
  'ruled-out': 6,
  'walk-too-long': 7,
  'no-stop-from': 8,
  'no-stop-to': 9,
  'no-service-in-window': 10,
  'arrives-too-late': 11,
  closed: 12,
  'outside-zone-from': 13,
  'outside-zone-to': 14,
  'no-vehicle-from': 15,
  'no-vehicle-to': 16,
  'round-trip-only': 17,
  'stopped-early': 18,
  'no-connection': LAST,
  'no-modes': LAST,
  'not-better': LAST,
  'too-far': LAST,
  'unknown-provider': LAST,
  'walking-is-better': LAST,
  // These refuse a whole request before any set of modes is searched.
  'different-regions': LAST,
  'outside-from': LAST,
  'outside-to': LAST,
  'too-close': LAST,
};

/** The reason that helps the rider most: limits that the rider can change come first. Undefined where no set of modes has a reason. */
export function mostHelpfulReason(outcomes: readonly ModeSetOutcome[]): Empty | undefined {
  const reasons = outcomes.flatMap((outcome) => (outcome.empty === undefined ? [] : [outcome.empty]));
  return reasons.reduce<Empty | undefined>(
    (best, empty) => (best === undefined || RANK[empty.reason] < RANK[best.reason] ? empty : best),
    undefined,
  );
}
