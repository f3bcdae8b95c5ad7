import { PlannerError } from '../../../base/index.ts';
import type { Timetable } from '../../../timetable/index.ts';
import type { CostQuery } from './cost-query.ts';
import type { NextQuery } from './next-query.ts';
import type { RangeQuery } from './range-query.ts';
import type { StopSeed, TransitQuery } from './transit-query.ts';

/** Maximum of `maxBoardings`: every boarding takes memory for every stop. */
export const BOARDINGS_LIMIT = 100;
/** Maximum of an instant: a little less than the last one with a date (ECMA-262, 21.4.1.1), so that the days around it have one too. */
const MOST_INSTANT = 8.6e12;
/** Maximum of a duration: a year, in seconds. */
const MOST_SECONDS: number = 366 * 86_400;

/** A query of any of the searches. */
type AnyQuery = Omit<TransitQuery, 'destinations' | 'ridesOnly'> &
  Partial<
    Pick<TransitQuery, 'destinations'> &
      Pick<RangeQuery, 'window'> &
      Pick<NextQuery, 'count' | 'earlier' | 'later'> &
      Pick<CostQuery, 'arrivalSlack' | 'boardingSlack'>
  >;

/**
 * Refuses a query that no search can answer, so that no search runs for ever, runs out of memory or counts wrongly.
 * @throws PlannerError `bad-usage` with the first invalid value and the expected ones
 */
export function checkQuery({ stopCount }: Timetable, query: AnyQuery): void {
  checkInstant('instant', query.instant);
  checkWhole('maxBoardings', query.maxBoardings, 0, BOARDINGS_LIMIT);
  checkWhole('boardingSlack', query.boardingSlack, 0, BOARDINGS_LIMIT);
  checkWhole('slack', query.slack, 0, MOST_SECONDS);
  checkWhole('arrivalSlack', query.arrivalSlack, 0, MOST_SECONDS);
  checkWhole('window', query.window, 0, MOST_SECONDS);
  // Below 0 the answer is empty: a caller may step past the end of an answer.
  checkWhole('horizon', query.horizon, -MOST_SECONDS, MOST_SECONDS);
  checkWhole('count', query.count, 0, Number.MAX_SAFE_INTEGER);
  checkAmount('maxWalk', query.maxWalk);
  checkAmount('workBudget', query.workBudget);
  for (const name of ['earlier', 'later'] as const) {
    const cursor = query[name];
    if (cursor === undefined) continue;
    checkInstant(`${name}.departure`, cursor.departure);
    checkInstant(`${name}.arrival`, cursor.arrival);
    checkWhole(`${name}.boardings`, cursor.boardings, 0, BOARDINGS_LIMIT);
  }
  checkSeeds('origins', query.origins, stopCount);
  checkSeeds('destinations', query.destinations ?? [], stopCount);
}

/** Whole Unix seconds that have a date. */
function checkInstant(name: string, instant: number): void {
  checkWhole(name, instant, -MOST_INSTANT, MOST_INSTANT);
}

function checkSeeds(name: 'origins' | 'destinations', seeds: readonly StopSeed[], stopCount: number): void {
  for (let i = 0; i < seeds.length; i++) {
    const { stop, seconds } = seeds[i] as StopSeed;
    if (!(Number.isInteger(stop) && stop >= 0 && stop < stopCount))
      refuse(`${name}[${i}].stop`, stop, `a stop of the timetable, 0 to ${stopCount - 1}`);
    if (!(seconds >= 0 && seconds <= MOST_SECONDS)) checkAmount(`${name}[${i}].seconds`, seconds, MOST_SECONDS);
  }
}

function checkWhole(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  refuse(name, value, `a whole number from ${least} to ${most}`);
}

/** Refuses all but numbers from 0 to `most`; without `most`, infinity is allowed too. */
function checkAmount(name: string, value: number | undefined, most: number = Number.POSITIVE_INFINITY): void {
  if (value === undefined || (value >= 0 && value <= most)) return;
  refuse(name, value, most === Number.POSITIVE_INFINITY ? 'a number, 0 or more' : `a number from 0 to ${most}`);
}

function refuse(name: string, value: unknown, expected: string): never {
  throw new PlannerError('bad-usage', `${name} is ${value}: expected ${expected}.`);
}
