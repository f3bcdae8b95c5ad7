import { type Money, parseMoney } from '../base/index.ts';
import type { TextRow } from '../timetable/build/index.ts';
import { cell, countCell, type FareSource } from './fare-source.ts';
import { parseDayTime } from './parse-day-time.ts';
import type { SectionWriter } from './section-writer.ts';
import { stopAreas } from './stop-areas.ts';

interface Placed<Row = TextRow> {
  readonly source: FareSource;
  readonly row: Row;
}

/** Version 2. Prices for the default rider (FA-10) are kept apart from those of other riders; a row that cannot be read is left out (FA-11). */
export function buildRuleFares(
  sources: readonly FareSource[],
  size: { readonly stops: number; readonly routes: number },
  writer: SectionWriter,
): void {
  const rowsOf = (file: string): Placed[] =>
    sources.flatMap((source) => source.rows(file).map((row) => ({ source, row })));
  const put = (rows: readonly Placed[], columns: Readonly<Record<string, string>>): void => {
    for (const [name, column] of Object.entries(columns)) {
      writer.int(name, rows, ({ source, row }) => source.text(cell(row, column)));
    }
  };

  const legRules = rowsOf('fare_leg_rules.txt').filter(({ row }) => cell(row, 'fare_product_id') !== '');
  writer.int('legRuleFeed', legRules, ({ source }) => source.index);
  put(legRules, {
    legRuleGroup: 'leg_group_id',
    legRuleNetwork: 'network_id',
    legRuleFrom: 'from_area_id',
    legRuleTo: 'to_area_id',
    legRuleFromTimeframe: 'from_timeframe_group_id',
    legRuleToTimeframe: 'to_timeframe_group_id',
    legRuleProduct: 'fare_product_id',
  });
  // The reader of the table writes 0 into blank cells of a column that is there: without the column there is no value (FA-6).
  writer.int('legRulePriority', legRules, ({ row }) =>
    row.has('rule_priority') ? (countCell(row, 'rule_priority') ?? 0) : -1,
  );

  const all = sources.flatMap(readProducts);
  const products = all.filter(({ isReduced }) => !isReduced);
  writer.int('productFeed', products, ({ source }) => source.index);
  put(products, {
    productId: 'fare_product_id',
    productName: 'fare_product_name',
    productMedium: 'fare_media_id',
    productRider: 'rider_category_id',
  });
  writer.int('productMediumName', products, ({ source, mediumName }) => source.text(mediumName));
  writer.large('productMinor', products, ({ money }) => money.minor);
  writer.int('productCurrency', products, ({ source, money }) => source.text(money.currency));

  const reduced = all.filter(({ isReduced }) => isReduced);
  writer.int('reducedFeed', reduced, ({ source }) => source.index);
  put(reduced, {
    reducedId: 'fare_product_id',
    reducedName: 'fare_product_name',
    reducedMedium: 'fare_media_id',
    reducedRider: 'rider_category_id',
  });
  writer.int('reducedMediumName', reduced, ({ source, mediumName }) => source.text(mediumName));
  writer.int('reducedRiderName', reduced, ({ source, riderName }) => source.text(riderName));
  writer.large('reducedMinor', reduced, ({ money }) => money.minor);
  writer.int('reducedCurrency', reduced, ({ source, money }) => source.text(money.currency));

  const joins = rowsOf('fare_leg_join_rules.txt').filter(
    ({ source, row }) => isKnownStop(source, row, 'from_stop_id') && isKnownStop(source, row, 'to_stop_id'),
  );
  writer.int('joinFeed', joins, ({ source }) => source.index);
  put(joins, { joinFromNetwork: 'from_network_id', joinToNetwork: 'to_network_id' });
  writer.int('joinFromStop', joins, ({ source, row }) => source.stopOf(cell(row, 'from_stop_id')));
  writer.int('joinToStop', joins, ({ source, row }) => source.stopOf(cell(row, 'to_stop_id')));

  const transfers = rowsOf('fare_transfer_rules.txt').filter(({ row }) =>
    /^[012]$/.test(cell(row, 'fare_transfer_type')),
  );
  writer.int('transferFeed', transfers, ({ source }) => source.index);
  put(transfers, {
    transferFrom: 'from_leg_group_id',
    transferTo: 'to_leg_group_id',
    transferProduct: 'fare_product_id',
  });
  // -1 and blank: as many as one likes
  writer.int('transferCount', transfers, ({ row }) => countCell(row, 'transfer_count') ?? -1);
  writer.int('transferSeconds', transfers, ({ row }) => countCell(row, 'duration_limit') ?? -1);
  writer.int('transferSecondsType', transfers, ({ row }) => countCell(row, 'duration_limit_type') ?? 0);
  writer.int('transferType', transfers, ({ row }) => countCell(row, 'fare_transfer_type') ?? 0);

  const frames = rowsOf('timeframes.txt').flatMap(({ source, row }) => {
    const start = parseDayTime(cell(row, 'start_time'), 0);
    const end = parseDayTime(cell(row, 'end_time'), 86_400);
    const days = source.daySetOf(cell(row, 'service_id'));
    // A timeframe of a service that does not exist never holds.
    return start === undefined || end === undefined || days < 0 ? [] : [{ source, row, start, end, days }];
  });
  writer.int('timeframeFeed', frames, ({ source }) => source.index);
  put(frames, { timeframeGroup: 'timeframe_group_id' });
  writer.int('timeframeStart', frames, ({ start }) => start);
  writer.int('timeframeEnd', frames, ({ end }) => end);
  writer.int('timeframeDaySet', frames, ({ days }) => days);

  writer.lists('stopArea', stopAreas(sources, size.stops));
  const networks = new Int32Array(size.routes);
  for (const { source, row } of rowsOf('route_networks.txt')) {
    const route = source.routeOf(cell(row, 'route_id'));
    if (route >= 0) networks[route] = source.text(cell(row, 'network_id'));
  }
  writer.int('routeNetwork', [...networks], (network) => network);
}

interface ProductRow extends Placed {
  readonly money: Money;
  readonly mediumName: string;
  readonly riderName: string;
  /** For riders of some other category than the feed's default one. */
  readonly isReduced: boolean;
}

/** Prices for anyone and for the feed's default category, and those for all other ones; the only category is the default one. */
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
