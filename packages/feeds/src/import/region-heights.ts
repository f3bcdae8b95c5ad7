import { basename } from 'node:path';
import type { DataSource } from '@tripwright/core/region';
import type { BuiltStreets, StreetRows } from '@tripwright/core/street/build';
import { hashFile } from '../artefact/index.ts';
import type { ReportSection } from '../report/index.ts';

/** Heights of the nodes of an extract in metres; undefined without elevation files. Their reader is loaded on demand. */
export async function regionHeights(rows: StreetRows, files: readonly string[]): Promise<Float32Array | undefined> {
  if (files.length === 0) return undefined;
  const { nodeHeights, readElevation } = await import('../elevation/index.ts');
  return nodeHeights(rows, await readElevation(files));
}

/** The manifest's entries for elevation files. */
export async function elevationSources(files: readonly string[]): Promise<DataSource[]> {
  return Promise.all(
    files.map(async (file) => ({
      kind: 'elevation',
      name: basename(file),
      hash: (await hashFile(file)).slice(0, 16),
      attribution: /\.hgt/i.test(file)
        ? 'Elevation: NASA Shuttle Radar Topography Mission'
        : `Elevation: ${basename(file)}`,
      url: '',
    })),
  );
}

/** The report's section about elevation. */
export function elevationSection(files: readonly string[], streets: BuiltStreets): ReportSection {
  const missing = streets.findings.nodesWithoutHeight;
  return {
    title: 'Elevation',
    text:
      missing === 0
        ? 'Every crossing has a height: slopes count for bicycles, wheelchairs and pedestrians.'
        : 'Some crossings have no height, because the files do not cover all streets or have gaps. The streets there count as level.',
    figures: [
      { label: 'elevation files', value: String(files.length) },
      { label: 'crossings without a height', value: `${missing} of ${streets.counts.nodes}` },
    ],
  };
}

/** A sentence where the files cover none of the streets: most likely they are of another place. */
export function elevationAlarms({ findings, counts }: BuiltStreets): string[] {
  if (findings.nodesWithoutHeight < counts.nodes) return [];
  return ['The elevation files cover none of the streets: do they belong to this place?'];
}
