import type { DataSource } from '@tripwright/core/region';
import type { ReportSection } from '../report/index.ts';

/** The contribution of one kind of source to a region. */
export interface RegionPart {
  /** Files of the artefact, by name. */
  readonly buffers: ReadonlyMap<string, Uint8Array>;
  /** Sections of the artefact's file of texts. */
  readonly texts: ReadonlyMap<string, Uint8Array | Uint32Array>;
  readonly sources: readonly DataSource[];
  /** Counts for the manifest, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sections of the report. */
  readonly sections: readonly ReportSection[];
}
