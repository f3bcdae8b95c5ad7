import { type Column, readColumns, type Sections, type StringPool } from '../storage/index.ts';
import type { StringIndex } from '../timetable/index.ts';
import {
  FEED_FARE_COLUMNS,
  JOIN_RULE_COLUMNS,
  LEG_RULE_COLUMNS,
  PRODUCT_COLUMNS,
  REDUCED_PRODUCT_COLUMNS,
  TIMEFRAME_COLUMNS,
  TRANSFER_RULE_COLUMNS,
  ZONE_FARE_COLUMNS,
} from './fare-columns.ts';
import {
  type FareJoin,
  type FareLegRule,
  type FareProduct,
  type FareScope,
  type FareTransfer,
  NO_TEXT,
  type RuleFares,
  type Timeframe,
  type ZoneFare,
  type ZoneFares,
} from './fare-tables.ts';
import { listAt } from './flat-lists.ts';

/** The limit of a column, where -1 means none. */
const limit = (value: number): number => (value < 0 ? Number.POSITIVE_INFINITY : value);

/**
 * The fares of every feed, by feed index; undefined where a feed has none.
 * @throws PlannerError `artefact-corrupt` for a missing or misfitting section
 */
export function readFareTables(
  sections: Sections,
  strings: StringPool,
): readonly (ZoneFares | RuleFares | undefined)[] {
  const { feedVersion } = readColumns(FEED_FARE_COLUMNS, sections);
  const zoneFares = readZoneFares(sections, strings);
  const tables = readRuleTables(sections, strings);
  return [...feedVersion].map((version, feed) => {
    if (version === 1) return { version, fares: zoneFares.get(feed) ?? [] };
    if (version !== 2) return undefined;
    const legRules = tables.legRules.get(feed) ?? [];
    const products = tables.products.get(feed) ?? [];
    const reduced = tables.reduced.get(feed) ?? [];
    const named = (column: 'network' | 'from' | 'to'): ReadonlySet<StringIndex> =>
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
      media: [...new Set([NO_TEXT, ...[...products, ...reduced].map(({ medium }) => medium)])],
      joins: tables.joins.get(feed) ?? [],
      transfers: tables.transfers.get(feed) ?? [],
      timeframes: Map.groupBy(tables.timeframes.get(feed) ?? [], ({ group }) => group),
    };
  });
}

function readZoneFares(sections: Sections, strings: StringPool): ReadonlyMap<number, readonly ZoneFare[]> {
  const columns = readColumns(ZONE_FARE_COLUMNS, sections);
  const scopes = groupRows(
    columns.scopeFare,
    (scope): FareScope => ({
      origin: columns.scopeOrigin[scope]!,
      destination: columns.scopeDestination[scope]!,
      zones: listAt(columns.scopeZoneFirst, columns.scopeZone, scope),
      routes: listAt(columns.scopeRouteFirst, columns.scopeRoute, scope),
    }),
  );
  return groupRows(columns.fareFeed, (fare) => ({
    id: strings.get(columns.fareId[fare]!),
    money: { currency: strings.get(columns.fareCurrency[fare]!), minor: columns.fareMinor[fare]! },
    agency: columns.fareAgency[fare]!,
    transfers: limit(columns.fareTransfers[fare]!),
    seconds: limit(columns.fareSeconds[fare]!),
    scopes: columns.fareScoped[fare] === 1 ? (scopes.get(fare) ?? []) : undefined,
  }));
}

interface RuleTables {
  readonly legRules: ReadonlyMap<number, readonly FareLegRule[]>;
  readonly products: ReadonlyMap<number, readonly FareProduct[]>;
  readonly reduced: ReadonlyMap<number, readonly FareProduct[]>;
  readonly joins: ReadonlyMap<number, readonly FareJoin[]>;
  readonly transfers: ReadonlyMap<number, readonly FareTransfer[]>;
  readonly timeframes: ReadonlyMap<number, readonly (Timeframe & { readonly group: StringIndex })[]>;
}

