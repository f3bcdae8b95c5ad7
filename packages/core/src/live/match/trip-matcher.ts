import { localDay, parseDay } from '../../base/index.ts';
import type { Timetable, TripIndex } from '../../timetable/index.ts';
import type { CallUpdate, TripDescriptor } from '../message/realtime-message.ts';
import type { FeedIds } from './feed-ids.ts';
import { type Headway, headwaysOf } from './headways.ts';
import { runsWithCalls } from './match-calls.ts';
import { daysNear, instantOf, isInCalendar, parseStartTime, tripSpan } from './run-times.ts';
import type { MatchedRun, MatchStep, MissReason, TripMatch } from './trip-match.ts';

const DAY_SECONDS = 86_400;
/** How far from its timetable a run without a start date may be: farther away a run of another day is meant. */
const MOST_HOURS_AWAY = 12;

type Runs = readonly MatchedRun[] | MissReason;

/** What a descriptor says, parsed. */
interface Wanted {
  readonly day: number | undefined;
  readonly start: number | undefined;
  /** The instant by which the service day is chosen where none is given. */
  readonly near: number;
  readonly calls: readonly CallUpdate[];
  /** Whether a copy of the trip is meant: the trip itself need not run on the day. */
  readonly isCopy: boolean;
}

/**
 * Finds the run of the timetable that a message means: by the trip's id; by its id after the declared rules; by route, direction and start;
 * and, where the source allows it, by stops and times. A step that finds two runs refuses both, and no later step is asked.
 */
export class TripMatcher {
  readonly #ids: FeedIds;
  readonly #byCalls: boolean;

  /** @param byCalls whether the last step may be used: it can hit a wrong run where lines repeat one another */
  constructor(ids: FeedIds, byCalls: boolean) {
    this.#ids = ids;
    this.#byCalls = byCalls;
  }

  /**
   * @param calls the stop time updates beside the descriptor, if any
   * @param reference Unix seconds of the message, or of its poll
   */
  match(descriptor: TripDescriptor, calls: readonly CallUpdate[], reference: number): TripMatch {
    const { tripId, routeId, startDate, startTime, relationship } = descriptor;
    if (relationship === 'NEW' || relationship === 'ADDED') return { by: 'new' };
    const day = given(startDate) ? parseDay(startDate) : undefined;
    if (given(startDate) && day === undefined) return missed('bad-date');
    const start = given(startTime) ? parseStartTime(startTime) : undefined;
    if (given(startTime) && start === undefined) return missed('bad-start-time');
    const wanted: Wanted = { day, start, near: reference, calls, isCopy: relationship === 'DUPLICATED' };
    let miss: MissReason = given(tripId) ? 'unknown-trip' : 'no-descriptor';
    for (const [step, runs] of this.#steps(descriptor, wanted)) {
      if (typeof runs === 'string') {
        // The first reason is about the surest step.
        if (miss === 'unknown-trip' || miss === 'no-descriptor') miss = runs;
      } else if (runs.length > 1) return missed('ambiguous');
      else if (runs[0] !== undefined) return { by: step, run: runs[0] };
      else if (miss === 'no-descriptor' && given(routeId)) miss = 'no-such-start';
    }
    return missed(miss);
  }

  /**
   * Matches all updates of a message. A run that several of them would take by stops and times, or that another one names, is left to the surer
   * one: a shuttle whose id is unknown calls where and when the train does that it meets.
   */
  matchAll(
    updates: readonly { readonly trip: TripDescriptor; readonly calls: readonly CallUpdate[] }[],
    reference: number,
  ): TripMatch[] {
    const matches = updates.map(({ trip, calls }) => this.match(trip, calls, reference));
    const claims = new Map<string, number>();
    for (const match of matches) {
      const key = runKey(match);
      if (key !== undefined) claims.set(key, (claims.get(key) ?? 0) + 1);
    }
    return matches.map((match) =>
      match.by === 'calls' && (claims.get(runKey(match) ?? '') ?? 0) > 1 ? missed('taken') : match,
    );
  }

