import { basename } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { DataSource } from '@tripwright/core/region';
import type { BuiltStreets, StreetRows } from '@tripwright/core/street/build';
import { hashFile } from '../artefact/index.ts';
import type { ReportSection } from '../report/index.ts';
import type { ReadSpeeds } from '../speeds/index.ts';

/** The measured speeds of an extract's ways. Their reader is loaded on demand. */
export async function regionSpeeds(file: string, { wayId }: StreetRows): Promise<ReadSpeeds> {
  const { readSpeeds } = await import('../speeds/index.ts');
  return readSpeeds(file, new Set(wayId));
}

/** The manifest's entry for a file of measured speeds. */
export async function speedsSource(file: string): Promise<DataSource> {
  const name = basename(file);
  return { kind: 'speeds', name, hash: (await hashFile(file)).slice(0, 16), attribution: `Traffic: ${name}`, url: '' };
}

/**
 * The report's section about measured speeds.
 * @throws PlannerError `input-unusable` where none of the ways is a street of the map: the ids are of another map, or not of ways
 */
export function speedsSection(
  file: string,
  { speeds, rows, mapRows }: ReadSpeeds,
  { counts }: BuiltStreets,
): ReportSection {
  const ways = new Set([...speeds.forward.keys(), ...speeds.backward.keys()]).size;
  if (counts.measuredWays === 0)
    throw new PlannerError(
      'input-unusable',
      `No way of ${file} is a street of the map. Give OpenStreetMap ids of ways of the same area.`,
    );
  return {
    title: `Measured speeds: ${basename(file)}`,
    text: 'Where and when a speed was measured, it takes the place of the usual speed in traffic.',
    figures: [
      { label: 'rows of ways in the map', value: `${mapRows} of ${rows}` },
      { label: 'ways in the map that are streets', value: `${counts.measuredWays} of ${ways}` },
    ],
  };
}
