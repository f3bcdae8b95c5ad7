import type { FeedRows } from '@tripwright/core/timetable/build';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { checkGroups } from './check-groups.ts';
import { checkLines } from './check-lines.ts';
import { checkRides } from './check-rides.ts';
import { checkSpeeds } from './check-speeds.ts';
import { checkTexts } from './check-texts.ts';
import { checkTimes } from './check-times.ts';
import { checkVehicles } from './check-vehicles.ts';
import type { Fault, FaultReport } from './fault.ts';
import { createRideBook } from './ride-book.ts';
import type { RoutingRequest } from './routing-request.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Returns the faults of an answer of `/v1/routing.json`; none when a traveller could make every trip in it. */
export type AnswerChecker = (body: RoutingResponse, request: RoutingRequest) => readonly Fault[];

/**
 * Prepares the feeds' rows once, to check many answers as a client receives them. Shares nothing with the planner but the types of the wire:
 * rides are looked up in the rows, lines are measured on the sphere, vehicles are followed from segment to segment.
 * @param feeds named as in the region
 */
export function createAnswerChecker(feeds: readonly FeedRows[]): AnswerChecker {
  const book = createRideBook(feeds);
  return (body, request) => {
    const faults: Fault[] = [];
    const fault: FaultReport = (kind, at, text) => void faults.push({ kind, at, text });
    const answer = wholeAnswer(body, fault);
    for (const trip of answer.groups.flat()) {
      checkTimes(trip, request, fault);
      checkRides(trip, request, book, fault);
      checkLines(trip, fault);
      checkSpeeds(trip, request, fault);
      checkVehicles(trip, book, fault);
      checkTexts(trip, fault);
    }
    checkGroups(answer, request, book, fault);
    return faults;
  };
}
