import { describe, expect, test } from 'vitest';
import { textTimetable } from '../../test/journey/text-timetable.ts';
import { MONDAY } from '../../test/journey/text-world.ts';
import { PlannerError } from '../base/index.ts';
import { encodePolyline } from '../geo/index.ts';
import { StringPoolBuilder, type TypedArray, writeFlatFile } from '../storage/index.ts';
import { buildShapes, buildTimetable, layOutWalkingLinks, stopPlaces } from '../timetable/build/index.ts';
import type { StopIndex } from '../timetable/index.ts';
import { ARTEFACT_FILES, openRegion, openRegionFile, type Region, regionCovers, regionReaches } from './index.ts';
import { ARTEFACT_VERSION, type RegionManifest } from './manifest.ts';

const square = [
  { lat: 41, lng: -9 },
  { lat: 41, lng: -8 },
  { lat: 42, lng: -8 },
  { lat: 42, lng: -9 },
  { lat: 41, lng: -9 },
];
const manifest: RegionManifest = {
  formatVersion: ARTEFACT_VERSION,
  code: 'xx_town',
  title: 'Town',
  timezone: 'UTC',
  outline: encodePolyline(square),
  boundingBox: [41, -9, 42, -8],
  modes: ['pt_pub'],
  datasetVersion: 'abc',
  sources: [],
  counts: {},
  serviceDates: { first: '2026-05-04', last: '2026-05-04' },
  cities: [],
  files: {},
  walking: 'straight-lines',
};

/** The buffers of a region with one bus. */
function buffers(): Map<string, ArrayBufferLike> {
  const rows = textTimetable({
    stops: { A: {}, B: { lat: 41.2 } },
    trips: 'R1 A 10:00 B 10:05',
    days: [MONDAY],
    timezone: 'UTC',
  });
  const strings = new StringPoolBuilder();
  const built = buildTimetable([rows], strings);
  const none = { from: new Int32Array(), to: new Int32Array(), seconds: new Int32Array(), metres: new Int32Array() };
  const { bytes, offsets } = strings.build();
  const files = {
    [ARTEFACT_FILES.timetable]: new Map([...built.sections, ...layOutWalkingLinks(built.sections, none)]),
    [ARTEFACT_FILES.places]: stopPlaces(built.sections),
    [ARTEFACT_FILES.shapes]: buildShapes([rows], built, 1),
    [ARTEFACT_FILES.text]: new Map<string, TypedArray>([
      ['timetableBytes', bytes],
      ['timetableOffsets', offsets],
    ]),
  };
  return new Map(
    Object.entries(files).map(([file, sections]) => {
      const written = writeFlatFile(file.replace('.bin', ''), sections);
      return [file, written.buffer.slice(written.byteOffset, written.byteOffset + written.byteLength)];
    }),
  );
}

/** Opens a region as the reader of files does. */
function open(files: ReadonlyMap<string, ArrayBufferLike>): Region {
  const source = 'data/xx_town';
  const opened = [...files].map(([file, buffer]) => [file, openRegionFile(file, buffer, source)] as const);
  return openRegion(manifest, new Map(opened), source);
}

function refusal(files: ReadonlyMap<string, ArrayBufferLike>): PlannerError {
  try {
    open(files);
  } catch (error) {
    if (error instanceof PlannerError) return error;
  }
  throw new Error('the region was opened');
}

describe('opening a region', () => {
  test('has the parts whose buffers are given, and no others', () => {
    const region = open(buffers());
    expect(region.manifest).toBe(manifest);
    expect(region.transit?.timetable.tripCount).toBe(1);
    expect(region.transit?.stops.get(0 as StopIndex).code).toBe('A');
    expect([region.streets, region.stopLinks, region.areas]).toEqual([undefined, undefined, undefined]);
  });

  test('works on shared memory', () => {
    const shared = new Map(
      [...buffers()].map(([file, buffer]) => {
        const copy = new SharedArrayBuffer(buffer.byteLength);
        new Uint8Array(copy).set(new Uint8Array(buffer));
        return [file, copy];
      }),
    );
    expect(open(shared).transit?.timetable.tripCount).toBe(1);
  });

  test('a region with only texts has neither transit nor streets', () => {
    const only = new Map([...buffers()].filter(([file]) => file === ARTEFACT_FILES.text));
    expect(open(only)).toMatchObject({ transit: undefined, streets: undefined });
  });

  test('missing texts are an error that names the file', () => {
    const files = buffers();
    files.delete(ARTEFACT_FILES.text);
    expect([refusal(files).code, refusal(files).message]).toEqual([
      'artefact-corrupt',
      expect.stringContaining('data/xx_town/text.bin is missing'),
    ]);
  });

  test.each([[ARTEFACT_FILES.timetable], [ARTEFACT_FILES.text], [ARTEFACT_FILES.places]])(
    '%s cut off names the file',
    (file) => {
      const files = buffers();
      files.set(file, (files.get(file) as ArrayBuffer).slice(0, 40));
      expect(refusal(files).message).toContain(`data/xx_town/${file}`);
    },
  );

  test('a buffer under the name of another one is refused', () => {
    const files = buffers();
    files.set(ARTEFACT_FILES.timetable, files.get(ARTEFACT_FILES.places) as ArrayBuffer);
    expect(refusal(files).code).toBe('artefact-corrupt');
  });
});

test('a region reaches places near its stops beyond the outline', () => {
  const outline = square.map(({ lat, lng }) => ({ lat: lat - 0.9, lng }));
  const region = { ...open(buffers()), outline };
  const [, far] = [0, 1].map((stop) => region.transit?.stops.get(stop as StopIndex));
  const { lat, lng } = far as { lat: number; lng: number };
  expect(regionCovers(region, { lat, lng })).toBe(false);
  expect(regionReaches(region, { lat: lat + 0.017, lng })).toBe(true);
  expect(regionReaches(region, { lat: lat + 0.019, lng })).toBe(false);
});

test('a region covers the places within its outline', () => {
  const region = open(buffers());
  expect(regionCovers(region, { lat: 41.5, lng: -8.5 })).toBe(true);
  expect(regionCovers(region, { lat: 41.5, lng: -7.5 })).toBe(false);
  expect(regionCovers(region, { lat: -41.5, lng: -8.5 })).toBe(false);
});
