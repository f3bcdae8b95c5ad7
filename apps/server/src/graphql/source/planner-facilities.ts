import { findListedPlace, listedModes, listPlacesNear, type Planner } from '@tripwright/planner';
import type { FacilityReads } from './facility-reads.ts';

/** Docks, free vehicles and parking with their live counts. */
export function plannerFacilities(planner: Planner): FacilityReads {
  return {
    near({ code }, centre, radiusMetres, modes, { now, locale }) {
      const region = planner.region(code);
      if (region === undefined) return [];
      return listPlacesNear(region, centre, radiusMetres, {
        modes: modes.length > 0 ? modes : listedModes(region),
        now,
        locale,
      });
    },
    find({ code }, id, { now, locale }) {
      const region = planner.region(code);
      return region && findListedPlace(region, id, { now, locale });
    },
  };
}
