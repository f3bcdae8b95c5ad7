import { arrivalOf, departureOf, type FareLeg } from './fare-leg.ts';
import type { FareTransfer, RuleFares } from './fare-tables.ts';

/** Transfers in a row that one pair of leg groups arranged: how many, and the leg at which the first of them began. */
export interface TransferRun {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly first: FareLeg;
}

/**
 * The rows of fare_transfer_rules.txt for going from one leg to the next; an empty group stands for all groups not named in its column,
 * so a row that names both keeps all others out. Of several the one that spans the fewest transfers but enough is taken
 * (FA-8); several are left only where they differ in price alone.
 * @param run the transfers before this one, if a rule arranged the last
 * @returns each rule with the run as it then stands; none = the legs are paid for separately
 */
export function matchTransferRules(
  { transfers }: RuleFares,
  groups: { readonly from: number; readonly to: number },
  legs: { readonly from: FareLeg; readonly to: FareLeg },
  run: TransferRun | undefined,
): readonly { readonly rule: FareTransfer; readonly run: TransferRun }[] {
  // Legs whose rule has no group are no partner of any transfer.
  if (groups.from === 0 || groups.to === 0) return [];
  const openFrom = !transfers.some(({ from }) => from === groups.from);
  const openTo = !transfers.some(({ to }) => to === groups.to);
  const candidates = transfers.filter(
    ({ from, to }) => (from === 0 ? openFrom : from === groups.from) && (to === 0 ? openTo : to === groups.to),
  );
  const fitting = candidates.flatMap((rule) => {
    const goesOn = run !== undefined && run.from === rule.from && run.to === rule.to;
    const next: TransferRun = {
      from: rule.from,
      to: rule.to,
      count: goesOn ? run.count + 1 : 1,
      first: goesOn ? run.first : legs.from,
    };
    // A number of transfers means something only between legs of the same group.
    const limited = rule.from === rule.to && next.count > rule.count;
    return limited || secondsOf(rule, next.first, legs.to) > rule.seconds ? [] : [{ rule, run: next }];
  });
  const fewest = Math.min(...fitting.map(({ rule }) => rule.count));
  return fitting.filter(({ rule }) => rule.count === fewest);
}

/** What a rule's duration limit measures (`duration_limit_type`), from the first leg matched to the last. */
function secondsOf({ secondsType }: FareTransfer, first: FareLeg, last: FareLeg): number {
  const start = secondsType === 2 || secondsType === 3 ? arrivalOf(first) : departureOf(first);
  const end = secondsType === 1 || secondsType === 2 ? departureOf(last) : arrivalOf(last);
  return end - start;
}
