import {
  arrivalTime,
  departureTime,
  type RunIndex,
  type SeatedLinks,
  type ServiceWindow,
  type StopIndex,
} from '../../../timetable/index.ts';
import type { TransitJourney, TransitRide, TransitWalk } from '../query/transit-query.ts';
import { type Labels, NEVER, SEATED } from '../raptor/labels.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { departureColumn, stopAt, walkSeconds } from '../raptor/window-places.ts';
import { choosePlaces, type Ride } from './choose-places.ts';

/**
 * Follows the labels of a finished search back from the destination.
 * @param round the number of boardings, with `labels.target[round]` set
 * @param secondsOfOrigin the seconds of an origin's seed
 */
export function readJourney(
  call: Pick<RaptorCall, 'window' | 'seated' | 'transfers' | 'closedStops'>,
  labels: Labels,
  round: number,
  secondsOfOrigin: (stop: StopIndex) => number,
): TransitJourney {
  const { window } = call;
  const end = labels.target[round]!;
  if (round === 0) {
    // The egress of an origin is the whole journey.
    const stop = labels.targetStop[0] as StopIndex;
    const destination = labels.egressTo[stop] as StopIndex;
    const seconds = {
      origin: secondsOfOrigin(stop),
      destination: labels.egress[stop]! - walkSeconds(window, stop, destination),
    };
    return timed(
      window,
      destination === stop ? [] : [{ kind: 'walk', from: stop, to: destination }],
      { origin: stop, destination },
      seconds,
      end,
      0,
    );
  }
  const rides = choosePlaces(call, labels, readRides(call, labels, round), end);
  const parts: Part[] = [];
  const first = rides[0]![0]!;
  const origin = labels.readyFrom[departureColumn(window, first.run, first.from)] as StopIndex;
  let stop = origin;
  for (const ride of rides) {
    const boardingStop = stopAt(window, ride[0]!.run, ride[0]!.from);
    if (boardingStop !== stop) parts.push({ kind: 'walk', from: stop, to: boardingStop });
    parts.push(...ride.map((part, i) => ({ kind: 'ride' as const, ...part, seated: i > 0 })));
    const last = ride.at(-1)!;
    stop = stopAt(window, last.run, last.to);
  }
  const destination = labels.egressTo[stop] as StopIndex;
  if (destination !== stop) parts.push({ kind: 'walk', from: stop, to: destination });
  const lastWalk = destination === stop ? 0 : walkSeconds(window, stop, destination);
  const seconds = { origin: secondsOfOrigin(origin), destination: labels.egress[stop]! - lastWalk };
  return timed(window, parts, { origin, destination }, seconds, end, round);
}

/** The rides of the journey to the target of a round, in the window's own direction. */
function readRides({ window, seated }: Pick<RaptorCall, 'window' | 'seated'>, labels: Labels, round: number): Ride[] {
  const { width } = labels;
  const rides: Ride[] = [];
  let column = labels.targetStop[round]!;
  for (let k = round; k > 0; k--) {
    const cell = k * width + column;
    const run = labels.run[cell] as RunIndex;
    let boarded = labels.boardedAt[cell]!;
    let chain = [run];
    if ((boarded & SEATED) !== 0) {
      const entry = (boarded & ~SEATED) * 3;
      chain = seatedChain(seated, labels.seatedEntries[entry] as RunIndex, run);
      boarded = labels.seatedEntries[entry + 1]!;
    }
    rides.unshift(
      chain.map((part, i) => ({
        run: part,
        from: i === 0 ? boarded : 0,
        to: i === chain.length - 1 ? labels.alightedAt[cell]! : window.laneLength[window.runLane[part]!]! - 1,
      })),
    );
    column = labels.readyFrom[(k - 1) * width + departureColumn(window, chain[0]!, boarded)]!;
  }
  return rides;
}

/** A leg in the window's own direction, without times. */
export type Part =
  | {
      readonly kind: 'ride';
      readonly run: RunIndex;
      readonly from: number;
      readonly to: number;
      readonly seated: boolean;
    }
  | { readonly kind: 'walk'; readonly from: StopIndex; readonly to: StopIndex };

type RidePart = Extract<Part, { kind: 'ride' }>;
type WalkPart = Extract<Part, { kind: 'walk' }>;

interface Ends<T> {
  readonly origin: T;
  readonly destination: T;
}

/**
 * Adds times to the parts: the first walk ends at the first boarding, others start right after alighting (IT-6).
 * @param secondsAt the seconds of the seeds
 * @param end when the destination is reached, in the window's time
 */
