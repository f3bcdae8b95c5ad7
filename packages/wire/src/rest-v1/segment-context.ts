import type { EncodeContext } from './encode-context.ts';

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
