import type { PlanRequest } from '@tripwright/core/model';
import type { Planner } from '@tripwright/planner';
import { parseRouting } from '@tripwright/wire/rest-v1';
import { resolveRequest, type TripRequest, toQuery } from '../request/index.ts';
import { SourceProblem } from '../source/index.ts';
import { plannerSource } from './planner-source.ts';

/**
 * The request of a trip file as a planner takes it, for programs that plan it more than once.
 * @param planner finds the places
 * @param now Unix seconds, for relative times
 * @throws SourceProblem where a place is not known, or a parameter cannot be read
 */
export async function planRequestOf(planner: Planner, request: TripRequest, now: number): Promise<PlanRequest> {
  const source = plannerSource(planner, { locale: 'en', now: () => now });
  const { request: resolved } = await resolveRequest(request, {
    find: (place) => source.find(place),
    zoneAt: (place) => source.zoneAt(place),
    now,
  });
  const parsed = parseRouting(toQuery(resolved), { now, knowsStop: planner.knowsStop });
  if (parsed.ok) return parsed.value.request;
  throw new SourceProblem('bad-request', parsed.problems.map(({ name, reason }) => `${name}: ${reason}`).join('; '));
}
