import { describe, expect, test } from 'vitest';
import { linkParking } from '../../src/engine/street/build/index.ts';
import { StreetEngine } from '../../src/engine/street/index.ts';
import { StringPool, StringPoolBuilder, writeColumns } from '../../src/storage/index.ts';
import { buildStreetGraph, readParking, readSideParking } from '../../src/street/build/index.ts';
import {
  type DirectedEdgeIndex,
  PARKING_COLUMNS,
  ParkingLots,
  type ParkingPlace,
  parkingFacts,
  StreetGraph,
  sideParking,
} from '../../src/street/index.ts';
import { parseMaxStay } from '../../src/street/parking/parking-facts.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';

const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(', ').map((pair) => pair.split('=') as [string, string]));

/** Places on a grid of 100 m: x to the east, y to the north. */
const at = (x: number, y: number) => ({ lat: 41 + y * 0.0009, lng: -8 + x * 0.0012 });

function build(elements: TestElements) {
  const rows = elementsToRows(elements);
  const strings = new StringPoolBuilder();
  const { sections } = buildStreetGraph(rows, strings, { keepIslands: true });
  const parking = readParking(rows, strings);
  const built = strings.build();
  const pool = new StringPool(built.bytes, built.offsets);
  const engine = new StreetEngine(StreetGraph.from(sections, pool));
  const profile = { car: 'car', bicycle: 'bicycle', motorcycle: 'motorbike' } as const;
  const linked = linkParking(parking, (kind) => engine.metric(profile[kind]), engine.metric('walk'));
  const lots = ParkingLots.from(
    writeColumns(PARKING_COLUMNS, { ...linked.columns, wayParking: readSideParking(rows, engine.graph.wayOsm) }),
    pool,
  );
  const wayOf = (link: ParkingPlace['drive']): number =>
    link === undefined ? -1 : engine.graph.wayOsm[engine.graph.edgeWay[link.edge]!]!;
  return { lots, engine, linked, wayOf, all: Array.from({ length: lots.count }, (_, i) => lots.place(i)) };
}

describe('facts in the tags', () => {
  test('OS-40 access, fees, bays, hours, park and ride', () => {
    expect(
      parkingFacts(
        tagsOf(
          'amenity=parking, parking=multi-storey, capacity=120, capacity:disabled=4, fee=yes, access=customers, park_ride=yes, opening_hours=24/7, maxstay=2 hours, name=Trindade, charge=1 EUR/hour',
        ),
      ),
    ).toEqual({
      kind: 'car',
      type: 'multi-storey',
      capacity: 120,
      disabledBays: 4,
      fee: 'yes',
      access: 3,
      parkAndRide: true,
      covered: false,
      name: 'Trindade',
      openingHours: '24/7',
      maxStay: 120,
      charge: '1 EUR/hour',
      conditional: 'opening_hours=24/7',
    });
    expect(parkingFacts(tagsOf('amenity=parking, access=no'))).toBeUndefined();
    expect(parkingFacts(tagsOf('amenity=parking, access=private'))?.access).toBe(2);
    expect(parkingFacts(tagsOf('amenity=bicycle_parking, bicycle_parking=stands, motor_vehicle=no'))?.kind).toBe(
      'bicycle',
    );
    expect(parkingFacts(tagsOf('amenity=cafe'))).toBeUndefined();
    const paidByDay = parkingFacts(tagsOf('amenity=parking, fee=Mo-Fr 08:00-20:00, capacity=many'));
    expect(paidByDay).toMatchObject({
      fee: 'yes',
      capacity: -1,
      conditional: 'fee:conditional=yes @ (Mo-Fr 08:00-20:00)',
    });
  });

  test.each([
    ['30 minutes', 30],
    ['1.5 h', 90],
    ['02:30', 150],
    ['1 day', 1440],
    ['no', 0],
    ['load-unload', -1],
    [undefined, -1],
  ])('OS-40 maxstay %s', (text, minutes) => {
    expect(parseMaxStay(text)).toBe(minutes);
  });

  test.each([
    ['parking:both=lane', 'allowed', 'allowed'],
    ['parking:left=no, parking:right=street_side, parking:right:fee=yes', 'no', 'paid'],
    ['parking:both=lane, parking:both:fee=no', 'free', 'free'],
    ['parking:right=lane, parking:right:access=private', 'unknown', 'restricted'],
    ['parking:both:restriction=no_stopping', 'no', 'no'],
    ['parking:left=separate', 'separate', 'unknown'],
    ['parking:lane:both=parallel, parking:condition:both=ticket', 'paid', 'paid'],
    ['parking:lane:left=no_parking, parking:lane:right=diagonal', 'no', 'allowed'],
    ['highway=residential', 'unknown', 'unknown'],
  ])('OS-40 along a street: %s', (text, left, right) => {
    expect([sideParking(tagsOf(text), 'left'), sideParking(tagsOf(text), 'right')]).toEqual([left, right]);
  });
});

