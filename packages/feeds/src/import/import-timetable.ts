import { type StreetEngine, WALKING_METRES_PER_SECOND } from '@tripwright/core/engine/street';
import { type StopWalks, WALKING_LINK_SECONDS, walkStops } from '@tripwright/core/engine/street/build';
import { buildFares } from '@tripwright/core/fares/build';
import { ARTEFACT_FILES } from '@tripwright/core/region';
import { type Sections, StringPool, StringPoolBuilder, writeFlatFile } from '@tripwright/core/storage';
import { StopDirectory, Timetable } from '@tripwright/core/timetable';
import {
  type BuiltTimetable,
  buildShapes,
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  stepFreeSections,
  stopPlaces,
} from '@tripwright/core/timetable/build';
import type { ReportSection } from '../report/index.ts';
import type { BuildProgress } from './build-step.ts';
import { checkStations } from './check-stations.ts';
import { checkStopDensity } from './check-stop-density.ts';
import { fareSection } from './fare-section.ts';
import type { RegionPart } from './region-part.ts';

/** A timetable without walks, shapes and fares, and the string pool of its texts, which fares still add to. */
export interface TimetableDraft {
  readonly built: BuiltTimetable;
  readonly strings: StringPoolBuilder;
}

/** Builds the timetable of the feeds; undefined without a usable trip. */
export function draftTimetable(feeds: readonly FeedRows[], step: BuildProgress): TimetableDraft | undefined {
  if (feeds.length === 0) return undefined;
  step({ kind: 'timetable', file: '' }, 0);
  const strings = new StringPoolBuilder();
  const built = buildTimetable(feeds, strings);
  step({ kind: 'timetable', file: '' }, 1);
  return built.tripIndexOf.every((trips) => trips.every((trip) => trip < 0)) ? undefined : { built, strings };
}

/** The scheduled services of a region, finished. */
export interface FinishedTimetable {
  readonly part: RegionPart;
  /** The stops, for the steps that need their names. */
  readonly stops: StopDirectory;
}

/**
 * Adds to a timetable the walks between its stops, the shapes of its trips and its fares.
 * @param engine searches the walks; without it they are straight lines
 */
export function finishTimetable(
  { built, strings }: TimetableDraft,
  feeds: readonly FeedRows[],
  engine: StreetEngine | undefined,
  step: BuildProgress,
): FinishedTimetable {
  const tripCount = built.tripIndexOf.reduce((sum, trips) => sum + trips.filter((trip) => trip >= 0).length, 0);
  checkStations(feeds);
  checkStopDensity(built);
  const walks = walkStops(built.sections, built.stopLat, built.stopLng, built.boardableStops, engine, {
    limitSeconds: WALKING_LINK_SECONDS,
    progress: (share) => step({ kind: 'walks', file: '' }, share),
  });
  const links = layOutWalkingLinks(built.sections, walks.onFoot);
  const timetable: Sections = new Map([
    ...built.sections,
    ...links,
    ...stepFreeSections(layOutWalkingLinks(built.sections, walks.onWheels)),
  ]);
  const places: Sections = new Map([...stopPlaces(built.sections), ...walks.places]);
  step({ kind: 'shapes', file: '' }, 0);
  const shapes = buildShapes(feeds, built, tripCount);
  step({ kind: 'shapes', file: '' }, 1);
  const fares = buildFares(feeds, built, strings);
  const texts = strings.build();
  const part: RegionPart = {
    buffers: new Map([
      [ARTEFACT_FILES.timetable, writeFlatFile('timetable', timetable)],
      [ARTEFACT_FILES.places, writeFlatFile('places', places)],
      [ARTEFACT_FILES.shapes, writeFlatFile('shapes', shapes)],
      ...(fares === undefined ? [] : [[ARTEFACT_FILES.fares, writeFlatFile('fares', fares)] as const]),
    ]),
    texts: new Map<string, Uint8Array | Uint32Array>([
      ['timetableBytes', texts.bytes],
      ['timetableOffsets', texts.offsets],
    ]),
    sources: [],
    counts: {
      stops: built.boardableStops,
      routes: feeds.reduce((sum, { routes }) => sum + routes.length, 0),
      trips: tripCount,
      walkingLinks: (links.get('linkTo') as Int32Array).length,
    },
    sections: [
      walkingSection(walks, built.boardableStops, engine !== undefined),
      ...(fares === undefined ? [] : [fareSection(feeds, fares)]),
    ],
  };
  const opened = new Timetable(timetable, new StringPool(texts.bytes, texts.offsets));
  return { part, stops: new StopDirectory(opened, places) };
}

function walkingSection(walks: StopWalks, boardable: number, hasStreets: boolean): ReportSection {
  return {
    title: 'Walking',
    text: hasStreets
      ? 'Walks between stops follow the streets and, inside stations, the pathways of the feed. Walks to stops off the street network are straight lines.'
      : 'No streets were given (--osm): all walks are straight lines, except inside stations with pathways.',
    figures: [
      { label: 'walks between stops', value: String(walks.onFoot.from.length) },
      { label: 'of these not known to be inaccessible', value: String(walks.onWheels.from.length) },
      { label: 'stops off the street network', value: String(hasStreets ? walks.offStreets : boardable) },
      { label: 'walking speed', value: `${(WALKING_METRES_PER_SECOND * 3.6).toFixed(1)} km/h` },
    ],
  };
}
