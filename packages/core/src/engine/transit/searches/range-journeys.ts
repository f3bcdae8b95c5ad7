import { after } from '../../../storage/index.ts';
import { departureTime, type LaneIndex, type StopIndex } from '../../../timetable/index.ts';
import { readJourney } from '../journeys/read-journey.ts';
import type { RangeQuery } from '../query/range-query.ts';
import { SearchLimits } from '../query/search-limits.ts';
import type { TransitAnswer, TransitJourney } from '../query/transit-query.ts';
import { firstRunNotBefore } from '../raptor/first-run-not-before.ts';
import { type Labels, NEVER } from '../raptor/labels.ts';
import { raptor, runRounds, seedStop } from '../raptor/raptor.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';
import { DEFAULT_HORIZON, type SearchContext, secondsAt } from '../raptor/search-context.ts';
import { paretoJourneys } from './pareto-journeys.ts';

/**
 * The Pareto set of departure, arrival and boardings over journeys that depart within the window, by departure. Journeys that depart after the
 * window dominate too, so that no answer depends on the window's end (IT-1, IT-8). Everything happens within `horizon` after the end of the
 * window. A walk alone is returned once, starting at `instant`; rides that take no less time than walking are left out (IT-13). With `arriveBy`
 * all this is mirrored: arrivals within the window, compared also with those before it.
 *
 * A profile search with self-pruning rounds (rRAPTOR; Delling, Pajor, Werneck 2012, section 4.2): departures are tried from the last to the first,
 * and a label counts only if it is earlier than all labels of later departures with as few boardings. The bests are kept per number of boardings,
 * so no journey has more boardings than necessary (IT-2). A journey found departs exactly when its search does, so no search back is needed.
 */
export function rangeJourneys(context: SearchContext, query: RangeQuery): TransitAnswer {
  const horizon = query.window + (query.horizon ?? DEFAULT_HORIZON);
  const limits = new SearchLimits(query);
  const walk = paretoJourneys(context, { ...query, horizon, maxBoardings: 0 }, limits);
  const onFoot = walk.journeys[0];
  const walkSeconds = onFoot === undefined ? NEVER : onFoot.arrival - onFoot.departure;
  const { call } = context.prepare({ ...query, horizon, ridesOnly: true }, limits);
  const labels = context.rangeLabels(call.maxBoardings);

  // Departures after the window, with which those within it are compared.
  let complete = raptor({ ...call, start: call.start + query.window + 1 }, labels);
  const departures = departuresWithin(call, labels, query.window);
  const found: TransitJourney[] = [];
  for (let i = 0; i < departures.length && complete; ) {
    const start = departures[i]!.start;
    labels.forgetRounds();
    labels.cutoff = call.cutoff;
    labels.beginRound(0);
    for (; departures[i]?.start === start; i++) {
      const { stop, ready, origin } = departures[i]!;
      seedStop(call, labels, stop, ready, origin);
    }
    const before = labels.target.slice();
    complete = runRounds(call, labels);
    const finished = complete ? call.maxBoardings : labels.round - 1;
    for (let round = 1; round <= finished; round++) {
      const end = labels.target[round]!;
      if (end >= before[round]! || end - start >= walkSeconds) continue;
      found.push(readJourney(call, labels, round, (stop) => secondsAt(call.origins, stop)));
    }
  }
  const { visited } = labels;
  labels.reset();
  found.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  return { journeys: [...walk.journeys, ...found], complete, visited };
}

interface Departure {
  /** The time at which the rider leaves the origin. */
  readonly start: number;
  readonly stop: StopIndex;
  /** The time at which the vehicle leaves. */
  readonly ready: number;
  readonly origin: StopIndex;
}

/**
 * Every departure that riders who leave the origin within the window can just catch, the last first.
 * @param labels seeded after the window
 */
function departuresWithin(call: RaptorCall, labels: Labels, seconds: number): Departure[] {
  const { window, allowedPatterns } = call;
  const { stopFirstLane, stopBoardings, lanePattern, laneFirstRun } = window;
  const seededAt = call.start + seconds + 1;
  const seeded = labels.round === 0 ? labels.readyCount : labels.readyStart[1]!;
  const found: Departure[] = [];
  for (let i = 0; i < seeded; i++) {
    const stop = labels.readyList[i] as StopIndex; // unless it is a transfer point
    if (stop >= window.timetable.stopCount) continue;
    const access = labels.ready[stop]! - seededAt;
    const [first, last] = [call.start + access, call.start + access + seconds];
    const moments = new Set<number>();
    for (let at = stopFirstLane[stop]!; at < stopFirstLane[after(stop)]!; at++) {
      const lane = stopBoardings[2 * at] as LaneIndex;
      if (allowedPatterns !== undefined && allowedPatterns[lanePattern[lane]!] !== 1) continue;
      const position = stopBoardings[2 * at + 1]!;
      for (let run = firstRunNotBefore(window, lane, position, first); run < laneFirstRun[after(lane)]!; run++) {
        const departure = departureTime(window, run, position);
        if (departure > last) break;
        moments.add(departure);
      }
    }
    for (const ready of moments)
      found.push({ start: ready - access, stop, ready, origin: labels.readyFrom[stop] as StopIndex });
  }
  return found.sort((a, b) => b.start - a.start || a.stop - b.stop);
}
