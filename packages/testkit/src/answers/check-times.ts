import type { FaultReport } from './fault.ts';
import { metresBetween } from './line.ts';
import type { RoutingRequest } from './routing-request.ts';
import { endOf, startOf, type WholeTrip } from './whole-answer.ts';

/** Metres within which the segments of one trip meet. */
const NEAR_METRES = 30;
/** Metres between the platforms of a vehicle that turns round while passengers stay seated. */
const TURNING_METRES = 500;
/** Snapping to the network moves an end by at most this (spec 4.2 rule 5). */
const SNAP_METRES = 1000;

/** Times neither run backwards nor leave gaps, places join, and the trip fits the request. */
export function checkTimes({ at, trip, segments }: WholeTrip, request: RoutingRequest, fault: FaultReport): void {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) {
    fault('times', at, 'no segments');
    return;
  }
  if (trip.depart !== first.startTime)
    fault('times', at, `leaves at ${trip.depart}, its first segment at ${first.startTime}`);
  if (trip.arrive !== last.endTime)
    fault('times', at, `arrives at ${trip.arrive}, its last segment at ${last.endTime}`);
  segments.forEach((segment, i) => {
    const where = `${at}.segments[${i}]`;
    if (segment.endTime < segment.startTime) fault('times', where, 'ends before it starts');
    const before = segments[i - 1];
    if (before === undefined) return;
    // the vehicle may wait while passengers stay seated
    const waits = segment.isContinuation === true && segment.startTime > before.endTime;
    if (segment.startTime !== before.endTime && !waits)
      fault('times', where, `starts ${segment.startTime - before.endTime} s after the segment before ends`);
    const [left, reached] = [endOf(before), startOf(segment)];
    if (left === undefined || reached === undefined) {
      fault('places', where, 'has no place');
      return;
    }
    const gap = metresBetween(left, reached);
    // passengers who stay seated are carried to where the vehicle continues
    const most = segment.isContinuation === true ? TURNING_METRES : NEAR_METRES;
    if (gap > most) fault('places', where, `starts ${Math.round(gap)} m from where the segment before ends`);
  });
  const [begin, end] = [startOf(first), endOf(last)];
  if (begin === undefined || metresBetween(begin, request.from) > SNAP_METRES)
    fault('places', at, 'does not start near the origin');
  if (end === undefined || metresBetween(end, request.to) > SNAP_METRES)
    fault('places', at, 'does not end near the destination');
  const { departAfter, arriveBefore } = request;
  // a trip before the requested time is allowed (spec 2.3), one after the latest arrival is not
  if (arriveBefore !== undefined && trip.arrive > arriveBefore)
    fault('window', at, `arrives ${trip.arrive - arriveBefore} s too late`);
  if (departAfter !== undefined && trip.depart < departAfter)
    fault('window', at, `leaves ${departAfter - trip.depart} s too early`);
}
