import type { CarPark, Itinerary, Leg, ScoredItinerary } from '@tripwright/core/model';
import { expandText, mergeSegment, type Segment } from '@tripwright/core/template';
import { LOCALES, type Locale, segmentWords } from '@tripwright/core/text';
import { describe, expect, test } from 'vitest';
import {
  EIGHT,
  euros,
  home,
  itinerary,
  lantern,
  outcome,
  paid,
  pause,
  region,
  regions,
  request,
  ride,
  stop,
  walk,
  work,
} from '../../../test/sample-outcome.ts';
import { checkRouting } from '../../conformance/index.ts';
import { routingResponseSchema } from '../schemas/response-schemas.ts';
import { encodeRouting, type RoutingContext } from './encode-routing.ts';
import type { RoutingResponse } from './routing-response.ts';

const context: RoutingContext = { locale: 'en', unit: 'metric', regions, advisories: [], explain: false };
const corner = { ...home, lat: 41.151, address: '' };
const lot = { ...work, lat: 41.159, name: 'Harbour Car Park', address: '' };

function encode(scored: ScoredItinerary, modes: readonly string[], how: Partial<RoutingContext> = {}): RoutingResponse {
  const groups = [{ itineraries: [scored], frequencyMinutes: undefined }];
  const encoded = encodeRouting(outcome(groups, { request: { ...request, modes } }), { ...context, ...how });
  const body: unknown = JSON.parse(JSON.stringify(encoded));
  expect(checkRouting(body)).toEqual([]);
  expect(routingResponseSchema.parse(body), 'a key that openapi.json does not name').toEqual(body);
  return body as RoutingResponse;
}

function segmentsOf({ segmentTemplates, groups }: RoutingResponse): readonly Segment[] {
  const byHash = new Map(segmentTemplates.map((template) => [template.hashCode, template]));
  return (groups[0]?.trips[0]?.segments ?? []).map((reference) => {
    const template = byHash.get(reference.segmentTemplateHashCode);
    if (template === undefined) throw new Error('no template');
    return mergeSegment(reference, template);
  });
}

function drive(mode: string, from: number, to: number, more: object = {}): Leg {
  const profile = mode.startsWith('ps_') ? 'taxi' : 'car';
  return walk(corner, lot, from, to, { mode, profile, metres: 4000, metresSafe: 0, metresUnsafe: 0, ...more });
}

const driven = (mode: string, operator = lantern): Itinerary =>
  itinerary(
    walk(home, corner, EIGHT, EIGHT + 60),
    pause('stationary_wait', corner, EIGHT + 60, EIGHT + 300),
    drive(mode, EIGHT + 300, EIGHT + 900, {
      operator,
      payments: [{ kind: 'taxi', id: 'lantern', name: operator.name, money: euros(652) }],
    }),
    walk(lot, work, EIGHT + 900, EIGHT + 960),
  );

const parked: Itinerary = itinerary(
  drive('me_car', EIGHT, EIGHT + 600, {
    payments: [
      { kind: 'fuel', id: '', name: '', money: euros(50) },
      { kind: 'toll', id: 'bridge', name: 'Bridge', money: euros(200) },
    ],
  }),
  pause('stationary_parking-offstreet', lot, EIGHT + 600, EIGHT + 780, {
    payments: [{ kind: 'parking', id: 'P', name: 'Harbour Car Park', money: euros(300) }],
  }),
  walk(lot, work, EIGHT + 780, EIGHT + 900),
);

