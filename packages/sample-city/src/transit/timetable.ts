import { createRandom, seedOf } from '../random.ts';
import type { LinePattern } from './pattern.ts';
import { type DayKind, getServicePlan } from './service-plans.ts';

/** A scheduled run: a GTFS trip with its times. */
export interface Run {
  readonly id: string;
  readonly pattern: LinePattern;
  readonly day: DayKind;
  /** Seconds after the start of the service day, per stop. */
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  /** Windows in which a frequency run repeats. */
  readonly repeats?: readonly {
    readonly from: number;
    readonly to: number;
    readonly every: number;
    readonly exact: boolean;
  }[];
  /** GTFS wheelchair_accessible; some lines use old vehicles on some runs. */
  readonly wheelchair: 0 | 1 | 2;
}

/** All runs of one direction of a line. Times rise along each run; runs of one direction rarely overtake each other. */
export function schedule(pattern: LinePattern, seed: number): Run[] {
  const { line, direction } = pattern;
  const plan = getServicePlan(line.plan);
  const random = createRandom(seedOf(seed, `runs-${line.id}-${direction}`));
  const phase = Math.floor(random.next() * 8);
  const runs: Run[] = [];
  for (const [day, bands] of Object.entries(plan.days) as [DayKind, readonly (readonly [number, number, number])[]][]) {
    if (plan.frequency !== undefined) {
      const exact = plan.frequency === 'exact';
      const start = bands[0]![0] * 60;
      const repeats = bands.map(([from, to, every]) => ({ from: from * 60, to: to * 60, every: every * 60, exact }));
      runs.push({
        id: `${line.id}-${direction}-${day}`,
        pattern,
        day,
        ...drive(pattern, start),
        repeats,
        wheelchair: line.wheelchair,
      });
      continue;
    }
    let number = 0;
    let next = (bands[0]![0] + phase) * 60;
    for (const [, to, every] of bands) {
      for (; next < to * 60; next += every * 60) {
        number++;
        // On lines with mixed vehicles every third run uses an old one.
        const wheelchair =
          line.wheelchair === 1 && line.plan === 'bus' && number % 3 === 0 && line.id === '5' ? 2 : line.wheelchair;
        runs.push({
          id: `${line.id}-${direction}-${day}-${String(number).padStart(3, '0')}`,
          pattern,
          day,
          ...drive(pattern, next),
          wheelchair,
        });
      }
    }
  }
  return runs;
}

/** Times along the run, in steps of ten seconds; streets are slower in rush hours. */
function drive(pattern: LinePattern, start: number): { arrivals: number[]; departures: number[] } {
  const { line, along } = pattern;
  const slow = line.course.on === 'streets' ? streetDelay(start) : 1;
  const arrivals: number[] = [];
  const departures: number[] = [];
  let clock = start;
  along.forEach((metres, i) => {
    if (i > 0) {
      const seconds = ((metres - along[i - 1]!) / line.speed) * slow + 10;
      clock += Math.max(20, Math.round(seconds / 10) * 10);
    }
    arrivals.push(clock);
    if (i > 0 && i < along.length - 1) clock += line.dwell;
    departures.push(clock);
  });
  return { arrivals, departures };
}

/** Slow-down of the streets in rush hours; it changes gradually, so that no bus overtakes the one before. */
function streetDelay(seconds: number): number {
  const hour = (seconds / 3600) % 24;
  const bump = (peak: number, width: number): number => Math.max(0, 1 - Math.abs(hour - peak) / width);
  return 1 + 0.18 * bump(8, 2) + 0.2 * bump(17, 2.5);
}
