import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest } from '../../../../model/index.ts';
import type { ModeId } from '../../../../modes/index.ts';
import { type HireProvider, Providers } from '../../../../providers/index.ts';
import {
  type SharedStation,
  type SharedSystem,
  SharedVehicles,
  type VehicleType,
} from '../../../../shared-vehicles/index.ts';
import type { JourneyAnswer } from '../../index.ts';

/** Walking a metre a second, cycling four; 50 m from character to character. */
const map = `C-A${'-'.repeat(40)}B-D`;
const grid = new TextWorld({ map, ways: { CA: {}, AB: {}, BD: {} } });
const station = (id: 'A' | 'B', parts: Partial<SharedStation> = {}): SharedStation => ({
  id,
  name: [{ text: `Dock ${id}`, language: 'en' }],
  ...{ lat: grid.place(id).lat, lng: grid.place(id).lng },
  isInstalled: true,
  isRenting: true,
  isReturning: true,
  vehiclesAvailable: 3,
  docksAvailable: 3,
  ...parts,
});
const bike: VehicleType = { id: 'bike', formFactor: 'bicycle', propulsion: 'human' };
const system = (parts: Partial<SharedSystem> = {}): SharedSystem => ({
  id: 'town',
  version: '3.0',
  name: [{ text: 'Town Bikes', language: 'en' }],
  phone: '+351 1',
  timezone: 'UTC',
  vehicleTypes: [bike],
  regions: [],
  stations: [station('A'), station('B')],
  vehicles: [],
  plans: [
    {
      id: 'p',
      name: [{ text: 'Minutes', language: 'en' }],
      currency: 'EUR',
      priceMicros: 1_000_000,
      isTaxable: false,
      perKm: [],
      perMinute: [{ start: 0, interval: 1, rateMicros: 100_000 }],
    },
  ],
  zones: [],
  globalRules: [],
  ...parts,
});

function answerFor(systems: readonly SharedSystem[], parts: Partial<PlanRequest> = {}): JourneyAnswer {
  const world = new TextWorld({ map, ways: { CA: {}, AB: {}, BD: {} }, modes: ['me_mic-s'] });
  Object.assign(world.world, { sharedVehicles: new SharedVehicles(systems) });
  return world.answer('C', 'D', '10:00', { modes: ['me_mic-s'], ...parts });
}

function hire(systems: readonly SharedSystem[], parts: Partial<PlanRequest> = {}): Itinerary[] {
  return answerFor(systems, parts).groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
}
const modesOf = (itinerary: Itinerary | undefined): string[] => (itinerary?.legs ?? []).map(({ mode }) => mode);

