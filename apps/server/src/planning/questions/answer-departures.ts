import type { Locale } from '@tripwright/core/text';
import { boardOf, liveFeedsOf, type Planner } from '@tripwright/planner';
import { type DeparturesQuery, encodeDepartures } from '@tripwright/wire/rest-v1';
import type { QuestionAnswer } from './question.ts';
import { answered, isRefusal, liveMembersOf, refusedName, regionOf } from './refusals.ts';

/** `/v1/departures.json`. A stop that is not known is refused only where no other is: clients keep codes longer than feeds do. */
export function answerDepartures(planner: Planner, query: DeparturesQuery, locale: Locale): QuestionAnswer {
  const region = regionOf(planner, query.region, query.realtime, locale);
  if (isRefusal(region)) return region;
  const { boards, unknown, isCut, live } = boardOf(region, { ...query, locale });
  const [first] = unknown;
  if (boards.length === 0 && first !== undefined)
    return refusedName('embarkationStops', first, 'a stop of this region');
  const { includeStops, show } = query;
  const liveFeeds = liveFeedsOf(region);
  const body = encodeDepartures(boards, {
    region: query.region,
    locale,
    liveFeeds,
    show,
    includeStops,
    hasMore: isCut,
  });
  return answered({ ...body, ...liveMembersOf(planner, live, query.region, locale) });
}
