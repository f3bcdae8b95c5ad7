import { describe, expect, test } from 'vitest';
import { feedRows, routeRow, stopRow, stopTimes, transferRow, tripRow } from '../../../test/feed-rows.ts';
import { StringPool, StringPoolBuilder } from '../../storage/index.ts';
import type { TransferRow } from '../build/index.ts';
import { buildTimetable, layOutWalkingLinks } from '../build/index.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';
import { Timetable } from '../data/timetable.ts';
import type { StopIndex } from '../index.ts';
import { transferPointsOf } from './transfer-points.ts';

/** Stops A, B, C; line 0 with three trips from A to B, line 1 with one from B to C. */
function timetableWith(transfers: readonly TransferRow[]): Timetable {
  const feed = feedRows({
    name: 'x',
    stops: [stopRow('A', { lat: 0 }), stopRow('B', { lat: 0.1 }), stopRow('C', { lat: 0.2 })],
    routes: [routeRow('0'), routeRow('1')],
    services: [{ id: 's', days: Int32Array.of(20_000) }],
    trips: [tripRow('t0', 0, 2), tripRow('t1', 2, 2), tripRow('t2', 4, 2), tripRow('u0', 6, 2, { route: 1 })],
    stopTimes: stopTimes([
      [0, 0],
      [1, 60],
      [0, 100],
      [1, 160],
      [0, 200],
      [1, 260],
      [1, 300],
      [2, 360],
    ]),
    transfers,
  });
  const strings = new StringPoolBuilder();
  const { sections } = buildTimetable([feed], strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  return new Timetable(new Map([...sections, ...links]), new StringPool(bytes, offsets));
}

const row = (about: Partial<TransferRow>): TransferRow => transferRow(1, 1, 3, -1, about);

describe('transfers that depend on the vehicles', () => {
  test('cost nothing where no row names a route or a trip', () => {
    expect(transferPointsOf(timetableWith([]))).toBeUndefined();
    expect(transferPointsOf(timetableWith([row({})]))).toBeUndefined();
  });

  test('give points to classes of vehicles at the stops of the rows only (TR-9)', () => {
    const timetable = timetableWith([row({ fromTrip: 0, toRoute: 1 }), row({ type: 2, minTransferTime: 90 })]);
    const points = transferPointsOf(timetable)!;
    const stop = (id: string): StopIndex => timetable.findStop(id)!;
    // t0, the other trips of its line, the other line; departing vehicles differ only by line 1 or not.
    expect(points.arrivalPoints(stop('B')).length).toBe(2);
    expect(points.departurePoints(stop('B')).length).toBe(2);
    expect(points.arrivalPoints(stop('A'))).toEqual([]);
    expect(points.isByVehicle(stop('B') as StopIndex, stop('B'))).toBe(true);
    expect(points.isByVehicle(stop('A') as StopIndex, stop('A'))).toBe(false);
    expect(points.width).toBe(timetable.stopCount + 4);
    // One of the four pairs of classes is forbidden; the others fall back on the row about the stop.
    expect(points.transfers.map(({ rule, minimum }) => [rule, minimum])).toEqual(
      Array.from({ length: 3 }, () => [TRANSFER_RULE.minimum, 90]),
    );
  });

  test('trips of a pattern that all rows treat alike have one kind, so that they share a lane', () => {
    const alike = timetableWith([0, 1].map((fromTrip) => row({ fromTrip, toRoute: 1 })));
    const kinds = [...transferPointsOf(alike)!.tripKind];
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