  *#steps(descriptor: TripDescriptor, wanted: Wanted): Generator<readonly [MatchStep, Runs]> {
    const { tripId } = descriptor;
    const ids = this.#ids;
    if (given(tripId)) {
      yield ['id', this.#runsOf(ids.tripsOf(tripId), wanted)];
      yield ['normalised-id', this.#runsOf(ids.tripsLike(tripId), wanted)];
    }
    yield ['start', this.#runsByStart(descriptor, wanted)];
    if (this.#byCalls) yield ['calls', runsWithCalls(ids, wanted.calls, this.#tripsOfRoute(descriptor))];
  }

  /** The run of each of the trips that fits the day and start; where none does, why. */
  #runsOf(trips: readonly TripIndex[], wanted: Wanted): Runs {
    const results = trips.map((trip) => runOf(this.#ids.timetable, trip, wanted));
    const runs = results.filter((result) => typeof result !== 'string');
    return runs.length === 0 ? (results.find((result) => typeof result === 'string') ?? []) : runs;
  }

  #runsByStart(descriptor: TripDescriptor, wanted: Wanted): MatchedRun[] {
    if (wanted.start === undefined) return [];
    const trips = this.#tripsOfRoute(descriptor);
    if (trips === undefined) return [];
    const { timetable } = this.#ids;
    return [...trips].flatMap((trip) => {
      const isAtStart = this.#ids.isFrequencyTrip(trip) || startsAt(timetable, trip, wanted);
      const run = isAtStart ? runOf(timetable, trip, wanted) : 'no-such-start';
      return typeof run === 'string' ? [] : [run];
    });
  }

  /** The trips of the route and direction that a descriptor names; undefined where it names no route. */
  #tripsOfRoute({ routeId, directionId }: TripDescriptor): Set<TripIndex> | undefined {
    if (!given(routeId)) return undefined;
    const { timetable } = this.#ids;
    const trips = this.#ids.routesOf(routeId).flatMap((route) => [...this.#ids.tripsOfRoute(route)]);
    return new Set(
      trips.filter((trip) => {
        const direction = timetable.tripDirection[trip]!;
        return directionId === undefined || direction < 0 || direction === directionId;
      }),
    );
  }
}

/** The run of a trip that is meant, or why there is none. */
function runOf(timetable: Timetable, trip: TripIndex, wanted: Wanted): MatchedRun | MissReason {
  if (wanted.isCopy) return { trip, day: wanted.day ?? localDay(wanted.near, timetable.zoneOfTrip(trip)) };
  const headways = headwaysOf(timetable, trip);
  if (headways.length > 0) return frequencyRunOf(timetable, trip, headways, wanted);
  const day =
    wanted.day === undefined ? nearestDay(timetable, trip, wanted) : dayOn(timetable, trip, wanted.day, wanted);
  return day === undefined ? 'not-running' : { trip, day };
}

/**
 * The service day for a given date. Some feeds give the calendar date of a departure after midnight, where the timetable has 24:10 on the
 * day before; a start time before 24:00 reveals them.
 */
function dayOn(timetable: Timetable, trip: TripIndex, date: number, { start }: Wanted): number | undefined {
  const runs = (day: number): boolean => timetable.runsOn(timetable.tripDaySet[trip]!, day);
  const { first } = tripSpan(timetable, trip);
  const isCalendarDate = first >= DAY_SECONDS && start !== undefined && start === first - DAY_SECONDS;
  if (isCalendarDate && runs(date - 1)) return date - 1;
  return runs(date) ? date : undefined;
}

/** The service day whose run lies nearest: to the first time of the update, else to the instant of the message. */
function nearestDay(timetable: Timetable, trip: TripIndex, { near, calls }: Wanted): number | undefined {
  const event = calls
    .map(({ departure, arrival }) => departure?.time ?? arrival?.time)
    .find((time) => time !== undefined && isInCalendar(time));
  const instant = event ?? near;
  const { first, last } = tripSpan(timetable, trip);
  let best: number | undefined;
  let leastAway = MOST_HOURS_AWAY * 3600;
  for (const day of daysNear(timetable, trip, instant)) {
    const begins = instantOf(timetable, trip, day, first);
    const away = Math.max(begins - instant, instant - (begins + last - first), 0);
    // Of two runs under way at once, the one that started last: it is the less late one.
    if (away > leastAway) continue;
    best = day;
    leastAway = away;
  }
  return best;
}

/** Runs of frequency trips are named by their start; those without exact times may start at any second of their period. */
function frequencyRunOf(
  timetable: Timetable,
  trip: TripIndex,
  headways: readonly Headway[],
  { day, start, near }: Wanted,
): MatchedRun | MissReason {
  if (start === undefined) return 'no-start-time';
  const isStart = headways.some(
    (row) => start >= row.start && start < row.end && (!row.isExact || (start - row.start) % row.seconds === 0),
  );
  if (!isStart) return 'no-such-start';
  const runs = (candidate: number): boolean => timetable.runsOn(timetable.tripDaySet[trip]!, candidate);
  if (day !== undefined) return runs(day) ? { trip, day, start } : 'not-running';
  const today = localDay(near, timetable.zoneOfTrip(trip));
  const away = (candidate: number): number => Math.abs(instantOf(timetable, trip, candidate, start) - near);
  const [nearest] = [today - 1, today, today + 1].filter(runs).sort((a, b) => away(a) - away(b));
  if (nearest === undefined || away(nearest) > MOST_HOURS_AWAY * 3600) return 'not-running';
  return { trip, day: nearest, start };
}

/** Whether a trip starts at the wanted time, in either reading of times past midnight. */
function startsAt(timetable: Timetable, trip: TripIndex, { start }: Wanted): boolean {
  const { first } = tripSpan(timetable, trip);
  return first === start || (first >= DAY_SECONDS && first - DAY_SECONDS === start);
}

/** The same text for matches of the same run; undefined for a match of none. */
export function runKey(match: TripMatch): string | undefined {
  return 'run' in match ? `${match.run.trip} ${match.run.day} ${match.run.start ?? ''}` : undefined;
}

/** Whether a field is there and not empty; feeds write empty texts for fields without a value. */
function given(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function missed(reason: MissReason): TripMatch {
  return { by: 'nothing', reason };
}
