import type { DistanceUnit, Locale } from '@tripwright/core/text';
import type { RegionInfo } from './region-info.ts';

/** How an answer is told: in which words, and about which regions. */
export interface EncodeContext {
  readonly locale: Locale;
  readonly unit: DistanceUnit;
  /** Regions by their code. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
}
