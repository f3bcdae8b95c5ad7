import type { LinkIndex, StopIndex, Timetable } from '@tripwright/core/timetable';
import { MAX_BOARDINGS } from './questions.ts';

/** A part of a peer's journey, between stops of our timetable. */
export interface PeerLeg {
  readonly ride: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether our rules allow a peer's journey: few enough boardings, never two walking links in a row, and no transfer for which `transfers.txt`
 * has a rule, because peers do not get those rules.
 */
export function keepsRules(timetable: Timetable, legs: readonly PeerLeg[]): boolean {
  if (legs.filter(({ ride }) => ride).length > MAX_BOARDINGS) return false;
  return legs.every((leg, index) => {
    const next = legs[index + 1];
    if (next === undefined) return true;
    if (!leg.ride && !next.ride) return false;
    if (leg.ride && next.ride) return timetable.stopRule[leg.to as StopIndex] === 0;
    const walk = leg.ride ? next : leg;
    return linkRule(timetable, walk.from, walk.to) === 0;
  });
}

function linkRule(timetable: Timetable, from: number, to: number): number {
  const end = timetable.linkFirst[(from + 1) as StopIndex] as number;
  for (let link = timetable.linkFirst[from as StopIndex] as number; link < end; link++) {
    if (timetable.linkTo[link as LinkIndex] === to) return timetable.linkRule[link as LinkIndex] as number;
  }
  return 0;
}
