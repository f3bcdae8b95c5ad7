import { isProviderHere } from '@tripwright/core/engine/journey';
import type { Advisory, Empty, PlanRequest } from '@tripwright/core/model';
import { coversMode, findModeFamily } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';

/** An advisory for each requested mode that the region does not have. None where the reason for an empty answer already says so. */
export function unavailableModes({ modes }: PlanRequest, region: Region, empty: Empty | undefined): Advisory[] {
  if (empty?.reason === 'no-modes' || empty?.reason === 'unknown-provider') return [];
  const isHere = (mode: string): boolean =>
    (region.manifest.modes.some((here) => coversMode(mode, here) || coversMode(here, mode)) &&
      isProviderHere(region, mode)) ||
    findModeFamily(mode)?.travel.connector === true;
  return modes.filter((mode) => !isHere(mode)).map((mode) => ({ code: 'unavailable-mode', values: { mode } }));
}

/**
 * Drops `unknown-stop` advisories about stops of another region. They are no mistake of the client, which collects the codes of stops to
 * avoid along its whole journey (spec 4.2 rule 8).
 */
export function withoutStopsOfOthers(
  advisories: readonly Advisory[],
  knowsStop: (code: string) => boolean,
): readonly Advisory[] {
  return advisories.filter(({ code, values }) => code !== 'unknown-stop' || !knowsStop(String(values['stop'])));
}

/** Whether a region has a stop or station of this code. */
export function hasStop(region: Region, code: string): boolean {
  return (region.transit?.timetable.listStopsCovered(code).length ?? 0) > 0;
}
