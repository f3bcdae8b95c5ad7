import { coversMode } from '@tripwright/core/modes';
import { isTimeProblem, parseDuration, parseTripTime, resolveTime, type TimeContext } from '../time/index.ts';
import { type SayTrips, sayTripsInEnglish } from '../trip-texts.ts';
import type { ExpectationName, Expectations } from './expectations.ts';
import type { AnsweredTrip, TripAnswer } from './trip-answer.ts';

/** Whether an expectation is met, and what was found where it is not. */
export interface Verdict {
  readonly name: ExpectationName;
  /** The expected value as it is written in the file. */
  readonly wanted: string;
  readonly passed: boolean;
  /** One sentence; '' where it passed. */
  readonly message: string;
}

/** The request that was answered. */
export interface JudgedRequest {
  /** Unix seconds. */
  readonly departAfter: number | undefined;
  readonly arriveBefore: number | undefined;
  readonly times: TimeContext;
  readonly say?: SayTrips;
}

/** A member that a single trip meets or does not meet. */
interface TripRule {
  readonly name: ExpectationName;
  readonly wanted: string;
  readonly holds: (trip: AnsweredTrip) => boolean;
  /** What the trip has in its place. */
  readonly found: (trip: AnsweredTrip) => string;
}

const DAY = 86_400;

/**
 * Judges an answer by what was expected of it; a verdict for each member. Without `trips`, one and the same trip has to meet all members about
 * trips. Where nothing is expected, there has to be a trip.
 */
export function judgeAnswer(given: Expectations, answer: TripAnswer, request: JudgedRequest): Verdict[] {
  const expected = Object.keys(given).some((name) => name !== 'trips') ? given : { minTrips: 1 };
  const say = request.say ?? sayTripsInEnglish;
  const verdicts = countVerdicts(expected, answer, say);
  const rules = tripRules(expected, request);
  const reason = answer.empty === undefined ? '' : `${answer.empty.text} (${answer.empty.code})`;
  const judged = judgedTrips(expected.trips ?? 'any', answer.trips, rules);
  for (const rule of rules) {
    const { name, wanted } = rule;
    const failing = judged.find((trip) => !rule.holds(trip));
    const passed = judged.length > 0 && failing === undefined;
    const shown = { member: name, wanted };
    const message = passed
      ? ''
      : failing === undefined
        ? say('trips.foundNone', { ...shown, reason })
        : say('trips.foundOther', { ...shown, found: rule.found(failing), trip: failing.text });
    verdicts.push({ name, wanted, passed, message });
  }
  return verdicts;
}

/** The trips that the members have to hold for: of any, the trip that meets the most. */
function judgedTrips(
  which: NonNullable<Expectations['trips']>,
  trips: readonly AnsweredTrip[],
  rules: readonly TripRule[],
): readonly AnsweredTrip[] {
  if (which === 'every') return trips;
  if (which === 'best') return trips.slice(0, 1);
  const met = (trip: AnsweredTrip): number => rules.filter((rule) => rule.holds(trip)).length;
  // A stable sort: of equally near trips the best one.
  return trips.toSorted((a, b) => met(b) - met(a)).slice(0, 1);
}

function countVerdicts(expected: Expectations, { trips, groups, empty }: TripAnswer, say: SayTrips): Verdict[] {
  const verdicts: Verdict[] = [];
  const reason = empty === undefined ? '' : `${empty.text} (${empty.code})`;
  const add = (name: ExpectationName, wanted: number | undefined, found: number, passed: boolean): void => {
    if (wanted === undefined) return;
    const values = { member: name, wanted, found, reason };
    const message = passed ? '' : say(found === 0 ? 'trips.foundNone' : 'trips.foundCount', values);
    verdicts.push({ name, wanted: String(wanted), passed, message });
  };
  const { minTrips = 0, maxTrips = Number.POSITIVE_INFINITY, minGroups = 0, noTrips } = expected;
  add('minTrips', expected.minTrips, trips.length, trips.length >= minTrips);
  add('maxTrips', expected.maxTrips, trips.length, trips.length <= maxTrips);
  add('minGroups', expected.minGroups, groups, groups >= minGroups);
  if (noTrips !== undefined) {
    const wanted = noTrips === true ? '' : noTrips.toLowerCase().replaceAll('_', '-');
    const [first] = trips;
    const passed = first === undefined && (wanted === '' || wanted === empty?.code);
    const message = passed
      ? ''
      : first === undefined
        ? say('trips.foundReason', { wanted, reason })
        : say('trips.foundSome', { count: trips.length, trip: first.text });
    verdicts.push({ name: 'noTrips', wanted: String(noTrips), passed, message });
  }
  return verdicts;
}

