import { type Money, parseMoney } from '../../base/index.ts';
import { type ColumnArrays, type Sections, writeColumns } from '../../storage/index.ts';
import type { TextRow } from '../../timetable/build/index.ts';
import {
  AREA_COLUMNS,
  JOIN_RULE_COLUMNS,
  LEG_RULE_COLUMNS,
  PRODUCT_COLUMNS,
  REDUCED_PRODUCT_COLUMNS,
  TIMEFRAME_COLUMNS,
  TRANSFER_RULE_COLUMNS,
} from '../fare-columns.ts';
import { flattenLists } from '../flat-lists.ts';
import { cell, countCell, type FareSource } from './fare-source.ts';
import { parseDayTime } from './parse-day-time.ts';
import { stopAreas } from './stop-areas.ts';

/** A row and its feed. */
interface Placed {
  readonly source: FareSource;
  readonly row: TextRow;
}

/**
 * The sections of version 2. Prices for the default rider (FA-10) and for other riders are two tables; an unreadable row is dropped (FA-11).
 * Texts are added to the pool in the order of the columns.
 */
export function buildRuleFares(
  sources: readonly FareSource[],
  size: { readonly stops: number; readonly routes: number },
): Sections {
  const rowsOf: RowsOf = (file) => sources.flatMap((source) => source.rows(file).map((row) => ({ source, row })));
  const legRules = writeColumns(LEG_RULE_COLUMNS, legRuleColumns(rowsOf));
  const products = sources.flatMap(readProducts);
  const usual = products.filter(({ isReduced }) => !isReduced);
  const reduced = products.filter(({ isReduced }) => isReduced);
  return new Map([
    ...legRules,
    ...writeColumns(PRODUCT_COLUMNS, productColumns(usual)),
    ...writeColumns(REDUCED_PRODUCT_COLUMNS, reducedProductColumns(reduced)),
    ...writeColumns(JOIN_RULE_COLUMNS, joinRuleColumns(rowsOf)),
    ...writeColumns(TRANSFER_RULE_COLUMNS, transferRuleColumns(rowsOf)),
    ...writeColumns(TIMEFRAME_COLUMNS, timeframeColumns(rowsOf)),
    ...writeColumns(AREA_COLUMNS, areaColumns(sources, rowsOf, size)),
  ]);
}

type RowsOf = (file: string) => readonly Placed[];

/** The feed of each row. */
function feeds(rows: readonly Placed[]): Int32Array {
  return Int32Array.from(rows, ({ source }) => source.index);
}

/** A column of texts, as written in a column of the feed's table. */
function texts(rows: readonly Placed[], column: string): Int32Array {
  return Int32Array.from(rows, ({ source, row }) => source.text(cell(row, column)));
}

/** A column of whole numbers; blank and unreadable cells count as `blank`. */
function counts(rows: readonly Placed[], column: string, blank: number): Int32Array {
  return Int32Array.from(rows, ({ row }) => countCell(row, column) ?? blank);
}

function legRuleColumns(rowsOf: RowsOf): ColumnArrays<typeof LEG_RULE_COLUMNS> {
  const rules = rowsOf('fare_leg_rules.txt').filter(({ row }) => cell(row, 'fare_product_id') !== '');
  return {
    legRuleFeed: feeds(rules),
    legRuleGroup: texts(rules, 'leg_group_id'),
    legRuleNetwork: texts(rules, 'network_id'),
    legRuleFrom: texts(rules, 'from_area_id'),
    legRuleTo: texts(rules, 'to_area_id'),
    legRuleFromTimeframe: texts(rules, 'from_timeframe_group_id'),
    legRuleToTimeframe: texts(rules, 'to_timeframe_group_id'),
    legRuleProduct: texts(rules, 'fare_product_id'),
    // A blank cell counts as 0 where the table has the column; without the column there is no priority (FA-6).
    legRulePriority: Int32Array.from(rules, ({ row }) =>
      row.has('rule_priority') ? (countCell(row, 'rule_priority') ?? 0) : -1,
    ),
  };
}

function productColumns(products: readonly ProductRow[]): ColumnArrays<typeof PRODUCT_COLUMNS> {
  return {
    productFeed: feeds(products),
    productId: texts(products, 'fare_product_id'),
    productName: texts(products, 'fare_product_name'),
    productMedium: texts(products, 'fare_media_id'),
    productRider: texts(products, 'rider_category_id'),
    productMediumName: Int32Array.from(products, ({ source, mediumName }) => source.text(mediumName)),
    productMinor: Float64Array.from(products, ({ money }) => money.minor),
    productCurrency: Int32Array.from(products, ({ source, money }) => source.text(money.currency)),
  };
}

function reducedProductColumns(products: readonly ProductRow[]): ColumnArrays<typeof REDUCED_PRODUCT_COLUMNS> {
  return {
    reducedFeed: feeds(products),
    reducedId: texts(products, 'fare_product_id'),
    reducedName: texts(products, 'fare_product_name'),
    reducedMedium: texts(products, 'fare_media_id'),
    reducedRider: texts(products, 'rider_category_id'),
    reducedMediumName: Int32Array.from(products, ({ source, mediumName }) => source.text(mediumName)),
    reducedRiderName: Int32Array.from(products, ({ source, riderName }) => source.text(riderName)),
    reducedMinor: Float64Array.from(products, ({ money }) => money.minor),
    reducedCurrency: Int32Array.from(products, ({ source, money }) => source.text(money.currency)),
  };
}

