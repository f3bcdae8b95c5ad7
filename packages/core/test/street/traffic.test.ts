import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOfLocal, parseDay } from '../../src/base/index.ts';
import { freeFlowSeconds, pathSeconds, STREET_PROFILES, StreetEngine } from '../../src/engine/street/index.ts';
import { hourOfWeek } from '../../src/engine/street/metric/street-traffic.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildStreetGraph, type WaySpeeds } from '../../src/street/build/index.ts';
import { type DirectedEdgeIndex, StreetGraph } from '../../src/street/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';
import { randomStreets } from './random-streets.ts';
import { slowRouteCost } from './slow-streets.ts';

const zone = 'Europe/Lisbon';
/** 2026-03-02 is a Monday. */
const at = (day: string, time: string, where: string = zone): { instant: number; zone: string } => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return { instant: instantOfLocal(parseDay(day)! * 86_400 + hours * 3600 + minutes * 60, where), zone: where };
};

function open(elements: TestElements, speeds?: WaySpeeds, isTown: boolean = false): StreetEngine {
  const strings = new StringPoolBuilder();
  const built = buildStreetGraph(elementsToRows(elements), strings, {
    keepIslands: true,
    ...(speeds === undefined ? {} : { speeds }),
  });
  if (isTown) (built.sections.get('edgeBuiltUp') as Uint8Array).fill(1);
  const pool = strings.build();
  return new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
}

const STEP = 0.0009;
/** A grid of streets 100 m apart, and a road that leads 10 km out of it: way 1 in the town, way 2 in the country. */
function town(
  tags: Record<string, string> = { highway: 'primary' },
  origin: number = 0,
  metres: number = 100,
): TestElements {
  const scale = metres / 100;
  const side = 15;
  const nodes: TestElements['nodes'][number][] = [];
  const ways: TestElements['ways'][number][] = [];
  const id = (row: number, column: number): number => 1 + row * side + column;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      nodes.push({ id: id(row, column), lat: row * STEP, lng: column * STEP, tags: {} });
  nodes.push({ id: 1000, lat: 0, lng: 0.1, tags: {} });
  const line = (way: number, refs: number[], more: Record<string, string>): void => {
    ways.push({ id: way, refs, tags: more });
  };
  for (let i = 0; i < side; i++) {
    const along = Array.from({ length: side }, (_, k) => k);
    line(
      100 + i,
      along.map((k) => id(i, k)),
      { highway: 'residential' },
    );
    line(
      200 + i,
      along.map((k) => id(k, i)),
      { highway: 'residential' },
    );
  }
  line(1, [id(7, 0), 2000, 2001, id(7, side - 1)], tags);
  nodes.push(
    { id: 2000, lat: 7.3 * STEP, lng: 2 * STEP, tags: {} },
    { id: 2001, lat: 7.3 * STEP, lng: 10 * STEP, tags: {} },
  );
  line(2, [id(0, side - 1), 1000], tags);
  const shrink = Math.cos((origin * Math.PI) / 180);
  return {
    nodes: nodes.map((node) => ({ ...node, lat: origin + node.lat * scale, lng: (node.lng * scale) / shrink })),
    ways,
  };
}

/** Milliseconds along a way at a moment, in the direction of its first edge. */
function timeOf(
  engine: StreetEngine,
  way: number,
  profile: StreetProfileName,
  when?: { instant: number; zone: string },
  column: 'time' | 'freeFlowTime' = 'time',
): number {
  const { graph } = engine;
  const metric = engine.metric(profile, STREET_PROFILES[profile].speed, when);
  let sum = 0;
  for (
    let directed = 0 as DirectedEdgeIndex;
    directed < 2 * graph.edgeCount;
    directed = (directed + 2) as DirectedEdgeIndex
  )
    if (graph.wayOsm[graph.edgeWay[(directed >> 1) as never]!] === way) sum += metric[column][directed]!;
  return sum;
}

