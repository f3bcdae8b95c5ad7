import { describe, expect, test } from 'vitest';
import { type FareFeed, FareWorld } from '../../test/fare-world.ts';
import type { FeedIndex } from '../timetable/index.ts';

const stops = { A: {}, B: {}, C: {}, D: {}, E: {} };
const routes = { M: 'one', N: 'one', O: 'one' };
const products = 'fare_product_id,fare_product_name,amount,currency\n';
const plain = 'leg_group_id,network_id,from_area_id,to_area_id,fare_product_id\n';

function world(tables: FareFeed['tables'], more: Partial<FareFeed> = {}): FareWorld {
  return new FareWorld({ stops, routes, tables, ...more });
}

/** M is in the metro network, N in the night network, O in none. */
const networks = { route_networks: 'network_id,route_id\nmetro,M\nnight,N' };
/** A and B are in the area town, C in airport, D and E in none. */
const areas = { stop_areas: 'area_id,stop_id\ntown,A\ntown,B\nairport,C' };

describe('FA-6 empty fields of a leg rule', () => {
  const rules = [',metro,,,m', ',,,airport,air', ',,,,any'];
  const prices = { fare_products: `${products}m,,2.00,EUR\nair,,9.00,EUR\nany,,1.00,EUR` };
  const without = world({ ...networks, ...areas, ...prices, fare_leg_rules: plain + rules.join('\n') });
  const withPriority = (priorities: readonly string[]) =>
    world({
      ...networks,
      ...areas,
      ...prices,
      fare_leg_rules: `${plain.trim()},rule_priority\n${rules.map((rule, i) => `${rule},${priorities[i]}`).join('\n')}`,
    });

  test('FA-6 without the column they stand for all values that no row names', () => {
    expect(without.describe(without.ride('N', 'A B', '8:00', '8:10'))).toBe('100 EUR: any[0]');
    expect(without.describe(without.ride('O', 'D E', '8:00', '8:10'))).toBe('100 EUR: any[0]');
    expect(without.describe(without.ride('M', 'A B', '8:00', '8:10'))).toBe('200 EUR: m[0]');
    expect(without.describe(without.ride('O', 'A C', '8:00', '8:10'))).toBe('900 EUR: air[0]');
    // Rows name the metro and the airport, so no row matches both.
    expect(without.describe(without.ride('M', 'A C', '8:00', '8:10'))).toBe('unknown');
  });

  test('FA-6 with the column, even a blank one, they stand for any value', () => {
    const blank = withPriority(['', '', '']);
    for (const ride of [blank.ride('M', 'A C', '8:00', '8:10'), blank.ride('O', 'D E', '8:00', '8:10')])
      expect(blank.describe(ride)).toBe('100 EUR: any[0]');
  });

  test('FA-6 the highest priority wins, blank is 0', () => {
    const w = withPriority(['1', '2', '']);
    expect(w.describe(w.ride('M', 'A C', '8:00', '8:10'))).toBe('900 EUR: air[0]');
    expect(w.describe(w.ride('M', 'A B', '8:00', '8:10'))).toBe('200 EUR: m[0]');
    expect(w.describe(w.ride('O', 'A B', '8:00', '8:10'))).toBe('100 EUR: any[0]');
    // With different priorities the higher one applies even if it is dearer; with equal ones the rider chooses.
    const equal = withPriority(['1', '1', '']);
    expect(equal.describe(equal.ride('M', 'A C', '8:00', '8:10'))).toBe('200 EUR: m[0]');
  });
});

describe('FA-7 timeframes', () => {
  const tables = {
    fare_products: `${products}peak,,3.00,EUR\noff,,2.00,EUR`,
    timeframes:
      'timeframe_group_id,start_time,end_time,service_id\npeak,7:00:00,9:00:00,monday\noff,,7:00:00,monday\noff,9:00:00,,monday\noff,,,tuesday\nodd,22:00:00,26:00:00,monday',
    fare_leg_rules:
      'fare_product_id,from_timeframe_group_id,to_timeframe_group_id\npeak,peak,\noff,off,\noff,odd,\npeak,,tuesday',
  };
  const w = world(tables, { services: { monday: ['2026-03-02'], tuesday: ['2026-03-03'] } });
  const at = (departure: string, zone = 'UTC') =>
    w.describe(w.ride('M', 'A B', departure, departure, { departureZone: zone }));

  test('FA-7 the start belongs to a timeframe, the end does not', () => {
    expect(at('6:59')).toBe('200 EUR: off[0]');
    expect(at('7:00')).toBe('300 EUR: peak[0]');
    expect(at('8:59')).toBe('300 EUR: peak[0]');
    expect(at('9:00')).toBe('200 EUR: off[0]');
  });

  test('FA-7 the day is that of the calendar, also for a trip of the previous service day', () => {
    expect(at('23:59')).toBe('200 EUR: off[0]');
    expect(at('31:30')).toBe('200 EUR: off[0]');
    // Wednesday morning: no timeframe has the day.
    expect(at('48:30')).toBe('unknown');
  });

  test('FA-7 the clock is that of the time zone of the stop', () => {
    const instant = w.ride('M', 'A B', '8:00', '8:20');
    expect(w.describe(instant)).toBe('300 EUR: peak[0]');
    expect(w.describe({ ...instant, departureZone: 'Asia/Tokyo' })).toBe('200 EUR: off[0]');
  });

  test('FA-7 a row with a time past 24:00 is dropped', () => {
    const odd = world(
      { ...tables, fare_leg_rules: 'fare_product_id,from_timeframe_group_id\noff,odd' },
      { services: { monday: ['2026-03-02'] } },
    );
    expect(odd.describe(odd.ride('M', 'A B', '23:00', '23:10'))).toBe('unknown');
  });

  test('FA-7 the end of a leg has its own timeframe', () => {
    const ends = world(
      { ...tables, fare_leg_rules: 'fare_product_id,to_timeframe_group_id\npeak,peak\noff,off' },
      { services: { monday: ['2026-03-02'], tuesday: ['2026-03-03'] } },
    );
    expect(ends.describe(ends.ride('M', 'A B', '6:50', '7:10'))).toBe('300 EUR: peak[0]');
    expect(ends.describe(ends.ride('M', 'A B', '8:50', '9:00'))).toBe('200 EUR: off[0]');
  });
});

