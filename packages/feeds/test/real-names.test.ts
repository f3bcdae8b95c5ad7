import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Places } from '@tripwright/core/places';
import { buildNames, mapPlaces, mapStreets, servedPlaces } from '@tripwright/core/places/build';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StopDirectory, Timetable } from '@tripwright/core/timetable';
import { buildTimetable, layOutWalkingLinks, stepFreeSections, stopPlaces } from '@tripwright/core/timetable/build';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGtfs } from '../src/gtfs/index.ts';
import { NoticeCollector } from '../src/notices/index.ts';
import { readOsm } from '../src/osm/index.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const hasPorto = existsSync(`${data}porto/streets.osm.pbf`);
if (!hasPorto) console.warn(`skipped, there is no ${data}porto`);
const hasTowns =
  existsSync(`${data}trois-rivieres/streets.osm.pbf`) && existsSync(`${data}zheleznogorsk/streets.osm.pbf`);
if (!hasTowns) console.warn(`skipped, there is no ${data}trois-rivieres or ${data}zheleznogorsk`);

async function stopsOf(file: string): Promise<StopDirectory> {
  const feed = await readGtfs(file, { name: 'feed', notices: new NoticeCollector() });
  const strings = new StringPoolBuilder();
  const built = buildTimetable([feed], strings);
  const none = { from: new Int32Array(), to: new Int32Array(), seconds: new Int32Array(), metres: new Int32Array() };
  const sections = new Map([
    ...built.sections,
    ...layOutWalkingLinks(built.sections, none),
    ...stepFreeSections(layOutWalkingLinks(built.sections, none)),
  ]);
  const pool = strings.build();
  const timetable = new Timetable(sections, new StringPool(pool.bytes, pool.offsets));
  return new StopDirectory(timetable, stopPlaces(built.sections));
}

async function mapOf(file: string): Promise<Places> {
  const rows = await readOsm(file);
  return new Places(buildNames([...mapPlaces(rows), ...mapStreets(rows)]).sections);
}

describe.skipIf(!hasPorto)('Porto', () => {
  let porto: Places;
  beforeAll(async () => {
    const rows = await readOsm(`${data}porto/streets.osm.pbf`);
    const stops = await stopsOf(`${data}porto/gtfs-metro.zip`);
    porto = new Places(buildNames([...mapPlaces(rows), ...mapStreets(rows), ...servedPlaces(stops)]).sections);
  }, 60_000);

  test.each([
    ['Casa da Música', 'station', 'Casa da Música'],
    ['casa da musica', 'station', 'Casa da Música'],
    ['sao bento', 'station', 'São Bento'],
    ['S. Bento', 'station', 'São Bento'],
    ['Trindade', 'station', 'Trindade'],
    ['trinadde', 'station', 'Trindade'],
    ['aeroporto', 'station', 'Aeroporto'],
    ['aeropotro', 'station', 'Aeroporto'],
    ['estação campanhã', 'station', 'Campanhã'],
    ['R. Santa Catarina 100', 'street', 'Rua de Santa Catarina'],
    ['Av. da Boavista', 'street', 'Avenida da Boavista'],
    ['avenida dos aliados', 'street', 'Avenida dos Aliados'],
    ['Rua de Cedofeita & Rua da Torrinha', 'crossing', 'Rua de Cedofeita / Rua da Torrinha'],
  ])('%s is the %s %s', (query, kind, name) => {
    expect(porto.find(query, { near: { lat: 41.149, lng: -8.61 } })[0]).toMatchObject({ kind, name });
  });

  test('every hundredth name finds its place near it, whole and with a letter missing', () => {
    const names = [...porto.names()].filter((_, i) => i % 100 === 0);
    expect(names.length).toBeGreaterThan(50);
    for (const place of names) {
      const [whole] = porto.find(place.name, { near: place });
      expect(whole?.name).toBe(place.name);
      const at = Math.floor(place.name.length / 2);
      if (place.name.length < 5 || /[\d\s]/.test(place.name[at]!)) continue;
      const typed = place.name.slice(0, at) + place.name.slice(at + 1);
      expect(
        porto.find(typed, { near: place }).map(({ name }) => name),
        typed,
      ).toContain(place.name);
    }
  });

  test('points of the town are in its streets', () => {
    const found = porto.at({ lat: 41.14571, lng: -8.61058 });
    expect(found.map(({ name }) => name)).toContain('São Bento');
    expect(porto.addressAt({ lat: 41.15, lng: -8.6107 })).not.toBe('');
  });
});

describe.skipIf(!hasTowns)('towns with other maps', () => {
  test('house numbers along interpolation ways, the number first where the language has it so', async () => {
    const town = await mapOf(`${data}trois-rivieres/streets.osm.pbf`);
    expect(town.find('1450 rue royale')[0]).toMatchObject({ kind: 'address', name: '1450 Rue Royale' });
    expect(town.find('boul des forges')[0]).toMatchObject({ kind: 'street', name: 'Boulevard des Forges' });
  }, 30_000);

  test('Cyrillic names in either script', async () => {
    const town = await mapOf(`${data}zheleznogorsk/streets.osm.pbf`);
    for (const query of ['Ленина', 'lenina', 'ulitsa lenina']) expect(town.find(query)[0]?.name).toBe('улица Ленина');
  }, 30_000);
});
