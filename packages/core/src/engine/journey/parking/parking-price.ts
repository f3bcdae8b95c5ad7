import type { StationaryLeg } from '../../../model/index.ts';
import { forwardOf } from '../../../street/index.ts';
import type { StreetPath } from '../../street/index.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { carParkOf, configuredProviders, type Lot, STAY_SECONDS } from './lots-near.ts';

/**
 * The price of parking: a payment where it is known, nothing where parking is known to be free, and otherwise unpriced, since unknown is not free
 * (FA-11).
 * @param lot undefined on the street in front @param path the drive there; outside lots the vehicle is parked on its last street
 * @param at when the vehicle is left, Unix seconds
 */
export function parkingPrice(
  { world }: JourneyTask,
  lot: Lot | undefined,
  path: StreetPath,
  at: number,
): Pick<StationaryLeg, 'payments' | 'isUnpriced'> {
  const money = lot === undefined ? undefined : configuredProviders(world).parkingPrice(lot, at, STAY_SECONDS);
  if (lot !== undefined && money !== undefined)
    return { payments: [{ kind: 'parking', id: lot.id, name: lot.name, money }] };
  const isFree = lot === undefined ? isFreeAlong(world, path) : carParkOf(lot).isFree;
  return isFree ? {} : { isUnpriced: true };
}

/** Whether the map says that parking along the last street of a path is free, on one side at least. */
function isFreeAlong({ parking }: JourneyTask['world'], { metric, to }: StreetPath): boolean {
  if (parking === undefined) return false;
  const { left, right } = parking.alongStreet(metric.graph, forwardOf(to.edge));
  return left === 'free' || right === 'free';
}
