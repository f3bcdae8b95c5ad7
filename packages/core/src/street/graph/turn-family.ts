import { ACCESS, type Traveller } from '../traits/access-level.ts';
import type { StreetTraits } from '../traits/street-traits.ts';
import { RESTRICTED } from './restricted-vehicles.ts';

/** Travellers that share a turn graph and its hierarchy. */
export interface TurnFamily {
  readonly name: TurnFamilyName;
  readonly travellers: readonly Traveller[];
  /** Bits of the restrictions that any of them obeys. */
  readonly restricted: number;
  /**
   * Whether turns have costs and U-turns are restricted, so that the previous edge matters at every node. States are then directed edges; otherwise
   * they are nodes, with further states only where a turn restriction is in progress.
   */
  readonly byEdges: boolean;
}
/** `paths`: walkers, bicycles and scooters; `roads`: vehicles with an engine. */
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

/** Whether a traveller may use a street in one direction at some moment: access that depends on time counts as open. */
export function mayUse(street: StreetTraits, traveller: Traveller, backward: boolean): boolean {
  const { [traveller]: access } = street;
  if (street.conditional !== '') return true;
  const level = backward ? access.backward : access.forward;
  return traveller === 'foot' ? level !== ACCESS.no : level > ACCESS.push;
}
