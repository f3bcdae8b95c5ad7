import type { StringIndex } from '../timetable/index.ts';
import { arrivalOf, departureOf, type FareLeg } from './fare-leg.ts';
import type { FareTransfer, RuleFares } from './fare-tables.ts';

/** Consecutive transfers under the rules of one pair of leg groups: their number, and the leg before the first of them. */
export interface TransferRun {
  readonly from: StringIndex;
  readonly to: StringIndex;
  readonly count: number;
  readonly first: FareLeg;
}

/**
 * The rows of fare_transfer_rules.txt for a transfer from one leg to the next. An empty group stands for all groups that its column does not
 * name. Of several matching rows, those with the smallest sufficient number of transfers apply (FA-8); they differ only in price.
 * @param run the transfers before this one, where a rule applied to the last of them
 * @returns each rule with the run including this transfer; an empty list where the legs are paid separately
 */
export function matchTransferRules(
  { transfers }: RuleFares,
  groups: { readonly from: StringIndex; readonly to: StringIndex },
  legs: { readonly from: FareLeg; readonly to: FareLeg },
  run: TransferRun | undefined,
): readonly { readonly rule: FareTransfer; readonly run: TransferRun }[] {
  // Legs without a group have no transfer rules.
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
    // The number of transfers is limited only between legs of the same group.
    const limited = rule.from === rule.to && next.count > rule.count;
    return limited || secondsOf(rule, next.first, legs.to) > rule.seconds ? [] : [{ rule, run: next }];
  });
  const fewest = Math.min(...fitting.map(({ rule }) => rule.count));
  return fitting.filter(({ rule }) => rule.count === fewest);
}

/** The duration that a rule limits (`duration_limit_type`), between the first and the last leg of the run. */
function secondsOf({ secondsType }: FareTransfer, first: FareLeg, last: FareLeg): number {
  const start = secondsType === 2 || secondsType === 3 ? arrivalOf(first) : departureOf(first);
  const end = secondsType === 1 || secondsType === 2 ? departureOf(last) : arrivalOf(last);
  return end - start;
}
