import { describe, expect, test } from 'vitest';
import { dayOfDate, instantOfLocal } from '../base/index.ts';
import type { Area } from '../geo/index.ts';
import {
  type GeofencingRule,
  type GeofencingZone,
  isVehicleAvailable,
  isWithinRange,
  type PricingPlan,
  pickupAt,
  planOf,
  priceOf,
  rangeMetres,
  reservationPrice,
  returnAt,
  type SharedStation,
  type SharedSystem,
  type SharedVehicle,
  SharedVehicles,
  type VehicleType,
  vehicleMode,
} from './index.ts';

const zone = 'Europe/Oslo';
const day = dayOfDate(2024, 5, 8);
const at = (hours: number): number => instantOfLocal(day * 86_400 + hours * 3600, zone);
const noon = at(12);

const bike: VehicleType = { id: 'bike', formFactor: 'bicycle', propulsion: 'human' };
const cargo: VehicleType = {
  id: 'cargo',
  formFactor: 'cargo_bicycle',
  propulsion: 'electric_assist',
  maxRangeMetres: 20_000,
};
const kick: VehicleType = {
  id: 'kick',
  formFactor: 'scooter_standing',
  propulsion: 'electric',
  maxRangeMetres: 30_000,
};

const station = (values: Partial<SharedStation> = {}): SharedStation => ({
  id: 's',
  name: [{ text: 'S', language: '' }],
  lat: 59.9,
  lng: 10.7,
  isInstalled: true,
  isRenting: true,
  isReturning: true,
  ...values,
});

const vehicle = (values: Partial<SharedVehicle> = {}): SharedVehicle => ({
  id: 'v',
  lat: 59.9,
  lng: 10.7,
  type: 'kick',
  isReserved: false,
  isDisabled: false,
  ...values,
});

const system = (values: Partial<SharedSystem> = {}): SharedSystem => ({
  id: 'city',
  version: '3.0',
  name: [{ text: 'City Bikes', language: 'en' }],
  timezone: zone,
  lastUpdated: noon,
  vehicleTypes: [bike, cargo, kick],
  regions: [],
  stations: [],
  vehicles: [],
  plans: [],
  zones: [],
  globalRules: [],
  ...values,
});

const open = (values: Partial<SharedSystem>) => new SharedVehicles([system(values)]).systems[0]!;

const square = (south: number, west: number, size: number): Area => ({
  polygons: [
    {
      outer: [
        { lat: south, lng: west },
        { lat: south, lng: west + size },
        { lat: south + size, lng: west + size },
        { lat: south + size, lng: west },
      ],
      holes: [],
    },
  ],
});

const rule = (values: Partial<GeofencingRule> = {}): GeofencingRule => ({
  rideStartAllowed: true,
  rideEndAllowed: true,
  rideThroughAllowed: true,
  ...values,
});

