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

/**
 * Adds times to the parts: the first walk ends at the first boarding, others start right after alighting (IT-6).
 * @param end when the destination is reached, in the window's time
 */
export function timed(
  window: ServiceWindow,
  parts: readonly Part[],
  { origin, destination }: { readonly origin: StopIndex; readonly destination: StopIndex },
  secondsAt: { readonly origin: number; readonly destination: number },
  end: number,
  boardings: number,
): TransitJourney {
  const legs: (TransitRide | TransitWalk)[] = [];
  const sign = window.mirrored ? -1 : 1;
  const instant = (time: number): number => window.base + sign * time;
  let clock = NEVER;
  let start = NEVER;
  parts.forEach((part, i) => {
    if (part.kind === 'ride') {
      const departure = departureTime(window, part.run, part.from);
      clock = arrivalTime(window, part.run, part.to);
      if (start === NEVER) start = departure;
      const last = window.laneLength[window.runLane[part.run]!]! - 1;
      const ride = {
        kind: 'ride' as const,
        trip: window.runTrip[part.run]!,
        day: window.runDay[part.run]!,
        shift: window.runShift[part.run]!,
        headway: window.runHeadway[part.run]!,
        seated: part.seated,
      };
      const [fromStop, toStop] = [stopAt(window, part.run, part.from), stopAt(window, part.run, part.to)];
      legs.push(
        window.mirrored
          ? {
              ...ride,
              fromPosition: last - part.to,
              toPosition: last - part.from,
              fromStop: toStop,
              toStop: fromStop,
              departure: instant(clock),
              arrival: instant(departure),
            }
          : {
              ...ride,
              fromPosition: part.from,
              toPosition: part.to,
              fromStop,
              toStop,
              departure: instant(departure),
              arrival: instant(clock),
            },
      );
      return;
    }
    const seconds = walkSeconds(window, part.from, part.to);
    let departure = clock;
    if (departure === NEVER) {
      // The first walk ends when the first vehicle leaves; a journey of one walk starts as the search does.
      const ride = parts[i + 1];
      departure =
        ride?.kind === 'ride'
          ? departureTime(window, ride.run, ride.from) - seconds
          : end - secondsAt.destination - seconds;
      start = departure;
    }
    clock = departure + seconds;
    legs.push(
      window.mirrored
        ? { kind: 'walk', fromStop: part.to, toStop: part.from, departure: instant(clock), arrival: instant(departure) }
        : {
            kind: 'walk',
            fromStop: part.from,
            toStop: part.to,
            departure: instant(departure),
            arrival: instant(clock),
          },
    );
  });
  const begin = (start === NEVER ? end - secondsAt.destination : start) - secondsAt.origin;
  if (window.mirrored) {
    markSeatedFromBehind(legs);
    legs.reverse();
    return {
      departure: instant(end),
      arrival: instant(begin),
      boardings,
      legs,
      origin: destination,
      destination: origin,
    };
  }
  return { departure: instant(begin), arrival: instant(end), boardings, legs, origin, destination };
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
