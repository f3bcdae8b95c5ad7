import { type Sections, type StringPool, section } from '../base/index.ts';
import type {
  FareJoin,
  FareLegRule,
  FareProduct,
  FareScope,
  FareTransfer,
  RuleFares,
  Timeframe,
  ZoneFare,
  ZoneFares,
} from './fare-tables.ts';
import { listOf } from './section-writer.ts';

/** Where a column says -1 there is no limit. */
const limit = (value: number): number => (value < 0 ? Number.POSITIVE_INFINITY : value);

/**
 * The fares of every feed, by feed index; undefined where a feed has none.
 * @throws PlannerError `artefact-corrupt` when a section is missing
 */
export function readFareTables(
  sections: Sections,
  strings: StringPool,
): readonly (ZoneFares | RuleFares | undefined)[] {
  const i32 = (name: string): Int32Array => section(sections, name, Int32Array);
  const zoneFares = readZoneFares(sections, strings);
  const tables = readRuleTables(sections, strings);
  return [...i32('feedVersion')].map((version, feed) => {
    if (version === 1) return { version, fares: zoneFares.get(feed) ?? [] };
    if (version !== 2) return undefined;
    const legRules = tables.legRules.get(feed) ?? [];
    const products = tables.products.get(feed) ?? [];
    const reduced = tables.reduced.get(feed) ?? [];
    const named = (column: 'network' | 'from' | 'to'): ReadonlySet<number> =>
      new Set(legRules.map((rule) => rule[column]).filter((id) => id !== 0));
    return {
      version,
      prioritised: legRules.some(({ priority }) => priority >= 0),
      legRulesFrom: Map.groupBy(legRules, ({ from }) => from),
      named: { networks: named('network'), from: named('from'), to: named('to') },
      products: Map.groupBy(products, ({ id }) => id),
      reductions: [...Map.groupBy(reduced, ({ riderCategory }) => riderCategory).values()].map(
        (own) => new Map([...Map.groupBy(products, ({ id }) => id), ...Map.groupBy(own, ({ id }) => id)]),
      ),
      currencies: [...new Set(products.map(({ money }) => money.currency))].sort(),
      media: [...new Set([0, ...[...products, ...reduced].map(({ medium }) => medium)])],
      joins: tables.joins.get(feed) ?? [],
      transfers: tables.transfers.get(feed) ?? [],
      timeframes: Map.groupBy(tables.timeframes.get(feed) ?? [], ({ group }) => group),
    };
  });
}

function readZoneFares(sections: Sections, strings: StringPool): ReadonlyMap<number, readonly ZoneFare[]> {
  const i32 = (name: string): Int32Array => section(sections, name, Int32Array);
  const [fare, origin, destination] = [i32('scopeFare'), i32('scopeOrigin'), i32('scopeDestination')];
  const [firstZone, zone] = [i32('scopeZoneFirst'), i32('scopeZone')];
  const [firstRoute, route] = [i32('scopeRouteFirst'), i32('scopeRoute')];
  const scopes = new Map<number, FareScope[]>();
  for (let at = 0; at < fare.length; at++) {
    const scope: FareScope = {
      origin: origin[at] as number,
      destination: destination[at] as number,
      zones: listOf(firstZone, zone, at),
      routes: listOf(firstRoute, route, at),
    };
    const known = scopes.get(fare[at] as number);
    if (known === undefined) scopes.set(fare[at] as number, [scope]);
    else known.push(scope);
  }
  const minor = section(sections, 'fareMinor', Float64Array);
  const [id, currency, agency] = [i32('fareId'), i32('fareCurrency'), i32('fareAgency')];
  const [transfers, seconds, scoped] = [i32('fareTransfers'), i32('fareSeconds'), i32('fareScoped')];
  return byFeed(i32('fareFeed'), (at) => ({
    id: strings.get(id[at] as number),
    money: { currency: strings.get(currency[at] as number), minor: minor[at] as number },
    agency: agency[at] as number,
    transfers: limit(transfers[at] as number),
    seconds: limit(seconds[at] as number),
    scopes: scoped[at] === 1 ? (scopes.get(at) ?? []) : undefined,
  }));
}