describe('hailed vehicles', () => {
  test('a taxi has its operator, booking, cost and usual wait', () => {
    const [, wait, taxi] = segmentsOf(encode(paid(driven('ps_tax_red-lantern-taxi')), ['ps_tax']));
    expect(wait).toMatchObject({
      modeIdentifier: 'stationary_wait',
      visibility: 'in details',
      action: '<TIME>: Wait to be picked up',
      notes: '<DURATION>\nBook before you set off: usual wait 5 mins',
    });
    expect(taxi).toMatchObject({
      modeIdentifier: 'ps_tax',
      visibility: 'in summary',
      'turn-by-turn': 'DRIVING',
      modeInfo: {
        identifier: 'ps_tax_red-lantern-taxi',
        alt: 'Taxi (Red Lantern Taxi)',
        description: 'Red Lantern Taxi',
        color: { red: 185, green: 28, blue: 28 },
      },
      action: '<TIME>: Take a taxi',
      notes: '<DURATION> ⋅ 4 km\n<TRAFFIC>\nRed Lantern Taxi ⋅ €6.52',
      operator: 'Red Lantern Taxi',
      serviceOperator: 'Red Lantern Taxi',
      operatorID: 'lantern',
      operatorInfo: { name: 'Red Lantern Taxi', phone: '+351 290 000 200', website: 'https://lantern.example/' },
      booking: {
        title: 'Book with Red Lantern Taxi',
        url: 'https://lantern.example/book',
        externalActions: ['https://lantern.example/book', 'tel:+351290000200'],
      },
      localCost: { cost: 6.52, currency: 'EUR', costComponents: [{ type: 'TAXI_COST', cost: 6.52 }] },
      durationWithoutTraffic: 600,
    });
    expect(taxi).not.toHaveProperty('metresSafe');
  });

  test('ride-hailing shows the name of its provider, not the identifier', () => {
    const operator = { ...lantern, name: 'Gull Ride', phone: undefined, bookingUrl: '' };
    const [, , hailed] = segmentsOf(encode(paid(driven('ps_tnc_gullride', operator)), ['ps_tnc_gullride']));
    expect(hailed).toMatchObject({ modeIdentifier: 'ps_tnc_gullride', action: '<TIME>: Take a ride with Gull Ride' });
    // Without an address or a telephone number there is no booking.
    expect(hailed).not.toHaveProperty('booking');
  });

  test("a provider's mistakes do not break an answer: invalid addresses are dropped, and its texts hold no placeholders", () => {
    const operator = {
      ...lantern,
      name: 'Cab\n<PLATFORM>',
      website: 'lantern.example',
      bookingUrl: 'n/a',
      color: 'red',
    };
    const [, , taxi] = segmentsOf(encode(paid(driven('ps_tax', operator)), ['ps_tax']));
    expect(taxi?.notes).toContain('Cab PLATFORM ⋅');
    expect(taxi?.operatorInfo).toEqual({ name: 'Cab\n<PLATFORM>', phone: '+351 290 000 200' });
    expect(taxi?.booking).not.toHaveProperty('url');
  });

  test('an on-demand ride quotes its operator; a ride that can no longer be booked says so and has no booking', () => {
    const onDemand = (state: 'bookable' | 'too-late'): RoutingResponse => {
      const booking = { state, closes: EIGHT - 3600, message: 'Call\nus <TIME>' };
      return encode(paid(itinerary(drive('ps_drt_hopper', EIGHT, EIGHT + 600, { operator: lantern, booking }))), [
        'ps_drt',
      ]);
    };
    const [open] = segmentsOf(onDemand('bookable'));
    expect(open).toMatchObject({ availability: 'AVAILABLE', booking: { title: 'Book with Red Lantern Taxi' } });
    expect(open?.notes?.split('\n').at(-1)).toBe('Call us TIME');
    expect(open?.notes?.split('\n').at(-2)).toMatch(/^Book by \d\d:\d\d on [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}$/);
    const late = onDemand('too-late');
    expect(late.groups[0]?.trips[0]?.availability).toBe('MISSED_PREBOOKING_WINDOW');
    const [missed] = segmentsOf(late);
    expect(missed?.availability).toBe('MISSED_PREBOOKING_WINDOW');
    expect(missed?.notes).toContain('\nIt is too late to book this ride\n');
    expect(missed).not.toHaveProperty('booking');
  });

  test('a night at a stop is named as one, a long wait by day is not', () => {
    const notes = (from: number, to: number) =>
      segmentsOf(encode(paid(itinerary(pause('stationary_transfer', corner, from, to))), ['pt_pub']))[0]?.notes;
    const midnight = EIGHT + 16 * 3600;
    expect(notes(midnight - 3600, midnight + 5 * 3600)).toContain('\nYou continue the next day');
    expect(notes(midnight - 3600, midnight + 3600)).not.toContain('next day');
    expect(notes(EIGHT, EIGHT + 6 * 3600)).not.toContain('next day');
  });

  test('a wait without a walk before it does not mention the usual wait', () => {
    const at = itinerary(
      pause('stationary_wait', corner, EIGHT, EIGHT + 300),
      drive('ps_tax', EIGHT + 300, EIGHT + 900, { operator: lantern }),
    );
    expect(segmentsOf(encode(paid(at), ['ps_tax']))[0]?.notes).toBe('<DURATION>');
  });
});

