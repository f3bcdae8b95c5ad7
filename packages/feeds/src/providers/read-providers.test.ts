import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOfLocal, PlannerError, parseDay } from '@tripwright/core/base';
import { Providers } from '@tripwright/core/providers';
import { afterAll, describe, expect, test } from 'vitest';
import { readProviders } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'providers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

function fileOf(content: unknown): string {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function refusal(content: unknown): string {
  const path = fileOf(content);
  try {
    readProviders(path);
  } catch (error) {
    expect(error).toBeInstanceOf(PlannerError);
    expect((error as PlannerError).code).toBe('config-invalid');
    expect((error as PlannerError).message).toContain(path);
    return (error as PlannerError).message;
  }
  throw new Error('the file was accepted');
}

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [-9, 41],
      [-8, 41],
      [-8, 42],
      [-9, 42],
      [-9, 41],
    ],
  ],
};

const town = {
  currency: 'EUR',
  taxis: [
    {
      id: 'red',
      name: 'Red Cab',
      phone: '+351 1',
      waitSeconds: 300,
      timedWaits: [{ hours: 'Fr,Sa 22:00-28:00', waitSeconds: 900 }],
      area: square,
      tariff: {
        flagFall: 3.25,
        perKm: [{ start: 0, interval: 0.1, rate: 0.09 }],
        perMinute: 0.25,
        minimum: 5,
        bookingFee: 0.8,
      },
      timedTariffs: [{ hours: 'Mo-Su 21:00-06:00', flagFall: 3.9, perKm: 1.1, perMinute: 0.25 }],
      wheelchair: true,
    },
  ],
  rideHailing: [{ id: 'hop', name: 'Hop', waitSeconds: 240, openingHours: 'Mo-Su 06:00-24:00' }],
  carSharing: [
    {
      id: 'wheels',
      name: 'Town Wheels',
      tariff: { perMinute: 0.3, perKm: 0.2, minimum: 2 },
      places: [
        { id: 'a', name: 'A', lat: 41.5, lng: -8.5, vehicles: 0 },
        { id: 'b', name: 'B', lat: 41.6, lng: -8.5, openingHours: 'Mo-Fr 08:00-18:00' },
      ],
    },
  ],
  carRental: [{ id: 'rent', name: 'Rent', oneWay: true, places: [{ id: 'a', name: 'Airport', lat: 41.5, lng: -8.6 }] }],
  carPooling: [
    {
      id: 'pool',
      name: 'Pool',
      maxDetourSeconds: 600,
      places: [{ id: 'a', name: 'Meeting Point', lat: 41.5, lng: -8.61 }],
    },
  ],
  parking: [
    {
      id: 'p1',
      name: 'Garage',
      lat: 41.5,
      lng: -8.5,
      capacity: 200,
      disabledBays: 0,
      fees: { steps: [{ minutes: 60, price: 1.5 }], daily: 9, chargedHours: 'Mo-Sa 08:00-20:00' },
    },
    { id: 'p2', name: 'Staff', lat: 41.5, lng: -8.5001, access: 'private' },
    { id: 'p3', name: 'Racks', lat: 41.5, lng: -8.501, vehicles: ['bicycle'], fees: { steps: [] } },
  ],
  energy: [
    { mode: 'me_car', price: 1.75, per100Km: 6 },
    { mode: 'me_car-s', price: 0.2, per100Km: 15 },
  ],
  tolls: [{ id: 'bridge', name: 'Bridge', ways: [7, 8], prices: { me_car: 2, me_mot: 1 } }],
  onDemand: [
    { tariff: { flagFall: 3 } },
    { agency: 'Call a Bus', tariff: { perKm: 0.5, minimum: 2 }, timedTariffs: [{ hours: 'Sa,Su', flagFall: 4 }] },
  ],
  airports: [{ checkInSeconds: 7200 }, { stops: ['XPM', 'gate'], checkOutSeconds: 900 }],
  emissions: { ps_tax: 90 },
};

const zone = 'Europe/Lisbon';
const at = (hours: number, date = '20240508'): number =>
  instantOfLocal((parseDay(date) ?? 0) * 86_400 + hours * 3600, zone);
const inside = { lat: 41.5, lng: -8.5 };

