import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGtfs, type TextTable } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { afterAll, describe, expect, test } from 'vitest';
import { between, crossing, distance, nearestShare, type Point } from './geometry/point.ts';
import { pointAlong } from './geometry/polyline.ts';
import { generateSampleCity, landmarks, writeSampleCity } from './index.ts';
import { streetKinds } from './streets/draft.ts';
import { isWater } from './terrain/water.ts';

const city = generateSampleCity();
const { streets, transit, osm, gtfs } = city;

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sample-city-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

function table(name: string): Record<string, string>[] {
  const { columns, rows } = gtfs.get(name) as TextTable;
  return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, String(row[i])])));
}

const walkways: [Point, Point][] = streets.streets
  .filter((street) => streetKinds[street.kind].walk && street.tags['foot'] !== 'no')
  .flatMap((street) =>
    street.nodes.slice(1).map((node, i): [Point, Point] => [streets.points[street.nodes[i]!]!, streets.points[node]!]),
  );

function metresToWalkway(p: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of walkways) least = Math.min(least, distance(p, between(a, b, nearestShare(p, a, b))));
  return least;
}

describe('the city', () => {
  test('the same seed gives the same bytes, another seed gives another city', () => {
    const [one, two, other] = [
      writeSampleCity(folder()),
      writeSampleCity(folder()),
      writeSampleCity(folder(), { seed: 7 }),
    ];
    for (const file of ['gtfs', 'osm'] as const) {
      expect(readFileSync(one[file]).equals(readFileSync(two[file]))).toBe(true);
      expect(readFileSync(one[file]).equals(readFileSync(other[file]))).toBe(false);
    }
    for (const file of ['onDemand', 'providers'] as const) {
      expect(readFileSync(one[file]).equals(readFileSync(two[file]))).toBe(true);
    }
    const documents = ({ gbfs }: typeof one): string[] =>
      gbfs.flatMap((system) =>
        readdirSync(system, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => readFileSync(join(system, name), 'utf8')),
      );
    expect(documents(one)).toEqual(documents(two));
    expect(documents(one)).not.toEqual(documents(other));
  });

  test.each([2, 3, 99])('seed %i draws a city as well', (seed) => {
    const drawn = generateSampleCity({ seed });
    expect(drawn.transit.stops.length).toBeGreaterThan(350);
    expect(componentsOf(drawn.osm)).toBe(1);
  });

  test('it has the size of a town', () => {
    expect(osm.nodes.length).toBeGreaterThan(8000);
    expect(osm.nodes.length).toBeLessThan(20_000);
    expect(transit.stops.length).toBeGreaterThan(300);
    expect(transit.runs.filter((run) => run.day === 'weekday').length).toBeLessThan(8000);
  });
});