export function timed(
  window: ServiceWindow,
  parts: readonly Part[],
  { origin, destination }: Ends<StopIndex>,
  secondsAt: Ends<number>,
  end: number,
  boardings: number,
): TransitJourney {
  const legs: (TransitRide | TransitWalk)[] = [];
  let clock = NEVER;
  let start = NEVER;
  parts.forEach((part, i) => {
    if (part.kind === 'ride') {
      const departure = departureTime(window, part.run, part.from);
      clock = arrivalTime(window, part.run, part.to);
      if (start === NEVER) start = departure;
      legs.push(rideLeg(window, part, departure, clock));
      return;
    }
    const seconds = walkSeconds(window, part.from, part.to);
    let departure = clock;
    if (departure === NEVER) {
      // The first walk ends when the first vehicle leaves; a journey of one walk starts as the search does.
      const ride = parts[i + 1];
      const arrival = ride?.kind === 'ride' ? departureTime(window, ride.run, ride.from) : end - secondsAt.destination;
      departure = arrival - seconds;
      start = departure;
    }
    clock = departure + seconds;
    legs.push(walkLeg(window, part, departure, clock));
  });
  const begin = (start === NEVER ? end - secondsAt.destination : start) - secondsAt.origin;
  const times = instants(window, begin, end);
  if (!window.mirrored) return { ...times, boardings, legs, origin, destination };
  markSeatedFromBehind(legs);
  return { ...times, boardings, legs: legs.reverse(), origin: destination, destination: origin };
}

/** Two times of a window as instants of the world, where a mirrored window runs backwards. */
function instants(
  { base, mirrored }: ServiceWindow,
  departure: number,
  arrival: number,
): { readonly departure: number; readonly arrival: number } {
  return mirrored
    ? { departure: base - arrival, arrival: base - departure }
    : { departure: base + departure, arrival: base + arrival };
}

/** The ride on a run between two of its positions, as journeys hold it; positions count in the direction of the window. */
export function rideOfRun(window: ServiceWindow, run: RunIndex, from: number, to: number): TransitRide {
  const part = { kind: 'ride', run, from, to, seated: false } as const;
  return rideLeg(window, part, departureTime(window, run, from), arrivalTime(window, run, to));
}

function rideLeg(window: ServiceWindow, part: RidePart, departure: number, arrival: number): TransitRide {
  const { run, from, to, seated } = part;
  const { runTrip, runDay, runShift, runHeadway, laneLength, runLane, mirrored } = window;
  const last = laneLength[runLane[run]!]! - 1;
  const [first, second] = mirrored ? [to, from] : [from, to];
  return {
    kind: 'ride',
    trip: runTrip[run]!,
    day: runDay[run]!,
    shift: runShift[run]!,
    headway: runHeadway[run]!,
    seated,
    fromPosition: mirrored ? last - first : first,
    toPosition: mirrored ? last - second : second,
    fromStop: stopAt(window, run, first),
    toStop: stopAt(window, run, second),
    ...instants(window, departure, arrival),
  };
}

function walkLeg(window: ServiceWindow, { from, to }: WalkPart, departure: number, arrival: number): TransitWalk {
  const [fromStop, toStop] = window.mirrored ? [to, from] : [from, to];
  return { kind: 'walk', fromStop, toStop, ...instants(window, departure, arrival) };
}

/** A mirrored journey marks the earlier of two rides as entered seated; in the world it is the later one. */
function markSeatedFromBehind(legs: (TransitRide | TransitWalk)[]): void {
  for (let i = 1; i < legs.length; i++) {
    const [later, earlier] = [legs[i - 1]!, legs[i]!];
    if (earlier.kind === 'ride' && earlier.seated && later.kind === 'ride') {
      legs[i - 1] = { ...later, seated: true };
      legs[i] = { ...earlier, seated: false };
      // The middle ride of a chain is both left and entered seated: the pair before it sets its mark.
    }
  }
}

/** The runs from one to another without leaving the seat, both included; the fewest trips. */
function seatedChain({ head, next, run }: SeatedLinks, from: RunIndex, to: RunIndex): RunIndex[] {
  const cameFrom = new Map<RunIndex, RunIndex>([[from, from]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !cameFrom.has(to); at++) {
    for (let entry = head[queue[at]!]!; entry >= 0; entry = next[entry]!) {
      const reached = run[entry]!;
      if (cameFrom.has(reached)) continue;
      cameFrom.set(reached, queue[at]!);
      queue.push(reached);
    }
  }
  const chain = [to];
  while (chain[0] !== from) chain.unshift(cameFrom.get(chain[0]!) ?? from);
  return chain;
}
