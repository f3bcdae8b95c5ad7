import { describe, expect, test } from 'vitest';
import type { FareRide } from '../../src/fares/index.ts';
import { type FareFeed, FareWorld } from '../../test/fare-world.ts';

const stops = { A: {}, B: {}, C: {}, D: {}, E: {} };
/** Metro lines M and L, night bus N. */
const routes = { M: 'one', L: 'one', N: 'one' };
const base = {
  route_networks: 'network_id,route_id\nmetro,M\nmetro,L\nnight,N',
  fare_products:
    'fare_product_id,amount,currency\nm,3.00,EUR\nn,2.00,EUR\nup,0.50,EUR\nless,-1.00,EUR\nboth,4.00,EUR\nday,9.00,EUR',
  fare_leg_rules: 'leg_group_id,network_id,fare_product_id\nM,metro,m\nN,night,n',
};
const header =
  'from_leg_group_id,to_leg_group_id,transfer_count,duration_limit,duration_limit_type,fare_transfer_type,fare_product_id\n';

function world(rules: string, more: FareFeed['tables'] = {}, parts: Partial<FareFeed> = {}): FareWorld {
  return new FareWorld({ stops, routes, tables: { ...base, fare_transfer_rules: header + rules, ...more }, ...parts });
}

/** Consecutive rides of 20 minutes with 10 minutes between them: `rides(w, 'M N')`. */
function rides(w: FareWorld, lines: string): FareRide[] {
  const clock = (minutes: number): string => `${8 + Math.floor(minutes / 60)}:${minutes % 60}`;
  const ends = ['A B', 'B C', 'C D', 'D E', 'E A'];
  return lines.split(' ').map((line, i) => w.ride(line, ends[i] as string, clock(30 * i), clock(30 * i + 20)));
}

describe('FA-8 sums', () => {
  test.each([
    ['M,N,,,,0,', '300 EUR: m[0 1]', 'A + AB, nothing to pay for AB'],
    ['M,N,,,,0,up', '350 EUR: m[0 1] up[1]', 'A + AB'],
    ['M,N,,,,1,up', '550 EUR: m[0] n[1] up[1]', 'A + AB + B'],
    ['M,N,,,,1,less', '400 EUR: m[0] n[1] less[1]', 'a reward for changing'],
    ['M,N,,,,2,both', '400 EUR: both[0 1]', 'AB'],
    ['N,M,,,,0,', '500 EUR: m[0] n[1]', 'a rule for the other direction is none'],
  ])('FA-8 %s gives %s: %s', (rule, expected) => {
    const w = world(rule);
    expect(w.describe(...rides(w, 'M N'))).toBe(expected);
  });

  test.each([
    ['M,N,,,,0,up\nN,M,,,,0,up', '400 EUR', 'S + BC after A + AB'],
    ['M,N,,,,2,both\nN,M,,,,2,up', '450 EUR', 'S + BC after AB'],
    ['M,N,,,,2,both\nN,M,,,,1,up', '750 EUR', 'S + BC + C'],
    ['M,N,,,,0,up', '650 EUR', 'C alone where no rule joins it'],
  ])('FA-8 three legs, %s: %s (%s)', (rules, total) => {
    const w = world(rules);
    expect(w.describe(...rides(w, 'M N M')).split(':')[0]).toBe(total);
  });

  test('FA-8 the shares of the rides add up to the total', () => {
    const w = world('M,N,,,,1,less');
    const shares = w.price(...rides(w, 'M N M'))?.shares.map((share) => share.map(({ minor }) => minor));
    expect(shares).toEqual([[300], [100], [300]]);
  });

  test('FA-11 a transfer with an unknown price makes the sum unknown', () => {
    const w = world('M,N,,,,0,nothing');
    expect(w.describe(...rides(w, 'M N'))).toBe('unknown');
  });
});

