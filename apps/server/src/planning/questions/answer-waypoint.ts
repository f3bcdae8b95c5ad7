import type { Locale } from '@tripwright/core/text';
import { type Planner, waypointTrip, waypointTripInRegions } from '@tripwright/planner';
import { encodeRouting, type Problem } from '@tripwright/wire/rest-v1';
import type { Question, QuestionAnswer } from './question.ts';
import { answered, isRefusal, refused, regionOf } from './refusals.ts';

const NAMES = { start: 'start', end: 'end', service: 'serviceTripID' } as const;

/** `/v1/waypoint.json`. */
export function answerWaypoint(
  planner: Planner,
  { query, now }: Extract<Question, { kind: 'waypoint' }>,
  locale: Locale,
  signal: { readonly aborted: boolean } | undefined,
): QuestionAnswer {
  const asked = { ...query, now, locale, ...(signal && { signal }) };
  const found = query.region === undefined ? waypointTripInRegions(planner, asked) : undefined;
  const code = found?.region ?? query.region ?? '';
  const region = regionOf(planner, code, 'live', locale, 'segments[0].region');
  if (isRefusal(region)) return region;
  const outcome = found?.outcome ?? waypointTrip(region, asked);
  switch (outcome.kind) {
    case 'trip': {
      const regions = new Map(planner.regions().map((each) => [each.code, each]));
      const context = { locale, unit: 'metric', regions, advisories: [], explain: false } as const;
      return answered(encodeRouting(outcome.outcome, context));
    }
    case 'impossible': {
      const { request } = query;
      const regions = new Map(planner.regions().map((each) => [each.code, each]));
      const empty = { request, regions: [code], groups: [], outcomes: [], empty: outcome.empty, advisories: [] };
      return answered(encodeRouting(empty, { locale, unit: 'metric', regions, advisories: [], explain: false }));
    }
    case 'unknown': {
      const name = `segments[${outcome.segment}].${NAMES[outcome.what]}`;
      const reason = `is not known in the region ${code}, or not in this order`;
      return refused([{ name, kind: 'invalid', reason } satisfies Problem]);
    }
    default:
      return outcome satisfies never;
  }
}
