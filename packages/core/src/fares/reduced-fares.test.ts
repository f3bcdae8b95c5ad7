import { describe, expect, test } from 'vitest';
import { FareWorld } from '../../test/fare-world.ts';

const stops = { A: {}, B: {}, C: {} };
const routes = { M: 'one' };
const rules = { fare_leg_rules: 'leg_group_id,fare_product_id\none,m' };
const header = 'fare_product_id,fare_product_name,rider_category_id,amount,currency\n';
const riders = {
  rider_categories:
    'rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nchild,Child,0\nsenior,Senior,0\nfirst,First class,0',
};
const world = (rows: string, more: Record<string, string> = riders) =>
  new FareWorld({ stops, routes, tables: { ...rules, ...more, fare_products: header + rows } });
const prices = (of: FareWorld) => [
  of.describe(of.ride('M', 'A B', '8:00', '8:10')),
  of.describeReduced(of.ride('M', 'A B', '8:00', '8:10')),
];

describe('reduced fares', () => {
  test('of several reductions the smallest applies, with the name of its rider category', () => {
    const all = 'm,Single,adult,2.00,EUR\nm,Single,child,1.00,EUR\nm,Single,senior,1.40,EUR\nm,Single,first,4.00,EUR';
    expect(prices(world(all))).toEqual(['200 EUR: m[0]', '140 EUR: Single (Senior)']);
  });

  test('FA-10 without a concession only the default category counts', () => {
    expect(prices(world('m,Single,adult,2.00,EUR\nm,Single,child,0.10,EUR'))[0]).toBe('200 EUR: m[0]');
  });

  test('without a cheaper price the full price applies', () => {
    expect(prices(world('m,Single,adult,2.00,EUR\nm,Single,first,4.00,EUR'))[1]).toBe('200 EUR: Single');
    expect(prices(world('m,Single,,2.00,EUR', {}))[1]).toBe('200 EUR: Single');
  });

  test('a free ride is a reduction', () => {
    expect(prices(world('m,Single,adult,2.00,EUR\nm,Single,child,0,EUR'))[1]).toBe('0 EUR: Single (Child)');
  });

  test('FA-11 a price that is unknown for adults is unknown', () => {
    expect(prices(world('m,Single,child,1.00,EUR'))).toEqual(['unknown', 'unknown']);
  });

  test('a reduction for one product leaves the prices of other products', () => {
    const tables = {
      ...riders,
      fare_leg_rules: 'leg_group_id,network_id,fare_product_id\none,metro,m\ntwo,,n',
      route_networks: 'network_id,route_id\nmetro,M',
      fare_products: `${header}m,Metro,adult,2.00,EUR\nm,Metro,child,1.00,EUR\nn,Night,adult,3.00,EUR`,
    };
    const two = new FareWorld({ stops, routes: { M: 'one', N: 'one' }, tables });
    const rides = [two.ride('M', 'A B', '8:00', '8:10'), two.ride('N', 'B C', '8:20', '8:30')];
    expect(two.describeReduced(...rides)).toBe('400 EUR: Metro (Child), Night');
  });

  test('artefacts from before there were reduced fares have none', () => {
    const of = world('m,Single,adult,2.00,EUR\nm,Single,child,1.00,EUR', riders);
    expect(of.withoutReductions().priceOf([of.ride('M', 'A B', '8:00', '8:10')], true)?.total[0]?.minor).toBe(200);
  });
});
