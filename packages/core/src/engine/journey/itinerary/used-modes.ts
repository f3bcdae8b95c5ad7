import type { Itinerary } from '../../../model/index.ts';
import { coversMode } from '../../../modes/index.ts';

/** The requested modes that an itinerary uses, in the order of the request. */
export function usedModes({ legs }: Itinerary, requested: readonly string[]): string[] {
  return requested.filter((mode) =>
    legs.some(
      (leg) =>
        leg.kind !== 'stationary' &&
        (coversMode(mode, leg.mode) || (leg.kind === 'ride' && leg.intercityMode === mode)),
    ),
  );
}