describe('pick-ups and returns', () => {
  test('SV-1 empty, not renting, not installed: no pick-up; full, not returning: no drop-off', () => {
    expect(pickupAt(station({ vehiclesAvailable: 2 }), bike, true)).toBe('yes');
    expect(pickupAt(station({ vehiclesAvailable: 0 }), bike, true)).toBe('no');
    expect(pickupAt(station({ vehiclesAvailable: 2, isRenting: false }), bike, true)).toBe('no');
    expect(pickupAt(station({ vehiclesAvailable: 2, isInstalled: false }), bike, true)).toBe('no');
    expect(pickupAt(station(), bike, true)).toBe('unknown');
    expect(returnAt(station({ docksAvailable: 1 }), bike, true)).toBe('yes');
    expect(returnAt(station({ docksAvailable: 0 }), bike, true)).toBe('no');
    expect(returnAt(station({ docksAvailable: 1, isReturning: false }), bike, true)).toBe('no');
    // A virtual station without a count has unlimited docks.
    expect(returnAt(station({ isVirtual: true }), bike, true)).toBe('yes');
    expect(returnAt(station(), bike, true)).toBe('unknown');
  });

  test('SV-2 SV-13 counts that are too old are unknown; service states are not', () => {
    const empty = station({ vehiclesAvailable: 0, docksAvailable: 0 });
    expect(pickupAt(empty, bike, false)).toBe('unknown');
    expect(returnAt(empty, bike, false)).toBe('unknown');
    expect(pickupAt({ ...empty, isRenting: false }, bike, false)).toBe('no');
    const opened = open({ stations: [empty] });
    expect(opened.pickupsNear(empty, 100, noon + 600)).toEqual([]);
    const later = opened.pickupsNear(empty, 100, noon + 3 * 3600);
    expect(later.map(({ certainty, type }) => [certainty, type.id])).toEqual([
      ['unknown', 'bike'],
      ['unknown', 'cargo'],
      ['unknown', 'kick'],
    ]);
  });

  test('SV-3 vehicles and docks per type: a dock for bikes takes no cargo bike', () => {
    const mixed = station({
      vehiclesAvailable: 3,
      vehiclesByType: [{ type: 'bike', count: 3 }],
      docksByType: [{ types: ['bike', 'kick'], count: 2 }],
    });
    expect(pickupAt(mixed, bike, true)).toBe('yes');
    expect(pickupAt(mixed, cargo, true)).toBe('no');
    expect(returnAt(mixed, kick, true)).toBe('yes');
    expect(returnAt(mixed, cargo, true)).toBe('no');
    const fits = station({ docksAvailable: 9, typeCapacity: [{ types: ['bike'], count: 9 }] });
    expect(returnAt(fits, cargo, false)).toBe('no');
    expect(returnAt(fits, bike, false)).toBe('unknown');
  });

  test('SV-5 SV-14 reserved and disabled vehicles are unavailable; a vehicle that is due back soon is unavailable for longer rides', () => {
    expect(isVehicleAvailable(vehicle(), noon)).toBe(true);
    expect(isVehicleAvailable(vehicle({ isReserved: true }), noon)).toBe(false);
    expect(isVehicleAvailable(vehicle({ isDisabled: true }), noon)).toBe(false);
    const lent = vehicle({ availableUntil: noon + 600 });
    expect(isVehicleAvailable(lent, noon, noon + 600)).toBe(true);
    expect(isVehicleAvailable(lent, noon, noon + 601)).toBe(false);
    expect(isVehicleAvailable(lent, noon + 600)).toBe(false);
  });

  test('free-floating vehicles and stations in reach, nearest first; vehicles in the count of a station are not offered twice', () => {
    const opened = open({
      stations: [station({ vehiclesAvailable: 1, vehiclesByType: [{ type: 'bike', count: 1 }] })],
      vehicles: [
        vehicle({ id: 'near', lat: 59.9002 }),
        vehicle({ id: 'docked', station: 's', type: 'bike' }),
        vehicle({ id: 'far', lat: 59.95 }),
      ],
    });
    const found = opened.pickupsNear({ lat: 59.9002, lng: 10.7 }, 300, noon);
    expect(found.map((option) => option.vehicle?.id ?? option.station?.id)).toEqual(['near', 's']);
    expect(found.map(({ mode }) => mode)).toMatchObject([
      { mode: 'me_mic-s_city-bikes', profile: 'e-scooter' },
      { mode: 'me_mic-s_city-bikes', profile: 'bicycle' },
    ]);
  });

  test('SV-1 SV-14 vehicles listed at a station without a count are available only while it rents', () => {
    const listed = (parts: Partial<SharedStation>) =>
      open({ stations: [station(parts)], vehicles: [vehicle({ station: 's' })] })
        .pickupsNear(station(), 50, noon)
        .filter((option) => option.vehicle !== undefined);
    expect(listed({})).toHaveLength(1);
    expect(listed({ isRenting: false })).toEqual([]);
    expect(listed({ isInstalled: false })).toEqual([]);
    expect(listed({ openingHours: 'Mo-Su 06:00-11:00' })).toEqual([]);
  });

  test('SV-14 a closed system rents nothing, with any counts', () => {
    const opened = open({ openingHours: 'Apr-Oct Mo-Su 06:00-22:00', stations: [station({ vehiclesAvailable: 5 })] });
    expect(opened.isOpen(at(21.9))).toBe(true);
    expect(opened.isOpen(at(22))).toBe(false);
    expect(opened.pickupsNear(station(), 50, at(23))).toEqual([]);
    expect(opened.pickupsNear(station(), 50, noon)).not.toEqual([]);
    expect(open({ terminationDate: '2024-05-07' }).isOpen(noon)).toBe(false);
    expect(open({ terminationDate: '2024-05-08' }).isOpen(noon)).toBe(true);
    // Until the end of that day by the clock of the system, also at stations with their own hours.
    const allNight = station({ openingHours: '24/7' });
    const last = open({ terminationDate: '2024-05-08', stations: [allNight] });
    expect([last.isOpen(at(23.99)), last.isOpen(at(24))]).toEqual([true, false]);
    expect([last.isStationOpen(allNight, at(23.99)), last.isStationOpen(allNight, at(24))]).toEqual([true, false]);
    expect(open({ terminationDate: 'soon' }).isOpen(noon)).toBe(true);
    expect(open({ openingHours: 'ask at the desk' }).isOpen(noon)).toBeUndefined();
  });
});