describe('journeys by hired vehicles', () => {
  test.each<[string, Partial<SharedStation>, Partial<SharedSystem>, unknown, unknown]>([
    [
      'each station has a report of its own',
      { lastReported: instant('9:58') },
      {},
      { vehicles: 3, reportedAt: instant('9:58') },
      { docks: 3, reportedAt: instant('9:58') },
    ],
    [
      'else that of the system counts',
      {},
      { lastUpdated: instant('9:55') },
      { vehicles: 3, reportedAt: instant('9:55') },
      { docks: 3, reportedAt: instant('9:55') },
    ],
    [
      'of several kinds that of the trip counts',
      {
        lastReported: instant('9:58'),
        vehiclesByType: [
          { type: 'bike', count: 1 },
          { type: 'car', count: 2 },
        ],
        docksByType: [
          { types: ['bike', 'moped'], count: 4 },
          { types: ['car'], count: 9 },
        ],
      },
      {},
      { vehicles: 1, reportedAt: instant('9:58') },
      { docks: 4, reportedAt: instant('9:58') },
    ],
    ['SV-2 counts of another hour say nothing', { lastReported: instant('8:00') }, {}, undefined, undefined],
    ['without a time nothing is said', {}, {}, undefined, undefined],
  ])('what is there, and when it was reported: %s', (_, of, all, atStart, atEnd) => {
    const [first] = hire([system({ stations: [station('A', of), station('B', of)], ...all })]);
    const stocks = first?.legs.flatMap((leg) => (leg.kind === 'stationary' ? [leg.stock] : []));
    expect(stocks).toEqual([atStart, atEnd]);
  });

  test('SV-12 walk, collect, ride, return and walk, without gaps', () => {
    const [first, ...others] = hire([system()]);
    expect(others).toEqual([]);
    expect(modesOf(first)).toEqual([
      'wa_wal',
      'stationary_vehicle-collect',
      'me_mic-s_town-bikes',
      'stationary_vehicle-return',
      'wa_wal',
    ]);
    const legs = first?.legs ?? [];
    expect(legs.slice(1).every((leg, i) => leg.departure === legs[i]?.arrival)).toBe(true);
    expect(legs.map((leg) => leg.arrival - leg.departure)).toEqual([100, 60, 512, 30, 100]);
  });

  test('SV-15 the ride has the price of the plan, and the operator is named', () => {
    const ride = hire([system()])[0]?.legs[2];
    expect(ride?.payments).toEqual([
      { kind: 'hire', id: 'p', name: 'Minutes', money: { currency: 'EUR', minor: 100 + 90 } },
    ]);
    expect(ride?.operator).toMatchObject({ id: 'town', name: 'Town Bikes', phone: '+351 1' });
  });

  const free = { ...bike, id: 'free', returnConstraint: 'free_floating' as const };
  const box = (from: number, to: number) => {
    const [a, b] = [grid.place('C'), grid.place('D')];
    const lng = (share: number): number => a.lng + (b.lng - a.lng) * share;
    const [south, north] = [a.lat - 0.001, a.lat + 0.001];
    const outer = [
      { lat: south, lng: lng(from) },
      { lat: south, lng: lng(to) },
      { lat: north, lng: lng(to) },
      { lat: north, lng: lng(from) },
    ];
    return { polygons: [{ outer, holes: [] }] };
  };
  const rules = { rideStartAllowed: true, rideEndAllowed: true, rideThroughAllowed: true };
  const floating = (parts: Partial<SharedSystem> = {}): SharedSystem =>
    system({
      stations: [],
      vehicleTypes: [free],
      vehicles: [{ id: 'v', ...grid.place('A'), type: 'free', isReserved: false, isDisabled: false }],
      ...parts,
    });
  const ends = (itinerary: Itinerary | undefined) => itinerary?.legs.at(-1)?.mode;

  test('SV-7 a vehicle that has to be returned where it was taken goes nowhere else', () => {
    expect(hire([system({ vehicleTypes: [{ ...bike, returnConstraint: 'roundtrip_station' }] })])).toEqual([]);
  });

  test('SV-1 no vehicle is taken from an empty station, or returned to a full one', () => {
    const now = { lastUpdated: instant('10:00') };
    expect(hire([system({ ...now, stations: [station('A', { vehiclesAvailable: 0 }), station('B')] })])).toEqual([]);
    expect(hire([system({ ...now, stations: [station('A'), station('B', { docksAvailable: 0 })] })])).toEqual([]);
    expect(hire([system({ ...now, openingHours: 'Mo-Su 12:00-18:00' })])).toEqual([]);
  });

  test('SV-1 a traveller reads whether it is closed or empty', () => {
    const why = (parts: Partial<SharedSystem>) => answerFor([system(parts)]).empty?.reason;
    const lastUpdated = instant('10:00');
    expect(why({ lastUpdated, stations: [station('A', { vehiclesAvailable: 0 }), station('B')] })).toBe(
      'no-vehicle-from',
    );
    expect(why({ lastUpdated, openingHours: 'Mo-Su 12:00-18:00' })).toBe('closed');
    expect(why({ lastUpdated, stations: [station('A'), station('B', { docksAvailable: 0 })] })).toBe('no-vehicle-to');
    const shut = station('B', { openingHours: 'Mo-Su 12:00-18:00' });
    expect(why({ lastUpdated, stations: [station('A'), shut] })).toBe('closed');
  });

  test('SV-2 a station known to be full on arrival is not taken for unknown because the guess was later', () => {
    // The rider arrives within half an hour of the count, though the straight-line guess was later.
    const lastReported = instant('10:00') - 1800 + 700;
    const full = station('B', { docksAvailable: 0, lastReported });
    expect(hire([system({ stations: [station('A'), full] })])).toEqual([]);
    const before = station('B', { docksAvailable: 0, lastReported: lastReported - 100 });
    expect(hire([system({ stations: [station('A'), before] })])).toHaveLength(1);
    const empty = station('A', { vehiclesAvailable: 0, lastReported: instant('10:00') - 1800 + 110 });
    expect(hire([system({ stations: [empty, station('B')] })])).toEqual([]);
  });

  test('SV-9 it is left in front of the door, or where the zone ends that forbids it', () => {
    expect(ends(hire([floating()])[0])).toBe('stationary_vehicle-return');
    const zone = { area: box(0.9, 1.1), rules: [{ ...rules, rideEndAllowed: false }] };
    const [kept] = hire([floating({ zones: [zone] })]);
    expect(ends(kept)).toBe('wa_wal');
    expect(kept?.legs.at(-1)).toMatchObject({ kind: 'street' });
    expect((kept?.walkMetres ?? 0) - 100).toBeGreaterThan(200);
  });

  test('SV-9 no ride leads through a zone that forbids it, and a slow zone takes longer', () => {
    const through = (rule: Partial<typeof rules & { maxSpeedKmh: number }>) => ({
      zones: [{ area: box(0.4, 0.6), rules: [{ ...rules, ...rule }] }],
    });
    expect(hire([floating(through({ rideThroughAllowed: false }))])).toEqual([]);
    const usual = hire([floating()])[0];
    const slow = hire([floating(through({ maxSpeedKmh: 7.2 }))])[0];
    expect((slow?.arrival ?? 0) - (usual?.arrival ?? 0)).toBeGreaterThan(80);
  });

  test('SV-8 SV-14 a vehicle without the range, or due back before, is not offered', () => {
    const electric = { ...free, propulsion: 'electric' as const };
    const vehicle = { id: 'v', ...grid.place('A'), type: 'free', isReserved: false, isDisabled: false };
    const one = (parts: object) => hire([floating({ vehicleTypes: [electric], vehicles: [{ ...vehicle, ...parts }] })]);
    expect(one({ currentRangeMetres: 5000 })).toHaveLength(1);
    expect(one({ currentRangeMetres: 2000 })).toEqual([]);
    expect(one({ availableUntil: instant('10:05') })).toEqual([]);
  });

  test('SV-12 no vehicle where walking is no slower', () => {
    const near = system({ stations: [station('A'), { ...station('B'), ...grid.place('A'), id: 'B' }] });
    expect(hire([near])).toEqual([]);
  });

  test('arriving in time: the same ride, as late as possible', () => {
    const when = { departAfter: undefined, arriveBefore: instant('11:00') };
    const [late] = hire([system()], { when });
    expect(late?.arrival).toBe(instant('11:00'));
    expect((late?.arrival ?? 0) - (late?.departure ?? 0)).toBe(802);
  });
});

