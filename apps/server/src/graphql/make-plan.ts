import type { PlanRequest as ModelRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { CombineModes, PlanRequest } from './__generated__/resolver-types.ts';
import type { GraphqlContext } from './context.ts';
import { readPlanRequest } from './plan-request.ts';
import type { PlanSource, RefusalSource } from './sources.ts';

/** Plans a request, or refuses it with its problems. */
export async function makePlan(
  input: PlanRequest,
  context: GraphqlContext,
  explain: boolean,
): Promise<PlanSource | RefusalSource> {
  const read = await readPlanRequest(input, context);
  if (read.kind === 'refused') return { locale: read.locale, fields: read.fields };
  const { locale, advisories } = read;
  return search(read.request, { locale, combine: input.combine, advisories, explain }, context);
}

/** Plans again with further stops to avoid, in addition to those of the plan (spec 4.2 rule 8). */
export async function planAround(
  plan: PlanSource,
  stops: readonly string[],
  context: GraphqlContext,
  explain: boolean,
): Promise<PlanSource | RefusalSource> {
  const { request } = plan.outcome;
  const avoidStops = [...new Set([...request.avoidStops, ...stops])];
  if (avoidStops.length > MOST_STOPS) {
    const message = `Holds ${avoidStops.length} codes with those of the plan; expected at most ${MOST_STOPS}.`;
    return { locale: plan.locale, fields: [{ field: 'AVOID_STOPS', value: null, message, suggestions: [] }] };
  }
  const advised = plan.advisories.filter((advisory) => !plan.outcome.advisories.includes(advisory));
  return search({ ...request, avoidStops }, { ...plan, advisories: advised, explain }, context);
}

const MOST_STOPS = 1000;

interface Asked {
  readonly locale: Locale;
  readonly combine: CombineModes;
  /** Whether to explain how the answer comes about. */
  readonly explain: boolean;
  /** Advisories from reading the request. */
  readonly advisories: PlanSource['advisories'];
}

async function search(
  request: ModelRequest,
  { locale, combine, advisories, explain }: Asked,
  context: GraphqlContext,
): Promise<PlanSource> {
  const outcome = await context.source.trips.plan(request, { locale, explain }, context);
  const regions = [...new Set(outcome.regions)].flatMap((code) => context.regions.get(code) ?? []);
  return { outcome, combine, locale, advisories: [...advisories, ...outcome.advisories], regions };
}