function readRuleTables(sections: Sections, strings: StringPool): RuleTables {
  const legRule = readColumns(LEG_RULE_COLUMNS, sections);
  const join = readColumns(JOIN_RULE_COLUMNS, sections);
  const transfer = readColumns(TRANSFER_RULE_COLUMNS, sections);
  const frame = readColumns(TIMEFRAME_COLUMNS, sections);
  return {
    legRules: groupRows(legRule.legRuleFeed, (rule) => ({
      group: legRule.legRuleGroup[rule]!,
      network: legRule.legRuleNetwork[rule]!,
      from: legRule.legRuleFrom[rule]!,
      to: legRule.legRuleTo[rule]!,
      fromTimeframe: legRule.legRuleFromTimeframe[rule]!,
      toTimeframe: legRule.legRuleToTimeframe[rule]!,
      product: legRule.legRuleProduct[rule]!,
      priority: legRule.legRulePriority[rule]!,
    })),
    products: readProducts(sections, strings),
    // Artefacts from before there were reduced fares lack the table.
    reduced: sections.has('reducedFeed') ? readReducedProducts(sections, strings) : new Map(),
    joins: groupRows(join.joinFeed, (rule) => ({
      fromNetwork: join.joinFromNetwork[rule]!,
      toNetwork: join.joinToNetwork[rule]!,
      fromStop: join.joinFromStop[rule]!,
      toStop: join.joinToStop[rule]!,
    })),
    transfers: groupRows(transfer.transferFeed, (rule) => ({
      from: transfer.transferFrom[rule]!,
      to: transfer.transferTo[rule]!,
      count: limit(transfer.transferCount[rule]!),
      seconds: limit(transfer.transferSeconds[rule]!),
      secondsType: transfer.transferSecondsType[rule]!,
      type: transfer.transferType[rule]!,
      product: transfer.transferProduct[rule]!,
    })),
    timeframes: groupRows(frame.timeframeFeed, (row) => ({
      group: frame.timeframeGroup[row]!,
      start: frame.timeframeStart[row]!,
      end: frame.timeframeEnd[row]!,
      days: frame.timeframeDaySet[row]!,
    })),
  };
}

function readProducts(sections: Sections, strings: StringPool): ReadonlyMap<number, readonly FareProduct[]> {
  const columns = readColumns(PRODUCT_COLUMNS, sections);
  return groupRows(columns.productFeed, (row) => ({
    id: columns.productId[row]!,
    name: columns.productName[row]!,
    money: { currency: strings.get(columns.productCurrency[row]!), minor: columns.productMinor[row]! },
    medium: columns.productMedium[row]!,
    mediumName: columns.productMediumName[row]!,
    riderCategory: columns.productRider[row]!,
    riderName: NO_TEXT,
  }));
}

function readReducedProducts(sections: Sections, strings: StringPool): ReadonlyMap<number, readonly FareProduct[]> {
  const columns = readColumns(REDUCED_PRODUCT_COLUMNS, sections);
  return groupRows(columns.reducedFeed, (row) => ({
    id: columns.reducedId[row]!,
    name: columns.reducedName[row]!,
    money: { currency: strings.get(columns.reducedCurrency[row]!), minor: columns.reducedMinor[row]! },
    medium: columns.reducedMedium[row]!,
    mediumName: columns.reducedMediumName[row]!,
    riderCategory: columns.reducedRider[row]!,
    riderName: columns.reducedRiderName[row]!,
  }));
}

/** Rows by the index that a column holds for them. */
function groupRows<I extends number, Key extends number, Row>(
  keys: Column<I, Key>,
  rowAt: (at: I) => Row,
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (let at = 0 as I; at < keys.length; at++) {
    const group = groups.get(keys[at]);
    if (group === undefined) groups.set(keys[at], [rowAt(at)]);
    else group.push(rowAt(at));
  }
  return groups;
}
