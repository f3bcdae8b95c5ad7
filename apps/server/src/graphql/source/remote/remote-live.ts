import type { RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { VehicleOnMap } from '@tripwright/planner';
import { type DecodedVehicles, transitAlertsResponseSchema, vehiclesResponseSchema } from '@tripwright/wire/rest-v1';
import type { LiveReads } from '../live-reads.ts';
import type { LiveWatch } from './live-watch.ts';
import { readAnswer } from './read-answer.ts';
import { readAlert, readVehicle, type SaidAlert } from './read-live.ts';
import { hexOf } from './read-stop.ts';
import type { RegionBook } from './region-book.ts';
import { answerIfAny, answerOf } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** An alert with what it is about, as `alerts/transit.json` lists it. */
interface ListedAlert {
  readonly alert: SaidAlert;
  readonly operators?: readonly string[];
  readonly serviceTripIDs?: readonly string[];
  readonly routeIDs?: readonly string[];
}

interface ListedAlerts {
  readonly alerts: readonly ListedAlert[];
}

/** As many as the service gives at once. */
const MOST_VEHICLES = '20000';

/** The alerts, vehicles and sources of a region. */
export function remoteLive(
  { client }: Upstream,
  watch: LiveWatch,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): LiveReads {
  return {
    snapshot: (region) => watch.snapshot(region),
    version: (region) => watch.version(region),
    current: (region) => watch.current(region),
    async alerts(region, { locale, signal }) {
      const query = new URLSearchParams({ region: region.code });
      const asked = client.ask({ path: 'alerts/transit.json', query, region: region.code }, { locale, signal });
      const said = await answerOf(asked);
      return readAnswer(transitAlertsResponseSchema, said, async ({ alerts }: ListedAlerts) => {
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
      });
    },
    async vehicles({ code }) {
      const query = new URLSearchParams({ region: code, limit: MOST_VEHICLES });
      const asked = client.ask({ path: 'vehicles.json', query, region: code });
      const said = await answerIfAny(asked, 'where its vehicles are');
      const read = ({ vehicles }: DecodedVehicles): readonly VehicleOnMap[] => vehicles.flatMap(readVehicleOnMap);
      return readAnswer(vehiclesResponseSchema, said, read, true);
    },
    async feeds({ code }) {
      const state = await watch.state(code);
      return (state?.sources ?? []).map(({ kind = '', lastUpdate = 0, ...facts }) => ({
        ...facts,
        kind,
        messageTime: lastUpdate,
      }));
    },
  };
}

function readVehicleOnMap({ run, ...said }: DecodedVehicles['vehicles'][number]): readonly VehicleOnMap[] {
  const vehicle = readVehicle(said);
  if (vehicle === undefined) return [];
  if (run === undefined) return [{ vehicle }];
  const { serviceTripID, serviceDate, runShift = 0, feed, routeID, serviceNumber, mode, serviceDirection } = run;
  return [
    {
      vehicle,
      run: {
        ...(serviceTripID !== undefined && { serviceTripId: serviceTripID }),
        serviceDate,
        shift: runShift,
        route: { feed, id: routeID },
        line: serviceNumber,
        mode,
        color: run.serviceColor === undefined ? '' : `#${hexOf(run.serviceColor)}`,
        headsign: serviceDirection,
        ...(run.delay !== undefined && { delaySeconds: run.delay }),
      },
    },
  ];
}
