import type { Region } from '@tripwright/core/region';
import { loadRegion } from '@tripwright/planner';
import * as z from 'zod/mini';

/** A place of the sample city to choose as an end. */
export interface SampleLandmark {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** Language tag → name; `en` is always there. */
  readonly names: Readonly<Record<string, string>>;
}

/** The sample city, opened. */
export interface SampleCity {
  readonly region: Region;
  readonly landmarks: readonly SampleLandmark[];
}

/** Gives a file of `dist/sample` by its name. */
export type ReadSampleFile = (name: string) => Promise<Uint8Array>;

const landmarksFile: z.ZodMiniType<SampleLandmark[]> = z.array(
  z.object({ id: z.string(), lat: z.number(), lng: z.number(), names: z.record(z.string(), z.string()) }),
);

/**
 * Opens what `scripts/write-sample.ts` wrote.
 * @throws when a file is missing or is not what it should be
 */
export async function openSampleCity(read: ReadSampleFile): Promise<SampleCity> {
  const landmarks = landmarksFile.parse(JSON.parse(new TextDecoder().decode(await read('landmarks.json'))));
  return { region: await loadRegion(read, 'sample'), landmarks };
}