describe('hired vehicles after a train', () => {
  const far = ' '.repeat(45);
  const wide = `Z${far}W${far}${map}`;
  const streets = { CA: {}, AB: {}, BD: {} };
  const there = new TextWorld({ map: wide, ways: streets });
  const at = (id: 'A' | 'B', parts: Partial<SharedStation> = {}): SharedStation =>
    station(id, { lat: there.place(id).lat, lng: there.place(id).lng, ...parts });
  const ride = (parts: Partial<SharedSystem>, request: Partial<PlanRequest> = {}): string[][] => {
    const world = new TextWorld({
      map: wide,
      ways: streets,
      trips: 'R1 Z 10:00 A 10:10\nR2 A 12:00 W 12:10',
      modes: ['me_mic-s', 'pt_pub'],
    });
    const systems = [system({ stations: [at('A'), at('B')], ...parts })];
    Object.assign(world.world, { sharedVehicles: new SharedVehicles(systems) });
    const answer = world.answer('Z', 'D', '09:50', { modes: ['me_mic-s', 'pt_pub'], maxWalkSeconds: 900, ...request });
    return answer.groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => modesOf(itinerary)));
  };
  const byTrainAndBike = [
    'pt_pub_bus',
    'stationary_vehicle-collect',
    'me_mic-s_town-bikes',
    'stationary_vehicle-return',
    'wa_wal',
  ];

  test('SV-12 they are the egress from the station', () => {
    expect(ride({})).toEqual([byTrainAndBike]);
    expect(ride({}, { maxWalkSeconds: 60 })).toEqual([]);
  });

  test('SV-14 a station that closes before the train arrives is not used, at either end of the ride', () => {
    expect(ride({ openingHours: 'Mo-Su 08:00-10:05' })).toEqual([]);
    expect(ride({ openingHours: 'Mo-Su 08:00-10:15' })).toEqual([]);
    expect(ride({ openingHours: 'Mo-Su 08:00-11:00' })).toEqual([byTrainAndBike]);
    expect(ride({ openingHours: 'Mo-Su 10:05-11:00' })).toEqual([byTrainAndBike]);
    expect(ride({ stations: [at('A'), at('B', { openingHours: 'Mo-Su 08:00-10:15' })] })).toEqual([]);
  });
});

