import type { AgencyRow, RouteRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { indexById, sortById } from './sorting.ts';

const columns = [
  'route_id',
  'agency_id',
  'route_short_name',
  'route_long_name',
  'route_type',
  'route_color',
  'route_text_color',
  'route_url',
  'route_sort_order',
  'network_id',
  'continuous_pickup',
  'continuous_drop_off',
] as const;
const [ID, AGENCY, SHORT, LONG, TYPE, COLOR, TEXT_COLOR, URL, SORT, NETWORK, CONTINUOUS_PICKUP, CONTINUOUS_DROP_OFF] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;

/** Extended route type "Miscellaneous service", for routes without a readable type (ST-23). */
const MISCELLANEOUS = 1700;

export interface RouteTable {
  readonly routes: RouteRow[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** `routes.network_id` as rows of route_networks.txt. */
  readonly networks: readonly ReadonlyMap<string, string>[];
}

/** Routes by id. Types are kept as numbers, unknown and extended ones included. */
export async function readRoutes(reading: FeedReading, agencies: readonly AgencyRow[]): Promise<RouteTable> {
  const agencyIndex = indexById(agencies);
  const routes: RouteRow[] = [];
  const networks: ReadonlyMap<string, string>[] = [];
  const seen = new Set<string>();
  await readTable(reading, { file: 'routes.txt', columns, needs: ['route_id'], essential: true }, (row) => {
    const id = row.key(ID, seen);
    if (id === undefined) return;
    const shortName = row.keep(SHORT);
    const longName = row.keep(LONG);
    if (shortName === '' && longName === '') row.note('route-without-name', SHORT, '');
    else if (shortName === longName) row.note('route-names-equal', SHORT, shortName);
    for (const column of [CONTINUOUS_PICKUP, CONTINUOUS_DROP_OFF]) noteContinuousStopping(row, column);
    const network = row.keep(NETWORK);
    if (network !== '') {
      networks.push(
        new Map([
          ['network_id', network],
          ['route_id', id],
        ]),
      );
    }
    routes.push({
      id,
      agency: findAgency(row, agencies, agencyIndex),
      shortName,
      longName,
      type: readType(row),
      color: readColor(row, COLOR),
      textColor: readColor(row, TEXT_COLOR),
      url: row.keep(URL),
      sortOrder: row.count(SORT, 0),
    });
  });
  sortById(routes);
  return { routes, indexOf: indexById(routes), networks };
}

/** A route without an agency belongs to the only agency (FM-2). In a feed with several, it belongs to the first by id, with a notice. */
function findAgency(row: TableRow, agencies: readonly AgencyRow[], indexOf: ReadonlyMap<string, number>): number {
  const written = row.text(AGENCY);
  const found = indexOf.get(written);
  if (found !== undefined) return found;
  if (written !== '' || agencies.length > 1) row.note('unknown-agency', AGENCY, written);
  return 0;
}

function readType(row: TableRow): number {
  const type = row.count(TYPE, -1);
  if (type !== -1) return type;
  row.note('unknown-route-type', TYPE, row.text(TYPE));
  return MISCELLANEOUS;
}

function readColor(row: TableRow, column: number): string {
  const written = row.text(column);
  if (written === '') return '';
  const match = /^#?([0-9a-f]{6})$/i.exec(written);
  if (match === null) row.note('invalid-color', column, written);
  else if (written.startsWith('#')) row.note('color-with-hash', column, written);
  return match?.[1]?.toUpperCase() ?? '';
}

/** Notes continuous stopping (0, or by arrangement 2 and 3), which is not supported (ST-18). */
export function noteContinuousStopping(row: TableRow, column: number): void {
  const written = row.text(column);
  if (written === '0' || written === '2' || written === '3') row.note('continuous-stopping-ignored', column, written);
}