describe('FA-10 areas, media, riders', () => {
  test('FA-10 the areas of a station cover its platforms without areas of their own', () => {
    const w = world(
      {
        stop_areas: 'area_id,stop_id\ncentre,S\nedge,Q',
        fare_products: `${products}c,,1.00,EUR\ne,,2.00,EUR`,
        fare_leg_rules: `${plain},,centre,,c\n,,edge,,e`,
      },
      { stops: { P: { station: 'S' }, Q: { station: 'S' }, Z: {} } },
    );
    expect(w.describe(w.ride('M', 'P Z', '8:00', '8:10'))).toBe('100 EUR: c[0]');
    expect(w.describe(w.ride('M', 'Q Z', '8:00', '8:10'))).toBe('200 EUR: e[0]');
  });

  test('FA-10 the price is that of the default category, never that of another', () => {
    const tables = (categories: string) => ({
      fare_products:
        'fare_product_id,rider_category_id,fare_media_id,amount,currency\ns,adult,,2.00,EUR\ns,child,,1.00,EUR',
      rider_categories: `rider_category_id,rider_category_name,is_default_fare_category\n${categories}`,
      fare_leg_rules: 'fare_product_id\ns',
    });
    const w = world(tables('adult,Adult,1\nchild,Child,0'));
    expect(w.price(w.ride('M', 'A B', '8:00', '8:10'))?.tickets).toMatchObject([
      { money: { minor: 200 }, riderCategory: 'adult' },
    ]);
    const none = world(tables('adult,Adult,\nchild,Child,'));
    expect(none.describe(none.ride('M', 'A B', '8:00', '8:10'))).toBe('unknown');
  });

  test('FA-10 the cheapest medium is used, if possible one medium for the whole journey', () => {
    const w = world({
      ...networks,
      fare_media: 'fare_media_id,fare_media_name,fare_media_type\ncard,City card,2\ncash,,0',
      fare_products:
        'fare_product_id,fare_media_id,amount,currency\nm,card,2.00,EUR\nm,cash,2.50,EUR\nn,cash,1.00,EUR\nn,card,3.00,EUR',
      fare_leg_rules: `${plain},metro,,,m\n,night,,,n`,
    });
    const [metro, night] = [w.ride('M', 'A B', '8:00', '8:10'), w.ride('N', 'B C', '8:20', '8:30')];
    expect(w.price(metro)?.tickets).toMatchObject([{ money: { minor: 200 }, medium: 'City card' }]);
    expect(w.describe(night)).toBe('100 EUR: n[0]');
    expect(w.describe(metro, night)).toBe('350 EUR: m[0] n[1]');
  });
});

test('FA-1 of two versions in a feed the second is used, separately for each feed', () => {
  const first = { fare_attributes: 'fare_id,price,currency_type,payment_method,transfers\nold,7.00,EUR,0,0' };
  const second = { fare_products: `${products}new,,1.00,EUR`, fare_leg_rules: 'fare_product_id\nnew' };
  const w = new FareWorld({ stops, routes, tables: { ...first, ...second } }, { stops, routes, tables: first });
  expect(w.describe(w.ride('M', 'A B', '8:00', '8:10'))).toBe('100 EUR: new[0]');
  expect(
    w.describe(w.ride('M', 'A B', '8:00', '8:10'), w.ride('M', 'A B', '9:00', '9:10', { feed: 1 as FeedIndex })),
  ).toBe('800 EUR: new[0] old[1]');
  // An incomplete version 2 does not count.
  const half = world({ ...first, fare_products: second.fare_products });
  expect(half.describe(half.ride('M', 'A B', '8:00', '8:10'))).toBe('700 EUR: old[0]');
});

test('FA-11 a leg without a matching rule, or without a price of its product, is unknown', () => {
  const w = world({
    ...networks,
    fare_products: `${products}m,,2.00,EUR`,
    fare_leg_rules: `${plain},metro,,,m\n,night,,,x`,
  });
  const [metro, night, other] = ['M', 'N', 'O'].map((route) => w.ride(route, 'A B', '8:00', '8:10'));
  expect(w.describe(metro as never)).toBe('200 EUR: m[0]');
  expect(w.describe(night as never)).toBe('unknown');
  expect(w.describe(other as never)).toBe('unknown');
  expect(w.describe(metro as never, other as never)).toBe('unknown');
});
