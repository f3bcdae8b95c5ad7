import type { StopBoard, StopEvent } from '@tripwright/core/model';
import { everyCall, regionOfFeeds, type Scene, scene, smallWorld, type WrittenCall } from '@tripwright/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceRun } from './service-run.ts';
import { type BoardQuery, boardOf, LONGEST_BOARD_SECONDS } from './stop-board.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);
const STOPS = ['A', 'B', 'C', 'D', 'E', 'S'] as const;
const ALL: Omit<BoardQuery, 'stops' | 'from'> = {
  others: [],
  show: 'departures',
  seconds: LONGEST_BOARD_SECONDS,
  limit: 100_000,
  lines: [],
};

/** The ids by which a region knows the stops of a name; a feed's name stands before them where two feeds have the id. */
function codesOf({ feeds }: Scene, name: string): string[] {
  const bearers = feeds.filter((feed) => feed.stops.some(({ id }) => id === name));
  return bearers.map((feed) => (bearers.length > 1 ? `${feed.name}:${name}` : name));
}

function shown(boards: readonly StopBoard[], isArrivals: boolean): string[] {
  return boards.flatMap(({ events }) =>
    events.map(({ ride, time }) => {
      const position = isArrivals ? ride.toPosition : ride.fromPosition;
      return `${time} ${ride.serviceTripId} ${ride.serviceDate} ${position}`;
    }),
  );
}

function written({ feeds }: Scene, { feed, trip, day, position }: WrittenCall, time: number): string {
  const id = feeds.length > 1 ? `${feed}:${trip}` : trip;
  return `${time} ${id} ${new Date(day * 86_400_000).toISOString().slice(0, 10)} ${position}`;
}

/** The board by the rows of the feeds, call by call. */
function slowBoard(world: Scene, query: BoardQuery): string[] {
  const end = query.from + query.seconds;
  const keyed = (codes: readonly string[]): ((call: WrittenCall) => boolean) => {
    const wanted = new Set(codes);
    return ({ feed, stop }) => {
      const id = stop.slice(feed.length + 1);
      const parents = world.feeds.flatMap((each) => {
        const parent = each.name === feed ? each.stops.find((row) => row.id === id)?.parent : undefined;
        return parent === undefined || parent < 0 ? [] : [each.stops[parent]?.id ?? ''];
      });
      return [id, ...parents].some((name) => wanted.has(name) || wanted.has(`${feed}:${name}`));
    };
  };
  const isAsked = keyed(query.stops);
  const isOther = keyed(query.others);
  const lines: string[] = [];
  for (const calls of everyCall(world.feeds, query.from, end)) {
    for (const call of calls) {
      const time = query.show === 'arrivals' ? call.arrival : call.departure;
      const usable = query.show === 'arrivals' ? call.mayAlight : call.mayBoard;
      if (!usable || !isAsked(call) || time < query.from || time > end) continue;
      const rest = query.show === 'arrivals' ? calls.slice(0, call.position) : calls.slice(call.position + 1);
      const mayUse = ({ mayBoard, mayAlight }: WrittenCall): boolean =>
        query.show === 'arrivals' ? mayBoard : mayAlight;
      if (query.others.length > 0 && !rest.some((other) => isOther(other) && mayUse(other))) continue;
      lines.push(written(world, call, time));
    }
  }
  return lines;
}

const anyBoard = fc.record({
  stops: fc.uniqueArray(fc.constantFrom(...STOPS), { minLength: 1, maxLength: 3 }),
  others: fc.uniqueArray(fc.constantFrom(...STOPS), { maxLength: 2 }),
  show: fc.constantFrom('departures', 'arrivals' as const),
  hour: fc.integer({ min: -6, max: 30 }),
  seconds: fc.integer({ min: 0, max: LONGEST_BOARD_SECONDS }),
});

