import type { DataSource } from '@tripwright/core/region';
import type { ReportSection } from '../report/index.ts';

/** What one kind of source adds to a region. */
export interface RegionPart {
  /** Files of the artefact, by name. */
  readonly buffers: ReadonlyMap<string, Uint8Array>;
  /** Sections of the artefact's file of texts. */
  readonly texts: ReadonlyMap<string, Uint8Array | Uint32Array>;
  readonly sources: readonly DataSource[];
  /** For the manifest, by what is counted. */
  readonly counts: Readonly<Record<string, number>>;
  /** Of the report. */
  readonly sections: readonly ReportSection[];
}

/** Told what is being done and how far it is, 0 to 1. */
export type Progress = (step: string, share: number) => void;
