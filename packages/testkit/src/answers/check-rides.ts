import type { FaultReport } from './fault.ts';
import { metresBetween } from './line.ts';
import type { RideBook } from './ride-book.ts';
import type { RoutingRequest } from './routing-request.ts';
import type { WholeSegment, WholeTrip } from './whole-answer.ts';

/** A stop is at most this far from where the feed has it. */
const SAME_PLACE_METRES = 5;

/** Every ride is in the feeds' rows, at the stated stops and times, and uses nothing that the request excludes. */
export function checkRides(
  { at, segments }: WholeTrip,
  request: RoutingRequest,
  book: RideBook,
  fault: FaultReport,
): void {
  segments.forEach((segment, i) => {
    if (segment.type !== 'scheduled') return;
    const where = `${at}.segments[${i}]`;
    const { serviceTripID, stopCode, endStopCode, startTime, endTime, stops, frequency } = segment;
    if (serviceTripID === undefined || stopCode === undefined || endStopCode === undefined) {
      fault('rides', where, 'has no trip or stops');
      return;
    }
    const seatedFrom = segment.isContinuation === true;
    const seatedTo = segments[i + 1]?.isContinuation === true;
    const why = book.whyNot({
      seatedFrom,
      seatedTo,
      serviceTripID,
      stopCode,
      endStopCode,
      startTime,
      endTime,
      stops,
      frequency,
    });
    if (why !== undefined) fault('rides', where, `${serviceTripID} ${why}`);
    for (const [code, spot, isPassed] of [
      [stopCode, segment.from, seatedFrom],
      [endStopCode, segment.to, seatedTo],
    ] as const) {
      const stop = book.stopOf(code);
      if (stop === undefined) fault('rides', where, `${code} is no stop of the feeds`);
      else if (spot === undefined || metresBetween(spot, stop) > SAME_PLACE_METRES)
        fault('rides', where, `${code} is not where the feed has it`);
      if (!isPassed && request.avoidStops?.includes(code) === true)
        fault('avoided', where, `${code} was to be avoided`);
    }
    if (segment.isContinuation === true) checkContinuation(segment, segments[i - 1], where, fault);
    if (request.wheelchair === true && segment.wheelchairAccessible === false)
      fault('wheelchair', where, `${serviceTripID} takes no wheelchairs`);
  });
}

function checkContinuation(
  segment: WholeSegment,
  before: WholeSegment | undefined,
  where: string,
  fault: FaultReport,
): void {
  if (before?.type !== 'scheduled') fault('rides', where, 'goes on from nothing');
  else if (before.serviceTripID === segment.serviceTripID) fault('rides', where, 'goes on as the same trip');
}