describe('boards and the rows of the feeds', () => {
  test('CAL-7 FQ-1 ST-7 ST-8 departures and arrivals are the calls of the timetable', () => {
    fc.assert(
      fc.property(smallWorld(), fc.array(anyBoard, { minLength: 4, maxLength: 4 }), (world, boards) => {
        const region = regionOfFeeds(world.feeds);
        for (const { stops, others, show, hour, seconds } of boards) {
          const query: BoardQuery = {
            ...ALL,
            stops: stops.flatMap((name) => codesOf(world, name)),
            others: others.flatMap((name) => codesOf(world, name)),
            show,
            from: world.at('00:00') + hour * 3600,
            seconds,
          };
          if (others.length > 0 && query.others.length === 0) continue;
          const board = boardOf(region, query);
          expect(shown(board.boards, show === 'arrivals').sort()).toEqual(slowBoard(world, query).sort());
          const times = board.boards.flatMap(({ events }) => events.map(({ time }) => time));
          const limited = boardOf(region, { ...query, limit: 3 }).boards.flatMap(({ events }) => events);
          expect(limited.map(({ time }) => time).sort()).toEqual(times.sort().slice(0, 3));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('CAL-9 every event leads to its run, whose calls are those of the timetable', () => {
    fc.assert(
      fc.property(smallWorld(), fc.constantFrom(...STOPS), (world, stop) => {
        const region = regionOfFeeds(world.feeds);
        const from = world.at('00:00');
        const codes = codesOf(world, stop);
        if (codes.length === 0) return;
        const rows = everyCall(world.feeds, from, from + 2 * LONGEST_BOARD_SECONDS);
        for (const { stop: at, events } of boardOf(region, { ...ALL, stops: codes, from }).boards) {
          for (const { ride, time } of events) {
            const found = serviceRun(region, { serviceTripId: ride.serviceTripId, at: time, startStop: at.stop.code });
            if (found.kind !== 'found') throw new Error(`${ride.serviceTripId} at ${time}: ${found.what} unknown`);
            const { ride: whole, board } = found.service;
            expect(whole.calls[board]?.departure).toBe(time);
            const calls = rows.find(
              (run) =>
                `${world.feeds.length > 1 ? `${run[0]?.feed}:` : ''}${run[0]?.trip}` === whole.serviceTripId &&
                run[board]?.departure === time,
            );
            expect(whole.calls.map(({ arrival, departure }) => [arrival, departure])).toEqual(
              calls?.map(({ arrival, departure, position }) => [
                position === 0 ? undefined : arrival,
                position === calls.length - 1 ? undefined : departure,
              ]),
            );
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('CAL-9 a departure leads to its own run also where an earlier run of its trip ends at that stop and second', () => {
    const world = scene`
      F  B 08:00  C 08:01  A 08:05  C 08:11 | every 10m 08:00-08:30 exact
    `;
    const region = regionOfFeeds(world.feeds);
    const found = ['08:11', '08:31'].map((clock) =>
      serviceRun(region, { serviceTripId: 'F/1', at: world.at(clock), startStop: 'C' }),
    );
    const boardings = found.map((one) => one.kind === 'found' && [one.service.board, one.service.ride.departure]);
    // Nothing leaves at 08:31: the run that comes then is meant.
    expect(boardings).toEqual([
      [1, world.at('08:10')],
      [0, world.at('08:20')],
    ]);
  });
});

describe('a board', () => {
  const world = scene`
    R1   A 10:00   B 10:05   C 10:12
    R1   A 11:00   B 11:05   C 11:12
    R2   A 10:02   C 10:20
  `;
  const region = regionOfFeeds(world.feeds);
  const board = (query: Partial<BoardQuery>) =>
    boardOf(region, { ...ALL, stops: ['A'], from: world.at('09:00'), ...query });
  const events = (query: Partial<BoardQuery>): readonly StopEvent[] =>
    board(query).boards.flatMap((each) => each.events);

  test('IT-21 a stop that is asked for twice is listed once, an unknown one is named', () => {
    const { boards, unknown } = board({ stops: ['A', 'A', 'nowhere'] });
    expect(boards).toHaveLength(1);
    expect(unknown).toEqual(['nowhere']);
  });

  test('a stop without departures has an empty board', () => {
    expect(board({ stops: ['C'] }).boards.map((each) => [each.stop.stop.code, each.events])).toEqual([['C', []]]);
  });

  test('lines are chosen by route, operator and direction', () => {
    const routeOf = ({ ride }: StopEvent): string => ride.route.id;
    expect(events({ lines: [{ route: 'R2' }] }).map(routeOf)).toEqual(['R2']);
    expect(events({ lines: [{ route: 'R2' }, { route: 'R1' }] }).map(routeOf)).toEqual(['R1', 'R2', 'R1']);
    expect(events({ lines: [{ route: 'R1', direction: 1 }] })).toEqual([]);
    expect(events({ lines: [{ operator: 'nobody' }] })).toEqual([]);
  });

  test('the limit keeps the earliest of all stops, and says that it cut', () => {
    const { boards, isCut } = board({ stops: ['A', 'B'], limit: 2 });
    expect(boards.map((each) => each.events.length)).toEqual([2, 0]);
    expect(isCut).toBe(true);
    expect(board({ limit: 3 }).isCut).toBe(false);
  });

  test('to a stop: the position of the other end', () => {
    expect(events({ others: ['B'] }).map(({ ride, otherEnd }) => ride.calls[otherEnd ?? -1]?.stop.code)).toEqual([
      'B',
      'B',
    ]);
    expect(events({ others: ['nowhere'] })).toEqual([]);
  });
});
