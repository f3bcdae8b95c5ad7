import { describe, expect, test } from 'vitest';
import { feedRows, routeRow, stopRow, stopTimes, transferRow, tripRow } from '../../../test/feed-rows.ts';
import { type Sections, StringPoolBuilder, section } from '../../storage/index.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';
import { buildTimetable } from './build-timetable.ts';
import type { FeedRows, StopRow, TransferRow } from './feed-rows.ts';
import { namedStopPairs } from './named-stop-pairs.ts';
import { layOutWalkingLinks } from './walking-links.ts';

/** Two stations with two platforms each, and a stop on the street; rows of stops.txt in this order. */
const [north, n1, n2, south, s1, s2, street] = [0, 1, 2, 3, 4, 5, 6];
const stops: readonly StopRow[] = [
  stopRow('north', { locationType: 1, lat: 41.16 }),
  stopRow('n1', { parent: north, lat: 41.1601 }),
  stopRow('n2', { parent: north, lat: 41.1602 }),
  stopRow('south', { locationType: 1, lat: 41.14 }),
  stopRow('s1', { parent: south, lat: 41.1401 }),
  stopRow('s2', { parent: south, lat: 41.1402 }),
  stopRow('street', { lat: 41.15 }),
];

interface Laid {
  readonly tables: Sections;
  /** Index of a stop row in the timetable. */
  readonly at: (row: number) => number;
  /** The rule of a transfer as `type seconds`, within one stop or along a walking link; undefined where no link is. */
  readonly rule: (from: number, to: number) => string | undefined;
  readonly links: Sections;
}

/** Lays links of a minute between all boardable stops. */
function layOut(transfers: readonly TransferRow[], more: Partial<FeedRows> = {}): Laid {
  const built = buildTimetable([feedRows({ stops, transfers, ...more })], new StringPoolBuilder());
  const at = (row: number): number => built.stopIndexOf[0]?.[row] as number;
  const pairs = [n1, n2, s1, s2, street].flatMap((a) => [n1, n2, s1, s2, street].map((b) => [at(a), at(b)] as const));
  const links = layOutWalkingLinks(built.sections, {
    from: Int32Array.from(pairs, ([a]) => a),
    to: Int32Array.from(pairs, ([, b]) => b),
    seconds: Int32Array.from(pairs, () => 60),
    metres: Int32Array.from(pairs, () => 70),
  });
  const i32 = (name: string): Int32Array => section(links, name, Int32Array);
  const names = Object.keys(TRANSFER_RULE);
  const rule = (from: number, to: number): string | undefined => {
    if (from === to)
      return `${names[section(links, 'stopRule', Uint8Array)[at(from)] as number]} ${i32('stopMinimum')[at(from)]}`;
    const end = i32('linkFirst')[at(from) + 1] as number;
    for (let link = i32('linkFirst')[at(from)] as number; link < end; link++) {
      if (i32('linkTo')[link] !== at(to)) continue;
      return `${names[section(links, 'linkRule', Uint8Array)[link] as number]} ${i32('linkMinimum')[link]}`;
    }
    return undefined;
  };
  return { tables: built.sections, at, rule, links };
}

describe('rules of transfers between stops', () => {
  test('TR-6 without rows, and with a mere recommendation, the general rule holds', () => {
    expect(layOut([]).rule(n1, s1)).toBe('general 0');
    expect(layOut([transferRow(n1, s1, 0)]).rule(n1, s1)).toBe('general 0');
  });

  test('TR-2 a row between stations covers every pair of their platforms, in its direction only', () => {
    const { rule } = layOut([transferRow(north, south, 2, 300)]);
    for (const from of [n1, n2]) for (const to of [s1, s2]) expect(rule(from, to)).toBe('minimum 300');
    for (const from of [n1, n2]) for (const to of [s1, s2]) expect(rule(to, from)).toBe('general 0');
    expect(rule(n1, n2)).toBe('general 0');
    expect(rule(street, s1)).toBe('general 0');
  });

  test('TR-2 platforms beat a station, one platform beats two stations', () => {
    const { rule } = layOut([
      transferRow(north, south, 2, 400),
      transferRow(n1, south, 2, 300),
      transferRow(north, s1, 2, 200),
      transferRow(n1, s1, 2, 100),
    ]);
    expect(rule(n1, s1)).toBe('minimum 100');
    expect(rule(n1, s2)).toBe('minimum 300');
    expect(rule(n2, s1)).toBe('minimum 200');
    expect(rule(n2, s2)).toBe('minimum 400');
  });

  test('TR-2 from a station to a stop on the street', () => {
    const { rule } = layOut([transferRow(north, street, 1)]);
    expect(rule(n2, street)).toBe('timed 0');
    expect(rule(street, n2)).toBe('general 0');
  });

  test('TR-3 a forbidden pair, and an exception from a forbidden station', () => {
    const { rule } = layOut([transferRow(north, south, 3), transferRow(n1, s1, 0)]);
    expect(rule(n2, s2)).toBe('forbidden 0');
    expect(rule(n1, s1)).toBe('general 0');
  });

  test('TR-4 a minimum without a time is no minimum', () => {
    expect(layOut([transferRow(n1, s1, 2)]).rule(n1, s1)).toBe('general 0');
    expect(layOut([transferRow(n1, s1, 2, 0)]).rule(n1, s1)).toBe('minimum 0');
  });

  test('TR-7 within a stop, and within a station on the same and on another platform', () => {
    const own = layOut([transferRow(n1, n1, 2, 90)]);
    expect([own.rule(n1, n1), own.rule(n2, n2)]).toEqual(['minimum 90', 'general 0']);
    const station = layOut([transferRow(north, north, 2, 120), transferRow(n1, n1, 2, 30)]);
    expect([station.rule(n1, n1), station.rule(n2, n2), station.rule(n1, n2)]).toEqual([
      'minimum 30',
      'minimum 120',
      'minimum 120',
    ]);
  });

  test('TR-9 rows about routes or trips give stops no general rule', () => {
    const { rule } = layOut([transferRow(n1, s1, 3, -1, { fromRoute: 0 })], { routes: [routeRow('r')] });
    expect(rule(n1, s1)).toBe('general 0');
  });

  test('the order of rows does not matter, also where rows contradict each other', () => {
    const rows = [
      transferRow(n1, s1, 2, 500),
      transferRow(n1, s1, 2, 100),
      transferRow(n1, south, 3),
      transferRow(n1, s1, 1),
    ];
    const [a, b] = [layOut(rows), layOut(rows.toReversed())];
    for (const to of [s1, s2]) expect(a.rule(n1, to)).toBe(b.rule(n1, to));
  });

  test('a row without one of its stops applies to no other pair', () => {
    const { rule } = layOut([transferRow(s1, -1, 3), transferRow(-1, s1, 3), transferRow(-1, -1, 3)]);
    for (const from of [n1, n2, s1, s2, street])
      for (const to of [n1, n2, s1, s2, street]) expect(rule(from, to)).toBe('general 0');
  });
});