describe('a providers file', () => {
  const providers = new Providers(readProviders(fileOf(town)), zone);
  const [taxi] = providers.rows.hailed;
  const [sharing, rental] = providers.rows.hire;

  test('SV-19 taxis and ride-hailing by place and hour, with wait and tariff', () => {
    expect(providers.hailedAt(inside, inside, at(12)).map(({ mode }) => mode)).toEqual([
      'ps_tax_red-cab',
      'ps_tnc_hop',
    ]);
    expect(providers.hailedAt({ lat: 40, lng: -8.5 }, inside, at(12)).map(({ id }) => id)).toEqual(['hop']);
    expect(providers.hailedAt(inside, inside, at(3)).map(({ id }) => id)).toEqual(['red']);
    expect(providers.waitSeconds(taxi!, at(12))).toBe(300);
    expect(providers.waitSeconds(taxi!, at(2, '20240511'))).toBe(900);
    // 3.25 + 50 started hundred metres at 0.09 + ten minutes at 0.25, and the fee
    expect(providers.priceOf(taxi!, { metres: 5000, seconds: 600 }, at(12))).toEqual({ currency: 'EUR', minor: 1105 });
    expect(providers.priceOf(taxi!, { metres: 5000, seconds: 600 }, at(23))).toEqual({ currency: 'EUR', minor: 1190 });
    expect(providers.priceOf(providers.rows.hailed[1]!, { metres: 5000, seconds: 600 }, at(12))).toBeUndefined();
  });

  test('SV-7 hire: places by distance, hours, return to the same place unless one-way', () => {
    const near = providers.hirePlacesNear({ lat: 41.5001, lng: -8.5 }, 500);
    expect(near.map(({ point }) => [point.provider.mode, point.id, point.vehicles])).toEqual([
      ['me_car-s_town-wheels', 'a', 0],
    ]);
    expect(near[0]?.metres).toBeCloseTo(11, 0);
    expect(providers.returnPlaces(sharing!, sharing!.places[0]!).map(({ id }) => id)).toEqual(['a']);
    expect(providers.returnPlaces(rental!, rental!.places[0]!)).toBe(rental!.places);
    expect(providers.isPlaceOpen(sharing!, sharing!.places[1]!, at(18))).toBe(false);
    expect(providers.isPlaceOpen(sharing!, sharing!.places[0]!, at(18))).toBe(true);
    expect(providers.mayLeaveAt(sharing!, inside)).toBe(false);
    expect(providers.rows.hire.map(({ mode }) => mode)).toEqual([
      'me_car-s_town-wheels',
      'me_car-r_rent',
      'me_car-p_pool',
    ]);
  });

  test('parking by vehicle and access, with fees; free differs from unknown', () => {
    const lots = providers.parkingNear(inside, 300, 'car');
    expect(lots.map(({ point }) => point.id)).toEqual(['p1']);
    const [garage, staff, racks] = providers.rows.parking;
    expect(garage).toMatchObject({ capacity: 200, disabledBays: 0, isOnStreet: false });
    expect(providers.parkingPrice(garage!, at(9), 5400)).toEqual({ currency: 'EUR', minor: 300 });
    expect(providers.parkingPrice(garage!, at(21), 3600)?.minor).toBe(0);
    expect(providers.parkingPrice(racks!, at(9), 3600)?.minor).toBe(0);
    expect(providers.parkingPrice(staff!, at(9), 3600)).toBeUndefined();
  });

  test('energy, tolls and emissions by the most specific mode', () => {
    expect(providers.energyPrice('me_car', 100_000)).toEqual({ currency: 'EUR', minor: 1050 });
    expect(providers.energyPrice('me_car-s_town-wheels', 100_000)).toEqual({ currency: 'EUR', minor: 300 });
    expect(providers.energyPrice('me_mot', 1000)).toBeUndefined();
    expect(providers.tollsOf([1, 7, 8, 7], 'me_car')).toEqual([
      { id: 'bridge', name: 'Bridge', price: { currency: 'EUR', minor: 200 } },
    ]);
    expect(providers.tollsOf([7], 'ps_tax_red-cab')).toEqual([]);
    expect(providers.gramsPerKm('ps_tax_red-cab')).toBe(90);
    expect(providers.gramsPerKm('me_car')).toBeUndefined();
  });

  test('SV-16 prices of on-demand services: by agency, else for all; by the hour of boarding', () => {
    const price = (agency: string, instant: number): number | undefined =>
      providers.onDemandPrice(agency, { metres: 10_000, seconds: 600 }, instant)?.minor;
    expect(price('Call a Bus', at(9))).toBe(500);
    expect(price('Call a Bus', at(9, '20240511'))).toBe(400);
    expect(price('Another', at(9))).toBe(300);
    expect(
      new Providers(readProviders(fileOf({})), zone).onDemandPrice('Another', { metres: 1, seconds: 1 }, at(9)),
    ).toBe(undefined);
  });

  test('IT-32 times at airports: for all, and for one', () => {
    expect(providers.rows.airports).toEqual([
      { stops: [], checkInSeconds: 7200 },
      { stops: ['XPM', 'gate'], checkOutSeconds: 900 },
    ]);
  });

  test('an empty object is a file without providers', () => {
    expect(readProviders(fileOf({})).hailed).toEqual([]);
  });
});

