import type { RegionInfo } from '@tripwright/core/model';
import { linesOf, type Planner, type RegionLines } from '@tripwright/planner';
import type { LineReads } from './line-reads.ts';

/** The timetable of this process. */
export function plannerLines(planner: Planner): LineReads {
  // Live data add no line: what is listed is that of the dataset.
  const of = ({ code }: RegionInfo): RegionLines | undefined => {
    const region = planner.region(code, 'scheduled');
    return region && linesOf(region);
  };
  return {
    lines: (region, locale) => of(region)?.list(locale) ?? [],
    agencies: (region, locale) => of(region)?.agencies(locale) ?? [],
    linesAt: (region, codes, locale) => codes.map((code) => of(region)?.at(code, locale) ?? []),
    patterns: (region, lines, locale) => lines.map((line) => of(region)?.patterns(line, locale) ?? []),
  };
}
