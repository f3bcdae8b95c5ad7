import type { FeedRows } from '@tripwright/core/timetable/build';
import type { JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import type { Run } from '../rules/runs.ts';
import { secondsToTransfer } from '../rules/transfer-rules.ts';
import {
  callAt,
  createWorld,
  type PlainQuery,
  plainQuery,
  type RuleFamilies,
  rideless,
  runsBetween,
  type World,
} from '../rules/world.ts';

/** The criteria by which journeys are compared. */
export interface JourneyFigures {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
}

/**
 * Tries every possible journey and keeps the best by definition. Exponential: for worlds of a handful of runs, to check the oracle itself.
 * @returns in the order of the oracle
 */
export function enumerateJourneys(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  query: JourneyQuery,
  options: RuleFamilies = {},
): JourneyFigures[] {
  const world = createWorld(feeds, links, options);
  const plain = plainQuery(world, query);
  const distinct = new Map(everyJourney(world, plain).map((a) => [`${a.departure} ${a.arrival} ${a.boardings}`, a]));
  const all = [...distinct.values()];
  const main = (a: JourneyFigures): number => (plain.arriveBy ? -a.departure : a.arrival);
  const other = (a: JourneyFigures): number => (plain.arriveBy ? a.arrival : -a.departure);
  const isBeaten = (a: JourneyFigures): boolean =>
    all.some(
      (b) =>
        main(b) <= main(a) &&
        b.boardings <= a.boardings &&
        (main(b) < main(a) || b.boardings < a.boardings || other(b) < other(a)),
    );
  const best = new Map(all.filter((a) => !isBeaten(a)).map((a) => [a.boardings, a]));
  return [...best.values()].sort((a, b) => b.boardings - a.boardings);
}

function everyJourney(world: World, query: PlainQuery): JourneyFigures[] {
  const found: JourneyFigures[] = [];
  const runs = runsBetween(world, query.earliest, query.latest).filter(query.mayRide);
  const walk = rideless(world, query);
  if (walk !== undefined) {
    const departure = query.arriveBy ? query.latest - walk.seconds : query.earliest;
    found.push({ departure, arrival: departure + walk.seconds, boardings: 0 });
  }

  const alight = (start: number, boardings: number, run: Run, position: number): void => {
    const call = callAt(world, run, position);
    if (!call.mayAlight || query.avoided.has(call.stop) || call.arrival > query.latest) return;
    for (const [seed, own] of query.to) {
      const seconds = seed === call.stop ? 0 : query.endWalk ? world.walks.seconds(call.stop, seed) : undefined;
      if (seconds === undefined || seconds > query.maxWalk || call.arrival + seconds + own > query.latest) continue;
      found.push({ departure: start, arrival: call.arrival + seconds + own, boardings });
    }
    if (boardings === query.maxBoardings) return;
    for (const next of runs) {
      for (let at = 0; at < next.row.callCount; at++) {
        const board = callAt(world, next, at);
        const seconds = board.stop === call.stop ? 0 : world.walks.seconds(call.stop, board.stop);
        if (!board.mayBoard || seconds === undefined || seconds > query.maxWalk || query.avoided.has(board.stop))
          continue;
        const row = world.rules.rowFor(call.stop, board.stop, run, next);
        const needed = secondsToTransfer(row, seconds, query.slack, query.checkOf(call.stop, board.stop));
        if (needed === undefined || call.arrival + needed > board.departure) continue;
        stay(start, boardings + 1, next, at, [next]);
      }
    }
  };

  const stay = (start: number, boardings: number, run: Run, position: number, seat: readonly Run[]): void => {
    for (let later = position + 1; later < run.row.callCount; later++) alight(start, boardings, run, later);
    for (const next of world.seated.after(run)) {
      if (!seat.includes(next) && query.mayRide(next)) stay(start, boardings, next, 0, [...seat, next]);
    }
  };

  for (const run of runs) {
    for (let at = 0; at < run.row.callCount && query.maxBoardings > 0; at++) {
      const board = callAt(world, run, at);
      if (!board.mayBoard || query.avoided.has(board.stop)) continue;
      for (const [seed, own] of query.from) {
        const seconds = seed === board.stop ? 0 : query.endWalk ? world.walks.seconds(seed, board.stop) : undefined;
        if (seconds === undefined || seconds > query.maxWalk) continue;
        const start = board.departure - seconds - own;
        if (start >= query.earliest) stay(start, 1, run, at, [run]);
      }
    }
  }
  return found;
}
