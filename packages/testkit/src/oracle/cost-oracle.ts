import type { FeedRows } from '@tripwright/core/timetable/build';
import type { Journey, JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import type { Run } from '../rules/runs.ts';
import { secondsToTransfer } from '../rules/transfer-rules.ts';
import {
  callAt,
  createWorld,
  type PlainQuery,
  plainQuery,
  rideless,
  runsBetween,
  type World,
  type WorldOptions,
} from '../rules/world.ts';
import { createOracle } from './create-oracle.ts';

/** A query with a third criterion. Weights are whole numbers here, so that sums are exact. */
export interface CostJourneyQuery extends JourneyQuery {
  /** Costs of a second of walking, of waiting between rides and of riding, and of a boarding. */
  readonly walking: number;
  readonly waiting: number;
  readonly riding: number;
  readonly boarding: number;
  /** `feed:route` → weight of a second on board, in place of `riding`. */
  readonly ridingByRoute?: Readonly<Record<string, number>>;
  readonly arrivalSlack: number;
  readonly boardingSlack: number;
}

export interface CostFigures {
  /** Arrival, or departure when arriving by. */
  readonly main: number;
  readonly boardings: number;
  readonly cost: number;
}

/** Answers by arrival (departure), boardings and cost: slow and simple. */
export interface CostOracle {
  /** The restricted Pareto set of `docs/search-semantics.md`, best arrival (latest departure) first. */
  search(query: CostJourneyQuery): CostFigures[];
  /** The cost of a journey, computed from its legs. */
  costOf(journey: Journey, query: CostJourneyQuery): number;
}

/** A start and the cost spent since. */
interface State {
  readonly start: number;
  readonly cost: number;
}

interface Alighting {
  readonly run: Run;
  readonly stop: number;
  readonly time: number;
  readonly states: readonly State[];
}

/**
 * Every alighting of every run is a state per number of boardings and holds the Pareto set of starts and costs. Every transfer to every
 * boarding is tried, without bounds and without pruning by time. Journeys too far from the best ones, as the other oracle finds them, are
 * dropped at the end.
 */
export function createCostOracle(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  options: WorldOptions = {},
): CostOracle {
  const world = createWorld(feeds, links, options);
  const oracle = createOracle(feeds, links, options);
  const ridingOf = (query: CostJourneyQuery, feed: string, route: string): number =>
    query.ridingByRoute?.[`${feed}:${route}`] ?? query.riding;

  const search = (query: CostJourneyQuery): CostFigures[] => {
    const plain = plainQuery(world, query);
    const riding = (run: Run): number => {
      const { name, routes } = feeds[run.feed]!;
      return ridingOf(query, name, routes[run.row.route]!.id);
    };
    const ends: { readonly start: number; readonly end: number; readonly boardings: number; readonly cost: number }[] =
      [];
    const walk = rideless(world, plain);
    if (walk !== undefined) {
      const start = plain.arriveBy ? plain.latest - walk.seconds : plain.earliest;
      ends.push({ start, end: start + walk.seconds, boardings: 0, cost: walk.seconds * query.walking });
    }
    const runs = runsBetween(world, plain.earliest, plain.latest).filter(plain.mayRide);
    let before: readonly Alighting[] | undefined;
    for (let boardings = 1; boardings <= plain.maxBoardings; boardings++) {
      const board = (run: Run, position: number): readonly State[] => {
        const call = callAt(world, run, position);
        if (!call.mayBoard || plain.avoided.has(call.stop)) return [];
        const found =
          before === undefined
            ? starts(world, plain, query, call)
            : statesAfterTransfer(world, before, run, call, query, plain);
        return best(found.map(({ start, cost }) => ({ start, cost: cost + query.boarding })));
      };
      before = rideAll(world, plain, runs, board, riding);
      for (const { stop, time, states } of before) {
        for (const [to, own] of plain.to) {
          const seconds = stop === to ? 0 : plain.endWalk ? world.walks.seconds(stop, to) : undefined;
          if (seconds === undefined || seconds > plain.maxWalk || time + seconds + own > plain.latest) continue;
          for (const { start, cost } of states) {
            ends.push({ start, end: time + seconds + own, boardings, cost: cost + (seconds + own) * query.walking });
          }
        }
      }
      if (before.length === 0) break;
    }
    const figures = ends.map(({ start, end, boardings, cost }) => ({
      main: plain.arriveBy ? start : end,
      boardings,
      cost,
    }));
    return restrictedParetoSet(figures, oracle.search(query), query);
  };

  return {
    search,
    costOf: (journey, query) => costOf(journey, query, (feed, route) => ridingOf(query, feed, route)),
  };
}

/** The states of a boarding that is reached by a transfer from the alightings of the round before. */
function statesAfterTransfer(
  world: World,
  before: readonly Alighting[],
  run: Run,
  call: { readonly stop: number; readonly departure: number },
  query: CostJourneyQuery,
  plain: PlainQuery,
): State[] {
  const found: State[] = [];
  for (const alighting of before) {
    const walk = alighting.stop === call.stop ? 0 : world.walks.seconds(alighting.stop, call.stop);
    if (walk === undefined || walk > plain.maxWalk || alighting.time + walk > call.departure) continue;
    const row = world.rules.rowFor(alighting.stop, call.stop, alighting.run, run);
    const needed = secondsToTransfer(row, walk, plain.slack, plain.checkOf(alighting.stop, call.stop));
    if (needed === undefined || alighting.time + needed > call.departure) continue;
    const spent = walk * query.walking + (call.departure - alighting.time - walk) * query.waiting;
    for (const { start, cost } of alighting.states) found.push({ start, cost: cost + spent });
  }
  return found;
}

/** The Pareto set of the figures that lie within the slacks of some journey of the other oracle; best arrival (latest departure) first. */
function restrictedParetoSet(
  figures: readonly CostFigures[],
  anchors: readonly Journey[],
  { arriveBy = false, arrivalSlack, boardingSlack }: CostJourneyQuery,
): CostFigures[] {
  const rank = ({ main }: CostFigures): number => (arriveBy ? -main : main);
  const lateness = (main: number, anchor: Journey): number =>
    arriveBy ? anchor.departure - main : main - anchor.arrival;
  const near = figures.filter(({ main, boardings }) =>
    anchors.some((anchor) => lateness(main, anchor) <= arrivalSlack && boardings <= anchor.boardings + boardingSlack),
  );
  const dominates = (a: CostFigures, b: CostFigures): boolean =>
    rank(a) <= rank(b) &&
    a.boardings <= b.boardings &&
    a.cost <= b.cost &&
    (rank(a) < rank(b) || a.boardings < b.boardings || a.cost < b.cost);
  const kept = near.filter((one) => !near.some((other) => dominates(other, one)));
  const distinct = new Map(kept.map((one) => [`${one.main} ${one.boardings} ${one.cost}`, one]));
  return [...distinct.values()].sort((a, b) => rank(a) - rank(b) || a.boardings - b.boardings || a.cost - b.cost);
}

/** The cost of a journey from its legs. Waiting after a seated link counts as riding. */
function costOf(
  { departure, arrival, boardings, legs }: Journey,
  query: CostJourneyQuery,
  ridingOf: (feed: string, route: string) => number,
): number {
  const first = legs.find((leg) => leg.kind === 'ride');
  if (first === undefined) return (arrival - departure) * query.walking;
  let cost = boardings * query.boarding + (first.departure - departure) * query.walking;
  let clock = first.departure;
  let riding = 0;
  for (const leg of legs.slice(legs.indexOf(first))) {
    const isSeated = leg.kind === 'ride' && leg.seated === true;
    cost += (leg.departure - clock) * (isSeated ? riding : query.waiting);
    if (leg.kind === 'ride') riding = ridingOf(leg.feed, leg.route);
    cost += (leg.arrival - leg.departure) * (leg.kind === 'ride' ? riding : query.walking);
    clock = leg.arrival;
  }
  return cost + (arrival - clock) * query.walking;
}

/** First boardings: time before the start is no waiting. */
function starts(
  world: World,
  plain: PlainQuery,
  { walking }: CostJourneyQuery,
  call: { readonly stop: number; readonly departure: number },
): State[] {
  const found: State[] = [];
  for (const [seed, own] of plain.from) {
    const walk = seed === call.stop ? 0 : plain.endWalk ? world.walks.seconds(seed, call.stop) : undefined;
    if (walk === undefined || walk > plain.maxWalk) continue;
    const start = call.departure - walk - own;
    if (start >= plain.earliest) found.push({ start, cost: (walk + own) * walking });
  }
  return found;
}

function rideAll(
  world: World,
  plain: PlainQuery,
  runs: readonly Run[],
  board: (run: Run, position: number) => readonly State[],
  riding: (run: Run) => number,
): Alighting[] {
  const alightings = new Map<string, { run: Run; stop: number; time: number; states: State[] }>();
  const after = (states: readonly State[], cost: number): State[] =>
    states.map((state) => ({ start: state.start, cost: state.cost + cost }));
  const number = new Map(runs.map((run, i) => [run, i]));

  const ride = (run: Run, from: number, states: readonly State[]): void => {
    if (states.length === 0) return;
    const departure = callAt(world, run, from).departure;
    for (let position = from + 1; position < run.row.callCount; position++) {
      const call = callAt(world, run, position);
      if (!call.mayAlight || plain.avoided.has(call.stop) || call.arrival > plain.latest) continue;
      const key = `${number.get(run)} ${position}`;
      const known = alightings.get(key) ?? { run, stop: call.stop, time: call.arrival, states: [] };
      known.states = best([...known.states, ...after(states, (call.arrival - departure) * riding(run))]);
      alightings.set(key, known);
    }
    for (const next of world.seated.after(run)) {
      if (!plain.mayRide(next) || !number.has(next)) continue;
      const ready = callAt(world, next, 0).departure;
      const known = seatedInto.get(next) ?? [];
      const more = best([...known, ...after(states, (ready - departure) * riding(run))]);
      if (JSON.stringify(more) === JSON.stringify(known)) continue;
      seatedInto.set(next, more);
      again.push(next);
    }
  };
  const seatedInto = new Map<Run, State[]>();
  const again: Run[] = [];
  for (const run of runs)
    for (let position = 0; position < run.row.callCount - 1; position++) ride(run, position, board(run, position));
  for (let run = again.pop(); run !== undefined; run = again.pop()) ride(run, 0, seatedInto.get(run)!);
  return [...alightings.values()];
}

/** The Pareto set of start and cost, latest start first. */
function best(states: readonly State[]): State[] {
  const kept: State[] = [];
  for (const state of [...states].sort((a, b) => b.start - a.start || a.cost - b.cost))
    if (kept.length === 0 || state.cost < kept.at(-1)!.cost) kept.push(state);
  return kept;
}
