import type { Region } from '@tripwright/core/region';
import { loadRegion } from '@tripwright/planner';
import * as z from 'zod/mini';

/** A place of the sample city that can be chosen as an end. */
export interface SampleLandmark {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** Names by language tag. `en` is always present. */
  readonly names: Readonly<Record<string, string>>;
}

/** The opened sample city. */
export interface SampleCity {
  readonly region: Region;
  readonly landmarks: readonly SampleLandmark[];
}

/** Reads a file of `dist/sample` by its name. */
export type ReadSampleFile = (name: string) => Promise<Uint8Array>;

const landmarksFile: z.ZodMiniType<SampleLandmark[]> = z.array(
  z.object({ id: z.string(), lat: z.number(), lng: z.number(), names: z.record(z.string(), z.string()) }),
);

/**
 * Opens the files written by `scripts/write-sample.ts`.
 * @throws when a file is missing or invalid
 */
export async function openSampleCity(read: ReadSampleFile): Promise<SampleCity> {
  const region = await loadRegion(read, 'sample');
  const landmarks = landmarksFile.parse(JSON.parse(new TextDecoder().decode(await read('landmarks.json'))));
  return { region, landmarks };
}
