import type { EmptyReason } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { Locale } from '@tripwright/core/text';
import { type Planner, reachedAreas, reachOf, travelTimes } from '@tripwright/planner';
import {
  encodeReachAreas,
  encodeReachStops,
  encodeReachTimes,
  type ReachAreasQuery,
  type ReachContext,
  type ReachQuery,
  type ReachStopsQuery,
  type ReachTimesQuery,
} from '@tripwright/wire/rest-v1';
import type { QuestionAnswer } from './question.ts';
import { answered, isRefusal, unknownRegion } from './refusals.ts';

type Signal = { readonly aborted: boolean } | undefined;

/** `/v1/reach/stops.json` */
export function answerReachStops(
  planner: Planner,
  query: ReachStopsQuery,
  locale: Locale,
  signal: Signal,
): QuestionAnswer {
  return inRegion(planner, query, locale, (region, context) => {
    if (region === undefined) return encodeReachStops([], undefined, context);
    const found = reachOf(region, query.request, query.within, signal);
    return found.kind === 'none'
      ? encodeReachStops([], undefined, because(REASONS[found.reason], context))
      : encodeReachStops(found.stops, found.snapshot, context);
  });
}

/** `/v1/reach/areas.json` */
export function answerReachAreas(
  planner: Planner,
  query: ReachAreasQuery,
  locale: Locale,
  signal: Signal,
): QuestionAnswer {
  const { limits } = query;
  return inRegion(planner, query, locale, (region, context) => {
    if (region === undefined) return encodeReachAreas(limits, undefined, 0, context);
    const found = reachedAreas(region, query.request, limits, signal);
    return found.kind === 'none'
      ? encodeReachAreas(limits, undefined, 0, because(REASONS[found.reason], context))
      : encodeReachAreas(limits, found.areas, found.metres, context);
  });
}

/** `/v1/reach/times.json` */
export function answerReachTimes(
  planner: Planner,
  query: ReachTimesQuery,
  locale: Locale,
  signal: Signal,
): QuestionAnswer {
  const { request, to, within } = query;
  return inRegion(planner, query, locale, (region, context) => {
    const times = region === undefined ? to.map(() => undefined) : travelTimes(region, request, to, within, signal);
    return encodeReachTimes(times, context);
  });
}

const REASONS: Readonly<Record<'off-network' | 'no-stop' | 'no-modes', EmptyReason>> = {
  'off-network': 'off-network-from',
  'no-stop': 'no-stop-from',
  'no-modes': 'no-modes',
};

/** Answers in the region that a query names, else in the first one that has its place; outside all of them with the reason. */
function inRegion(
  planner: Planner,
  { region: asked, request, advisories }: ReachQuery,
  locale: Locale,
  answer: (region: Region | undefined, context: ReachContext) => unknown,
): QuestionAnswer {
  const code = asked ?? planner.regionAt(request.from)?.code;
  const at = request.when.departAfter ?? request.when.arriveBefore ?? 0;
  if (code === undefined)
    return answered(
      answer(undefined, because('outside-from', { locale, region: undefined, at, empty: undefined, advisories })),
    );
  const region = planner.region(code, request.realtime ?? 'live') ?? unknownRegion(planner, code, locale);
  if (isRefusal(region)) return region;
  return answered(answer(region, { locale, region: code, at, empty: undefined, advisories }));
}

function because(reason: EmptyReason, context: ReachContext): ReachContext {
  return { ...context, empty: { reason, values: {} } };
}