interface RuleTables {
  readonly legRules: ReadonlyMap<number, readonly FareLegRule[]>;
  readonly products: ReadonlyMap<number, readonly FareProduct[]>;
  readonly reduced: ReadonlyMap<number, readonly FareProduct[]>;
  readonly joins: ReadonlyMap<number, readonly FareJoin[]>;
  readonly transfers: ReadonlyMap<number, readonly FareTransfer[]>;
  readonly timeframes: ReadonlyMap<number, readonly (Timeframe & { readonly group: number })[]>;
}

function readRuleTables(sections: Sections, strings: StringPool): RuleTables {
  /** The columns of a table by their names without the table's. */
  const columns = <Name extends string>(table: string, names: readonly Name[]) => {
    const arrays = names.map((name) => section(sections, `${table}${name}`, Int32Array));
    return (name: Name, at: number): number => (arrays[names.indexOf(name)] as Int32Array)[at] as number;
  };
  const feedOf = (table: string): Int32Array => section(sections, `${table}Feed`, Int32Array);

  const leg = columns('legRule', [
    'Group',
    'Network',
    'From',
    'To',
    'FromTimeframe',
    'ToTimeframe',
    'Product',
    'Priority',
  ]);
  const productsOf = (table: 'product' | 'reduced'): ReadonlyMap<number, readonly FareProduct[]> => {
    const product = columns(table, ['Id', 'Name', 'Medium', 'MediumName', 'Rider', 'Currency']);
    const minor = section(sections, `${table}Minor`, Float64Array);
    const riderName = table === 'reduced' ? section(sections, 'reducedRiderName', Int32Array) : undefined;
    return byFeed(feedOf(table), (at) => ({
      id: product('Id', at),
      name: product('Name', at),
      money: { currency: strings.get(product('Currency', at)), minor: minor[at] as number },
      medium: product('Medium', at),
      mediumName: product('MediumName', at),
      riderCategory: product('Rider', at),
      riderName: riderName?.[at] ?? 0,
    }));
  };
  const join = columns('join', ['FromNetwork', 'ToNetwork', 'FromStop', 'ToStop']);
  const transfer = columns('transfer', ['From', 'To', 'Count', 'Seconds', 'SecondsType', 'Type', 'Product']);
  const frame = columns('timeframe', ['Group', 'Start', 'End', 'DaySet']);
  return {
    legRules: byFeed(feedOf('legRule'), (at) => ({
      group: leg('Group', at),
      network: leg('Network', at),
      from: leg('From', at),
      to: leg('To', at),
      fromTimeframe: leg('FromTimeframe', at),
      toTimeframe: leg('ToTimeframe', at),
      product: leg('Product', at),
      priority: leg('Priority', at),
    })),
    products: productsOf('product'),
    // Regions of before know of no reductions.
    reduced: sections.has('reducedFeed') ? productsOf('reduced') : new Map(),
    joins: byFeed(feedOf('join'), (at) => ({
      fromNetwork: join('FromNetwork', at),
      toNetwork: join('ToNetwork', at),
      fromStop: join('FromStop', at),
      toStop: join('ToStop', at),
    })),
    transfers: byFeed(feedOf('transfer'), (at) => ({
      from: transfer('From', at),
      to: transfer('To', at),
      count: limit(transfer('Count', at)),
      seconds: limit(transfer('Seconds', at)),
      secondsType: transfer('SecondsType', at),
      type: transfer('Type', at),
      product: transfer('Product', at),
    })),
    timeframes: byFeed(feedOf('timeframe'), (at) => ({
      group: frame('Group', at),
      start: frame('Start', at),
      end: frame('End', at),
      days: frame('DaySet', at),
    })),
  };
}

/** Rows made from a table's columns, by the feed they belong to. */
function byFeed<Row>(feed: Int32Array, make: (at: number) => Row): ReadonlyMap<number, readonly Row[]> {
  const rows = new Map<number, Row[]>();
  feed.forEach((of, at) => {
    const known = rows.get(of);
    if (known === undefined) rows.set(of, [make(at)]);
    else known.push(make(at));
  });
  return rows;
}
