import { isTimeZone, PlannerError } from '@tripwright/core/base';
import type { AgencyRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { sortById } from './sorting.ts';

const FILE = 'agency.txt';
const columns = ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'] as const;

/**
 * Agencies by id, each with a known time zone. An agency with an unknown zone gets the zone of the first agency (by id) with a
 * known one, because times have no meaning without it (CAL-11, IM-10).
 * @throws PlannerError `input-unusable` if no agency has a known time zone
 */
export async function readAgencies(reading: FeedReading): Promise<AgencyRow[]> {
  const { notices } = reading;
  const rows: (AgencyRow & { readonly line: number })[] = [];
  const seen = new Set<string>();
  await readTable(reading, { file: FILE, columns, needs: ['agency_timezone'], essential: true }, (row) => {
    const id = row.keep(0);
    if (seen.has(id)) {
      row.note('duplicate-key', 0, id);
      return;
    }
    seen.add(id);
    rows.push({
      id,
      name: row.keep(1),
      url: row.keep(2),
      timezone: row.keep(3),
      lang: row.keep(4),
      phone: row.keep(5),
      line: row.line,
    });
  });
  sortById(rows);
  const fallback = rows.find((row) => isTimeZone(row.timezone))?.timezone;
  if (fallback === undefined) {
    const found = rows.map((row) => `"${row.timezone}"`).join(', ');
    throw new PlannerError(
      'input-unusable',
      `${reading.source.path}: ${FILE} has no known time zone (agency_timezone: ${found === '' ? 'no rows' : found}). Use a name such as Europe/Lisbon.`,
    );
  }
  const agencies = rows.map(({ line, ...agency }): AgencyRow => {
    if (isTimeZone(agency.timezone)) return agency;
    notices.note('unknown-timezone', FILE, line, 'agency_timezone', agency.timezone);
    return { ...agency, timezone: fallback };
  });
  const other = agencies.find((agency) => agency.timezone !== fallback);
  if (other !== undefined) notices.note('several-timezones', FILE, 0, 'agency_timezone', other.timezone);
  return agencies;
}
