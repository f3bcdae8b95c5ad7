import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedRows, stopRow, stopTimes } from '../../../test/feed-rows.ts';
import type { FeedRows, StopRow } from './feed-rows.ts';
import { orderStops } from './order-stops.ts';

const idsInOrder = (feeds: readonly FeedRows[]): string[] => orderStops(feeds).rows.map(({ row }) => row.id);

describe('the order of stops', () => {
  test('boardable stops come first, then stations, entrances and nodes', () => {
    const stops = [
      stopRow('station', { locationType: 1 }),
      stopRow('entrance', { locationType: 2, parent: 0 }),
      stopRow('platform', { parent: 0 }),
      stopRow('node', { locationType: 3, parent: 0 }),
      stopRow('area', { locationType: 4, parent: 2 }),
    ];
    const order = orderStops([feedRows({ stops })]);
    expect(order.boardable).toBe(1);
    expect(order.rows[0]?.row.id).toBe('platform');
    expect([...(order.indexOf[0] ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(order.indexOf[0]?.[2]).toBe(0);
  });

  test('a station or boarding area at which trips call can be boarded', () => {
    const stops = [
      stopRow('station', { locationType: 1 }),
      stopRow('area', { locationType: 4 }),
      stopRow('unused', { locationType: 1 }),
    ];
    const order = orderStops([
      feedRows({
        stops,
        stopTimes: stopTimes([
          [0, 0],
          [1, 60],
        ]),
      }),
    ]);
    expect(order.boardable).toBe(2);
    expect(order.rows[2]?.row.id).toBe('unused');
  });

  test('platforms of one station have consecutive numbers, wherever they lie', () => {
    const stops = [
      stopRow('station', { locationType: 1 }),
      stopRow('a', { parent: 0, lat: 41.1501 }),
      stopRow('between', { lat: 41.15005, lng: -8.6101 }),
      stopRow('b', { parent: 0, lat: 41.3 }),
    ];
    const ids = idsInOrder([feedRows({ stops })]);
    expect(Math.abs(ids.indexOf('a') - ids.indexOf('b'))).toBe(1);
  });

  test('IM-8 stops without a place come last among their kind', () => {
    const stops = [
      stopRow('nowhere', { lat: Number.NaN, lng: Number.NaN }),
      stopRow('here'),
      stopRow('lost', { lat: Number.NaN, lng: Number.NaN }),
    ];
    expect(idsInOrder([feedRows({ stops })])).toEqual(['here', 'lost', 'nowhere']);
  });

  test('IM-16 is decided by content: neither rows nor feeds in another order change it', () => {
    const stop = fc.record({
      id: fc.uuid(),
      lat: fc.constantFrom(41, 41.1, 41.10001, -33.8, Number.NaN),
      lng: fc.constantFrom(-8.6, 8.6, 179.99),
      locationType: fc.constantFrom<StopRow['locationType']>(0, 1, 2),
    });
    const stops = fc.uniqueArray(stop, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(stops, stops, fc.infiniteStream(fc.nat()), (one, two, shuffle) => {
        const rows = (list: readonly Partial<StopRow>[]) => list.map((parts) => stopRow(parts.id ?? '', parts));
        const mixed = one
          .map((row) => [shuffle.next().value, row] as const)
          .sort(([a], [b]) => a - b)
          .map(([, row]) => row);
        const a = idsInOrder([feedRows({ name: 'a', stops: rows(one) }), feedRows({ name: 'b', stops: rows(two) })]);
        const b = idsInOrder([feedRows({ name: 'b', stops: rows(two) }), feedRows({ name: 'a', stops: rows(mixed) })]);
        expect(b).toEqual(a);
      }),
    );
  });
});
