import type { Place, StreetLeg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { StreetAccess } from '../access/street-access.ts';
import { straightLeg, streetLeg } from '../legs/street-legs.ts';

/** The leg over streets to (from) a stop in reach, from time 0 on; a straight line where no street leads there. */
export function outsideLeg(access: StreetAccess, stop: StopIndex, from: Place, to: Place, seconds: number): StreetLeg {
  const path = access.path(stop);
  return path === undefined
    ? straightLeg(access.mode, access.profile, from, to, 0, seconds)
    : streetLeg(path, access.mode, from, to, 0, seconds);
}
