import { describe, expect, test } from 'vitest';
import { StringPool, StringPoolBuilder } from '../base/index.ts';
import { buildTimetable } from './build-timetable.ts';
import { particularChangesOf } from './particular-changes.ts';
import type { FeedRows, TransferRow } from './source.ts';
import { Timetable } from './timetable.ts';
import { CHANGE_RULE, layOutWalkingLinks } from './walking-links.ts';

/** Stops A, B, C; line 0 with three trips from A to B, line 1 with one from B to C. */
function timetableWith(transfers: readonly TransferRow[]): Timetable {
  const known = { wheelchair: 0, bikes: 0, cars: 0 } as const;
  const trip = (id: string, route: number, firstCall: number) =>
    ({
      id,
      route,
      service: 0,
      headsign: '',
      shortName: '',
      direction: -1,
      blockId: '',
      shape: -1,
      ...known,
      firstCall,
      callCount: 2,
    }) as const;
  const stop = (id: string, lat: number) =>
    ({
      id,
      code: '',
      name: id,
      lat,
      lng: 0,
      locationType: 0,
      parent: -1,
      wheelchair: 0,
      platformCode: '',
      zoneId: '',
      timezone: '',
      level: -1,
      access: '',
      url: '',
      description: '',
    }) as const;
  const route = (id: string) =>
    ({
      id,
      agency: 0,
      shortName: id,
      longName: '',
      type: 3,
      color: '',
      textColor: '',
      url: '',
      sortOrder: -1,
    }) as const;
  const feed: FeedRows = {
    name: 'x',
    agencies: [{ id: 'a', name: 'a', url: '', timezone: 'UTC', lang: '', phone: '' }],
    stops: [stop('A', 0), stop('B', 0.1), stop('C', 0.2)],
    routes: [route('0'), route('1')],
    services: [{ id: 's', days: Int32Array.of(20_000) }],
    trips: [trip('t0', 0, 0), trip('t1', 0, 2), trip('t2', 0, 4), trip('u0', 1, 6)],
    stopTimes: {
      stop: Int32Array.of(0, 1, 0, 1, 0, 1, 1, 2),
      arrival: Int32Array.of(0, 60, 100, 160, 200, 260, 300, 360),
      departure: Int32Array.of(0, 60, 100, 160, 200, 260, 300, 360),
      sequence: Int32Array.of(0, 1, 0, 1, 0, 1, 0, 1),
      pickup: new Uint8Array(8),
      dropOff: new Uint8Array(8),
      approximate: new Uint8Array(8),
      headsign: new Int32Array(8).fill(-1),
      headsigns: [],
      shapeDistance: new Float64Array(8).fill(Number.NaN),
    },
    frequencies: [],
    transfers,
    pathways: [],
    levels: [],
    shapes: {
      ids: [],
      firstPoint: Int32Array.of(0),
      lat: new Float64Array(0),
      lng: new Float64Array(0),
      distance: new Float64Array(0),
    },
    translations: [],
    attributions: [],
    feedInfo: undefined,
    otherTables: new Map(),
  };
  const strings = new StringPoolBuilder();
  const { sections } = buildTimetable([feed], strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  return new Timetable(new Map([...sections, ...links]), new StringPool(bytes, offsets));
}

const row = (about: Partial<TransferRow>): TransferRow => ({
  fromStop: 1,
  toStop: 1,
  fromRoute: -1,
  toRoute: -1,
  fromTrip: -1,
  toTrip: -1,
  type: 3,
  minTransferTime: -1,
  ...about,
});

describe('changes that depend on the vehicles', () => {
  test('cost nothing where no row names a route or a trip', () => {
    expect(particularChangesOf(timetableWith([]))).toBeUndefined();
    expect(particularChangesOf(timetableWith([row({})]))).toBeUndefined();
  });

  test('tell classes of vehicles apart at the stops of the rows only (TR-9)', () => {
    const timetable = timetableWith([row({ fromTrip: 0, toRoute: 1 }), row({ type: 2, minTransferTime: 90 })]);
    const changes = particularChangesOf(timetable)!;
    const stop = (id: string): number => timetable.findStop(id)!;
    // t0, the other trips of its line, the other line; nothing tells departing vehicles apart but being of line 1 or not.
    expect(changes.arrivalPoints(stop('B')).length).toBe(2);
    expect(changes.departurePoints(stop('B')).length).toBe(2);
    expect(changes.arrivalPoints(stop('A'))).toEqual([]);
    expect(changes.isParticular(stop('B'), stop('B'))).toBe(true);
    expect(changes.isParticular(stop('A'), stop('A'))).toBe(false);
    expect(changes.width).toBe(timetable.stopCount + 4);
    // One of the four pairs of classes is forbidden; the others fall back on the row about the stop.
    expect(changes.ways.map(({ rule, minimum }) => [rule, minimum])).toEqual(
      Array.from({ length: 3 }, () => [CHANGE_RULE.minimum, 90]),
    );
  });

  test('trips of a pattern that all rows treat alike are of one kind, so that they share a lane', () => {
    const alike = timetableWith([0, 1].map((fromTrip) => row({ fromTrip, toRoute: 1 })));
    const kinds = [...particularChangesOf(alike)!.tripKind];
    const trips = ['t0', 't1', 't2', 'u0'].map((id) => {
      const trip = Array.from(alike.tripId).findIndex((name) => alike.strings.get(name) === id);
      return kinds[trip];
    });
    expect(trips[0]).toBe(trips[1]);
    expect(trips[0]).not.toBe(trips[2]);
    expect(trips[2]).toBe(0);
    expect(trips[3]).toBe(0);
  });
});
