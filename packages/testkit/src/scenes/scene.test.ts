import { describe, expect, test } from 'vitest';
import { createOracle } from '../oracle/create-oracle.ts';
import { scene, sceneOf } from './scene.ts';

describe('scene', () => {
  test('draws trips, days, blocks and frequencies', () => {
    const { feeds } = scene`
      # two trips of a line
      days 2024-05-14..2024-05-15
      R1      A 10:00  B 10:05/10:06 drop  C 25:10
      R1/two  A 11:00  B 11:05 | every 10m 08:00-09:00 exact | block b7
    `;
    const [feed] = feeds;
    expect(
      feed!.trips.map(({ id, route, blockId, firstCall, callCount }) => [id, route, blockId, firstCall, callCount]),
    ).toEqual([
      ['R1/1', 0, '', 0, 3],
      ['R1/two', 0, 'b7', 3, 2],
    ]);
    expect(feed!.stops.map((stop) => stop.id)).toEqual(['A', 'B', 'C']);
    expect([...feed!.stopTimes.arrival]).toEqual([36_000, 36_300, 90_600, 39_600, 39_900]);
    expect([...feed!.stopTimes.departure]).toEqual([36_000, 36_360, 90_600, 39_600, 39_900]);
    expect([...feed!.stopTimes.pickup]).toEqual([0, 1, 0, 0, 0]);
    expect([...feed!.services[0]!.days]).toEqual([19_857, 19_858]);
    expect(feed!.frequencies).toEqual([{ trip: 1, start: 28_800, end: 32_400, headway: 600, exact: true }]);
  });

  test('draws transfers of every kind', () => {
    const { feeds } = scene`
      station S: A B
      R1  A 10:00  B 10:05
      R2  B 10:10  C 10:15
      transfer at A>B 5m
      transfer R1>R2/1 at B guaranteed
      transfer *>R2 at S forbidden
      transfer R1/1>R2/1 stay
    `;
    const none = { fromRoute: -1, toRoute: -1, fromTrip: -1, toTrip: -1, minTransferTime: -1 };
    expect(feeds[0]!.transfers).toEqual([
      { ...none, fromStop: 1, toStop: 2, type: 2, minTransferTime: 300 },
      { ...none, fromStop: 2, toStop: 2, type: 1, fromRoute: 0, toTrip: 1 },
      { ...none, fromStop: 0, toStop: 0, type: 3, toRoute: 1 },
      { ...none, fromStop: -1, toStop: -1, type: 4, fromTrip: 0, toTrip: 1 },
    ]);
    expect(feeds[0]!.stops.map(({ locationType, parent }) => [locationType, parent])).toEqual([
      [1, -1],
      [0, 0],
      [0, 0],
      [0, -1],
    ]);
  });

  test('draws several feeds with links between them and finds stops by the shortest clear name', () => {
    const world = scene`
      feed bus Europe/Berlin
      R1  A 10:00  B 10:05
      feed rail Europe/London
      R1  B 9:10  C 9:20
      walk bus:B<>B 90s
    `;
    expect(world.feeds.map((feed) => [feed.name, feed.agencies[0]!.timezone])).toEqual([
      ['bus', 'Europe/Berlin'],
      ['rail', 'Europe/London'],
    ]);
    expect(world.links).toEqual([
      { from: 'bus:B', to: 'rail:B', seconds: 90 },
      { from: 'rail:B', to: 'bus:B', seconds: 90 },
    ]);
    expect([world.key('A'), world.key('B'), world.key('C')]).toEqual(['bus:A', 'bus:B', 'rail:C']);
  });

  test('is the same world every time, stops at known places', () => {
    const text = 'R1 A 10:00 B 10:05\nnear B A 150m';
    expect(sceneOf(text).feeds).toEqual(sceneOf(text).feeds);
    const [a, b] = sceneOf(text).feeds[0]!.stops;
    expect((b!.lat - a!.lat) * 111_195).toBeCloseTo(150, 6);
  });

  test("builds queries from the scene's own names", () => {
    const world = scene`
      R1  A 10:00  B 10:05
    `;
    expect(world.query('A+2m, B', 'B', '10:00', { slack: 60, avoid: ['A'] })).toEqual({
      from: [
        { stop: 'x:A', seconds: 120 },
        { stop: 'x:B', seconds: 0 },
      ],
      to: [{ stop: 'x:B', seconds: 0 }],
      time: Date.parse('2024-05-15T10:00:00Z') / 1000,
      slack: 60,
      avoidStops: ['x:A'],
    });
    expect(world.at('2024-05-16 1:00')).toBe(world.at('25:00'));
  });

  test('names the line it does not understand', () => {
    expect(() => sceneOf('R1 A 10:00 B')).toThrow('scene line 1, "R1 A 10:00 B": a time at B is missing');
    expect(() => sceneOf('R1 A 10:00 B ten')).toThrow('"ten" is no time');
    expect(() => sceneOf('walk A>B far')).toThrow('"far" is no duration');
    expect(() => sceneOf('R1 A 10:00 B 10:05\ntransfer at A sometimes')).toThrow('a transfer is not "sometimes"');
    expect(() => sceneOf('R1 A 10:00 B 10:05 | at noon')).toThrow('"at noon" says nothing');
    expect(() => sceneOf('transfer R1>R2 at A forbidden')).toThrow('no route or trip is called R1');
  });
});

test('journeys print as one line each', () => {
  const world = scene`
    R1  A 10:00  B 10:05 | block b
    R2  B 10:06  C 10:12:30 | block b
    R3  D 24:20  E 24:30
    walk C>D 2m
  `;
  expect(world.print(createOracle(world.feeds, world.links).search(world.query('A', 'E', '9:00')))).toEqual([
    'A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12:30 C ~ walk 2m ~ D 00:20+1 ~ R3 ~ 00:30+1 E | 14h30m 1 wait 1 change',
  ]);
});
