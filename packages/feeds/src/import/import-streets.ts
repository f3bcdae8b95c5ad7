import { basename } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { StreetEngine } from '@tripwright/core/engine/street';
import { mapPlaces, mapStreets, type PlaceDraft } from '@tripwright/core/places/build';
import { ARTEFACT_FILES } from '@tripwright/core/region';
import { StringPool, StringPoolBuilder, writeFlatFile } from '@tripwright/core/storage';
import { type CountryRules, StreetGraph } from '@tripwright/core/street';
import { type BuiltStreets, buildAreas, buildStreetGraph, readParking } from '@tripwright/core/street/build';
import { hashFile } from '../artefact/index.ts';
import type { NoticeCollector } from '../notices/index.ts';
import { readOsm } from '../osm/index.ts';
import type { ReportSection } from '../report/index.ts';
import type { BuildProgress } from './build-step.ts';
import { checkStreetDensity } from './check-street-density.ts';
import { type ChosenCountry, chooseCountry } from './choose-country.ts';
import { elevationSection, elevationSources, regionHeights } from './region-heights.ts';
import { linkRegionParking } from './region-parking.ts';
import type { RegionPart } from './region-part.ts';
import { regionSpeeds, speedsSection, speedsSource } from './region-speeds.ts';

/** The input of {@link importStreets}. */
export interface StreetInputs {
  /** The OpenStreetMap file. */
  readonly osm: string;
  readonly elevation: readonly string[];
  /** The file of measured speeds. */
  readonly speeds: string | undefined;
  /** The country of the request; undefined to find it. */
  readonly country: CountryRules | undefined;
  /** Time zone of the feeds; '' without any. */
  readonly zone: string;
  readonly notices: NoticeCollector;
  readonly keepIslands: boolean;
  /** Whether ferries of the map become streets. */
  readonly ferries: boolean;
  readonly step: BuildProgress;
}

/** The streets of a region. */
export interface ImportedStreets {
  readonly part: RegionPart;
  readonly built: BuiltStreets;
  /** Searches the built streets, for the steps that link places to them. */
  readonly engine: StreetEngine;
  readonly country: ChosenCountry;
  /** Everything on the map that has a name. */
  readonly named: readonly PlaceDraft[];
}

/**
 * Reads an OpenStreetMap extract: streets, parking places joined to them, areas, and names.
 * @throws PlannerError `input-unusable` for an extract without streets
 */
export async function importStreets(inputs: StreetInputs): Promise<ImportedStreets> {
  const { osm, elevation, zone, notices, keepIslands, ferries, step } = inputs;
  const rows = await readOsm(osm, { progress: (share) => step({ kind: 'reading', file: basename(osm) }, share) });
  checkStreetDensity(osm, rows);
  const measured = inputs.speeds === undefined ? undefined : await regionSpeeds(inputs.speeds, rows);
  const country = chooseCountry(rows, inputs.country, zone, { file: basename(osm), notices });
  step({ kind: 'streets', file: '' }, 0);
  const strings = new StringPoolBuilder();
  const heights = await regionHeights(rows, elevation);
  const built = buildStreetGraph(rows, strings, {
    keepIslands,
    ferries,
    country: country.rules,
    ...(heights === undefined ? {} : { heights }),
    ...(measured === undefined ? {} : { speeds: measured.speeds }),
  });
  step({ kind: 'streets', file: '' }, 1);
  if (built.counts.edges === 0) {
    throw new PlannerError(
      'input-unusable',
      `${osm} has no streets (ways with a highway tag). Give an extract with streets.`,
    );
  }
  const parking = readParking(rows, strings);
  const texts = strings.build();
  const engine = new StreetEngine(StreetGraph.from(built.sections, new StringPool(texts.bytes, texts.offsets)));
  const linkedParking = linkRegionParking(rows, parking, engine);
  const part: RegionPart = {
    buffers: new Map([
      [ARTEFACT_FILES.street, writeFlatFile('street', built.sections)],
      [ARTEFACT_FILES.parking, writeFlatFile('parking', linkedParking.sections)],
      [ARTEFACT_FILES.areas, writeFlatFile('areas', buildAreas(rows))],
    ]),
    texts: new Map<string, Uint8Array | Uint32Array>([
      ['streetBytes', texts.bytes],
      ['streetOffsets', texts.offsets],
    ]),
    sources: [
      {
        kind: 'osm',
        name: basename(osm),
        hash: (await hashFile(osm)).slice(0, 16),
        attribution: '© OpenStreetMap contributors',
        url: 'https://www.openstreetmap.org/copyright',
        licence: 'ODbL-1.0',
      },
      ...(await elevationSources(elevation)),
      ...(inputs.speeds === undefined ? [] : [await speedsSource(inputs.speeds)]),
    ],
    counts: { streetNodes: built.counts.nodes, streetEdges: built.counts.edges, parkingPlaces: parking.count },
    sections: [
      streetSection(basename(osm), built, country),
      linkedParking.report,
      ...(elevation.length > 0 ? [elevationSection(elevation, built)] : []),
      ...(inputs.speeds === undefined || measured === undefined ? [] : [speedsSection(inputs.speeds, measured, built)]),
    ],
  };
  return { part, built, engine, country, named: [...mapPlaces(rows), ...mapStreets(rows)] };
}

function streetSection(file: string, { counts, findings }: BuiltStreets, country: ChosenCountry): ReportSection {
  return {
    title: `Streets: ${file}`,
    figures: [
      { label: 'traffic law', value: country.reason },
      { label: 'ways used', value: String(counts.ways) },
      { label: 'crossings and other nodes', value: String(counts.nodes) },
      { label: 'edges', value: String(counts.edges) },
      { label: 'turn restrictions', value: String(counts.restrictions) },
      { label: 'contradictory turn restrictions', value: String(findings.brokenRestrictions.length) },
      { label: 'areas with walks across', value: String(counts.areasCrossed) },
      { label: 'areas too complex for walks across', value: String(findings.areasNotCrossed) },
      { label: 'references to nodes outside the file', value: String(findings.missingNodes) },
      { label: 'nodes that occur more than once', value: String(findings.repeatedNodes) },
    ],
  };
}
