import type { Itinerary } from '../../../model/index.ts';
import { findModeFamily, pauseMode } from '../../../modes/index.ts';

const ON_STREET = pauseMode('park-on-street').id;

/**
 * The specific modes of all legs without a timetable, except connectors: which vehicle the rider takes, and whose, is the rider's choice. Parking on
 * the street counts as a provider where the rider drives from door to door, since a free space is uncertain.
 */
export function providersOf({ legs, boardings }: Itinerary): ReadonlySet<string> {
  const modes = legs.flatMap(({ kind, mode }) => {
    if (kind === 'stationary') return boardings === 0 && mode === ON_STREET ? [mode] : [];
    return kind === 'street' && findModeFamily(mode)?.travel.connector !== true ? [mode] : [];
  });
  return new Set(modes);
}

/** The modes of all legs in vehicles of a company: hired, hailed or shared. */
export function companiesOf({ legs }: Itinerary): ReadonlySet<string> {
  const modes = legs.flatMap(({ kind, mode }) => {
    const travel = kind === 'street' ? findModeFamily(mode)?.travel : undefined;
    return travel?.mustReturn === true || travel?.hailed === true || travel?.poolsRides === true ? [mode] : [];
  });
  return new Set(modes);
}
