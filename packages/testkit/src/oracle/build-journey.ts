import type { Journey, RideLeg, WalkLeg } from '../journeys/journey.ts';
import type { Run } from '../rules/runs.ts';
import { dateText } from '../rules/service-day-start.ts';
import { callAt, type PlainQuery, type World } from '../rules/world.ts';

/** A rider's boarding, and the latest start from which it is possible. */
export interface Boarding {
  readonly start: number;
  /** The alighting before the change, undefined for a first boarding. */
  readonly after: Alighting | undefined;
  /** The ride before a seated link. */
  readonly seatedAfter: Boarded | undefined;
}

/** A rider on board a run since a position; `stop` is -1 after a seated link. */
export interface Boarded extends Boarding {
  readonly run: Run;
  readonly position: number;
  readonly stop: number;
}

export interface Alighting {
  readonly boarded: Boarded;
  readonly position: number;
  readonly stop: number;
  readonly time: number;
  readonly start: number;
}

/** The journey that ends with an alighting, its legs in order of travel. */
export function buildJourney(world: World, query: PlainQuery, last: Alighting, boardings: number): Journey {
  const legs: (RideLeg | WalkLeg)[] = [];
  const exit = bestEnd(query.to, last.stop, (stop) => world.walks.seconds(last.stop, stop), query);
  if (exit.walk !== undefined) legs.unshift(walkLeg(world, last.stop, exit.seed, last.time, exit.walk));

  for (let alighting = last; ; ) {
    let { boarded, position } = alighting;
    legs.unshift(rideLeg(world, boarded, position));
    while (boarded.seatedAfter !== undefined) {
      boarded = boarded.seatedAfter;
      position = boarded.run.row.callCount - 1;
      legs.unshift(rideLeg(world, boarded, position));
    }
    const { after } = boarded;
    if (after === undefined) {
      const access = bestEnd(query.from, boarded.stop, (stop) => world.walks.seconds(stop, boarded.stop), query);
      if (access.walk !== undefined) {
        const { departure } = callAt(world, boarded.run, boarded.position);
        legs.unshift(walkLeg(world, access.seed, boarded.stop, departure - access.walk, access.walk));
      }
      return { departure: last.start, arrival: last.time + exit.seconds, boardings, legs };
    }
    if (after.stop !== boarded.stop) {
      legs.unshift(
        walkLeg(world, after.stop, boarded.stop, after.time, world.walks.seconds(after.stop, boarded.stop)!),
      );
    }
    alighting = after;
  }
}

/** The journey without a ride: one walk, or no leg. */
export function ridelessJourney(
  world: World,
  query: PlainQuery,
  {
    from,
    to,
    walk,
    seconds,
  }: { readonly from: number; readonly to: number; readonly walk: number; readonly seconds: number },
): Journey {
  const departure = query.arriveBy ? query.latest - seconds : query.earliest;
  const legs = from === to ? [] : [walkLeg(world, from, to, departure + query.from.get(from)!, walk)];
  return { departure, arrival: departure + seconds, boardings: 0, legs };
}

/** The quickest connection between a stop and the rider's end: the stop itself, or a walking link. */
function bestEnd(
  seeds: ReadonlyMap<number, number>,
  stop: number,
  walkSeconds: (seed: number) => number | undefined,
  query: PlainQuery,
): { readonly seed: number; readonly walk: number | undefined; readonly seconds: number } {
  let best = {
    seed: stop,
    walk: undefined as number | undefined,
    seconds: seeds.get(stop) ?? Number.POSITIVE_INFINITY,
  };
  if (!query.endWalk) return best;
  for (const [seed, own] of seeds) {
    const walk = walkSeconds(seed);
    if (walk !== undefined && walk <= query.maxWalk && walk + own < best.seconds)
      best = { seed, walk, seconds: walk + own };
  }
  return best;
}

function rideLeg(world: World, boarded: Boarded, position: number): RideLeg {
  const { run } = boarded;
  const feed = world.feeds[run.feed]!;
  const [from, to] = [callAt(world, run, boarded.position), callAt(world, run, position)];
  return {
    kind: 'ride',
    feed: feed.name,
    trip: run.row.id,
    serviceDate: dateText(run.day),
    route: feed.routes[run.row.route]!.id,
    fromStop: world.stops.keys[from.stop]!,
    toStop: world.stops.keys[to.stop]!,
    fromIndex: boarded.position,
    toIndex: position,
    departure: from.departure,
    arrival: to.arrival,
    seated: boarded.seatedAfter !== undefined,
  };
}

function walkLeg(world: World, from: number, to: number, departure: number, seconds: number): WalkLeg {
  const { keys } = world.stops;
  return { kind: 'walk', fromStop: keys[from]!, toStop: keys[to]!, departure, arrival: departure + seconds };
}
