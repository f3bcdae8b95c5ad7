import type { Region } from '@tripwright/core/region';
import type { Locale } from '@tripwright/core/text';
import { liveFactsOf, liveFeedsOf, type Planner, type ServiceOutcome, serviceRun } from '@tripwright/planner';
import { encodeLatest, encodeService, type LatestQuery, type ServiceQuery } from '@tripwright/wire/rest-v1';
import type { QuestionAnswer } from './question.ts';
import { answered, isRefusal, liveMembersOf, refusedName, regionOf } from './refusals.ts';

/** `/v1/service.json` */
export function answerService(planner: Planner, query: ServiceQuery, locale: Locale): QuestionAnswer {
  const region = regionOf(planner, query.region, query.realtime, locale);
  if (isRefusal(region)) return region;
  const { serviceTripId, at, startStop, endStop } = query;
  const outcome = findRun(region, query, locale);
  if (outcome.kind === 'found') {
    const body = encodeService(outcome.service, { locale, liveFeeds: liveFeedsOf(region) });
    return answered({ ...body, ...liveMembersOf(planner, outcome.live, query.region, locale) });
  }
  switch (outcome.what) {
    case 'trip':
      return refusedName('serviceTripID', serviceTripId, 'a service of this region');
    case 'run':
      return refusedName('embarkationDate', String(at), 'within a day of a run of this service');
    case 'start-stop':
      return refusedName('startStopCode', startStop ?? '', 'a stop of this service');
    case 'end-stop':
      return refusedName('endStopCode', endStop ?? '', 'a later stop of this service');
    default:
      return outcome.what satisfies never;
  }
}

/** `/v1/latest.json`. Services that are not known are left out: a client asks for whatever it shows. */
export function answerLatest(planner: Planner, query: LatestQuery, locale: Locale): QuestionAnswer {
  const region = regionOf(planner, query.region, 'live', locale);
  if (isRefusal(region)) return region;
  const services = query.services.flatMap((asked) => {
    const outcome = findRun(region, asked, locale);
    if (outcome.kind !== 'found') return [];
    const { alerts } = liveMembersOf(planner, outcome.live, query.region, locale);
    return [{ ...encodeLatest(outcome.service, asked), ...(alerts !== undefined && { alerts }) }];
  });
  const snapshot = liveMembersOf(planner, region.live && liveFactsOf(region.live), query.region, locale);
  return answered({ services, ...snapshot });
}

function findRun(
  region: Region,
  { serviceTripId, at, startStop, endStop }: Pick<ServiceQuery, 'serviceTripId' | 'at' | 'startStop' | 'endStop'>,
  locale: Locale,
): ServiceOutcome {
  return serviceRun(region, {
    serviceTripId,
    at,
    locale,
    ...(startStop !== undefined && { startStop }),
    ...(endStop !== undefined && { endStop }),
  });
}
