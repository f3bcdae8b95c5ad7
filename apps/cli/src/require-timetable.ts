import { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import type { Timetable } from '@tripwright/core/timetable';

/** The timetable of a region. @throws PlannerError `input-unusable` when the region was built from streets alone */
export function requireTimetable(region: Region): Timetable {
  if (region.transit !== undefined) return region.transit.timetable;
  throw new PlannerError(
    'input-unusable',
    `The region "${region.manifest.code}" has no timetable: it was built from streets only. Build it again with --gtfs FILE.`,
  );
}
