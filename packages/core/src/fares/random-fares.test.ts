import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlainRide, type PlainRow, plainRulePrice, plainZonePrice } from '../../test/fare-oracle.ts';
import { FareWorld } from '../../test/fare-world.ts';

const ZONES = ['1', '2', '3'] as const;
const STOPS = ['A', 'B', 'C', 'D', 'E'] as const;
/** The zone and area of each stop; E has neither. */
const zone: Readonly<Record<string, string>> = { A: '1', B: '1', C: '2', D: '3', E: '' };
const area: Readonly<Record<string, string>> = { A: 'west', B: 'west', C: 'mid', D: 'east' };
const AGENCY: Readonly<Record<string, string>> = { X: 'one', Y: 'one', Z: 'two' };
const NETWORK: Readonly<Record<string, string>> = { X: 'rail', Y: 'bus', Z: '' };

const stops = Object.fromEntries(STOPS.map((stop) => [stop, { zone: zone[stop] as string }]));

/** Up to four rides, one after another. */
const journey = fc
  .array(
    fc.record({
      route: fc.constantFrom('X', 'X', 'Y', 'Z'),
      stops: fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 2, maxLength: 3 }),
      wait: fc.integer({ min: 1, max: 40 }),
      minutes: fc.integer({ min: 1, max: 40 }),
      seated: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => {
    let clock = 8 * 60;
    return parts.map(({ route, stops: called, wait, minutes, seated }, i): PlainRide => {
      const departure = clock + wait;
      clock = departure + minutes;
      const before = parts[i - 1];
      return {
        route,
        agency: AGENCY[route] as string,
        network: NETWORK[route] as string,
        stops: called,
        departure,
        arrival: clock,
        seated: seated && before !== undefined && AGENCY[before.route] === AGENCY[route],
      };
    });
  });

function csv(columns: readonly string[], rows: readonly PlainRow[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join())
    .join('\n');
}

/** The sum of the engine in cents; Infinity where it is unknown. */
function priceOf(world: FareWorld, rides: readonly PlainRide[]): number {
  const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${minutes % 60}`;
  const price = world.price(
    ...rides.map(({ route, stops: called, departure, arrival, seated }) =>
      world.ride(route, called.join(' '), clock(departure), clock(arrival), { seated }),
    ),
  );
  if (price === undefined) return Number.POSITIVE_INFINITY;
  const total = price.total.reduce((sum, { minor }) => sum + minor, 0);
  const shares = price.shares.flat().reduce((sum, { minor }) => sum + minor, 0);
  expect(shares).toBe(total);
  return total;
}

test('FA-3, FA-4, FA-12 version 1 agrees with a brute force over all combinations of tickets', () => {
  const ids = ['f', 'g', 'h'];
  const rule = fc.record({
    fare_id: fc.constantFrom(...ids),
    route_id: fc.constantFrom('', '', 'X', 'Y', 'Z'),
    origin_id: fc.constantFrom('', '', ...ZONES),
    destination_id: fc.constantFrom('', '', ...ZONES),
    contains_id: fc.constantFrom('', '', ...ZONES),
  });
  const fare = fc.record({
    price: fc.integer({ min: 0, max: 500 }).map((cents) => (cents / 100).toFixed(2)),
    transfers: fc.constantFrom('', '0', '1', '2'),
    agency_id: fc.constantFrom('', '', 'one', 'two'),
    transfer_duration: fc.constantFrom('', '1800', '5400'),
  });
  let known = 0;
  fc.assert(
    fc.property(fc.tuple(fare, fare, fare), fc.array(rule, { maxLength: 7 }), journey, (fares, rules, rides) => {
      const attributes: PlainRow[] = fares.map((row, i) => ({
        ...row,
        fare_id: ids[i] as string,
        currency_type: 'EUR',
        payment_method: '0',
      }));
      const world = new FareWorld({
        stops,
        routes: AGENCY,
        tables: {
          fare_attributes: csv(
            ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id', 'transfer_duration'],
            attributes,
          ),
          fare_rules: csv(['fare_id', 'route_id', 'origin_id', 'destination_id', 'contains_id'], rules),
        },
      });
      const expected = plainZonePrice(attributes, rules, rides, { zone, area });
      if (Number.isFinite(expected)) known++;
      expect(priceOf(world, rides)).toBe(expected);
    }),
    { numRuns: 600 },
  );
  expect(known).toBeGreaterThan(200);
});

test('FA-6, FA-8 version 2 agrees with a brute force over all choices of rules', () => {
  const GROUPS = ['', 'g', 'h'];
  const PRODUCTS = ['p', 'q', 'r', 'minus'];
  const legRule = fc.record({
    leg_group_id: fc.constantFrom(...GROUPS, 'g', 'h'),
    network_id: fc.constantFrom('', '', 'rail', 'bus'),
    from_area_id: fc.constantFrom('', '', '', 'west', 'east'),
    to_area_id: fc.constantFrom('', '', '', 'west', 'mid'),
    fare_product_id: fc.constantFrom('p', 'q', 'r'),
    rule_priority: fc.constantFrom('', '', '1'),
  });
  const transfer = fc.record({
    from_leg_group_id: fc.constantFrom(...GROUPS),
    to_leg_group_id: fc.constantFrom(...GROUPS),
    transfer_count: fc.constantFrom('', '-1', '1', '2'),
    duration_limit: fc.constantFrom('', '', '1800', '4800'),
    duration_limit_type: fc.constantFrom('0', '1', '2', '3'),
    fare_transfer_type: fc.constantFrom('0', '1', '2'),
    fare_product_id: fc.constantFrom('', 'p', 'minus'),
  });
  const amounts = fc.tuple(...[0, 0, 0].map(() => fc.integer({ min: 0, max: 500 })));
  let known = 0;
  fc.assert(
    fc.property(
      fc.array(legRule, { minLength: 1, maxLength: 5 }),
      fc.array(transfer, { maxLength: 4 }),
      amounts,
      fc.boolean(),
      journey,
      (legRules, transfers, cents, prioritised, plain) => {
        // Staying seated joins rides into one leg; other tests cover that.
        const rides = plain.map((ride) => ({ ...ride, seated: false }));
        const products = PRODUCTS.map((id, i) => ({
          fare_product_id: id,
          amount: ((cents[i] ?? -50) / 100).toFixed(2),
          currency: 'EUR',
        }));
        const legColumns = ['leg_group_id', 'network_id', 'from_area_id', 'to_area_id', 'fare_product_id'];
        const world = new FareWorld({
          stops,
          routes: AGENCY,
          tables: {
            stop_areas: csv(
              ['area_id', 'stop_id'],
              Object.entries(area).map(([stop_id, area_id]) => ({ stop_id, area_id })),
            ),
            route_networks: 'network_id,route_id\nrail,X\nbus,Y',
            fare_products: csv(['fare_product_id', 'amount', 'currency'], products),
            fare_leg_rules: csv(prioritised ? [...legColumns, 'rule_priority'] : legColumns, legRules),
            fare_transfer_rules: csv(
              [
                'from_leg_group_id',
                'to_leg_group_id',
                'transfer_count',
                'duration_limit',
                'duration_limit_type',
                'fare_transfer_type',
                'fare_product_id',
              ],
              transfers,
            ),
          },
        });
        const expected = plainRulePrice({ legRules, products, transfers, prioritised }, rides, { zone, area });
        if (Number.isFinite(expected)) known++;
        expect(priceOf(world, rides)).toBe(expected);
      },
    ),
    { numRuns: 600 },
  );
  expect(known).toBeGreaterThan(150);
});
