import { PlannerError } from '../../../base/index.ts';
import type { Timetable } from '../../../timetable/index.ts';
import type { CostQuery } from './cost-query.ts';
import type { NextQuery } from './next-query.ts';
import type { RangeQuery } from './range-query.ts';
import type { StopSeed, TransitQuery } from './transit-query.ts';

/** Most vehicles that may be boarded: every one of them takes memory for each stop. */
export const MOST_BOARDINGS = 100;
/** A little less than the last instant that has a date (ECMA-262, 21.4.1.1): what is looked at beside an instant has one too. */
const MOST_INSTANT = 8.6e12;
/** A year, in seconds: no search looks further, and no change takes longer. */
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
 * Refuses a query that no search can answer rightly, so that none of them goes on for ever, runs out of memory or counts wrongly.
 * @throws PlannerError `bad-usage` that names the first value that makes no sense, and what would
 */
export function checkQuery({ stopCount }: Timetable, query: AnyQuery): void {
  checkInstant('instant', query.instant);
  checkWhole('maxBoardings', query.maxBoardings, 0, MOST_BOARDINGS);
  checkWhole('boardingSlack', query.boardingSlack, 0, MOST_BOARDINGS);
  checkWhole('slack', query.slack, 0, MOST_SECONDS);
  checkWhole('arrivalSlack', query.arrivalSlack, 0, MOST_SECONDS);
  checkWhole('window', query.window, 0, MOST_SECONDS);
  // Below 0 there is nothing to find, which is what somebody wants to know who steps past an answer.
  checkWhole('horizon', query.horizon, -MOST_SECONDS, MOST_SECONDS);
  checkWhole('count', query.count, 0, Number.MAX_SAFE_INTEGER);
  checkAmount('maxWalk', query.maxWalk);
  checkAmount('workBudget', query.workBudget);
  for (const name of ['earlier', 'later'] as const) {
    const cursor = query[name];
    if (cursor === undefined) continue;
    checkInstant(`${name}.departure`, cursor.departure);
    checkInstant(`${name}.arrival`, cursor.arrival);
    checkWhole(`${name}.boardings`, cursor.boardings, 0, MOST_BOARDINGS);
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
    checkAmount(`${name}[${i}].seconds`, seconds, MOST_SECONDS);
  }
}

function checkWhole(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  refuse(name, value, `a whole number from ${least} to ${most}`);
}

/** Any number from 0 up; without a most, no end is a number too. */
function checkAmount(name: string, value: number | undefined, most: number = Number.POSITIVE_INFINITY): void {
  if (value === undefined || (value >= 0 && value <= most)) return;
  refuse(name, value, most === Number.POSITIVE_INFINITY ? 'a number, 0 or more' : `a number from 0 to ${most}`);
}

function refuse(name: string, value: unknown, expected: string): never {
  throw new PlannerError('bad-usage', `${name} is ${value}: expected ${expected}.`);
}