describe('traffic by the hour', () => {
  const engine = open(town());
  const share = (way: number, profile: StreetProfileName, when: { instant: number; zone: string }): number =>
    timeOf(engine, way, profile) / timeOf(engine, way, profile, when);

  test('a town is built up, the road that leaves it is not', () => {
    const { graph } = engine;
    const builtUp = new Map<number, number[]>();
    for (let edge = 0; edge < graph.edgeCount; edge++) {
      const way = graph.wayOsm[graph.edgeWay[edge as never]!]!;
      builtUp.set(way, [...(builtUp.get(way) ?? []), graph.edgeBuiltUp[edge as never]!]);
    }
    expect(builtUp.get(1)).toEqual([1]);
    expect(builtUp.get(2)).toEqual([0]);
    expect(builtUp.get(107)).toSatisfy((all: number[]) => all.every((one) => one === 1));
  });

  test('the same streets are built up at any latitude, and ones 400 m apart are not', () => {
    const shareBuiltUp = ({ graph }: StreetEngine): number => {
      const builtUp = [...graph.edgeBuiltUp];
      return builtUp.reduce<number>((sum, one) => sum + one, 0) / builtUp.length;
    };
    for (const origin of [-54.8, 41.15, 69.6]) {
      expect(shareBuiltUp(open(town(undefined, origin)))).toBeGreaterThan(0.9);
      expect(shareBuiltUp(open(town(undefined, origin, 400)))).toBeLessThan(0.05);
    }
  });

  test('slots change on the hour of the local clock', () => {
    const shares = (times: readonly string[], day = '2026-03-02'): number[] =>
      times.map((time) => Math.round(share(1, 'car', at(day, time)) * 100) / 100);
    expect(shares(['05:59', '06:00', '06:59', '07:00', '09:59', '10:00', '15:59', '16:00', '18:59', '19:00'])).toEqual([
      1, 0.75, 0.75, 0.65, 0.65, 0.75, 0.75, 0.65, 0.65, 0.75,
    ]);
    expect(shares(['00:00', '20:59', '21:00', '23:59'])).toEqual([1, 0.75, 1, 1]);
    expect(shares(['08:30', '09:59', '10:00', '19:59', '20:00'], '2026-03-07')).toEqual([1, 1, 0.8, 0.8, 1]);
    expect(shares(['23:59'], '2026-03-06')).toEqual([1]);
    expect(shares(['17:00'], '2026-03-08')).toEqual([0.8]);
    expect(shares(['07:00'], '2026-03-09')).toEqual([0.65]);
  });

  test('the clock is that of the region, also when the clocks change', () => {
    expect(hourOfWeek(at('2026-03-30', '07:00'))).toBe(7);
    expect(hourOfWeek(at('2026-03-02', '07:00', 'Asia/Kathmandu'))).toBe(7);
    // The same instant is Sunday evening in one zone and Monday in another.
    const { instant } = at('2026-03-02', '00:30', 'Asia/Tokyo');
    expect([hourOfWeek({ instant, zone: 'Asia/Tokyo' }), hourOfWeek({ instant, zone: 'UTC' })]).toEqual([
      0,
      6 * 24 + 15,
    ]);
    // On 29 March 2026 the hour from 01:00 to 02:00 does not exist in Lisbon.
    const sunday = at('2026-03-29', '00:59');
    expect([hourOfWeek(sunday), hourOfWeek({ ...sunday, instant: sunday.instant + 60 })]).toEqual([6 * 24, 6 * 24 + 2]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.constantFrom(zone, 'Asia/Kathmandu', 'America/St_Johns'),
        (instant, where) => {
          const clock = new Intl.DateTimeFormat('en-GB', {
            timeZone: where,
            weekday: 'short',
            hour: '2-digit',
            hourCycle: 'h23',
          });
          const parts = Object.fromEntries(clock.formatToParts(instant * 1000).map(({ type, value }) => [type, value]));
          const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] as string);
          expect(hourOfWeek({ instant, zone: where })).toBe(day * 24 + Number(parts['hour']));
        },
      ),
    );
  });

  test('cars and taxis are slowed most, motorcycles half as much, walkers and cyclists not at all', () => {
    const peak = at('2026-03-02', '08:30');
    expect(share(1, 'car', peak)).toBeCloseTo(0.65, 3);
    expect(share(1, 'taxi', peak)).toBeCloseTo(0.65, 3);
    expect(share(1, 'motorbike', peak)).toBeCloseTo(0.825, 3);
    expect(share(107, 'car', peak)).toBeCloseTo(0.9, 2);
    for (const profile of ['walk', 'wheelchair', 'bicycle', 'e-scooter'] as const)
      expect(engine.metric(profile, undefined, peak)).toBe(engine.metric(profile));
    expect(share(2, 'car', peak)).toBe(1);
  });

  test('hours of one slot share a metric, free flow that without a moment, and a region without towns has one for all hours', () => {
    const metric = (day: string, time: string) => engine.metric('car', undefined, at(day, time));
    expect(metric('2026-03-02', '07:00')).toBe(metric('2026-03-05', '09:59'));
    expect(metric('2026-03-02', '03:00')).toBe(engine.metric('car'));
    expect(metric('2026-03-02', '07:00')).not.toBe(engine.metric('car'));
    const country = open({ nodes: town().nodes, ways: town().ways.filter(({ id }) => id === 2) });
    expect(country.metric('car', undefined, at('2026-03-02', '08:30'))).toBe(country.metric('car'));
  });

  test('a path knows its duration without traffic', () => {
    const metric = engine.metric('car', undefined, at('2026-03-02', '08:30'));
    const answer = engine.route(metric, { lat: 7.3 * STEP, lng: 2.5 * STEP }, { lat: 7.3 * STEP, lng: 9.5 * STEP });
    if (!answer.found) throw new Error(answer.reason);
    expect(answer.path.edges).toHaveLength(1);
    expect(freeFlowSeconds(answer.path)).toBeLessThan(pathSeconds(answer.path));
    expect(freeFlowSeconds(answer.path) / pathSeconds(answer.path)).toBeCloseTo(0.65, 1);
    const night = engine.route(engine.metric('car'), answer.path.from, answer.path.to);
    if (!night.found) throw new Error(night.reason);
    expect(freeFlowSeconds(night.path)).toBe(pathSeconds(night.path));
    expect(Math.abs(freeFlowSeconds(answer.path) - pathSeconds(night.path))).toBeLessThanOrEqual(1);
  });
});