describe('FA-8 limits on the number of transfers and their duration', () => {
  test.each([
    ['M,M,-1,,,0,', '300 EUR: m[0 1 2 3]'],
    ['M,M,2,,,0,', '600 EUR: m[0 1 2] m[3]'],
    ['M,M,1,,,0,', '600 EUR: m[0 1] m[2 3]'],
    ['M,M,1,,,0,\nM,M,3,,,0,up', '400 EUR: m[0 1 2 3] up[2 3] up[3]'],
    ['M,M,1,,,0,\nM,M,-1,,,0,up', '400 EUR: m[0 1 2 3] up[2 3] up[3]'],
  ])('FA-8 %s', (rules, expected) => {
    const w = world(rules);
    expect(w.describe(...rides(w, 'M L M L'))).toBe(expected);
  });

  // Rides leave at 0, 30, 60 min and arrive at 20, 50, 80.
  test.each([
    [0, 80],
    [1, 60],
    [2, 40],
    [3, 60],
  ])('FA-8 duration_limit_type %d measures %d minutes from the first leg to the last', (type, minutes) => {
    const enough = world(`M,M,-1,${minutes * 60},${type},0,`);
    expect(enough.describe(...rides(enough, 'M L M'))).toBe('300 EUR: m[0 1 2]');
    const short = world(`M,M,-1,${minutes * 60 - 1},${type},0,`);
    expect(short.describe(...rides(short, 'M L M'))).toBe('600 EUR: m[0 1] m[2]');
  });

  test('FA-8 empty groups stand for all groups that the column does not name', () => {
    const w = world('M,,,,,0,up\n,M,,,,0,');
    expect(w.describe(...rides(w, 'M N'))).toBe('350 EUR: m[0 1] up[1]');
    expect(w.describe(...rides(w, 'N M'))).toBe('200 EUR: n[0 1]');
    // Both columns name M, so no empty field stands for it.
    expect(w.describe(...rides(w, 'M L'))).toBe('600 EUR: m[0] m[1]');
  });

  test('FA-8 a dearer first ticket is chosen where it makes the journey cheaper', () => {
    const w = world('D,N,,,,0,\nD,D,-1,,,0,', {
      fare_leg_rules: 'leg_group_id,network_id,fare_product_id\nM,metro,m\nN,night,n\nD,metro,day\nD,night,day',
    });
    expect(w.describe(...rides(w, 'M'))).toBe('300 EUR: m[0]');
    expect(w.describe(...rides(w, 'M L M L'))).toBe('900 EUR: day[0 1 2 3]');
  });
});

describe('FA-9 legs joined by rule', () => {
  const join = (rows: string) => ({
    fare_leg_join_rules: `from_network_id,to_network_id,from_stop_id,to_stop_id\n${rows}`,
    stop_areas: 'area_id,stop_id\nwest,A\neast,D',
    fare_products: 'fare_product_id,amount,currency\nm,3.00,EUR\nn,2.00,EUR\nfar,5.00,EUR',
    fare_leg_rules:
      'leg_group_id,network_id,from_area_id,to_area_id,fare_product_id,rule_priority\nM,metro,,,m,\nN,night,,,n,\nF,metro,west,east,far,1',
  });

  test('FA-9 chained joins make one leg, from the first boarding to the last alighting', () => {
    const w = world('', join('metro,metro,,'));
    expect(w.describe(...rides(w, 'M L M'))).toBe('500 EUR: far[0 1 2]');
    expect(w.describe(...rides(w, 'M L'))).toBe('300 EUR: m[0 1]');
    const apart = world('', join('night,night,,'));
    expect(apart.describe(...rides(apart, 'M L'))).toBe('600 EUR: m[0] m[1]');
  });

  test('FA-9 the transfer must be within one station unless stops are given', () => {
    const change = (w: FareWorld) => [w.ride('M', 'A P', '8:00', '8:10'), w.ride('L', 'Q D', '8:20', '8:30')];
    const stations = (one: string, two: string): Partial<FareFeed> => ({
      stops: { ...stops, P: { station: one }, Q: { station: two } },
    });
    const same = world('', join('metro,metro,,'), stations('S', 'S'));
    expect(same.describe(...change(same))).toBe('500 EUR: far[0 1]');
    const other = world('', join('metro,metro,,'), stations('S', 'T'));
    expect(other.describe(...change(other))).toBe('600 EUR: m[0] m[1]');
    for (const given of ['P,Q', 'S,T', 'P,T']) {
      const named = world('', join(`metro,metro,${given}`), stations('S', 'T'));
      expect(named.describe(...change(named))).toBe('500 EUR: far[0 1]');
    }
    const wrong = world('', join('metro,metro,Q,P'), stations('S', 'T'));
    expect(wrong.describe(...change(wrong))).toBe('600 EUR: m[0] m[1]');
  });

  test('FA-9 only rules without a network match a joined leg in two networks', () => {
    const w = world('', {
      ...join('metro,night,,'),
      fare_leg_rules: 'network_id,from_area_id,fare_product_id,rule_priority\nmetro,,m,\nnight,,n,\n,west,far,',
    });
    expect(w.describe(...rides(w, 'M N'))).toBe('500 EUR: far[0 1]');
  });
});

test('FA-12 staying seated makes one leg within a network, and a transfer between networks without a join rule', () => {
  const w = world('M,M,-1,,,0,up\nM,N,,,,0,up');
  const seated = (lines: string) => rides(w, lines).map((ride, i) => ({ ...ride, seated: i > 0 }));
  expect(w.describe(...rides(w, 'M L'))).toBe('350 EUR: m[0 1] up[1]');
  expect(w.describe(...seated('M L'))).toBe('300 EUR: m[0 1]');
  expect(w.describe(...seated('M N'))).toBe('350 EUR: m[0 1] up[1]');
});