describe('hired cars and pooling', () => {
  const provider = {
    id: 'co',
    name: 'Town Cars',
    timedTariffs: [],
    oneWay: true,
    collectSeconds: 300,
    returnSeconds: 120,
    tariff: { currency: 'EUR', flagFallMicros: 5_000_000, perKm: [{ start: 0, rateMicros: 1_000_000 }], perMinute: [] },
  };
  const place = (id: 'A' | 'B') => ({ id, name: `Lot ${id}`, lat: grid.place(id).lat, lng: grid.place(id).lng });
  const places = [place('A'), place('B')];
  const rent = (mode: string, row: Partial<HireProvider>, parts: Partial<PlanRequest> = {}): Itinerary[] =>
    answerOf(mode, row, parts).groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
  const why = (mode: string, row: Partial<HireProvider>) => answerOf(mode, row).empty?.reason;
  function answerOf(mode: string, row: Partial<HireProvider>, parts: Partial<PlanRequest> = {}): JourneyAnswer {
    const world = new TextWorld({ map, ways: { CA: {}, AB: {}, BD: {} }, modes: [mode] });
    const hired = { ...provider, mode: `${mode}_town-cars` as ModeId, places, ...row };
    const rows = { hailed: [], hire: [hired], parking: [], energy: [], tolls: [], emissions: [] };
    Object.assign(world.world, { providers: new Providers(rows, 'UTC') });
    return world.answer('C', 'D', '10:00', { modes: [mode], ...parts });
  }

  test('a car is collected at one place and returned at another, in their hours', () => {
    const [first] = rent('me_car-r', {});
    expect(modesOf(first)).toEqual([
      'wa_wal',
      'stationary_vehicle-collect',
      'me_car-r_town-cars',
      'stationary_vehicle-return',
      'wa_wal',
    ]);
    expect(first?.legs[2]?.payments).toEqual([
      { kind: 'hire', id: 'co', name: 'Town Cars', money: { currency: 'EUR', minor: 705 } },
    ]);
    expect(first?.legs[1]).toMatchObject({ at: { name: 'Lot A' }, operator: { name: 'Town Cars' } });
    expect(rent('me_car-r', { oneWay: false })).toEqual([]);
    expect(why('me_car-r', { oneWay: false })).toBe('round-trip-only');
    const end = (row: Partial<HireProvider>) => answerOf('me_car-r', row).empty;
    const values = { mode: 'me_car-r' };
    expect(end({ oneWay: false, openingHours: 'Mo-Su 12:00-18:00' })).toEqual({ reason: 'closed', values });
    expect(end({ openingHours: 'Sa,Su 08:00-18:00' })).toEqual({ reason: 'closed', values });
    expect(end({ places: [] })).toEqual({ reason: 'no-vehicle-from', values });
    expect(end({ places: [place('A')] })).toEqual({ reason: 'no-vehicle-to', values });
    const unsuitable = { places: places.map((one) => ({ ...one, wheelchair: false })) };
    expect(answerOf('me_car-r', unsuitable, { wheelchair: true }).empty).toEqual({
      reason: 'inaccessible',
      values: {},
    });
    expect(rent('me_car-r', { openingHours: 'Mo-Su 12:00-18:00' })).toEqual([]);
  });

  test('an unknown provider has another reason than one with no vehicle nearby', () => {
    const asked = (mode: string) => answerOf('me_car-r', {}, { modes: [mode] });
    expect(asked('me_car-r_town-cars').groups).toHaveLength(1);
    expect(asked('me_car-r_nobody').empty).toEqual({
      reason: 'unknown-provider',
      values: { mode: 'me_car-r_nobody', modes: 'me_car-r_nobody' },
    });
  });

  test('in the area where a car may be left, the drive ends at the door', () => {
    const a = grid.place('C');
    const outer = [-1, 1].flatMap((i) => [
      { lat: a.lat + i * 0.1, lng: a.lng - i * 0.1 },
      { lat: a.lat + i * 0.1, lng: a.lng + i * 0.1 },
    ]);
    const [first] = rent('me_car-r', { returnArea: { polygons: [{ outer, holes: [] }] } });
    expect(modesOf(first).at(-1)).toBe('stationary_vehicle-return');
  });

  test('no pooled ride beyond the detour or the meeting place, then and at other times', () => {
    // A street of 4 km, along which two places are 2 km apart.
    const line = `C${'-'.repeat(39)}A${'-'.repeat(39)}B`;
    const far = new TextWorld({ map: line, ways: { CAB: {} }, modes: ['me_car-p'] });
    const at = (id: 'C' | 'A' | 'B') => ({ id, name: id, lat: far.place(id).lat, lng: far.place(id).lng });
    const pooling = (from: 'C' | 'A', to: 'A' | 'B', near: readonly ('C' | 'A' | 'B')[], openingHours: string) => {
      const row = { ...provider, mode: 'me_car-p_town-cars' as ModeId, places: near.map(at), maxDetourSeconds: 0 };
      const rows = { hailed: [], hire: [{ ...row, openingHours }], parking: [], energy: [], tolls: [], emissions: [] };
      Object.assign(far.world, { providers: new Providers(rows, 'UTC') });
      return far.answer(from, to, '10:00', { modes: ['me_car-p'] }).empty;
    };
    const values = { mode: 'me_car-p' };
    for (const hours of ['Mo-Su 00:00-24:00', 'Sa,Su 00:00-24:00']) {
      expect(pooling('C', 'B', ['A', 'B'], hours)).toEqual({ reason: 'outside-zone-from', values });
      expect(pooling('C', 'B', ['C', 'A'], hours)).toEqual({ reason: 'outside-zone-to', values });
    }
    expect(pooling('A', 'B', ['A', 'B'], 'Mo-Su 00:00-24:00')).toBeUndefined();
    expect(pooling('A', 'B', ['A', 'B'], 'Sa,Su 00:00-24:00')).toEqual({ reason: 'closed', values });
  });

  test('a pooled ride picks up at the door within the driver’s detour, otherwise at the meeting place', () => {
    expect(modesOf(rent('me_car-p', { maxDetourSeconds: 600 })[0])).toEqual(['stationary_wait', 'me_car-p_town-cars']);
    expect(modesOf(rent('me_car-p', { maxDetourSeconds: 0 })[0])).toEqual([
      'wa_wal',
      'stationary_wait',
      'me_car-p_town-cars',
      'wa_wal',
    ]);
    expect(rent('me_car-p', { places: [place('A')] })).toEqual([]);
    const end = (row: Partial<HireProvider>) => answerOf('me_car-p', row).empty;
    const far = (id: 'A' | 'B') => ({ ...place(id), lat: place(id).lat + 1 });
    expect(end({ places: [far('A'), far('B')] })?.reason).toBe('outside-zone-from');
    expect(end({ openingHours: 'Mo-Su 12:00-18:00' })).toEqual({ reason: 'closed', values: { mode: 'me_car-p' } });
    expect(end({ maxDetourSeconds: 0, places: [place('A')] })?.reason).toBe('outside-zone-to');
  });
});
