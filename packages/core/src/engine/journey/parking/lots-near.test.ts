import { describe, expect, test } from 'vitest';
import { PLAIN_REQUEST } from '../../../../test/journey/text-world.ts';
import { elementsToRows } from '../../../../test/street/elements-to-rows.ts';
import type { Leg, PlanRequest } from '../../../model/index.ts';
import { type ParkingLot, Providers } from '../../../providers/index.ts';
import { StringPool, StringPoolBuilder, writeColumns } from '../../../storage/index.ts';
import { buildStreetGraph, readParking, readSideParking } from '../../../street/build/index.ts';
import { PARKING_COLUMNS, ParkingLots, StreetGraph } from '../../../street/index.ts';
import { linkParking } from '../../street/build/index.ts';
import { StreetEngine } from '../../street/index.ts';
import { planJourneys } from '../plan-journeys.ts';
import { itineraryPricer } from '../prices/itinerary-pricer.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { directItineraries } from '../search/direct-itineraries.ts';
import { lotsNear, standAt } from './lots-near.ts';

/** A hundred-metre grid: x to the east, y to the north. */
const at = (x: number, y: number) => ({ lat: 41 + y * 0.0009, lng: -8 + x * 0.0012 });

/** A street two kilometres long to the east, with parking at points ten metres to the north of it. */
function world(
  lots: Readonly<Record<number, string>>,
  own: readonly Partial<ParkingLot>[] = [],
  street: Readonly<Record<string, string>> = {},
): JourneyWorld {
  const nodes: Record<number, { lat: number; lng: number; tags?: Record<string, string> }> = {};
  const refs = Array.from({ length: 21 }, (_, x) => x + 1);
  for (const id of refs) nodes[id] = at(id - 1, 0);
  for (const [x, text] of Object.entries(lots)) {
    const tags = Object.fromEntries(text.split(', ').map((pair) => pair.split('=') as [string, string]));
    nodes[100 + Number(x)] = { ...at(Number(x), 0.1), tags: { amenity: 'parking', ...tags } };
  }
  const rows = elementsToRows({
    nodes: Object.entries(nodes).map(([id, node]) => ({ id: Number(id), ...node })),
    ways: [{ id: 1, refs, tags: { highway: 'residential', name: 'Long Street', ...street } }],
  });
  const strings = new StringPoolBuilder();
  const { sections } = buildStreetGraph(rows, strings, { keepIslands: true });
  const parking = readParking(rows, strings);
  const built = strings.build();
  const pool = new StringPool(built.bytes, built.offsets);
  const streets = new StreetEngine(StreetGraph.from(sections, pool));
  const profile = { car: 'car', bicycle: 'bicycle', motorcycle: 'motorbike' } as const;
  const linked = linkParking(parking, (kind) => streets.metric(profile[kind]), streets.metric('walk'));
  const configured = own.map(
    (lot, i): ParkingLot => ({
      ...at(0, 0),
      id: `own-${i}`,
      name: `Own ${i}`,
      isOnStreet: false,
      vehicles: ['car', 'motorbike'],
      access: 'public',
      isParkAndRide: false,
      ...lot,
    }),
  );
  const none = { hailed: [], hire: [], energy: [], tolls: [], emissions: [] };
  return {
    manifest: { timezone: 'UTC', modes: ['me_car', 'me_mot', 'wa_wal'], serviceDates: undefined },
    transit: undefined,
    streets,
    stopLinks: undefined,
    providers: own.length === 0 ? undefined : new Providers({ ...none, parking: configured }, 'UTC'),
    parking: ParkingLots.from(
      writeColumns(PARKING_COLUMNS, {
        ...linked.columns,
        wayParking: readSideParking(rows, streets.graph.wayOsm),
      }),
      pool,
    ),
  };
}

/** A Wednesday at noon. */
const NOON = Date.parse('2026-05-06T12:00:00Z') / 1000;

