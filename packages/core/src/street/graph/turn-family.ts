import { ACCESS, type Traveller } from '../traits/access-level.ts';
import type { StreetTraits } from '../traits/street-traits.ts';
import { RESTRICTED } from './restricted-vehicles.ts';

/** Travellers who share a turn graph, and with it one hierarchy. */
export interface TurnFamily {
  readonly name: TurnFamilyName;
  readonly travellers: readonly Traveller[];
  /** Bits of the restrictions that any of them obeys. */
  readonly restricted: number;
  /**
   * Whether turns cost something and turning round is not free: the way behind then matters at every node, and states are directed
   * edges. Else states are nodes, with more of them only where a restriction has to be remembered.
   */
  readonly byEdges: boolean;
}
export type TurnFamilyName = 'paths' | 'roads';

export const TURN_FAMILIES: Readonly<Record<TurnFamilyName, TurnFamily>> = {
  paths: {
    name: 'paths',
    travellers: ['foot', 'bicycle', 'scooter'],
    restricted: RESTRICTED.bicycle,
    byEdges: false,
  },
  roads: {
    name: 'roads',
    travellers: ['moped', 'motorcycle', 'car', 'taxi'],
    restricted: RESTRICTED.moped | RESTRICTED.motorcycle | RESTRICTED.car | RESTRICTED.taxi,
    byEdges: true,
  },
};

/** Whether a traveller may ever use a street in one direction: what depends on the moment counts as open. */
export function mayUse(street: StreetTraits, traveller: Traveller, backward: boolean): boolean {
  const { [traveller]: access } = street;
  if (street.conditional !== '') return true;
  const level = backward ? access.backward : access.forward;
  return traveller === 'foot' ? level !== ACCESS.no : level > ACCESS.push;
}
