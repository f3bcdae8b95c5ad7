import type { LiveFacts, RegionInfo } from '@tripwright/core/model';
import type { RegionAlert } from '@tripwright/planner';
import { type Connection, type PageArguments, pageOf } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { loadersOf } from '../loaders.ts';
import type { AlertSource } from '../sources.ts';

const STANDARD_PAGE = 20;

/** The alerts of a region that are about something, as a page. */
export async function alertsAbout(
  region: RegionInfo,
  isAbout: (alert: RegionAlert) => boolean,
  page: PageArguments,
  context: GraphqlContext,
): Promise<Connection<AlertSource>> {
  const alerts = await loadersOf(context).alerts.load(region);
  const sources = alerts
    .filter(isAbout)
    .map(({ alert }): AlertSource => ({ region, fact: alert, locale: context.locale }));
  return pageOf(sources, 'Alert', ({ fact }) => fact.id, page, STANDARD_PAGE);
}

/** An alert by its id; null where it is in no source any more. */
export async function findAlert(region: RegionInfo, id: string, context: GraphqlContext): Promise<AlertSource | null> {
  const alerts = await loadersOf(context).alerts.load(region);
  const found = alerts.find(({ alert }) => alert.id === id);
  return found === undefined ? null : { region, fact: found.alert, locale: context.locale };
}

/** The alerts of an answer that a part of it names. */
export function namedAlerts(
  region: RegionInfo,
  live: Pick<LiveFacts, 'alerts'> | undefined,
  ids: readonly string[] | undefined,
  locale: AlertSource['locale'],
): readonly AlertSource[] {
  if (live === undefined || ids === undefined) return [];
  return live.alerts.filter(({ id }) => ids.includes(id)).map((fact) => ({ region, fact, locale }));
}
