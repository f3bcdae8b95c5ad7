import { type Money, parseMoney } from '../base/index.ts';
import type { TextRow } from '../timetable/build/index.ts';
import { cell, countCell, type FareSource } from './fare-source.ts';
import type { SectionWriter } from './section-writer.ts';

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

/** Version 1. A fare whose price, agency or number of transfers cannot be read is left out: unknown, not free (FA-11). */
export function buildZoneFares(sources: readonly FareSource[], writer: SectionWriter): void {
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
  writer.int('fareFeed', fares, (fare) => fare.source.index);
  writer.int('fareId', fares, (fare) => fare.source.text(fare.id));
  writer.large('fareMinor', fares, (fare) => fare.money.minor);
  writer.int('fareCurrency', fares, (fare) => fare.source.text(fare.money.currency));
  writer.int('fareAgency', fares, (fare) => fare.agency);
  writer.int('fareTransfers', fares, (fare) => fare.transfers);
  writer.int('fareSeconds', fares, (fare) => fare.seconds);
  writer.int('fareScoped', fares, (fare) => (fare.scoped ? 1 : 0));
  writer.int('scopeFare', scopes, (scope) => scope.fare);
  writer.int('scopeOrigin', scopes, (scope) => scope.origin);
  writer.int('scopeDestination', scopes, (scope) => scope.destination);
  writer.lists(
    'scopeZone',
    scopes.map((scope) => scope.zones),
  );
  writer.lists(
    'scopeRoute',
    scopes.map((scope) => [...scope.routes].sort((a, b) => a - b)),
  );
}

function readFare(source: FareSource, row: TextRow, scoped: boolean): FareRow | undefined {
  const { feed, firstAgency } = source;
  const money = parseMoney(cell(row, 'price'), cell(row, 'currency_type'));
  const written = cell(row, 'agency_id');
  // A fare without an agency is the only agency's (FM-2), else anybody's.
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
    // Empty means as many as one likes (FA-3)
    transfers: transfers === '' ? -1 : Number(transfers),
    seconds: countCell(row, 'transfer_duration') ?? -1,
    scoped,
  };
}

/**
 * Rows of one fare that agree in route, origin and destination list the zones of one journey (FA-4); what then differs in the
 * route alone is one scope with several routes, so that one ticket may be used on all of them.
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
    // A rule for a route that the feed does not have is good for nothing.
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