describe('walking links', () => {
  test('stand by origin, nearest first, without loops or repeats', () => {
    const built = buildTimetable([feedRows({ stops })], new StringPoolBuilder());
    const links = layOutWalkingLinks(built.sections, {
      from: Int32Array.of(0, 0, 0, 2, 0, 1),
      to: Int32Array.of(2, 1, 0, 0, 1, 2),
      seconds: Int32Array.of(50, 40, 0, 55, 30, 20),
      metres: Int32Array.of(60, 50, 0, 66, 36, 24),
    });
    const rows = (name: string): number[] => [...section(links, name, Int32Array)];
    expect(rows('linkFirst').slice(0, 4)).toEqual([0, 2, 3, 4]);
    expect(rows('linkTo')).toEqual([1, 2, 2, 0]);
    expect(rows('linkSeconds')).toEqual([30, 50, 20, 55]);
    expect(rows('linkMetres')).toEqual([36, 60, 24, 66]);
  });

  test('rows name pairs that need a link: platforms of stations, never a stop with itself, none that is forbidden', () => {
    const { tables, at } = layOut([
      transferRow(north, street, 2, 300),
      transferRow(n1, n1, 2, 9),
      transferRow(s1, s2, 3),
    ]);
    const { from, to } = namedStopPairs(tables);
    const pairs = [...from].map((stop, i) => `${stop} ${to[i]}`).sort();
    expect(pairs).toEqual([`${at(n1)} ${at(street)}`, `${at(n2)} ${at(street)}`].sort());
  });
});

describe('transfer tables', () => {
  const calls = stopTimes([
    [n1, 0],
    [s1, 600],
    [s1, 700],
    [street, 900],
  ]);
  const service = [{ id: 's', days: Int32Array.of(20_000) }];

  test('BL-4 BL-5 types 4 and 5 are pairs of trips, not transfers; TR-2 names stops as the timetable numbers them', () => {
    const { tables, at } = layOut(
      [
        transferRow(-1, -1, 4, -1, { fromTrip: 0, toTrip: 1 }),
        transferRow(n1, s1, 2, 77),
        transferRow(-1, -1, 5, -1, { fromTrip: 1, toTrip: 0 }),
      ],
      {
        routes: [routeRow('r')],
        services: service,
        trips: [tripRow('t0', 0, 2), tripRow('t1', 2, 2)],
        stopTimes: calls,
      },
    );
    expect([...section(tables, 'transferType', Uint8Array)]).toEqual([2]);
    expect([...section(tables, 'transferFromStop', Int32Array)]).toEqual([at(n1)]);
    expect([...section(tables, 'transferToStop', Int32Array)]).toEqual([at(s1)]);
    expect([...section(tables, 'transferSeconds', Int32Array)]).toEqual([77]);
    expect([...section(tables, 'seatedAllowed', Uint8Array)].sort()).toEqual([0, 1]);
  });

  test('a row about a trip that is never offered is dropped, not applied to every trip', () => {
    const { tables } = layOut(
      [transferRow(n1, s1, 3, -1, { fromTrip: 0 }), transferRow(-1, -1, 4, -1, { fromTrip: 0, toTrip: 1 })],
      {
        routes: [routeRow('r')],
        services: service,
        trips: [tripRow('short', 0, 1), tripRow('t1', 2, 2)],
        stopTimes: calls,
      },
    );
    expect(section(tables, 'transferType', Uint8Array)).toHaveLength(0);
    expect(section(tables, 'seatedFrom', Int32Array)).toHaveLength(0);
  });
});
