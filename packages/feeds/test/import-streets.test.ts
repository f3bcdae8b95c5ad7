import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectedEdgeIndex, EdgeIndex, NodeIndex } from '@tripwright/core/street';
import { afterAll, describe, expect, test } from 'vitest';
import { readRegion } from '../src/artefact/index.ts';
import { importRegion } from '../src/import/index.ts';
import { writeOsmPbf } from '../src/osm/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-streets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A road up a slope, a car park whose outline touches the road, and bicycle stands. */
const osm = join(folder, 'hill.osm.pbf');
writeFileSync(
  osm,
  writeOsmPbf({
    nodes: [
      { id: 1, lat: 41.1, lng: -8.6, tags: {} },
      { id: 2, lat: 41.11, lng: -8.6, tags: {} },
      { id: 3, lat: 41.12, lng: -8.6, tags: {} },
      { id: 4, lat: 41.11, lng: -8.599, tags: {} },
      { id: 5, lat: 41.111, lng: -8.599, tags: {} },
      { id: 6, lat: 41.1105, lng: -8.6002, tags: { amenity: 'bicycle_parking', capacity: '6' } },
    ],
    ways: [
      {
        id: 10,
        refs: [1, 2, 3],
        tags: { highway: 'residential', name: 'Hill Road', 'parking:both': 'lane', 'parking:both:fee': 'yes' },
      },
      { id: 11, refs: [2, 4, 5, 2], tags: { amenity: 'parking', name: 'Hill Top', capacity: '40', park_ride: 'yes' } },
    ],
    relations: [],
  }),
);

/** Heights that grow northwards by one metre per row of a 3″ tile. */
function tile(name: string): string {
  const path = join(folder, name);
  const bytes = Buffer.alloc(1201 * 1201 * 2);
  for (let i = 0; i < 1201 * 1201; i++) bytes.writeInt16BE(1200 - Math.floor(i / 1201), i * 2);
  writeFileSync(path, bytes);
  return path;
}

describe('streets with elevation and parking', () => {
  test('OS-31, OS-40 heights and parking places are in the region and open again', async () => {
    const out = join(folder, 'out');
    const elevation = [tile('N41W009.hgt')];
    const { manifest } = await importRegion({ region: 'x_hill', gtfs: [], osm, elevation, keepIslands: true, out });
    const { streets, parking } = await readRegion(out, 'x_hill');
    const graph = streets?.graph;
    expect(graph?.nodeHeight?.[[...graph.nodeOsm].indexOf(1) as NodeIndex]).toBe(1200);
    const edge = 0 as EdgeIndex;
    const climb = (graph?.edgeClimb?.[edge] ?? 0) - (graph?.edgeDescent?.[edge] ?? 0);
    expect(Math.abs(climb)).toBeGreaterThanOrEqual(120);

    const places = Array.from({ length: parking?.count ?? 0 }, (_, i) => parking?.place(i));
    expect(places.map((place) => [place?.kind, place?.name, place?.capacity, place?.parkAndRide])).toEqual(
      expect.arrayContaining([
        ['car', 'Hill Top', 40, true],
        ['bicycle', '', 6, false],
      ]),
    );
    const lot = places.find((place) => place?.kind === 'car');
    expect(lot?.hasArtificialEntrance).toBe(false);
    expect(graph?.nameOf(lot!.drive!.edge)).toBe('Hill Road');
    expect(parking?.alongStreet(graph!, 0 as DirectedEdgeIndex)).toEqual({ left: 'paid', right: 'paid' });
    expect(manifest.sources.map(({ kind, name }) => [kind, name])).toEqual([
      ['elevation', 'N41W009.hgt'],
      ['osm', 'hill.osm.pbf'],
    ]);
    expect(manifest.counts['parkingPlaces']).toBe(2);
  });

  test('streets beyond the elevation files are level, and the report says so', async () => {
    const out = join(folder, 'elsewhere');
    await importRegion({ region: 'x_hill', gtfs: [], osm, elevation: [tile('N50E010.hgt')], keepIslands: true, out });
    const report = JSON.stringify(JSON.parse(readFileSync(join(out, 'x_hill', 'report.json'), 'utf8')));
    expect(report).toMatch(/crossings without a height","value":"(\d+) of \1"/);
  });

  test('elevation without streets, or from another kind of file, is refused with the remedy', async () => {
    const out = join(folder, 'refused');
    const bad = join(folder, 'N41W009.txt');
    writeFileSync(bad, 'hello');
    await expect(importRegion({ region: 'x', gtfs: [], osm, elevation: [bad], out })).rejects.toMatchObject({
      code: 'input-unreadable',
    });
    await expect(importRegion({ region: 'x', gtfs: [bad], elevation: [bad], out })).rejects.toMatchObject({
      code: 'bad-usage',
      message: expect.stringContaining('--osm'),
    });
  });
});

describe('streets with measured speeds', () => {
  const speeds = (name: string, rows: string): string => {
    const path = join(folder, name);
    writeFileSync(path, `way,direction,hour,kmh\n${rows}`);
    return path;
  };

  test('slow cars in their hour of the week, and are in the manifest and the report', async () => {
    const out = join(folder, 'measured');
    const file = speeds('traffic.csv', '10,forward,8,12\n10,,9,30\n99,,8,50\n');
    const { manifest } = await importRegion({ region: 'x_hill', gtfs: [], osm, speeds: file, keepIslands: true, out });
    const { streets } = await readRegion(out, 'x_hill');
    // Monday 2026-03-02, 08:30 and 09:30.
    const [early, late] = ['08', '09'].map((hour) =>
      streets?.metric('car', undefined, { instant: Date.parse(`2026-03-02T${hour}:30Z`) / 1000, zone: 'UTC' }),
    );
    const kmh = (metric: typeof early, directed: number): number =>
      (36 * metric!.graph.edgeLength[(directed >> 1) as EdgeIndex]!) / metric!.time[directed as DirectedEdgeIndex]!;
    expect([kmh(early, 0), kmh(late, 0), kmh(late, 1)].map(Math.round)).toEqual([12, 30, 30]);
    expect(manifest.sources).toContainEqual(expect.objectContaining({ kind: 'speeds', name: 'traffic.csv' }));
    const report = readFileSync(join(out, 'x_hill', 'report.json'), 'utf8');
    for (const part of ['2 of 3', '1 of 1']) expect(report).toContain(part);
  });

  test('of another map, or without streets, are refused with the remedy', async () => {
    const out = join(folder, 'refused');
    const elsewhere = speeds('elsewhere.csv', '99,,8,50\n');
    await expect(importRegion({ region: 'x', gtfs: [], osm, speeds: elsewhere, out })).rejects.toMatchObject({
      code: 'input-unusable',
      message: expect.stringContaining('No way of '),
    });
    await expect(importRegion({ region: 'x', gtfs: [], osm, speeds: folder, out })).rejects.toMatchObject({
      code: 'input-unusable',
      message: expect.stringContaining('is no file'),
    });
    await expect(importRegion({ region: 'x', gtfs: [osm], speeds: elsewhere, out })).rejects.toMatchObject({
      code: 'bad-usage',
      message: expect.stringContaining('--osm'),
    });
    await expect(
      importRegion({ region: 'x', gtfs: [], osm, speeds: join(folder, 'none.csv'), out }),
    ).rejects.toMatchObject({
      code: 'input-missing',
    });
  });
});
