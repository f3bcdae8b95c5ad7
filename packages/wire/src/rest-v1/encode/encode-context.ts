import type { RegionInfo } from '@tripwright/core/model';
import type { DistanceUnit, Locale } from '@tripwright/core/text';

/** How an answer is told: in which words, and about which regions. */
export interface EncodeContext {
  readonly locale: Locale;
  readonly unit: DistanceUnit;
  /** Regions by their code. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
}

/** What a segment's texts and fields depend on besides its own leg. */
export interface SegmentContext extends EncodeContext {
  /** Mode identifiers of the request: a template names the requested one (wire-format.md section 9). */
  readonly requestedModes: readonly string[];
  readonly wheelchair: boolean;
  readonly includeStops: boolean;
  /** A bicycle comes along on what is boarded. */
  readonly bicycleAboard?: boolean;
  /** Code of the region, where one is known. */
  readonly region: string | undefined;
}