function task(where: JourneyWorld, parts: Partial<PlanRequest> = {}, to = at(10, 0)): JourneyTask {
  const end = (place: { lat: number; lng: number }) => ({ ...place, address: '', streetName: '' });
  const place = (of: { lat: number; lng: number }) => ({
    ...of,
    name: '',
    address: '',
    timezone: 'UTC',
    stop: undefined,
  });
  return {
    world: where,
    request: {
      ...PLAIN_REQUEST,
      when: { departAfter: NOON, arriveBefore: undefined },
      from: end(at(0, 0)),
      to: end(to),
      ...parts,
    },
    ends: { from: place(at(0, 0)), to: place(to) },
  };
}

const near = (where: JourneyWorld, parts: Partial<PlanRequest> = {}): string[] => {
  const asked = task(where, parts);
  return lotsNear(asked, asked.ends.to, 'car').map(({ id }) => id.replace('osm-node-', ''));
};

describe('OS-40 car parks near a place', () => {
  test('lots of the map: the two nearest public ones', () => {
    expect(near(world({ 12: 'capacity=50', 8: 'name=Garage', 9: 'access=private', 13: 'capacity=50' }))).toEqual([
      '108',
      '112',
    ]);
    expect(
      near(world({ 10: 'capacity=2', 11: 'parking=garage_boxes', 12: 'maxstay=1 hour', 17: 'capacity=90' })),
    ).toEqual([]);
  });

  test('lots for customers are used only next to the destination; closed lots are not used', () => {
    expect(near(world({ 11: 'access=customers', 12: 'access=customers' }))).toEqual(['111']);
    expect(near(world({ 11: 'opening_hours=Mo-Sa 18:00-24:00', 12: 'opening_hours=24/7' }))).toEqual(['112']);
  });

  test('with a wheelchair: no lots without a bay for it, and lots with a known bay first', () => {
    const lots = world({ 11: 'capacity:disabled=0', 12: 'capacity=40', 13: 'capacity:disabled=2' });
    expect(near(lots)).toEqual(['111', '112']);
    expect(near(lots, { wheelchair: true })).toEqual(['113', '112']);
  });

  test('a lot known from both is one lot: the operator’s facts count, and the map adds others', () => {
    const both = world({ 11: 'capacity=40, capacity:disabled=3, fee=yes', 14: 'name=Own 1' }, [
      { ...at(11, 0.3), capacity: 44 },
      { ...at(12, 0) },
    ]);
    const asked = task(both);
    const found = lotsNear(asked, asked.ends.to, 'car');
    expect(found.map(({ id, capacity, disabledBays, isPaid }) => [id, capacity, disabledBays, isPaid])).toEqual([
      ['own-0', 44, 3, true],
      ['own-1', undefined, undefined, false],
    ]);
  });

  test('lots serve motorbikes, too, and have prices where the map has them', () => {
    const where = world({ 11: 'charge=1.50 EUR/hour, fee=Mo-Fr 08:00-20:00', 12: 'amenity=motorcycle_parking' });
    const asked = task(where);
    const found = lotsNear(asked, asked.ends.to, 'motorbike');
    expect(found.map(({ id }) => id)).toEqual(['osm-node-111', 'osm-node-112']);
    expect(found[0]?.fees).toEqual({
      currency: 'EUR',
      steps: [
        { minutes: 60, micros: 1_500_000 },
        { minutes: 120, micros: 3_000_000 },
      ],
      chargedHours: 'Mo-Fr 08:00-20:00',
    });
  });
});

