import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
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

/** Most stations that are offered as places of a region without landmarks. */
const MAX_STATIONS = 200;

/**
 * Opens the files of a region's folder, or those written by `scripts/write-sample.ts`, which have landmarks.
 * @throws when a file is missing or invalid
 */
export async function openRegionFiles(read: ReadSampleFile): Promise<SampleCity> {
  const region = await loadRegion(read, 'sample');
  const file = await read('landmarks.json').catch(() => undefined);
  const landmarks =
    file === undefined ? stationsOf(region) : landmarksFile.parse(JSON.parse(new TextDecoder().decode(file)));
  return { region, landmarks };
}

/** The major stations of a region, as places to plan between. */
function stationsOf({ transit }: Region): SampleLandmark[] {
  if (transit === undefined) return [];
  const { timetable, stops } = transit;
  const stations: SampleLandmark[] = [];
  for (let stop = 0 as StopIndex; stop < timetable.stopCount && stations.length < MAX_STATIONS; stop++) {
    if (timetable.stopParent[stop]! >= 0 || !stops.isMajor(stop) || stops.linesOf(stop).length === 0) continue;
    const { code, lat, lng, name } = stops.get(stop);
    stations.push({ id: code, lat, lng, names: { en: name } });
  }
  return stations;
}
