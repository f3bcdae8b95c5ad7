import { type JourneyWorld, planJourneys } from '@tripwright/core/engine/journey';
import type { ItineraryGroup, PlanRequest } from '@tripwright/core/model';
import { judgeAnswer, type TasteFinding } from './judge-answer.ts';

/** An answer and what is silly in it. */
export interface JudgedRequest {
  readonly groups: readonly ItineraryGroup[];
  readonly findings: readonly TasteFinding[];
}

/** Answers a request and judges it beside the answers to each of its modes alone, and beside walking the whole way. */
export function judgeRequest(world: JourneyWorld, request: PlanRequest): JudgedRequest {
  const now = request.when.departAfter ?? request.when.arriveBefore ?? 0;
  const groupsBy = (modes: readonly string[], allModes: boolean): readonly ItineraryGroup[] =>
    planJourneys(world, { ...request, modes, allModes }, { signal: undefined, now }).groups;
  const groups = groupsBy(request.modes, request.allModes);
  if (groups.length === 0) return { groups, findings: [] };
  const alone = request.modes.length < 2 ? [] : request.modes.flatMap((mode) => groupsBy([mode], false));
  const walk = groupsBy([request.wheelchair ? 'wa_whe' : 'wa_wal'], false)[0]?.itineraries[0]?.itinerary;
  const walkSeconds = walk && walk.arrival - walk.departure;
  return { groups, findings: judgeAnswer({ groups, alone, walkSeconds }) };
}
