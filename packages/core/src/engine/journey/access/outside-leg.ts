import type { Place, StreetLeg } from '../../../model/index.ts';
import type { StreetAccess } from '../access/street-access.ts';
import { straightLeg, streetLeg } from '../legs/street-legs.ts';

/** The part over streets of the way to (from) a stop in reach, from time 0 on; in a straight line where no street leads there. */
export function outsideLeg(access: StreetAccess, stop: number, from: Place, to: Place, seconds: number): StreetLeg {
  const path = access.path(stop);
  return path === undefined
    ? straightLeg(access.mode, access.profile, from, to, 0, seconds)
    : streetLeg(path, access.mode, from, to, 0, seconds);
}
