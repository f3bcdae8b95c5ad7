import { type Money, parseMoney } from '../../base/index.ts';
import { type Sections, writeColumns } from '../../storage/index.ts';
import type { TextRow } from '../../timetable/build/index.ts';
import { ZONE_FARE_COLUMNS } from '../fare-columns.ts';
import { flattenLists } from '../flat-lists.ts';
import { cell, countCell, type FareSource } from './fare-source.ts';

interface FareRow {
  readonly source: FareSource;
  readonly id: string;
  readonly money: Money;
  readonly agency: number;
  readonly transfers: number;
  readonly seconds: number;
  readonly scoped: boolean;
}

interface ScopeRow {
  readonly fare: number;
  readonly origin: number;
  readonly destination: number;
  readonly zones: readonly number[];
  readonly routes: Set<number>;
}

/**
 * The sections of version 1. A fare with an unreadable price, agency or number of transfers is dropped: it is unknown, not free (FA-11).
 * Texts are added to the pool in the order of the columns.
 */
export function buildZoneFares(sources: readonly FareSource[]): Sections {
  const fares: FareRow[] = [];
  const scopes: ScopeRow[] = [];
  for (const source of sources) {
    const rulesOf = Map.groupBy(source.rows('fare_rules.txt'), (row) => cell(row, 'fare_id'));
    const seen = new Set<string>();
    for (const row of source.rows('fare_attributes.txt')) {
      const id = cell(row, 'fare_id');
      const rules = rulesOf.get(id) ?? [];
      const fare = readFare(source, row, rules.length > 0);
      if (fare === undefined || id === '' || seen.has(id)) continue;
      seen.add(id);
      scopes.push(...readScopes(source, rules, fares.length));
      fares.push(fare);
    }
  }
  const zones = flattenLists(scopes.map((scope) => scope.zones));
  const routes = flattenLists(scopes.map((scope) => [...scope.routes].sort((a, b) => a - b)));
  return writeColumns(ZONE_FARE_COLUMNS, {
    fareFeed: Int32Array.from(fares, (fare) => fare.source.index),
    fareId: Int32Array.from(fares, (fare) => fare.source.text(fare.id)),
    fareMinor: Float64Array.from(fares, (fare) => fare.money.minor),
    fareCurrency: Int32Array.from(fares, (fare) => fare.source.text(fare.money.currency)),
    fareAgency: Int32Array.from(fares, (fare) => fare.agency),
    fareTransfers: Int32Array.from(fares, (fare) => fare.transfers),
    fareSeconds: Int32Array.from(fares, (fare) => fare.seconds),
    fareScoped: Int32Array.from(fares, (fare) => (fare.scoped ? 1 : 0)),
    scopeFare: Int32Array.from(scopes, (scope) => scope.fare),
    scopeOrigin: Int32Array.from(scopes, (scope) => scope.origin),
    scopeDestination: Int32Array.from(scopes, (scope) => scope.destination),
    scopeZoneFirst: zones.first,
    scopeZone: zones.values,
    scopeRouteFirst: routes.first,
    scopeRoute: routes.values,
  });
}

function readFare(source: FareSource, row: TextRow, scoped: boolean): FareRow | undefined {
  const { feed, firstAgency } = source;
  const money = parseMoney(cell(row, 'price'), cell(row, 'currency_type'));
  const written = cell(row, 'agency_id');
  // A fare without an agency belongs to the only agency of the feed (FM-2), else to all of them.
  const agency =
    written === '' ? (feed.agencies.length === 1 ? 0 : -1) : feed.agencies.findIndex(({ id }) => id === written);
  const transfers = cell(row, 'transfers');
  if (money === undefined || money.minor < 0 || (written !== '' && agency < 0) || !/^\d?$/.test(transfers)) {
    return undefined;
  }
  return {
    source,
    id: cell(row, 'fare_id'),
    money,
    agency: agency < 0 ? -1 : firstAgency + agency,
    // Empty = no limit (FA-3).
    transfers: transfers === '' ? -1 : Number(transfers),
    seconds: countCell(row, 'transfer_duration') ?? -1,
    scoped,
  };
}

/**
 * Reads the scopes of a fare. Rows with the same route, origin and destination together list the zones of one journey (FA-4). Scopes that
 * differ in the route alone become one scope with several routes, so that a ticket is valid on all of them.
 */
function readScopes(source: FareSource, rules: readonly TextRow[], fare: number): ScopeRow[] {
  const column = (row: TextRow, name: string): string => cell(row, name);
  const together = Map.groupBy(rules, (row) =>
    JSON.stringify([column(row, 'route_id'), column(row, 'origin_id'), column(row, 'destination_id')]),
  );
  const scopes = new Map<string, ScopeRow>();
  for (const rows of together.values()) {
    const first = rows[0] as TextRow;
    const route = column(first, 'route_id');
    const index = route === '' ? -1 : source.routeOf(route);
    // A rule for an unknown route never applies.
    if (route !== '' && index < 0) continue;
    const names = [...new Set(rows.map((row) => column(row, 'contains_id')).filter((zone) => zone !== ''))].sort();
    const [origin, destination] = [column(first, 'origin_id'), column(first, 'destination_id')];
    const key = JSON.stringify([route === '', origin, destination, names]);
    let scope = scopes.get(key);
    if (scope === undefined) {
      scope = {
        fare,
        origin: source.text(origin),
        destination: source.text(destination),
        zones: names.map((zone) => source.text(zone)),
        routes: new Set(),
      };
      scopes.set(key, scope);
    }
    if (index >= 0) scope.routes.add(index);
  }
  return [...scopes.values()];
}
