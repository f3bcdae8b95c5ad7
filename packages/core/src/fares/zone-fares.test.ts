import { describe, expect, test } from 'vitest';
import { type FareFeed, FareWorld } from '../../test/fare-world.ts';

/** Stops A to D in zones 1 to 4, served by lines X and Y of one agency and by W of another. */
const stops = { A: { zone: '1' }, B: { zone: '2' }, C: { zone: '3' }, D: { zone: '4' }, N: {} };
const routes = { X: 'one', Y: 'one', W: 'two' };
const attributes = 'fare_id,price,currency_type,payment_method,transfers,agency_id,transfer_duration\n';
const rules = 'fare_id,route_id,origin_id,destination_id,contains_id\n';

function world(fares: string, ruleRows = '', more: Partial<FareFeed> = {}): FareWorld {
  const tables = { fare_attributes: attributes + fares, ...(ruleRows !== '' && { fare_rules: rules + ruleRows }) };
  return new FareWorld({ stops, routes, tables, ...more });
}

describe('FA-3 number of transfers, time limit, agency', () => {
  const three = (w: FareWorld) => [
    w.ride('X', 'A B', '8:00', '8:20'),
    w.ride('Y', 'B C', '8:30', '8:50'),
    w.ride('X', 'C D', '9:00', '9:20'),
  ];

  test.each([
    ['', '200 EUR: f[0 1 2]'],
    ['0', '600 EUR: f[0] f[1] f[2]'],
    ['1', '400 EUR: f[0] f[1 2]'],
    ['2', '200 EUR: f[0 1 2]'],
  ])('FA-3 transfers "%s"', (transfers, expected) => {
    const w = world(`f,2.00,EUR,0,${transfers},one,`);
    expect(w.describe(...three(w))).toBe(expected);
  });

  test.each([
    [3600, '200 EUR: f[0 1 2]'],
    [3599, '400 EUR: f[0] f[1 2]'],
    [1799, '600 EUR: f[0] f[1] f[2]'],
  ])('FA-3 transfer_duration %d counts from the first boarding to the last', (seconds, expected) => {
    const w = world(`f,2.00,EUR,0,,one,${seconds}`);
    expect(w.describe(...three(w))).toBe(expected);
  });

  test('FA-3 the cheapest cover is found, which may have neither the fewest nor the cheapest tickets', () => {
    const w = world('single,2.00,EUR,0,0,one,\nchange,3.50,EUR,0,1,one,\nday,6.50,EUR,0,,one,');
    const [first, second, third] = three(w) as [never, never, never];
    expect(w.describe(first)).toBe('200 EUR: single[0]');
    expect(w.describe(first, second)).toBe('350 EUR: change[0 1]');
    expect(w.describe(first, second, third)).toBe('550 EUR: single[0] change[1 2]');
  });

  test('FA-3 a fare covers only the rides of its agency, also with another ride between them', () => {
    const w = world('one,2.00,EUR,0,,one,\ntwo,3.00,EUR,0,,two,');
    const rides = [
      w.ride('X', 'A B', '8:00', '8:20'),
      w.ride('W', 'B C', '8:30', '8:50'),
      w.ride('Y', 'C D', '9:00', '9:20'),
    ];
    expect(w.describe(...rides)).toBe('500 EUR: one[0 2] two[1]');
    const shares = w.price(...rides)?.shares.map((share) => share.map(({ minor }) => minor));
    expect(shares).toEqual([[200], [300], []]);
    expect(world('one,2.00,EUR,0,,one,').describe(...rides)).toBe('unknown');
  });
});