describe('SV-6 form factor and propulsion decide the mode', () => {
  const of = (values: Partial<VehicleType>) => vehicleMode(system(), { ...bike, ...values });
  test.each<[Partial<VehicleType>, string, string]>([
    [{}, 'me_mic-s_city-bikes', 'bicycle'],
    [{ formFactor: 'cargo_bicycle' }, 'me_mic-s_city-bikes', 'bicycle'],
    [{ formFactor: 'scooter_standing', propulsion: 'electric' }, 'me_mic-s_city-bikes', 'e-scooter'],
    [
      { formFactor: 'scooter_seated', propulsion: 'electric', maxSpeedKmh: 45 },
      'me_mic-s_city-bikes',
      'fast-e-scooter',
    ],
    [{ formFactor: 'moped', propulsion: 'combustion' }, 'me_mic-s_city-bikes', 'motorbike'],
    [{ formFactor: 'car', propulsion: 'hybrid' }, 'me_car-s_city-bikes', 'car'],
  ])('%o', (values, mode, profile) => {
    expect(of(values)).toMatchObject({ mode, profile });
  });
  test('SV-12 collecting and returning take time, more for a car than for a bicycle', () => {
    const [two, four] = [of({})!, of({ formFactor: 'car' })!];
    expect(two.collectSeconds).toBeGreaterThan(0);
    expect(two.returnSeconds).toBeGreaterThan(0);
    expect(four.collectSeconds).toBeGreaterThan(two.collectSeconds);
    expect(four.returnSeconds).toBeGreaterThan(two.returnSeconds);
  });
  test('vehicles without a mode are not offered', () => {
    expect(of({ formFactor: 'other' })).toBeUndefined();
    expect(of({ formFactor: 'scooter_standing', propulsion: 'human' })).toBeUndefined();
  });
});

describe('SV-7 where a ride may end', () => {
  const here = { lat: 59.9, lng: 10.7 };
  const two = [station({ docksAvailable: 1 }), station({ id: 't', lat: 59.91, docksAvailable: 1 })];

  test('round trips end where they began, one-way rides at any station', () => {
    const opened = open({ stations: two });
    const round: VehicleType = { ...bike, returnConstraint: 'roundtrip_station' };
    const near = (type: VehicleType, ride: { vehicle?: SharedVehicle; from?: SharedStation } = {}) =>
      opened.returnsNear(two[1]!, 5000, { type, ...ride }, noon).map((option) => option.station.id);
    expect(near(bike, { from: two[0]! })).toEqual(['t', 's']);
    expect(near(round, { from: two[0]! })).toEqual(['s']);
    expect(near(round, { vehicle: vehicle({ homeStation: 't' }) })).toEqual(['t']);
    // It must be returned, but the station is unknown.
    expect(near(round)).toEqual([]);
    expect(near({ ...bike, returnConstraint: 'free_floating' })).toEqual([]);
  });

  test('without a constraint of the type, that of the system applies', () => {
    expect(open({ stations: two }).constraintOf(bike)).toBe('any_station');
    expect(open({ vehicles: [vehicle()] }).constraintOf(kick)).toBe('free_floating');
    expect(open({ stations: two, vehicles: [vehicle()] }).constraintOf(kick)).toBe('hybrid');
    expect(open({ stations: two, vehicles: [vehicle()] }).constraintOf(bike)).toBe('any_station');
  });

  test('free-floating rides end where zones allow it, never where parking is restricted to stations', () => {
    const floating = { vehicles: [vehicle()] };
    const zones = (values: Partial<GeofencingRule>): GeofencingZone[] => [
      { area: square(59.89, 10.69, 0.02), rules: [rule(values)] },
    ];
    expect(open(floating).mayEndAt(here, { type: kick }, noon)).toBe(true);
    expect(open({ ...floating, zones: zones({ rideEndAllowed: false }) }).mayEndAt(here, { type: kick }, noon)).toBe(
      false,
    );
    expect(open({ ...floating, zones: zones({ stationParking: true }) }).mayEndAt(here, { type: kick }, noon)).toBe(
      false,
    );
    expect(open({ stations: two }).mayEndAt(here, { type: bike }, noon)).toBe(false);
  });

  test('SV-9 the area of a virtual station has priority over zones', () => {
    const virtual = station({ isVirtual: true, area: square(59.899, 10.699, 0.002) });
    const opened = open({
      stations: [virtual],
      zones: [{ area: square(59.8, 10.6, 0.2), rules: [rule({ rideEndAllowed: false, rideStartAllowed: false })] }],
    });
    expect(opened.mayEndAt(here, { type: bike }, noon)).toBe(true);
    expect(opened.mayEndAt({ lat: 59.905, lng: 10.7 }, { type: bike }, noon)).toBe(false);
    expect(opened.pickupsNear(here, 100, noon)).not.toEqual([]);
    const round: VehicleType = { ...bike, returnConstraint: 'roundtrip_station' };
    expect(opened.mayEndAt(here, { type: round, from: virtual }, noon)).toBe(true);
    expect(opened.mayEndAt(here, { type: round, from: station({ id: 'other' }) }, noon)).toBe(false);
    const full = open({ stations: [{ ...virtual, docksAvailable: 0, lastReported: noon }] });
    expect(full.mayEndAt(here, { type: bike }, noon)).toBe(false);
  });

  test('SV-9 zones apply to free-floating vehicles and close no dock', () => {
    const opened = open({
      stations: [station({ vehiclesAvailable: 3, docksAvailable: 3 })],
      globalRules: [rule({ rideStartAllowed: false, rideEndAllowed: false, stationParking: true })],
    });
    expect(opened.pickupsNear(here, 50, noon)).not.toEqual([]);
    expect(opened.returnsNear(here, 50, { type: bike }, noon)).toHaveLength(1);
    expect(opened.mayEndAt(here, { type: bike }, noon)).toBe(false);
  });
});