describe('the streets', () => {
  test('ids are unique and every reference exists', () => {
    const nodes = new Set(osm.nodes.map((node) => node.id));
    const ways = new Set(osm.ways.map((way) => way.id));
    expect(nodes.size).toBe(osm.nodes.length);
    expect(ways.size).toBe(osm.ways.length);
    for (const way of osm.ways) for (const ref of way.refs) expect(nodes.has(ref)).toBe(true);
    for (const relation of osm.relations)
      for (const member of relation.members) expect(ways.has(member.ref)).toBe(true);
    for (const way of osm.ways) expect(way.refs.some((ref, i) => ref === way.refs[i + 1])).toBe(false);
  });

  test('streets and ferries form one connected network', () => {
    expect(componentsOf(osm)).toBe(1);
  });

  test('only bridges and piers are over water', () => {
    const wet = streets.streets.filter((street) => {
      if (street.layer !== 0 || street.tags['man_made'] === 'pier') return false;
      return street.nodes
        .slice(1)
        .some((node, i) => isWater(between(streets.points[street.nodes[i]!]!, streets.points[node]!, 0.5)));
    });
    expect(wet.map((street) => street.name?.en ?? street.kind)).toEqual([]);
  });

  test('hardly any two streets of one layer cross without a shared node (OS-41)', () => {
    const segments = streets.streets
      .filter((street) => street.layer === 0 && street.kind !== 'motorway')
      .flatMap((street) => street.nodes.slice(1).map((node, i) => [street.nodes[i]!, node] as const));
    let crossings = 0;
    segments.forEach(([a, b], i) => {
      const [pa, pb] = [streets.points[a]!, streets.points[b]!];
      for (let k = i + 1; k < segments.length; k++) {
        const [c, d] = segments[k]!;
        const pc = streets.points[c]!;
        if (Math.abs(pc.x - pa.x) > 400 || Math.abs(pc.y - pa.y) > 400 || a === c || a === d || b === c || b === d)
          continue;
        if (crossing(pa, pb, pc, streets.points[d]!) !== undefined) crossings++;
      }
    });
    expect(crossings).toBeLessThan(4);
  });

  test('accessibility is yes, unknown and no in places', () => {
    const count = (key: string, value: string): number => osm.ways.filter((way) => way.tags[key] === value).length;
    for (const kind of Object.keys(streetKinds).filter((kind) => kind !== 'track'))
      expect(count('highway', kind), kind).toBeGreaterThan(0);
    for (const wheels of ['yes', 'limited', 'no']) expect(count('wheelchair', wheels), wheels).toBeGreaterThan(0);
    expect(
      osm.ways.filter((way) => way.tags['highway'] === 'residential' && way.tags['wheelchair'] === undefined).length,
    ).toBeGreaterThan(50);
    const kerbs = new Set(osm.nodes.map((node) => node.tags['kerb']));
    for (const kerb of ['raised', 'lowered', 'flush']) expect(kerbs.has(kerb), kerb).toBe(true);
    expect(osm.nodes.filter((node) => node.tags['highway'] === 'elevator').length).toBe(2);
    expect(osm.ways.some((way) => way.tags['tunnel'] === 'yes' && way.tags['highway'] !== undefined)).toBe(true);
    expect(count('route', 'ferry')).toBe(4);
  });

  test('names are in all four languages', () => {
    for (const way of osm.ways.filter((way) => way.tags['highway'] !== undefined && way.tags['name'] !== undefined)) {
      for (const language of ['en', 'de', 'fi', 'pt']) expect(way.tags[`name:${language}`]).toBeTruthy();
    }
    for (const landmark of landmarks)
      expect(new Set(Object.keys(landmark.names))).toEqual(new Set(['en', 'de', 'fi', 'pt']));
  });
});