describe('FA-4 the scopes of a fare', () => {
  test('FA-4 exactly the listed zones must be passed', () => {
    const w = world('f,2.00,EUR,0,,,\n', 'f,,,,1\nf,,,,2\nf,,,,3\n');
    expect(w.describe(w.ride('X', 'A B C', '8:00', '8:20'))).toBe('200 EUR: f[0]');
    expect(w.describe(w.ride('X', 'A B', '8:00', '8:20'))).toBe('unknown');
    expect(w.describe(w.ride('X', 'A B C D', '8:00', '8:20'))).toBe('unknown');
    // The zones of all rides of the ticket count together.
    expect(w.describe(w.ride('X', 'A B', '8:00', '8:20'), w.ride('Y', 'B C', '8:30', '8:50'))).toBe('200 EUR: f[0 1]');
  });

  test('FA-4 rows that differ in route, origin or destination are separate rules', () => {
    const w = world('f,2.00,EUR,0,,,\n', 'f,X,,,1\nf,X,,,2\nf,Y,,,2\nf,Y,,,3\nf,,4,1,\n');
    expect(w.describe(w.ride('X', 'A B', '8:00', '8:20'))).toBe('200 EUR: f[0]');
    expect(w.describe(w.ride('Y', 'A B', '8:00', '8:20'))).toBe('unknown');
    expect(w.describe(w.ride('Y', 'B C', '8:00', '8:20'))).toBe('200 EUR: f[0]');
    expect(w.describe(w.ride('Y', 'D C B A', '8:00', '8:20'))).toBe('200 EUR: f[0]');
    expect(w.describe(w.ride('Y', 'A B C D', '8:00', '8:20'))).toBe('unknown');
  });

  test('FA-4 a fare without rules applies everywhere; a fare with rules for unknown routes applies nowhere', () => {
    const ride = (w: FareWorld) => w.describe(w.ride('X', 'N D', '8:00', '8:20'));
    expect(ride(world('f,2.00,EUR,0,,,'))).toBe('200 EUR: f[0]');
    expect(ride(world('f,2.00,EUR,0,,,', 'f,none,,,\n'))).toBe('unknown');
  });

  test('FA-4 a ticket for two routes needs a rule for each', () => {
    const both = (w: FareWorld) => w.describe(w.ride('X', 'A B', '8:00', '8:20'), w.ride('Y', 'B C', '8:30', '8:50'));
    expect(both(world('f,2.00,EUR,0,,,', 'f,X,,,\nf,Y,,,\n'))).toBe('200 EUR: f[0 1]');
    expect(both(world('f,2.00,EUR,0,,,\ng,1.00,EUR,0,,,', 'f,X,,,\ng,Y,,,\n'))).toBe('300 EUR: f[0] g[1]');
  });
});

describe('other rules of version 1', () => {
  test('FA-5 the zone is that of the platform; the zone of a station has no meaning', () => {
    const w = world('f,2.00,EUR,0,,,', 'f,,1,,\n', {
      stops: { S: { zone: '1' }, P: { station: 'S' }, Q: { station: 'S', zone: '1' }, E: { zone: '2' } },
    });
    expect(w.describe(w.ride('X', 'P E', '8:00', '8:20'))).toBe('unknown');
    expect(w.describe(w.ride('X', 'Q E', '8:00', '8:20'))).toBe('200 EUR: f[0]');
  });

  test('FA-2 amounts have the decimals of their currency, and currencies are never added', () => {
    const price = (text: string) => {
      const w = world(`f,${text},0,,,`);
      return w.price(w.ride('X', 'A B', '8:00', '8:20'))?.total;
    };
    expect(price('210,JPY')).toEqual([{ currency: 'JPY', minor: 210 }]);
    expect(price('0.350,KWD')).toEqual([{ currency: 'KWD', minor: 350 }]);
    expect(price('1.1,EUR')).toEqual([{ currency: 'EUR', minor: 110 }]);
    expect(price('1.10,furlongs')).toBeUndefined();
    const two = world('one,2.00,EUR,0,,one,\ntwo,3.00,CHF,0,,two,');
    expect(two.describe(two.ride('X', 'A B', '8:00', '8:20'), two.ride('W', 'B C', '8:30', '8:50'))).toBe(
      '300 CHF + 200 EUR: one[0] two[1]',
    );
  });

  test('FA-12 staying seated is no transfer', () => {
    const w = world('f,2.00,EUR,0,0,,');
    const first = w.ride('X', 'A B', '8:00', '8:20');
    const second = w.ride('Y', 'B C', '8:30', '8:50');
    expect(w.describe(first, second)).toBe('400 EUR: f[0] f[1]');
    expect(w.describe(first, { ...second, seated: true })).toBe('200 EUR: f[0 1]');
  });

  test('FA-11 one ride without a fare makes the sum unknown; without fares there is no price', () => {
    const w = world('f,2.00,EUR,0,,one,');
    const [known, unknown] = [w.ride('X', 'A B', '8:00', '8:20'), w.ride('W', 'B C', '8:30', '8:50')];
    expect(w.describe(known)).toBe('200 EUR: f[0]');
    expect(w.describe(unknown)).toBe('unknown');
    expect(w.describe(known, unknown)).toBe('unknown');
    expect(new FareWorld({ stops, routes, tables: {} }).fares).toBeUndefined();
  });

  test('FA-11 an unreadable price is unknown, a price of 0 is free', () => {
    const ride = (w: FareWorld) => w.describe(w.ride('X', 'A B', '8:00', '8:20'));
    expect(ride(world('f,,EUR,0,,,'))).toBe('unknown');
    expect(ride(world('f,free,EUR,0,,,'))).toBe('unknown');
    expect(ride(world('f,0,EUR,0,,,'))).toBe('0 EUR: f[0]');
  });
});
