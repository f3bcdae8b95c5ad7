import type { Locale } from '@tripwright/core/text';
import { findRoute, lineRuns, liveFeedsOf, type Planner } from '@tripwright/planner';
import { encodeServices, type ServicesQuery } from '@tripwright/wire/rest-v1';
import type { QuestionAnswer } from './question.ts';
import { answered, isRefusal, liveMembersOf, refusedName, regionOf } from './refusals.ts';

/** `/v1/services.json` */
export function answerServices(planner: Planner, query: ServicesQuery, locale: Locale): QuestionAnswer {
  const region = regionOf(planner, query.region, query.realtime, locale);
  if (isRefusal(region)) return region;
  const { routeId, operator, feed, serviceDate, direction, pattern, limit, after, includeStops } = query;
  const unknownRoute = (): QuestionAnswer => refusedName('routeID', routeId, 'a route of this region');
  const found = findRoute(region, routeId, { operator, feed });
  if (found === undefined) return unknownRoute();
  const outcome = lineRuns(region, {
    line: { feed: found.route.feed, id: found.route.id },
    ...{ serviceDate, limit, locale },
    ...(direction !== undefined && { direction }),
    ...(pattern !== undefined && { pattern }),
    ...(after !== undefined && { after }),
  });
  if (outcome.kind === 'runs') {
    const { runs, isCut, live } = outcome;
    const body = encodeServices(runs, { locale, liveFeeds: liveFeedsOf(region), includeStops, isCut });
    return answered({ ...body, ...liveMembersOf(planner, live, query.region, locale) });
  }
  switch (outcome.what) {
    case 'line':
      return unknownRoute();
    case 'day':
      return refusedName('serviceDate', serviceDate, 'a day such as 2026-11-02');
    case 'key':
      return refusedName('after', after ?? '', 'the key of a service of this list');
    default:
      return outcome.what satisfies never;
  }
}
