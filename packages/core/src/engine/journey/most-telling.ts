import type { Empty, ModeSetOutcome } from '../../model/index.ts';

/** The reason that helps most: what the user can change comes before what nobody can. */
export function mostTelling(outcomes: readonly ModeSetOutcome[]): Empty | undefined {
  const reasons = outcomes.flatMap((outcome) => (outcome.empty === undefined ? [] : [outcome.empty]));
  const rank = [
    'off-network-from',
    'off-network-to',
    'no-service-date',
    'avoided-stops',
    'inaccessible',
    'ruled-out',
    'walk-too-long',
    'no-stop-from',
    'no-stop-to',
    'no-service-in-window',
    'arrives-too-late',
    'closed',
    'outside-zone-from',
    'outside-zone-to',
    'no-vehicle-from',
    'no-vehicle-to',
    'round-trip-only',
    'stopped-early',
  ];
  return rank.flatMap((reason) => reasons.filter((empty) => empty.reason === reason))[0] ?? reasons[0];
}
