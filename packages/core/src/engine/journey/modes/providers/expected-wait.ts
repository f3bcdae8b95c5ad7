import type { PlanRequest } from '../../../../model/index.ts';
import { coversMode } from '../../../../modes/index.ts';

/** The wait in seconds that the request states for a mode or, failing that, for its nearest parent mode. Undefined where it states none. */
export function expectedWait({ waitSeconds = new Map() }: PlanRequest, mode: string): number | undefined {
  const said = [...waitSeconds.keys()].filter((asked) => coversMode(asked, mode));
  const nearest = said.sort((a, b) => b.length - a.length)[0];
  return nearest === undefined ? undefined : waitSeconds.get(nearest);
}
