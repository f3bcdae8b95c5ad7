import type { TextTable } from '@tripwright/feeds/gtfs';
import type { Point } from '../geometry/point.ts';
import { tableOf } from './text-table.ts';

export type Zone = 'A' | 'B' | 'C' | 'D';

/** The fare zone of a place: A within the town, B its outskirts, the island and the airport, C the villages beyond, D the next town. */
export function zoneOf(p: Point): Zone {
  if (p.y > 20_000) return 'D';
  if (p.x > 5600 || p.y > 4200) return 'C';
  return p.x > -2950 && p.x < 2700 && p.y > -1300 && p.y < 1600 ? 'A' : 'B';
}

/** GTFS fares, version 1: zones for town and trains, one price for boats, for coaches and for the intercity train out of town. */
export function fareTables(): Map<string, TextTable> {
  const attributes: Record<string, string | number>[] = [];
  const rules: Record<string, string>[] = [];
  const fare = (id: string, price: string, agency: string, transfers: number | '', seconds: number | ''): void => {
    attributes.push({
      fare_id: id,
      price,
      currency_type: 'EUR',
      payment_method: agency === 'MRW' ? 1 : 0,
      transfers,
      agency_id: agency,
      transfer_duration: seconds,
    });
  };
  for (const agency of ['PMT', 'MRW']) {
    for (const [span, price] of [
      ['A', '2.20'],
      ['AB', '3.10'],
      ['ABC', '7.40'],
    ] as const) {
      const id = `${agency}-${span}`;
      fare(id, price, agency, '', span === 'ABC' ? 7200 : 5400);
      const outer = span[span.length - 1]!;
      for (const from of span)
        for (const to of span)
          if (from === outer || to === outer) rules.push({ fare_id: id, origin_id: from, destination_id: to });
    }
  }
  fare('MRW-intercity', '16.50', 'MRW', 0, '');
  for (const zone of ['A', 'B', 'C'])
    rules.push(
      { fare_id: 'MRW-intercity', origin_id: zone, destination_id: 'D' },
      { fare_id: 'MRW-intercity', origin_id: 'D', destination_id: zone },
    );
  fare('OSF-single', '3.50', 'OSF', 0, '');
  fare('CCL-single', '9.50', 'CCL', 0, '');
  return new Map([
    [
      'fare_attributes.txt',
      tableOf(
        ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id', 'transfer_duration'],
        attributes,
      ),
    ],
    ['fare_rules.txt', tableOf(['fare_id', 'origin_id', 'destination_id'], rules)],
  ]);
}