test('a bicycle is locked to the stand nearby, if there is one', () => {
  const where = world({
    10: 'amenity=bicycle_parking, capacity=8, name=Racks',
    12: 'amenity=bicycle_parking, access=private',
  });
  const at10 = task(where);
  expect(standAt(at10, at10.ends.to)).toMatchObject({ name: 'Racks', capacity: 8 });
  const at12 = task(where, {}, at(12, 0));
  expect(standAt(at12, at12.ends.to)).toBeUndefined();
  const free = { currency: 'EUR', steps: [] };
  const both = world({ 10: 'amenity=bicycle_parking, capacity=8' }, [
    { ...at(10, 0), vehicles: ['bicycle'], fees: free },
  ]);
  const own = task(both);
  expect(standAt(own, own.ends.to)).toMatchObject({ id: 'own-0', capacity: 8, fees: free });
});

describe('driving to them', () => {
  const drivenLegs = (where: JourneyWorld, mode = 'me_car') =>
    directItineraries(task(where), mode).itineraries.map(({ legs }) => legs);

  test('parking on the street in front, or in the car park with a walk from its entrance', () => {
    const legs = drivenLegs(world({ 12: 'name=Garage, charge=2 EUR/hour, fee=yes' }));
    expect(legs.map((own) => own.map(({ mode }) => mode).join(' '))).toEqual([
      'me_car stationary_parking-onstreet',
      'me_car stationary_parking-offstreet wa_wal',
    ]);
    const [drive, park, walk] = legs[1] ?? [];
    expect(park).toMatchObject({ at: { name: 'Garage' }, payments: [{ kind: 'parking', money: { minor: 400 } }] });
    expect([drive?.kind, walk?.kind]).toEqual(['street', 'street']);
    if (drive?.kind !== 'street' || walk?.kind !== 'street') throw new Error('no streets');
    expect(drive.metres).toBeGreaterThan(1180);
    expect(drive.metres).toBeLessThan(1240);
    expect(walk.metres).toBeGreaterThan(180);
    expect(walk.from).toEqual(drive.to);
  });

  test('bays along the street count as on-street; paid parking without a price is unpriced (FA-11)', () => {
    const along = drivenLegs(world({ 12: 'parking=street_side, fee=yes' }));
    expect(along.map((own) => own.map(({ mode }) => mode).join(' '))).toEqual([
      'me_car stationary_parking-onstreet',
      'me_car stationary_parking-onstreet wa_wal',
    ]);
    expect(along[1]?.[1]).toMatchObject({ isUnpriced: true });
    expect(along[1]?.[1]).toMatchObject({ carPark: { isPaid: true, isFree: false } });
    expect(drivenLegs(world({ 12: 'fee=no' }))[1]?.[1]).not.toHaveProperty('isUnpriced');
  });

  test('FA-11 parking of unknown price is not free: in a car park, or on the street in front', () => {
    const unpriced = (legs: readonly Leg[] | undefined): boolean[] =>
      (legs ?? []).flatMap((leg) => (leg.kind === 'stationary' ? [leg.isUnpriced === true] : []));
    const priceIn = (where: JourneyWorld): (number | undefined)[] =>
      directItineraries(task(where), 'me_mot').itineraries.map(
        (itinerary) => itineraryPricer(where, task(where).request)(itinerary).money,
      );
    const silent = drivenLegs(world({ 12: 'name=Garage' }));
    expect(silent.map(unpriced)).toEqual([[true], [true]]);
    expect(silent[1]?.[1]).toMatchObject({ carPark: { isPaid: false, isFree: false } });
    // The side of the street that is known to be free counts.
    const free = { 'parking:left': 'lane', 'parking:left:fee': 'no' };
    expect(drivenLegs(world({}, [], free)).map(unpriced)).toEqual([[false]]);
    const paid = { 'parking:both': 'lane', 'parking:both:fee': 'yes' };
    expect(drivenLegs(world({}, [], paid)).map(unpriced)).toEqual([[true]]);
    expect(drivenLegs(world({}, [], { 'parking:both': 'lane' })).map(unpriced)).toEqual([[true]]);
    // With the fuel known, the trip has a price where parking has one.
    const fuel = (lots: Readonly<Record<number, string>>, street: Readonly<Record<string, string>>): JourneyWorld => {
      const energy = [{ mode: 'me_mot', microsPerKm: 100_000, currency: 'EUR' }];
      const rows = { hailed: [], hire: [], parking: [], energy, tolls: [], emissions: [] };
      return { ...world(lots, [], street), providers: new Providers(rows, 'UTC') };
    };
    expect(priceIn(fuel({}, free))).toEqual([0.1]);
    expect(priceIn(fuel({}, paid))).toEqual([undefined]);
    expect(priceIn(fuel({ 12: 'fee=no' }, {}))).toEqual([undefined, 0.12]);
    expect(priceIn(fuel({ 12: 'fee=yes, charge=2 EUR/hour' }, {}))).toEqual([undefined, 4.12]);
  });

  test('IT-13 no drive to a car park from which the walk is as long as the whole way', () => {
    const modes = (garage: number) => {
      const { world: where, request } = task(
        world({ [garage]: 'name=Garage, fee=yes' }),
        { modes: ['me_car'] },
        at(5, 0),
      );
      const { groups } = planJourneys(where, request, { signal: undefined });
      return groups.flatMap(({ itineraries }) =>
        itineraries.map(({ itinerary }) => itinerary.legs.map(({ mode }) => mode).join(' ')),
      );
    };
    const inFront = 'me_car stationary_parking-onstreet';
    expect(modes(0)).toEqual([inFront]);
    expect(modes(4)).toEqual([inFront, 'me_car stationary_parking-offstreet wa_wal']);
  });

  describe('OS-40 the street in front and a car park', () => {
    const inFront = 'me_car stationary_parking-onstreet';
    const garage = 'me_car stationary_parking-offstreet wa_wal';
    const usesOf = (lots: Readonly<Record<number, string>>, parts: Partial<PlanRequest> = {}) =>
      directItineraries(task(world(lots), parts), 'me_car').itineraries.map(({ legs }) =>
        legs.map(({ mode }) => mode).join(' '),
      );

    test('only the car park where it is as quick and as near, before the destination or behind it', () => {
      expect(usesOf({ 9: 'name=Garage' })).toEqual([garage]);
      expect(usesOf({ 11: 'name=Garage' })).toEqual([garage]);
      expect(usesOf({ 11: 'name=Bays, parking=street_side' })).toEqual([`${inFront} wa_wal`]);
    });

    test('both where the walk differs, or the car park costs money', () => {
      expect(usesOf({ 8: 'name=Garage' })).toEqual([inFront, garage]);
      expect(usesOf({ 12: 'name=Garage' })).toEqual([inFront, garage]);
      expect(usesOf({ 11: 'name=Garage, fee=yes' })).toEqual([inFront, garage]);
      expect(usesOf({ 11: 'name=Garage, fee=yes, charge=2 EUR/hour' })).toEqual([inFront, garage]);
      expect(usesOf({ 11: 'name=Garage, fee=no' })).toEqual([garage]);
    });

    test('the walk from a car park is at most ten minutes, and within the limit of the request', () => {
      const slowly = { walkMetresPerSecond: 0.8 };
      expect(usesOf({ 14: 'name=Garage, fee=yes' }, slowly)).toEqual([inFront, garage]);
      expect(usesOf({ 15: 'name=Garage, fee=yes' }, slowly)).toEqual([inFront]);
      expect(usesOf({ 14: 'name=Garage, fee=yes' }, { maxWalkSeconds: 240 })).toEqual([inFront]);
      expect(usesOf({ 11: 'name=Garage' }, { maxWalkSeconds: 0 })).toEqual([inFront]);
      // The quickest lot exceeds the limit, so the next one counts.
      const two = { 13: 'name=Behind, fee=yes', 9: 'name=Before, fee=yes' };
      expect(usesOf(two, { maxWalkSeconds: 120 })).toEqual([inFront, garage]);
    });
  });
});
