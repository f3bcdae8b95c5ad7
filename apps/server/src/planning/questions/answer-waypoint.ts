import type { Locale } from '@tripwright/core/text';
import { type Planner, waypointTrip } from '@tripwright/planner';
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
  const [first] = query.segments;
  const place = first === undefined || 'code' in first.start ? undefined : first.start;
  const code = query.region ?? (place && planner.regionAt(place)?.code) ?? planner.regions()[0]?.code ?? '';
  const region = regionOf(planner, code, 'live', locale, 'segments[0].region');
  if (isRefusal(region)) return region;
  const outcome = waypointTrip(region, { ...query, now, locale, ...(signal && { signal }) });
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