describe('SV-8 range', () => {
  test('the range of the vehicle, else fuel times range, less a reserve; unlimited without a motor', () => {
    expect(rangeMetres(kick, vehicle({ currentRangeMetres: 5000, currentFuel: 1 }))).toBe(5000);
    expect(rangeMetres(kick, vehicle({ currentFuel: 0.5 }))).toBe(15_000);
    expect(rangeMetres(kick, vehicle({ currentFuel: 0 }))).toBe(0);
    expect(rangeMetres(kick)).toBe(30_000);
    expect(rangeMetres(bike, vehicle({ currentRangeMetres: 1 }))).toBeUndefined();
    expect(isWithinRange(4500, kick, vehicle({ currentRangeMetres: 5000 }))).toBe(true);
    expect(isWithinRange(4501, kick, vehicle({ currentRangeMetres: 5000 }))).toBe(false);
    expect(isWithinRange(1e6, bike)).toBe(true);
  });
});

describe('SV-9 SV-10 zones', () => {
  const here = { lat: 59.9, lng: 10.7 };
  const box = square(59.89, 10.69, 0.02);
  const ruleAt = (zones: readonly GeofencingZone[], globalRules: readonly GeofencingRule[] = [], type = 'kick') =>
    open({ zones, globalRules }).geofencing.ruleAt(here, type, noon);

  test('the first rule for the type of the first zone of the file with one', () => {
    const slow = { area: box, rules: [rule({ types: ['bike'] }), rule({ maxSpeedKmh: 6 }), rule({ maxSpeedKmh: 9 })] };
    const slower = { area: box, rules: [rule({ maxSpeedKmh: 3 })] };
    expect(ruleAt([slow, slower]).maxSpeedKmh).toBe(6);
    expect(ruleAt([slower, slow]).maxSpeedKmh).toBe(3);
    expect(ruleAt([slow, slower], [], 'bike').maxSpeedKmh).toBeUndefined();
    const onlyBikes = { area: box, rules: [rule({ types: ['bike'], rideThroughAllowed: false })] };
    expect(ruleAt([onlyBikes, slower]).maxSpeedKmh).toBe(3);
    expect(ruleAt([{ area: square(0, 0, 1), rules: [rule({ maxSpeedKmh: 1 })] }, slower]).maxSpeedKmh).toBe(3);
  });

  test('global rules outside all zones; without any, everything is allowed', () => {
    const outside = rule({ rideStartAllowed: false, rideEndAllowed: false });
    expect(ruleAt([], [outside])).toBe(outside);
    expect(ruleAt([{ area: box, rules: [rule({ maxSpeedKmh: 5 })] }], [outside]).rideEndAllowed).toBe(true);
    expect(ruleAt([])).toEqual(rule());
    expect(open({}).geofencing.isEmpty).toBe(true);
  });

  test('zones include their edge and their start, but not their end', () => {
    const timed = (start: number, end: number): GeofencingZone => ({
      area: box,
      rules: [rule({ maxSpeedKmh: 5 })],
      start,
      end,
    });
    expect(ruleAt([timed(noon, noon + 1)]).maxSpeedKmh).toBe(5);
    expect(ruleAt([timed(noon - 9, noon)]).maxSpeedKmh).toBeUndefined();
    expect(ruleAt([timed(noon + 1, noon + 9)]).maxSpeedKmh).toBeUndefined();
  });

  test('without permission to start there is no pick-up; rides are checked only where zones restrict them', () => {
    const forbidden = open({
      vehicles: [vehicle()],
      zones: [{ area: box, rules: [rule({ rideStartAllowed: false })] }],
    });
    expect(forbidden.pickupsNear(here, 100, noon)).toEqual([]);
    expect(forbidden.geofencing.restrictsRiding).toBe(false);
    expect(
      open({ zones: [{ area: box, rules: [rule({ rideThroughAllowed: false })] }] }).geofencing.restrictsRiding,
    ).toBe(true);
  });
});

