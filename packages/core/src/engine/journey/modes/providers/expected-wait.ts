import type { PlanRequest } from '../../../../model/index.ts';
import { coversMode } from '../../../../modes/index.ts';

/** What the traveller expects, by the most specific mode that it was said for. */
export function expectedWait({ waitSeconds = new Map() }: PlanRequest, mode: string): number | undefined {
  const said = [...waitSeconds.keys()].filter((asked) => coversMode(asked, mode));
  const nearest = said.sort((a, b) => b.length - a.length)[0];
  return nearest === undefined ? undefined : waitSeconds.get(nearest);
}
