import { findModeFamily, type Travel } from '../modes/index.ts';
import type { PlanRequest } from './plan-request.ts';

/**
 * The modes of a request that a search for everything in reach does not count, since each place has vehicles and stations of its own: hailed, hired, shared and
 * pooled vehicles; and beside public transport cars and motorbikes by arrival, which are parked at a station near the unknown place.
 */
export function uncountedModes({ modes, when }: Pick<PlanRequest, 'modes' | 'when'>): string[] {
  const travelOf = (mode: string): Partial<Travel> => findModeFamily(mode)?.travel ?? {};
  const ridesBackward = when.departAfter === undefined && modes.some((mode) => travelOf(mode).by === 'timetable');
  return modes.filter((mode) => {
    const { hailed, zoned, poolsRides, mustReturn, profile } = travelOf(mode);
    const isParkedAtStation = ridesBackward && (profile === 'car' || profile === 'motorbike');
    return [hailed, zoned, poolsRides, mustReturn].includes(true) || isParkedAtStation;
  });
}