describe('measured speeds', () => {
  const week = (kmh: (hour: number) => number): Uint8Array => Uint8Array.from({ length: 168 }, (_, hour) => kmh(hour));
  const speeds: WaySpeeds = {
    forward: new Map([[1, week((hour) => (hour === 8 ? 10 : hour < 24 ? 40 : 0))]]),
    backward: new Map([[1, week(() => 20)]]),
  };
  const engine = open(town({ highway: 'primary', maxspeed: '50' }), speeds);
  const kmh = (when: { instant: number; zone: string }, profile: StreetProfileName = 'car', back = 0): number => {
    const { graph } = engine;
    const metric = engine.metric(profile, undefined, when);
    for (let edge = 0; edge < graph.edgeCount; edge++)
      if (graph.wayOsm[graph.edgeWay[edge as never]!] === 1)
        return (graph.edgeLength[edge as never]! / metric.time[(2 * edge + back) as DirectedEdgeIndex]!) * 36;
    return Number.NaN;
  };

  test('take the place of the defaults in their hour and direction', () => {
    expect(kmh(at('2026-03-02', '08:00'))).toBeCloseTo(10, 2);
    expect(kmh(at('2026-03-02', '08:59'))).toBeCloseTo(10, 2);
    expect(kmh(at('2026-03-02', '09:00'))).toBeCloseTo(40, 1);
    expect(kmh(at('2026-03-02', '08:00'), 'car', 1)).toBeCloseTo(20, 2);
    expect(kmh(at('2026-03-02', '08:00'), 'motorbike')).toBeCloseTo(25, 2);
    // On Tuesday only the other direction was measured: the default of the peak is 0.65 of 40 km/h.
    expect(kmh(at('2026-03-03', '08:00'))).toBeCloseTo(26, 1);
  });

  test('give the free flow as their highest of the week, and hours that are alike share a metric', () => {
    const peak = at('2026-03-02', '08:30');
    expect(timeOf(engine, 1, 'car', peak) / timeOf(engine, 1, 'car', peak, 'freeFlowTime')).toBeCloseTo(4, 2);
    const metric = (day: string, time: string) => engine.metric('car', undefined, at(day, time));
    expect(metric('2026-03-02', '07:00')).toBe(metric('2026-03-02', '09:30'));
    expect(metric('2026-03-02', '08:00')).not.toBe(metric('2026-03-02', '09:00'));
    expect(metric('2026-03-02', '07:00')).not.toBe(metric('2026-03-02', '03:00'));
    expect(metric('2026-03-03', '08:00')).toBe(metric('2026-03-04', '09:00'));
  });
});

test('in every slot the path from A to B has the least cost over all paths, and traffic makes none faster', () => {
  const anyPlace = fc.record({
    lat: fc.double({ min: 47.999, max: 48.013, noNaN: true }),
    lng: fc.double({ min: 10.999, max: 11.013, noNaN: true }),
  });
  const anyWeek = fc.array(fc.integer({ min: 0, max: 130 }), { minLength: 168, maxLength: 168 });
  const anyHour = fc.constantFrom('03:00', '06:30', '08:30', '12:00', '17:30');
  const anyDay = fc.constantFrom('2026-03-02', '2026-03-07');
  const anyProfile = fc.constantFrom('car' as const, 'taxi' as const, 'motorbike' as const);
  fc.assert(
    fc.property(
      randomStreets,
      anyProfile,
      anyPlace,
      anyPlace,
      fc.record({ day: anyDay, hour: anyHour, weeks: fc.option(fc.array(anyWeek, { minLength: 1, maxLength: 4 })) }),
      (elements, profile, a, b, { day, hour, weeks }) => {
        const speeds = weeks?.map((week, i): [number, Uint8Array] => [100 + i, Uint8Array.from(week)]);
        const measured = speeds && { forward: new Map(speeds), backward: new Map(speeds.slice(1)) };
        const engine = open(elements, measured, true);
        const metric = engine.metric(profile, undefined, at(day, hour, 'Europe/Berlin'));
        const [starts, ends] = [
          engine.snap(metric, a, { direction: 'from' }),
          engine.snap(metric, b, { direction: 'to' }),
        ];
        const path = engine.routeBetween(metric, starts, ends);
        const over = slowRouteCost(metric, starts, ends);
        if (path === undefined) {
          expect(over).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        expect(path.cost).toBeLessThanOrEqual(over);
        if (path.cost < over) expect(path.edges).toHaveLength(1);
        expect(freeFlowSeconds(path)).toBeLessThanOrEqual(pathSeconds(path));
        for (let i = 0 as DirectedEdgeIndex; i < metric.cost.length; i++)
          expect(metric.cost[i]!).toBeGreaterThanOrEqual(metric.time[i]!);
      },
    ),
    { numRuns: 150 },
  );
});
