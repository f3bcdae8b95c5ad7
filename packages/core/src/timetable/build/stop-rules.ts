import type { Columns, Index } from '../../storage/index.ts';
import type { StopIndex } from '../columns/index-types.ts';
import type { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';

/** The rule for transfers between two stops. */
export interface StopRule {
  /** One of `TRANSFER_RULE`. */
  readonly rule: number;
  /** The minimum in seconds, 0 for rules without one. */
  readonly seconds: number;
}

const GENERAL: StopRule = { rule: TRANSFER_RULE.general, seconds: 0 };

/** The rule for a pair of platforms by rows about stops alone: rows naming platforms beat rows naming their stations (TR-2). */
export function stopRules(timetable: Columns<typeof TIMETABLE_COLUMNS>): (from: StopIndex, to: StopIndex) => StopRule {
  const { stopParent } = timetable;
  const key = (from: StopIndex, to: StopIndex): number => from * stopParent.length + to;
  const byPair = rulesByPair(timetable, key);
  if (byPair.size === 0) return () => GENERAL;
  const find = (from: StopIndex, to: StopIndex): StopRule | undefined =>
    from < 0 || to < 0 ? undefined : byPair.get(key(from, to));
  return (from, to) => {
    const [fromStation, toStation] = [stopParent[from]!, stopParent[to]!];
    return find(from, to) ?? find(from, toStation) ?? find(fromStation, to) ?? find(fromStation, toStation) ?? GENERAL;
  };
}

/** The first row of each pair of stops that names neither a route nor a trip. */
function rulesByPair(
  timetable: Columns<typeof TIMETABLE_COLUMNS>,
  key: (from: StopIndex, to: StopIndex) => number,
): ReadonlyMap<number, StopRule> {
  const { transferFromStop, transferToStop, transferType, transferSeconds } = timetable;
  const { transferFromRoute, transferToRoute, transferFromTrip, transferToTrip } = timetable;
  const specific = [transferFromRoute, transferToRoute, transferFromTrip, transferToTrip];
  const byPair = new Map<number, StopRule>();
  for (let row = 0 as Index<'transfer'>; row < transferType.length; row++) {
    const [from, to] = [transferFromStop[row]!, transferToStop[row]!];
    if (from < 0 || to < 0 || specific.some((column) => column[row]! >= 0)) continue;
    if (byPair.has(key(from, to))) continue;
    const [type, minimum] = [transferType[row]!, transferSeconds[row]!];
    // Type 2 without a time adds nothing to the walk (TR-4).
    const rule = type === TRANSFER_RULE.minimum && minimum < 0 ? TRANSFER_RULE.general : type;
    byPair.set(key(from, to), { rule, seconds: Math.max(0, minimum) });
  }
  return byPair;
}
