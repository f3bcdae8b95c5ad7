import type { TextTable } from '@tripwright/feeds/gtfs';
import { distance } from '../geometry/point.ts';
import type { Transit } from '../transit/build-transit.ts';
import { tableOf } from './text-table.ts';

type Column = 'from_stop_id' | 'to_stop_id' | 'from_route_id' | 'to_route_id' | 'transfer_type' | 'min_transfer_time';

/**
 * transfers.txt: minimum times in the large stations, the island ferry that waits for the tram, a forbidden transfer between platforms,
 * and recommended transfers at the piers.
 */
export function transferTable(transit: Transit): TextTable {
  const rows: Partial<Record<Column, string | number>>[] = [];
  for (const [station, seconds] of [
    ['market', 180],
    ['central', 240],
    ['airport', 240],
  ] as const) {
    rows.push({
      from_stop_id: `station-${station}`,
      to_stop_id: `station-${station}`,
      transfer_type: 2,
      min_transfer_time: seconds,
    });
  }
  const platform = (station: string, line: string): string | undefined =>
    transit.patterns
      .find((pattern) => pattern.line.id === line)
      ?.stops.find((stop) => stop.parent === `station-${station}`)?.id;
  // M1 towards Ring East and U2 towards Docks stop on two sides of one island platform.
  const metro = platform('market', 'M1');
  const subway = platform('market', 'U2');
  if (metro !== undefined && subway !== undefined) {
    for (const [from, to] of [
      [metro, subway],
      [subway, metro],
    ] as const)
      rows.push({ from_stop_id: from, to_stop_id: to, transfer_type: 2, min_transfer_time: 90 });
  }
  // The trains to the airport and to Saltmarsh wait for one another at Central Station, except for a return in the same direction.
  const airport = platform('central', 'S1');
  const ardenfield = platform('central', 'RE1');
  if (airport !== undefined && ardenfield !== undefined) {
    rows.push({
      from_stop_id: airport,
      to_stop_id: ardenfield,
      from_route_id: 'S1',
      to_route_id: 'RE1',
      transfer_type: 1,
    });
    rows.push({
      from_stop_id: ardenfield,
      to_stop_id: airport,
      from_route_id: 'RE1',
      to_route_id: 'S1',
      transfer_type: 3,
    });
  }
  for (const pier of transit.stops.filter((stop) => stop.id.startsWith('pier-'))) {
    const nearest = transit.stops
      .filter((stop) => stop.id.startsWith('pole-'))
      .sort((a, b) => distance(a.point, pier.point) - distance(b.point, pier.point))[0];
    if (nearest === undefined || distance(nearest.point, pier.point) > 450) continue;
    rows.push(
      { from_stop_id: nearest.id, to_stop_id: pier.id, transfer_type: 0 },
      { from_stop_id: pier.id, to_stop_id: nearest.id, transfer_type: 0 },
    );
  }
  return tableOf(
    ['from_stop_id', 'to_stop_id', 'from_route_id', 'to_route_id', 'transfer_type', 'min_transfer_time'],
    rows,
  );
}
