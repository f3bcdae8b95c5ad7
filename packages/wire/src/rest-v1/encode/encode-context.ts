import type { RegionInfo } from '@tripwright/core/model';
import type { DistanceUnit, Locale } from '@tripwright/core/text';

/** The language and units of an answer, and the regions it may name. */
export interface EncodeContext {
  readonly locale: Locale;
  readonly unit: DistanceUnit;
  /** Regions by their code. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
}

/** Everything a segment's texts and fields depend on besides its own leg. */
export interface SegmentContext extends EncodeContext {
  /** Mode identifiers of the request. A template carries the requested identifier (wire-format.md section 9). */
  readonly requestedModes: readonly string[];
  readonly wheelchair: boolean;
  readonly includeStops: boolean;
  /** True when the rider takes a bicycle aboard the vehicles. */
  readonly bicycleAboard?: boolean;
  /** Code of the region; undefined when unknown. */
  readonly region: string | undefined;
}
