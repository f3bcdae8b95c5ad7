import type { PlanOutcome } from '@tripwright/core/model';
import { type Locale, phrases } from '@tripwright/core/text';
import { type Planner, type SwapOutcome, swapRide } from '@tripwright/planner';
import { encodeRouting, type RoutingResponse } from '@tripwright/wire/rest-v1';
import type { Question, QuestionAnswer } from './question.ts';
import { answered, refusedName } from './refusals.ts';

type Refusal = Extract<SwapOutcome, { kind: 'refused' }>['reason'];

/** Why there is no such trip, as `advisories` say it. */
const REFUSALS = {
  'no-ride': ['not-a-ride', 'refusal.not-a-ride'],
  'no-vehicle': ['no-other-vehicle', 'refusal.no-other-vehicle'],
  'too-early': ['leaves-too-early', 'refusal.leaves-too-early'],
  gone: ['trip-gone', 'advisory.trip-gone'],
} as const satisfies Record<Refusal, readonly [code: string, phrase: string]>;

/** `/v1/trip/swap/<id>`. Without such a trip `groups` is empty, as in `/v1/trip/<id>`. */
export function answerSwap(
  planner: Planner,
  { query, links, now }: Extract<Question, { kind: 'swap' }>,
  locale: Locale,
  signal: { readonly aborted: boolean } | undefined,
): QuestionAnswer {
  const { trip, routing } = query.trip;
  const [code = ''] = trip.regions;
  const region = planner.region(code, routing.request.realtime ?? 'live');
  if (region === undefined) return refusedName('id', code, 'a region of this server');
  const { request } = routing;
  const swapped = swapRide(region, {
    ...{ trip, request, locale, now, ride: query.ride, to: query.to },
    ...(signal && { signal }),
  });
  const regions = new Map(planner.regions().map((each) => [each.code, each]));
  const context = { ...routing, locale, regions, links };
  if (swapped.kind === 'refused') {
    const [reason, phrase] = REFUSALS[swapped.reason];
    const none: PlanOutcome = { request, regions: [code], groups: [], outcomes: [], empty: undefined, advisories: [] };
    const body = encodeRouting(none, context) as RoutingResponse;
    return answered({ ...body, advisories: [{ code: reason, text: phrases(locale).say(phrase) }] });
  }
  const { outcome, departureChange, arrivalChange, replaced } = swapped;
  return answered({ ...encodeRouting(outcome, context), swap: { departureChange, arrivalChange, replaced } });
}
