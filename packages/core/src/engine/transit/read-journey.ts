import { particularChangesOf, type SeatedLinks, type ServiceWindow } from '../../timetable/index.ts';
import { type Labels, NEVER, SEATED } from './labels.ts';
import type { RaptorCall } from './raptor.ts';
import type { TransitJourney, TransitRide, TransitWalk } from './transit-query.ts';

/**
 * Follows the labels of a finished search back from the destination.
 * @param round the number of boardings, with `labels.target[round]` set
 * @param startOf seconds of an origin seed
 */
export function readJourney(
  { window, seated }: Pick<RaptorCall, 'window' | 'seated'>,
  labels: Labels,
  round: number,
  secondsOfOrigin: (stop: number) => number,
): TransitJourney {
  const { width } = labels;
  // Collected from the destination back, in the window's own direction and time.
  const legs: Part[] = [];
  const lastStop = labels.targetStop[round]!;
  const destination = labels.egressTo[lastStop]!;
  let column = lastStop;
  for (let k = round; k > 0; k--) {
    const cell = k * width + column;
    let run = labels.run[cell]!;
    let alighted = labels.alightedAt[cell]!;
    let boarded = labels.boardedAt[cell]!;
    if ((boarded & SEATED) !== 0) {
      const entry = (boarded & ~SEATED) * 3;
      const chain = seatedChain(seated, labels.seatedEntries[entry]!, run);
      boarded = labels.seatedEntries[entry + 1]!;
      for (let i = chain.length - 1; i > 0; i--) {
        legs.push({ kind: 'ride', run: chain[i]!, from: 0, to: alighted, seated: true });
        const previous = chain[i - 1]!;
        alighted = window.laneLength[window.runLane[previous]!]! - 1;
        run = previous;
      }
    }
    legs.push({ kind: 'ride', run, from: boarded, to: alighted, seated: false });
    const boardingStop = stopAt(window, run, boarded);
    column = labels.readyFrom[(k - 1) * width + departureColumn(window, run, boarded)]!;
    const from = stopOfColumn(window, column);
    if (from !== boardingStop) legs.push({ kind: 'walk', from, to: boardingStop });
  }
  const stop = stopOfColumn(window, column);
  legs.reverse();
  if (destination !== lastStop) legs.push({ kind: 'walk', from: lastStop, to: destination });
  const lastWalk = destination === lastStop ? 0 : walkSeconds(window, lastStop, destination);
  const seconds = { origin: secondsOfOrigin(stop), destination: labels.egress[lastStop]! - lastWalk };
  return timed(window, legs, { origin: stop, destination }, seconds, labels.target[round]!, round);
}

/** A part of a journey in the window's own direction, without times. */
export type Part =
  | {
      readonly kind: 'ride';
      readonly run: number;
      readonly from: number;
      readonly to: number;
      readonly seated: boolean;
    }
  | { readonly kind: 'walk'; readonly from: number; readonly to: number };

/**
 * Puts times on the parts: walks happen right before boarding at the start, right after alighting elsewhere (IT-6).
 * @param end when the destination is reached, in the window's time
 */
export function timed(
  window: ServiceWindow,
  parts: readonly Part[],
  { origin, destination }: { readonly origin: number; readonly destination: number },
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
      const lane = window.runLane[part.run]!;
      const k = part.run - window.laneFirstRun[lane]!;
      const runs = window.laneFirstRun[lane + 1]! - window.laneFirstRun[lane]!;
      const block = window.laneFirstTime[lane]!;
      const length = window.laneLength[lane]!;
      const departure = window.departures[block + part.from * runs + k]!;
      clock = window.arrivals[block + k * length + part.to]!;
      if (start === NEVER) start = departure;
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
              fromPosition: length - 1 - part.to,
              toPosition: length - 1 - part.from,
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
      departure = ride?.kind === 'ride' ? boardingTime(window, ride) - seconds : end - secondsAt.destination - seconds;
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

/** In a mirrored journey the ride entered seated is the earlier one; seen forward the later one is. */
function markSeatedFromBehind(legs: (TransitRide | TransitWalk)[]): void {
  for (let i = 1; i < legs.length; i++) {
    const [later, earlier] = [legs[i - 1]!, legs[i]!];
    if (earlier.kind === 'ride' && earlier.seated && later.kind === 'ride') {
      legs[i - 1] = { ...later, seated: true };
      legs[i] = { ...earlier, seated: false };
      // A middle ride of a chain is both left and entered seated: its own mark is set by the pair before it.
    }
  }
}

function boardingTime(window: ServiceWindow, ride: Extract<Part, { kind: 'ride' }>): number {
  const lane = window.runLane[ride.run]!;
  const k = ride.run - window.laneFirstRun[lane]!;
  return window.departures[
    window.laneFirstTime[lane]! + ride.from * (window.laneFirstRun[lane + 1]! - window.laneFirstRun[lane]!) + k
  ]!;
}

export function stopAt(window: ServiceWindow, run: number, position: number): number {
  return window.positionStop[window.laneFirstPosition[window.runLane[run]!]! + position]!;
}

/** The label column by which one gets ready to board a run at a position. */
function departureColumn(window: ServiceWindow, run: number, position: number): number {
  const first = window.laneFirstPoint[window.runLane[run]!]!;
  return first < 0 ? stopAt(window, run, position) : window.departurePoint[first + position]!;
}

export function stopOfColumn({ timetable }: ServiceWindow, column: number): number {
  if (column < timetable.stopCount) return column;
  return particularChangesOf(timetable)!.stopOfPoint[column - timetable.stopCount]!;
}

export function walkSeconds(window: ServiceWindow, from: number, to: number): number {
  for (let link = window.linkFirst[from]!; link < window.linkFirst[from + 1]!; link++) {
    if (window.linkTo[link] === to) return window.linkSeconds[link]!;
  }
  return 0;
}

/** The runs from one to another without leaving the seat, both included; the fewest trips. */
function seatedChain({ head, next, run }: SeatedLinks, from: number, to: number): number[] {
  const cameFrom = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !cameFrom.has(to); at++) {
    for (let entry = head[queue[at]!]!; entry !== -1; entry = next[entry]!) {
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