describe('SV-15 prices', () => {
  const plan: PricingPlan = {
    id: 'p',
    name: [{ text: 'P', language: '' }],
    currency: 'NOK',
    priceMicros: 10_000_000,
    isTaxable: false,
    perMinute: [{ start: 0, interval: 1, rateMicros: 2_650_000 }],
    perKm: [{ start: 5, interval: 1, rateMicros: 1_000_000 }],
    reservationPerMinuteMicros: 500_000,
    reservationFlatMicros: 1_000_000,
  };

  test('unlocking, begun minutes and begun kilometres, exact', () => {
    expect(priceOf(plan, 601, 4000)).toEqual({ currency: 'NOK', minor: 1000 + 11 * 265 });
    expect(priceOf(plan, 0, 6500)).toEqual({ currency: 'NOK', minor: 1200 });
    expect(reservationPrice(plan, 61)).toEqual({ currency: 'NOK', minor: 200 });
    expect(priceOf({ ...plan, priceMicros: -99_000_000 }, 0, 0).minor).toBe(0);
  });

  test('the plan of the vehicle, else of its type, else the only plan', () => {
    const other = { ...plan, id: 'q' };
    const one = system({ plans: [plan] });
    const both = system({ plans: [plan, other] });
    expect(planOf(one, kick)?.id).toBe('p');
    expect(planOf(both, kick)).toBeUndefined();
    expect(planOf(both, { ...kick, defaultPlan: 'q' })?.id).toBe('q');
    expect(planOf(both, { ...kick, defaultPlan: 'q' }, vehicle({ plan: 'p' }))?.id).toBe('p');
    expect(planOf(both, { ...kick, planIds: ['p'] })?.id).toBe('p');
  });
});

describe('live states', () => {
  const [first, second] = [
    station({ id: 'a', vehiclesAvailable: 3, vehiclesByType: [{ type: 'bike', count: 3 }], docksAvailable: 1 }),
    station({ id: 'b', vehiclesAvailable: 2, lastReported: noon - 60 }),
  ];
  const vehicles = new SharedVehicles([
    system({ stations: [first, second], vehicles: [vehicle()] }),
    system({ id: 'other', vehicles: [vehicle({ id: 'w' })] }),
  ]);
  const idsNear = (near: SharedVehicles, time: number): (string | undefined)[] =>
    near.pickupsNear(first, 100, time).map((one) => one.vehicle?.id ?? `${one.station?.id} ${one.type.id}`);

  test('SV-2 counts are replaced, those of before are not kept beside them, and other systems stay', () => {
    const later = noon + 7200;
    const state = { isInstalled: true, isRenting: true, isReturning: true };
    const stations = [
      { id: 'a', ...state, vehiclesAvailable: 0, docksAvailable: 4 },
      { id: 'z', ...state, vehiclesAvailable: 9 },
    ];
    const live = vehicles.withStates([{ system: 'city', time: later, stations, vehicles: [vehicle({ id: 'new' })] }]);
    expect(live.systems[0]!.stationOf('a')).toEqual({ ...first, ...stations[0], vehiclesByType: undefined });
    // A station without a row is out of service, and one that the system does not have is not added.
    expect(live.systems[0]!.stationOf('b')).toMatchObject({ isRenting: false, name: second.name });
    expect(live.systems[0]!.stationOf('z')).toBeUndefined();
    expect(live.systems[0]!.system.lastUpdated).toBe(later);
    expect(idsNear(live, later)).toEqual(['new', 'w']);
    expect(live.systems[1]).toBe(vehicles.systems[1]);
    expect(idsNear(vehicles, noon)).toContain('v');
  });

  test('a system without a file of stations or of vehicles keeps those that it has', () => {
    const live = vehicles.withStates([{ system: 'city', time: noon, stations: undefined, vehicles: undefined }]);
    expect(live.systems[0]!.system).toEqual({ ...vehicles.systems[0]!.system, lastUpdated: noon });
  });
});