function tripRules(expected: Expectations, request: JudgedRequest): TripRule[] {
  const rules: TripRule[] = [];
  const { maxChanges, maxDuration, maxWalk, arrivesBefore, departsAfter } = expected;
  if (maxChanges !== undefined)
    rules.push({
      name: 'maxChanges',
      wanted: String(maxChanges),
      holds: ({ changes }) => changes <= maxChanges,
      found: ({ changes }) => String(changes),
    });
  const addLength = (
    name: ExpectationName,
    wanted: string | number | undefined,
    secondsOf: (trip: AnsweredTrip) => number,
  ): void => {
    const most = wanted === undefined ? undefined : parseDuration(wanted);
    if (most === undefined) return;
    const holds = (trip: AnsweredTrip): boolean => secondsOf(trip) <= most;
    rules.push({ name, wanted: String(wanted), holds, found: (trip) => minutesText(secondsOf(trip)) });
  };
  addLength('maxDuration', maxDuration, ({ depart, arrive }) => arrive - depart);
  addLength('maxWalk', maxWalk, ({ walkSeconds }) => walkSeconds);
  const addTime = (
    name: ExpectationName,
    wanted: string | undefined,
    holds: (trip: AnsweredTrip, limit: number) => boolean,
    timeOf: (trip: AnsweredTrip) => number,
  ): void => {
    const limit = wanted === undefined ? undefined : momentOf(wanted, request);
    if (wanted === undefined || limit === undefined) return;
    const found = (trip: AnsweredTrip): string => clockText(timeOf(trip), request.times.zone);
    rules.push({ name, wanted, holds: (trip) => holds(trip, limit), found });
  };
  addTime(
    'arrivesBefore',
    arrivesBefore,
    (trip, limit) => trip.arrive <= limit,
    ({ arrive }) => arrive,
  );
  addTime(
    'departsAfter',
    departsAfter,
    (trip, limit) => trip.depart >= limit,
    ({ depart }) => depart,
  );
  const addNames = (
    name: ExpectationName,
    wanted: readonly string[] | undefined,
    namesOf: (trip: AnsweredTrip) => readonly string[],
    holds: (names: readonly string[], one: string) => boolean,
  ): void => {
    if (wanted === undefined) return;
    const found = (trip: AnsweredTrip): string => [...new Set(namesOf(trip))].join(', ');
    rules.push({
      name,
      wanted: wanted.join(', '),
      holds: (trip) => wanted.every((one) => holds(namesOf(trip), one)),
      found,
    });
  };
  const uses = (modes: readonly string[], one: string): boolean =>
    modes.some((mode) => mode === one || coversMode(one, mode));
  addNames('usesModes', expected.usesModes, ({ modes }) => modes, uses);
  addNames(
    'avoidsModes',
    expected.avoidsModes,
    ({ modes }) => modes,
    (modes, one) => !uses(modes, one),
  );
  addNames(
    'usesLines',
    expected.usesLines,
    ({ lines }) => lines,
    (lines, one) => lines.some((line) => line.toLowerCase() === one.trim().toLowerCase()),
  );
  return rules;
}

/** A clock time is the first one after the requested time; any other is as in `when`. */
function momentOf(text: string, { departAfter, arriveBefore, times }: JudgedRequest): number | undefined {
  const time = parseTripTime(text);
  if (isTimeProblem(time)) return undefined;
  const isClock = time.kind === 'local' && time.day.kind === 'soonest';
  const from = departAfter ?? (arriveBefore === undefined ? times.now : arriveBefore - DAY);
  return resolveTime(time, isClock ? { ...times, now: from } : times);
}

function clockText(seconds: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    seconds * 1000,
  );
}

function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
