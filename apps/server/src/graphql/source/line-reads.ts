import type { Agency, RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { LineKey, LinePattern, RegionLine } from '@tripwright/planner';
import type { Awaitable } from './graph-source.ts';

/** Reads of the timetable that do not depend on the moment. All but `lines` may be refused with `notFromSource`. */
export interface LineReads {
  /** Every line of a region, in the order of the feeds. */
  lines(region: RegionInfo, locale: Locale): Awaitable<readonly RegionLine[]>;
  /** The agencies that have lines, by name. */
  agencies(region: RegionInfo, locale: Locale): Awaitable<readonly Agency[]>;
  /** The lines that call at each of some stops, or at the platforms of a station: busiest first. */
  linesAt(
    region: RegionInfo,
    stopCodes: readonly string[],
    locale: Locale,
  ): Awaitable<readonly (readonly RegionLine[])[]>;
  /** The patterns of each of some lines. */
  patterns(
    region: RegionInfo,
    lines: readonly LineKey[],
    locale: Locale,
  ): Awaitable<readonly (readonly LinePattern[])[]>;
}