describe('the timetable', () => {
  test('every stop beside a street has a walkable way within 60 m', () => {
    const stationsWithDoors = new Set(
      transit.stops.filter((stop) => stop.locationType === 2).map((stop) => stop.parent),
    );
    const far = transit.stops.filter((stop) => {
      const inside =
        stop.locationType === 1 ||
        stop.locationType === 3 ||
        (stop.parent !== undefined && stop.locationType === 0 && stationsWithDoors.has(stop.parent));
      return !inside && metresToWalkway(stop.point) > 60;
    });
    expect(far.map((stop) => stop.id)).toEqual([]);
  });

  test('every route runs on every day of the week; school buses on school days', () => {
    const byRoute = new Map<string, Set<string>>();
    for (const trip of table('trips.txt')) {
      const days = byRoute.get(trip['route_id']!) ?? new Set<string>();
      byRoute.set(trip['route_id']!, days.add(trip['service_id']!));
    }
    for (const route of table('routes.txt')) {
      const expected = route['route_type'] === '712' ? ['school'] : ['saturday', 'sunday', 'weekday'];
      expect([...(byRoute.get(route['route_id']!) ?? [])].sort(), route['route_id']).toEqual(expected);
    }
  });

  test('times and distances rise along every trip, night trips run past 24:00', () => {
    for (const run of transit.runs) {
      const { along, stops } = run.pattern;
      expect(stops.length).toBeGreaterThan(1);
      for (let i = 1; i < stops.length; i++) {
        expect(run.arrivals[i]!).toBeGreaterThan(run.departures[i - 1]!);
        expect(run.departures[i]!).toBeGreaterThanOrEqual(run.arrivals[i]!);
        expect(along[i]!).toBeGreaterThan(along[i - 1]!);
        expect(stops[i]).not.toBe(stops[i - 1]);
      }
    }
    expect(transit.runs.some((run) => run.departures[0]! > 24 * 3600)).toBe(true);
  });

  test('ids are unique in every table', () => {
    for (const [file, key] of [
      ['stops.txt', 'stop_id'],
      ['routes.txt', 'route_id'],
      ['trips.txt', 'trip_id'],
      ['pathways.txt', 'pathway_id'],
      ['levels.txt', 'level_id'],
      ['fare_attributes.txt', 'fare_id'],
    ] as const) {
      const ids = table(file).map((row) => row[key]);
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });

  test('every entrance of a station leads to every platform that is not locked on purpose (PW-14)', () => {
    for (const { stop, entrances, platforms } of transit.stations) {
      if (stop === undefined || entrances.length === 0) continue;
      for (const entrance of entrances) {
        const reached = new Set([entrance.stop.id]);
        for (let grew = true; grew; ) {
          grew = false;
          for (const way of transit.pathways) {
            for (const [from, to] of way.bothWays
              ? ([
                  [way.from, way.to],
                  [way.to, way.from],
                ] as const)
              : ([[way.from, way.to]] as const)) {
              if (reached.has(from) && !reached.has(to)) {
                reached.add(to);
                grew = true;
              }
            }
          }
        }
        expect(platforms.filter((platform) => !reached.has(platform.id)).map((platform) => platform.id)).toEqual([]);
      }
    }
  });

  test('station doors are near their stations', () => {
    for (const { stop, entrances } of transit.stations) {
      for (const entrance of entrances)
        expect(distance(entrance.stop.point, stop!.point), entrance.stop.id).toBeLessThan(220);
    }
  });

  test('stops lie on the shapes of the trips that call there (SH-3)', () => {
    for (const { line, stops, along, shape } of transit.patterns) {
      stops.forEach((stop, i) => {
        expect(distance(stop.point, pointAlong(shape, along[i]!)), `${line.id} at ${stop.id}`).toBeLessThan(60);
      });
    }
  });

  test('wheelchair access of vehicles and stops is yes, unknown and no (PW-12)', () => {
    expect(new Set(table('trips.txt').map((trip) => trip['wheelchair_accessible']))).toEqual(new Set(['0', '1', '2']));
    expect(new Set(table('stops.txt').map((stop) => stop['wheelchair_boarding']))).toEqual(new Set(['0', '1', '2']));
  });

  test('the reader accepts the feed without an error or a warning', async () => {
    const files = writeSampleCity(folder());
    const notices = new NoticeCollector();
    const feed = await readGtfs(files.gtfs, { name: 'sample', notices });
    expect(
      notices
        .summaries()
        .filter((notice) => notice.severity !== 'info')
        .map(({ code, count, examples }) => ({ code, count, example: examples[0] })),
    ).toEqual([]);
    expect(feed.name).toBe('sample');
  });
});

/** Number of connected parts of the walkable ways, drivable ways and ferries. */
function componentsOf(elements: typeof osm): number {
  const group = new Map<number, number>();
  const find = (node: number): number => {
    let root = node;
    for (let up = group.get(root); up !== undefined && up !== root; up = group.get(root)) root = up;
    return root;
  };
  for (const way of elements.ways) {
    if (way.tags['highway'] === undefined && way.tags['route'] !== 'ferry') continue;
    for (const ref of way.refs) {
      if (!group.has(ref)) group.set(ref, ref);
      group.set(find(ref), find(way.refs[0]!));
    }
  }
  return new Set([...group.keys()].map(find)).size;
}