describe('errors name the file, the path of the value and the valid values', () => {
  const taxi = town.taxis[0]!;
  test.each([
    ['a text for a number', { taxis: [{ ...taxi, waitSeconds: '5' }] }, /taxis\[0\]\.waitSeconds: expected number/],
    ['an unknown key', { taxis: [{ ...taxi, wait: 5 }] }, /taxis\[0\]\.wait is not known/],
    [
      'minutes that are not whole',
      { airports: [{ checkInSeconds: 1.5 }] },
      /airports\[0\]\.checkInSeconds: expected int/,
    ],
    [
      'two tariffs of one agency',
      { currency: 'EUR', onDemand: [{ agency: 'A' }, { agency: 'A' }] },
      /onDemand\[1\]\.agency: occurs twice/,
    ],
    ['an unknown key at the top', { taxi: [] }, /: taxi is not known/],
    [
      'a negative amount',
      { currency: 'EUR', taxis: [{ ...taxi, tariff: { flagFall: -1 } }] },
      /taxis\[0\]\.tariff\.flagFall: /,
    ],
    ['no currency anywhere', { taxis: [taxi] }, /taxis\[0\]\.tariff\.currency: is missing/],
    ['a currency by its sign', { currency: '€' }, /currency: must be an ISO 4217 code/],
    [
      'hours in prose',
      { taxis: [{ ...taxi, openingHours: 'by day' }] },
      /taxis\[0\]\.openingHours: must be opening hours/,
    ],
    [
      'an area that is not a polygon',
      { taxis: [{ ...taxi, area: { type: 'Point' } }] },
      /taxis\[0\]\.area: must be a GeoJSON/,
    ],
    ['an id twice', { currency: 'EUR', taxis: [taxi, { ...taxi, name: 'Blue' }] }, /taxis\[1\]\.id: occurs twice/],
    ['a name twice', { currency: 'EUR', taxis: [taxi, { ...taxi, id: 'x' }] }, /taxis\[1\]\.name: occurs twice/],
    [
      'a maximum below the minimum',
      { currency: 'EUR', taxis: [{ ...taxi, tariff: { minimum: 5, maximum: 4 } }] },
      /tariff\.maximum: is below/,
    ],
    [
      'a step that ends before it starts',
      { currency: 'EUR', taxis: [{ ...taxi, tariff: { perKm: [{ start: 2, end: 1, rate: 1 }] } }] },
      /perKm/,
    ],
    ['hire without places', { carSharing: [{ id: 'a', name: 'A', places: [] }] }, /carSharing\[0\]\.places: /],
    ['places outside the Earth', { parking: [{ id: 'a', name: 'A', lat: 91, lng: 0 }] }, /parking\[0\]\.lat: /],
    [
      'fees that do not ascend',
      {
        parking: [
          {
            ...town.parking[0],
            fees: {
              steps: [
                { minutes: 60, price: 1 },
                { minutes: 60, price: 2 },
              ],
            },
          },
        ],
      },
      /fees\.steps: must ascend/,
    ],
    ['an unknown mode', { emissions: { car: 1 } }, /emissions\.car: /],
    ['half a file', '{"taxis": [', /is not JSON/],
    ['a list', [], /the file: expected object/],
  ])('%s', (_, content, message) => {
    expect(refusal(content)).toMatch(message);
  });

  test('one error has all problems', () => {
    const message = refusal({ currency: 1, taxis: [{ id: '' }] });
    expect(message).toMatch(/currency: /);
    expect(message).toMatch(/taxis\[0\]\.id: /);
    expect(message).toMatch(/taxis\[0\]\.waitSeconds: /);
  });

  test('a missing file is an error', () => {
    expect(() => readProviders(join(folder, 'none.json'))).toThrow(/cannot be read/);
  });
});

test('a file of more than 16 MB is refused before it is parsed', () => {
  expect(refusal(' '.repeat(17 << 20))).toMatch(/has more than 16 MB\. Correct the file\./);
});