describe('places on the streets', () => {
  const street = { highway: 'residential' };

  test('OS-40 a lot with a service way is entered by it, and left on foot from there', () => {
    const { all, wayOf } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(4, 0) },
        { id: 3, ...at(2, 0) },
        { id: 11, ...at(2, 1) },
        { id: 12, ...at(3, 1) },
        { id: 13, ...at(3, 2) },
        { id: 14, ...at(1.9, 2) },
        // A footway passes on the other side, nearer to the middle of the lot than anything else.
        { id: 21, ...at(1.8, 1.5) },
        { id: 22, ...at(1.8, 3) },
      ],
      ways: [
        { id: 100, refs: [1, 3, 2], tags: street },
        { id: 101, refs: [3, 11], tags: { highway: 'service' } },
        { id: 102, refs: [21, 22], tags: { highway: 'footway' } },
        { id: 200, refs: [11, 12, 13, 14, 11], tags: { amenity: 'parking', name: 'P1', capacity: '30' } },
      ],
    });
    expect(all.map(({ name, capacity, osm, osmType }) => [name, capacity, osm, osmType])).toEqual([
      ['P1', 30, 200, 'way'],
    ]);
    expect(all[0]?.hasArtificialEntrance).toBe(false);
    expect(wayOf(all[0]?.drive)).toBe(101);
    expect(wayOf(all[0]?.walk)).toBe(101);
  });

  test('OS-40 cars park where cars may be: never on a footway, however near; bicycles too; remote lots stay unlinked', () => {
    const { all, wayOf, linked } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(4, 0) },
        { id: 3, ...at(0, 0.9) },
        { id: 4, ...at(4, 0.9) },
        { id: 50, ...at(2, 1), tags: { amenity: 'parking' } },
        { id: 51, ...at(2.5, 1), tags: { amenity: 'bicycle_parking', capacity: '8' } },
        { id: 52, ...at(40, 40), tags: { amenity: 'parking' } },
      ],
      ways: [
        { id: 100, refs: [1, 2], tags: { ...street, foot: 'no' } },
        { id: 102, refs: [3, 4], tags: { highway: 'path' } },
      ],
    });
    const byId = new Map(all.map((place) => [place.osm, place]));
    expect(wayOf(byId.get(50)?.drive)).toBe(100);
    expect(wayOf(byId.get(50)?.walk)).toBe(102);
    expect(byId.get(50)?.hasArtificialEntrance).toBe(true);
    expect(wayOf(byId.get(51)?.drive)).toBe(102);
    expect(byId.get(51)).toMatchObject({ kind: 'bicycle', capacity: 8 });
    expect(byId.get(52)?.drive).toBeUndefined();
    expect(linked.unlinked).toBe(1);
  });

  test('OS-40 bays and entrances belong to the lot they lie in, others stand alone', () => {
    const { all, wayOf } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(4, 0) },
        { id: 11, ...at(1, 0.1) },
        { id: 12, ...at(2, 0.1) },
        { id: 13, ...at(2, 1) },
        { id: 14, ...at(1, 1) },
        { id: 31, ...at(1.2, 0.5), tags: { amenity: 'parking_space', parking_space: 'disabled' } },
        { id: 32, ...at(1.4, 0.5), tags: { amenity: 'parking_space' } },
        { id: 33, ...at(3.5, 0.1), tags: { amenity: 'parking_space' } },
        { id: 3, ...at(3, 0), tags: { amenity: 'parking_entrance', parking: 'underground' } },
      ],
      ways: [
        { id: 100, refs: [1, 3, 2], tags: street },
        { id: 200, refs: [11, 12, 13, 14, 11], tags: { amenity: 'parking' } },
      ],
    });
    const byId = new Map(all.map((place) => [place.osm, place]));
    expect([...byId.keys()].sort((a, b) => a - b)).toEqual([3, 33, 200]);
    expect(byId.get(200)).toMatchObject({ capacity: 2, disabledBays: 1 });
    expect(byId.get(3)).toMatchObject({ type: 'underground', hasArtificialEntrance: false, osmType: 'node' });
    expect(wayOf(byId.get(3)?.drive)).toBe(100);
  });

  test('OS-40 multipolygons and areas of bicycle stands are places too', () => {
    const { all, wayOf } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(4, 0) },
        ...[
          [1, 0.2],
          [3, 0.2],
          [3, 1],
          [1, 1],
          [1.5, 0.4],
          [2, 0.4],
          [2, 0.6],
        ].map(([x, y], i) => ({ id: 11 + i, ...at(x!, y!) })),
      ],
      ways: [
        { id: 100, refs: [1, 2], tags: street },
        { id: 200, refs: [11, 12, 13], tags: {} },
        { id: 201, refs: [13, 14, 11], tags: {} },
        { id: 202, refs: [15, 16, 17, 15], tags: { amenity: 'bicycle_parking', covered: 'yes' } },
      ],
      relations: [
        {
          id: 300,
          members: [
            { type: 'way', ref: 200, role: 'outer' },
            { type: 'way', ref: 201, role: 'outer' },
          ],
          tags: { type: 'multipolygon', amenity: 'parking', parking: 'surface', fee: 'no' },
        },
      ],
    });
    expect(all.map(({ osm, osmType, kind, covered, fee }) => [osm, osmType, kind, covered, fee]).sort()).toEqual([
      [202, 'way', 'bicycle', true, 'unknown'],
      [300, 'relation', 'car', false, 'no'],
    ]);
    expect(all.map(({ drive }) => wayOf(drive))).toEqual([100, 100]);
  });

  test('near: nearest first, of the given kind', () => {
    const { lots } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(9, 0) },
        ...[5, 1, 3].map((x, i) => ({ id: 50 + i, ...at(x, 0.2), tags: { amenity: 'parking' } })),
        { id: 60, ...at(0, 0.1), tags: { amenity: 'motorcycle_parking' } },
      ],
      ways: [{ id: 100, refs: [1, 2], tags: street }],
    });
    expect(lots.near(at(0, 0), 350, 'car').map(({ index }) => lots.place(index).osm)).toEqual([51, 52]);
    expect(lots.near(at(0, 0), 350, 'motorcycle').map(({ index }) => lots.place(index).osm)).toEqual([60]);
    expect(lots.near(at(0, 0), 350, 'bicycle')).toEqual([]);
    expect(() => lots.place(4)).toThrow(RangeError);
  });

  test('OS-40 parking along a street, by side in the direction of travel', () => {
    const { lots, engine } = build({
      nodes: [
        { id: 1, ...at(0, 0) },
        { id: 2, ...at(9, 0) },
      ],
      ways: [{ id: 100, refs: [1, 2], tags: { ...street, 'parking:left': 'no', 'parking:right': 'lane' } }],
    });
    expect(lots.alongStreet(engine.graph, 0 as DirectedEdgeIndex)).toEqual({ left: 'no', right: 'allowed' });
    expect(lots.alongStreet(engine.graph, 1 as DirectedEdgeIndex)).toEqual({ left: 'allowed', right: 'no' });
  });
});
