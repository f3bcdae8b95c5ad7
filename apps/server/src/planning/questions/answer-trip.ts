import type { Locale } from '@tripwright/core/text';
import { type Planner, reopenTrip } from '@tripwright/planner';
import { encodeRouting, encodeSavedTrip, type RoutingResponse } from '@tripwright/wire/rest-v1';
import type { Question, QuestionAnswer } from './question.ts';
import { answered, refusedName } from './refusals.ts';

/** `/v1/trip/<id>`, `/v1/trip/update/<id>` and `/v1/trip/save/<id>`. */
export function answerTrip(
  planner: Planner,
  { query, links, purpose, now }: Extract<Question, { kind: 'trip' }>,
  locale: Locale,
  signal: { readonly aborted: boolean } | undefined,
): QuestionAnswer {
  const { id, trip, routing, hash } = query;
  const [code = ''] = trip.regions;
  const region = planner.region(code, routing.request.realtime ?? 'live');
  if (region === undefined) return refusedName('id', code, 'a region of this server');
  if (purpose === 'save') return answered(encodeSavedTrip(id, links, region.live !== undefined));
  const { outcome, isSameTrip } = reopenTrip(region, {
    trip,
    request: routing.request,
    locale,
    now,
    ...(signal && { signal }),
  });
  const regions = new Map(planner.regions().map((each) => [each.code, each]));
  const body = encodeRouting(outcome, { ...routing, locale, regions, links }) as RoutingResponse;
  const opened = body.groups[0]?.trips[0];
  if (opened === undefined) return answered(body);
  const { updateURL = '' } = opened;
  if (purpose === 'update' && hash !== undefined && updateURL.endsWith(`hash=${hash}`))
    return { status: 200, text: '' };
  // A trip keeps its identity while its rides are the same, also over a newer timetable.
  const groups = body.groups.map((group) => ({
    ...group,
    trips: group.trips.map((each) => (isSameTrip ? { ...each, id } : each)),
  }));
  return answered({ ...body, groups });
}
