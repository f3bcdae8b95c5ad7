import { describe, expect, test } from 'vitest';
import { instant, StopWorld } from '../../../test/transit/stop-world.ts';

const world = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10
    R1 A 10:20 B 10:30
    R2 B 10:15 C 10:25
    R2 B 10:40 C 10:50
    R3 A 10:05 C 10:45`,
  walks: { 'C>D': 60 },
});
const { engine } = world;

describe('TransitEngine', () => {
  test('search: arrival × boardings, waiting least; arrive-by mirrors it', () => {
    expect(engine.search(world.query('A', 'C', '9:00')).journeys.map((one) => world.print(one))).toEqual([
      'A 10:00 R1 10:10 B 10:15 R2 10:25 C',
      'A 10:05 R3 10:45 C',
    ]);
    const back = engine.search(world.query('A', 'C', '10:55', { arriveBy: true })).journeys;
    expect(back.map((one) => world.print(one))).toEqual(['A 10:20 R1 10:30 B 10:40 R2 10:50 C', 'A 10:05 R3 10:45 C']);
  });

  test('answers do not depend on earlier queries (IT-28)', () => {
    const query = world.query('A', 'C', '9:00');
    const first = engine.search(query);
    engine.range({ ...query, window: 7200 });
    engine.next({ ...query, count: 3 });
    engine.arrivals(query);
    engine.byCost(query);
    engine.search({ ...query, workBudget: 0 });
    engine.search(world.query('B', 'D', '10:00', { arriveBy: true, closedStops: new Uint8Array(4).fill(1) }));
    expect(engine.search(query)).toEqual(first);
    expect(engine.search(query)).not.toBe(first);
  });

  test('arrivals: every stop at its earliest, with the fewest boardings; NaN for unreachable stops', () => {
    const { times, boardings, complete } = engine.arrivals(world.query('A', 'A', '9:50'));
    const at = (stop: string): readonly [number, number] => [times[world.stop(stop)]!, boardings[world.stop(stop)]!];
    expect(complete).toBe(true);
    expect(at('A')).toEqual([instant('9:50'), 0]);
    expect(at('B')).toEqual([instant('10:10'), 1]);
    expect(at('D')).toEqual([instant('10:26'), 2]);
    const { times: none } = engine.arrivals(world.query('D', 'D', '9:50'));
    expect(none[world.stop('A')]).toBeNaN();
  });

  test('next: a count of 0 is an empty page without cursors', () => {
    const page = engine.next({ ...world.query('A', 'C', '9:00'), count: 0 });
    expect(page).toMatchObject({ journeys: [], complete: true, earlier: undefined, later: undefined });
  });

  test('a longest walk limits both ends and transfers', () => {
    const query = world.query('A', 'D', '9:00', { maxWalk: 59 });
    expect(engine.search(query).journeys).toEqual([]);
    expect(engine.search({ ...query, maxWalk: 60 }).journeys.map(({ boardings }) => boardings)).toEqual([2, 1]);
    const changing = new StopWorld({
      trips: `
        R1 A 10:00 B 10:10
        R2 C 10:30 D 10:40`,
      walks: { 'B>C': 600 },
    });
    const across = changing.query('A', 'D', '9:00', { maxWalk: 599 });
    expect(changing.engine.search(across).journeys).toEqual([]);
    expect(changing.engine.search({ ...across, maxWalk: 600 }).journeys).toHaveLength(1);
  });

  test('prepare opens the windows that a search of that day uses, and changes no answer', () => {
    const fresh = new StopWorld({ trips: 'R1 A 10:00 B 10:10' });
    const query = fresh.query('A', 'B', '9:00');
    fresh.engine.prepare(query.instant, 0);
    expect(fresh.engine.search(query).journeys.map((one) => fresh.print(one))).toEqual(['A 10:00 R1 10:10 B']);
  });
});