describe('own vehicles', () => {
  test('fuel and tolls belong to the drive, the parking fee to the named car park', () => {
    const response = encode(paid(parked), ['me_car']);
    const [car, park] = segmentsOf(response);
    expect(car).toMatchObject({
      modeIdentifier: 'me_car',
      notes: '<DURATION> ⋅ 4 km\n<TRAFFIC>\nToll: €2.00',
      localCost: {
        cost: 2.5,
        costComponents: [
          { type: 'FUEL', cost: 0.5 },
          { type: 'TOLL', cost: 2, name: 'Bridge' },
        ],
      },
    });
    expect(park).toMatchObject({
      modeIdentifier: 'me_car',
      modeInfo: { identifier: 'stationary_parking-offstreet' },
      visibility: 'in summary',
      isParking: true,
      action: '<TIME>: Park in the car park',
      notes: 'Harbour Car Park ⋅ €3.00\n<DURATION>',
      location: { name: 'Harbour Car Park', class: 'Location' },
      localCost: { cost: 3, costComponents: [{ type: 'PARKING', cost: 3, name: 'Harbour Car Park' }] },
    });
    const trip = response.groups[0]?.trips[0];
    expect(trip?.moneyCost).toBe(5.5);
    expect(trip?.mainSegmentHashCode).toBe(trip?.segments[0]?.segmentTemplateHashCode);
  });

  test('known facts of a car park become notes, also that parking costs an unknown amount', () => {
    const lotWith = (carPark: Partial<CarPark>): string | undefined => {
      const lot = { id: 'x', capacity: undefined, disabledBays: undefined, isFree: false, isPaid: false, ...carPark };
      const legs = parked.legs.map((leg): Leg => {
        if (leg.kind !== 'stationary') return leg;
        const { payments: _, ...rest } = leg;
        return { ...rest, carPark: lot, isUnpriced: !lot.isFree };
      });
      const [first, ...others] = legs as [Leg, ...Leg[]];
      return segmentsOf(encode(paid(itinerary(first, ...others)), ['me_car']))[1]?.notes;
    };
    expect(lotWith({ capacity: 1200, disabledBays: 8, isFree: true })).toBe(
      'Harbour Car Park\n<DURATION>\nCapacity: 1,200 spaces\nDisabled bays: 8\nFree parking',
    );
    expect(lotWith({ disabledBays: 0 })).toBe('Harbour Car Park\n<DURATION>');
    expect(lotWith({ disabledBays: 0, isPaid: true })).toBe(
      'Harbour Car Park\n<DURATION>\nPaid parking, price unknown',
    );
  });

  test('costs in several currencies are not added: the cost is absent', () => {
    const [first, ...others] = parked.legs as [Leg, ...Leg[]];
    const abroad = { kind: 'toll' as const, id: 'x', name: '', money: { minor: 500, currency: 'CHF' } };
    const mixed = { ...first, payments: [...(first.payments ?? []), abroad] };
    const [car] = segmentsOf(encode(paid(itinerary(mixed, ...others)), ['me_car']));
    expect(car).not.toHaveProperty('localCost');
  });
});

