import type { AttributionRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { sortByContent } from './sorting.ts';

const columns = [
  'organization_name',
  'attribution_url',
  'is_producer',
  'is_operator',
  'is_authority',
  'agency_id',
  'route_id',
  'trip_id',
] as const;

/** Attributions sorted by content. One without a role is kept, because it must be credited all the same (TL-9). */
export async function readAttributions(reading: FeedReading): Promise<AttributionRow[]> {
  const rows: AttributionRow[] = [];
  const spec = { file: 'attributions.txt', columns, needs: ['organization_name'] as const };
  await readTable(reading, spec, (row) => {
    const organization = row.required(0);
    if (organization === undefined) return;
    const [isProducer, isOperator, isAuthority] = [2, 3, 4].map((column) => row.choice(column, 1, 0) === 1);
    if (!isProducer && !isOperator && !isAuthority) row.note('attribution-without-role', 0, organization);
    rows.push({
      organization,
      url: row.keep(1),
      isProducer: isProducer === true,
      isOperator: isOperator === true,
      isAuthority: isAuthority === true,
      agencyId: row.keep(5),
      routeId: row.keep(6),
      tripId: row.keep(7),
    });
  });
  return sortByContent(rows);
}
