import type { RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { LiveReads } from '../live-reads.ts';
import { notFromSource } from '../not-from-source.ts';
import { readAlert, type SaidAlert } from './read-live.ts';
import type { RegionBook } from './region-book.ts';
import { answerOf } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** An alert with what it is about, as `alerts/transit.json` lists it. */
interface ListedAlert {
  readonly alert: SaidAlert;
  readonly operators?: readonly string[];
  readonly serviceTripIDs?: readonly string[];
  readonly routeIDs?: readonly string[];
}

/** The alerts of a region. Its vehicles and feeds are in no answer of `/v1`. */
export function remoteLive(
  { client }: Upstream,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): LiveReads {
  return {
    // No answer says that a snapshot has changed before it is asked.
    snapshot: () => null,
    boardVersion: () => 0,
    async alerts(region, { locale, signal }) {
      const query = new URLSearchParams({ region: region.code });
      const asked = client.ask({ path: 'alerts/transit.json', query, region: region.code }, { locale, signal });
      const { alerts } = (await answerOf(asked)) as { readonly alerts: readonly ListedAlert[] };
      if (alerts.length === 0) return [];
      const { lines } = await bookOf(region, locale);
      return alerts.map(({ alert, operators = [], serviceTripIDs: services = [], routeIDs: routes = [] }) => {
        const named = lines.map(({ route }) => route).filter(({ id }) => routes.includes(id));
        const agencies = lines.map(({ route: { agency } }) => agency).filter(({ id }) => operators.includes(id));
        return {
          alert: readAlert(alert, locale),
          ...{ operators, routes, services, modes: [], wholeModes: [] },
          lines: named.map(({ feed, id }) => ({ feed, id })),
          agencies: [...new Map(agencies.map(({ feed, id }) => [JSON.stringify([feed, id]), { feed, id }])).values()],
          runs: services.map((serviceTripId) => ({ serviceTripId })),
        };
      });
    },
    vehicles: () => Promise.reject(notFromSource('where its vehicles are')),
    feeds: () => Promise.reject(notFromSource('which sources of realtime data it has')),
  };
}