describe('hired vehicles', () => {
  const skipper = { ...lantern, id: 'skipper', name: 'Skipper', phone: undefined };
  const scooter = {
    id: 'v7',
    name: 'Model 3',
    formFactor: 'scooter',
    propulsion: 'electric',
    maxRangeMetres: 30_000,
    rangeMetres: 12_345.6,
  } as const;
  const stand = { ...corner, name: 'Market' };
  const hired = itinerary(
    pause('stationary_vehicle-collect', stand, EIGHT, EIGHT + 60, { operator: skipper, vehicle: scooter }),
    walk(stand, work, EIGHT + 60, EIGHT + 600, {
      mode: 'me_mic-s_skipper',
      profile: 'e-scooter',
      operator: skipper,
      payments: [{ kind: 'hire', id: 'm', name: 'By the minute', money: euros(233) }],
    }),
    pause('stationary_vehicle-return', work, EIGHT + 600, EIGHT + 630, { operator: skipper }),
  );

  test('a hired vehicle is described and booked where it is collected, and paid for with the ride', () => {
    const [collect, ride, back] = segmentsOf(encode(paid(hired), ['me_mic-s']));
    expect(collect).toMatchObject({
      modeIdentifier: 'me_mic-s',
      visibility: 'in details',
      action: '<TIME>: Collect the e-scooter',
      notes: 'Skipper ⋅ Market\n<DURATION>',
      booking: { url: 'https://lantern.example/book' },
      sharedVehicle: {
        identifier: 'skipper|v7',
        operator: { name: 'Skipper' },
        vehicleTypeInfo: { formFactor: 'SCOOTER', propulsionType: 'ELECTRIC', name: 'Model 3', maxRangeMeters: 30_000 },
        disabled: false,
        currentRangeMeters: 12_346,
      },
    });
    expect(ride).toMatchObject({
      modeIdentifier: 'me_mic-s',
      modeInfo: { identifier: 'me_mic-s_skipper', localIcon: 'kickscooter' },
      action: '<TIME>: Ride the e-scooter',
      'turn-by-turn': 'CYCLING',
      localCost: { cost: 2.33, costComponents: [{ type: 'HIRE', cost: 2.33, name: 'By the minute' }] },
    });
    expect(back).toMatchObject({ modeIdentifier: 'me_mic-s', action: '<TIME>: Return the e-scooter' });
    for (const segment of [ride, back]) {
      expect(segment).not.toHaveProperty('booking');
      expect(segment).not.toHaveProperty('sharedVehicle');
    }
  });

  test('a rider who shares a car waits to be picked up', () => {
    const pooled = itinerary(
      pause('stationary_wait', corner, EIGHT, EIGHT + 300),
      drive('me_car-p_fellows', EIGHT + 300, EIGHT + 900, { operator: { ...lantern, name: 'Fellows' } }),
    );
    const [wait, ride] = segmentsOf(encode(paid(pooled), ['me_car-p']));
    expect(wait?.action).toBe('<TIME>: Wait to be picked up');
    expect(ride?.action).toBe('<TIME>: Carpool');
  });
});

describe('texts', () => {
  test.each(LOCALES)('IT-25: in %s every placeholder is filled', (locale: Locale) => {
    const words = segmentWords(locale);
    for (const [of, mode] of [
      [driven('ps_tax'), 'ps_tax'],
      [driven('ps_tnc_gullride'), 'ps_tnc'],
      [parked, 'me_car'],
    ] as const) {
      for (const segment of segmentsOf(encode(paid(of), [mode], { locale }))) {
        for (const text of [segment.action, segment.notes, segment.mini?.instruction, segment.mini?.description]) {
          const shown = expandText(text ?? '', segment, words, { timeZone: region.timezone });
          expect(shown).not.toMatch(/<[A-Z_]+>|\{[a-z]+\}|…|^[:：]|⋅\s*$/m);
          expect(shown).not.toBe('');
        }
      }
    }
  });

  test('<LINE_NAME> is used only when the line has a name', () => {
    const [a, b] = [stop('A'), stop('B')];
    const nameless = ride(a, b, EIGHT, EIGHT + 400);
    const response = encode(paid(itinerary({ ...nameless, route: { ...nameless.route, longName: '' } })), ['pt_pub']);
    expect(segmentsOf(response)[0]?.notes?.split('\n')[0]).toBe('<DIRECTION>');
  });
});

describe('sources', () => {
  test('a sharing system is credited exactly when one of its vehicles is hired', () => {
    const credit = { kind: 'gbfs', name: 'bikes', attribution: 'Porto Bikes', url: '', licence: 'CC0-1.0' };
    const withBikes = new Map([[region.code, { ...region, credits: [...region.credits, credit] }]]);
    const namesOf = (of: Itinerary): readonly string[] =>
      encode(paid(of), ['ps_tax'], { regions: withBikes }).groups[0]?.sources.map(({ provider }) => provider.name) ??
      [];
    expect(namesOf(driven('ps_tax'))).not.toContain('Porto Bikes');
    expect(namesOf(driven('me_mic-s_bikes', { ...lantern, id: 'bikes' }))).toContain('Porto Bikes');
  });
});