function joinRuleColumns(rowsOf: RowsOf): ColumnArrays<typeof JOIN_RULE_COLUMNS> {
  const joins = rowsOf('fare_leg_join_rules.txt').filter(
    ({ source, row }) => isKnownStop(source, row, 'from_stop_id') && isKnownStop(source, row, 'to_stop_id'),
  );
  return {
    joinFeed: feeds(joins),
    joinFromNetwork: texts(joins, 'from_network_id'),
    joinToNetwork: texts(joins, 'to_network_id'),
    joinFromStop: Int32Array.from(joins, ({ source, row }) => source.stopOf(cell(row, 'from_stop_id'))),
    joinToStop: Int32Array.from(joins, ({ source, row }) => source.stopOf(cell(row, 'to_stop_id'))),
  };
}

function transferRuleColumns(rowsOf: RowsOf): ColumnArrays<typeof TRANSFER_RULE_COLUMNS> {
  const rules = rowsOf('fare_transfer_rules.txt').filter(({ row }) => /^[012]$/.test(cell(row, 'fare_transfer_type')));
  return {
    transferFeed: feeds(rules),
    transferFrom: texts(rules, 'from_leg_group_id'),
    transferTo: texts(rules, 'to_leg_group_id'),
    transferProduct: texts(rules, 'fare_product_id'),
    // A `transfer_count` of -1 or blank sets no limit.
    transferCount: counts(rules, 'transfer_count', -1),
    transferSeconds: counts(rules, 'duration_limit', -1),
    transferSecondsType: counts(rules, 'duration_limit_type', 0),
    transferType: counts(rules, 'fare_transfer_type', 0),
  };
}

function timeframeColumns(rowsOf: RowsOf): ColumnArrays<typeof TIMEFRAME_COLUMNS> {
  const frames = rowsOf('timeframes.txt').flatMap(({ source, row }) => {
    const start = parseDayTime(cell(row, 'start_time'), 0);
    const end = parseDayTime(cell(row, 'end_time'), 86_400);
    const days = source.daySetOf(cell(row, 'service_id'));
    // A timeframe of an unknown service never holds.
    return start === undefined || end === undefined || days < 0 ? [] : [{ source, row, start, end, days }];
  });
  return {
    timeframeFeed: feeds(frames),
    timeframeGroup: texts(frames, 'timeframe_group_id'),
    timeframeStart: Int32Array.from(frames, ({ start }) => start),
    timeframeEnd: Int32Array.from(frames, ({ end }) => end),
    timeframeDaySet: Int32Array.from(frames, ({ days }) => days),
  };
}

function areaColumns(
  sources: readonly FareSource[],
  rowsOf: RowsOf,
  size: { readonly stops: number; readonly routes: number },
): ColumnArrays<typeof AREA_COLUMNS> {
  const { first, values } = flattenLists(stopAreas(sources, size.stops));
  const routeNetwork = new Int32Array(size.routes);
  for (const { source, row } of rowsOf('route_networks.txt')) {
    const route = source.routeOf(cell(row, 'route_id'));
    if (route >= 0) routeNetwork[route] = source.text(cell(row, 'network_id'));
  }
  return { stopAreaFirst: first, stopArea: values, routeNetwork };
}

interface ProductRow extends Placed {
  readonly money: Money;
  readonly mediumName: string;
  readonly riderName: string;
  /** Whether the price is for a category other than the default one of the feed. */
  readonly isReduced: boolean;
}

/** The readable prices of a feed: for anyone, for its default category, and for other categories. A single category is the default. */
function readProducts(source: FareSource): ProductRow[] {
  const categories = source.rows('rider_categories.txt');
  const marked = categories.filter((row) => cell(row, 'is_default_fare_category') === '1');
  const byDefault = marked.length > 0 ? marked : categories.length === 1 ? categories : [];
  const riders = new Set(['', ...byDefault.map((row) => cell(row, 'rider_category_id'))]);
  const riderNames = new Map(
    categories.map((row) => [cell(row, 'rider_category_id'), cell(row, 'rider_category_name')]),
  );
  const media = new Map(
    source.rows('fare_media.txt').map((row) => [cell(row, 'fare_media_id'), cell(row, 'fare_media_name')]),
  );
  return source.rows('fare_products.txt').flatMap((row) => {
    const money = parseMoney(cell(row, 'amount'), cell(row, 'currency'));
    if (money === undefined) return [];
    const medium = cell(row, 'fare_media_id');
    const name = media.get(medium) ?? '';
    const rider = cell(row, 'rider_category_id');
    const isReduced = !riders.has(rider);
    const known = riderNames.get(rider) ?? '';
    return [
      {
        source,
        row,
        money,
        mediumName: name === '' ? medium : name,
        riderName: known === '' ? rider : known,
        isReduced,
      },
    ];
  });
}

function isKnownStop(source: FareSource, row: TextRow, column: string): boolean {
  const id = cell(row, column);
  return id === '' || source.stopOf(id) >= 0;
}
