import type { BookingRuleRow } from '@tripwright/core/flex';
import type { FeedRows, TextRow } from '@tripwright/core/timetable/build';
import type { SourceNotices } from '../../notices/index.ts';
import { definedValues } from '../../values/index.ts';
import { parseInteger } from '../source/parse-values.ts';
import { lineOfRow } from '../source/row-lines.ts';
import { textTime } from './text-time.ts';

const FILE = 'booking_rules.txt';
const MINUTE = 60;

/**
 * Rows of booking_rules.txt.
 * @param serviceOf index of the service whose days count for the notice period; undefined for an unknown service
 */
export function readBookingRules(
  feed: FeedRows,
  notices: SourceNotices,
  serviceOf: (id: string) => number | undefined,
): BookingRuleRow[] {
  const seen = new Set<string>();
  const rules: BookingRuleRow[] = [];
  for (const row of feed.otherTables.get(FILE) ?? []) {
    const id = row.get('booking_rule_id');
    if (id === undefined) {
      notices.note('missing-value', FILE, lineOfRow(row), 'booking_rule_id', '');
      continue;
    }
    if (seen.has(id)) {
      notices.note('duplicate-key', FILE, lineOfRow(row), 'booking_rule_id', id);
      continue;
    }
    seen.add(id);
    const rule = readRule(feed.name, id, row, notices, serviceOf);
    if (rule !== undefined) rules.push(rule);
  }
  return rules;
}

function readRule(
  feed: string,
  id: string,
  row: TextRow,
  notices: SourceNotices,
  serviceOf: (id: string) => number | undefined,
): BookingRuleRow | undefined {
  const type = whole(row, 'booking_type', notices);
  if (type === undefined || type > 2) {
    // Without a type the rule is dropped, and the booking deadline of its rides is unknown.
    notices.note(
      type === undefined ? 'missing-value' : 'invalid-enum',
      FILE,
      lineOfRow(row),
      'booking_type',
      `${id}: ${type ?? ''}`,
    );
    return undefined;
  }
  const minutes = (column: string): number | undefined => {
    const value = whole(row, column, notices);
    return value === undefined ? undefined : value * MINUTE;
  };
  const serviceId = row.get('prior_notice_service_id');
  const noticeService = serviceId === undefined ? undefined : serviceOf(serviceId);
  if (serviceId !== undefined && noticeService === undefined) {
    notices.note('unknown-service', FILE, lineOfRow(row), 'prior_notice_service_id', serviceId);
  }
  const values = {
    durationMin: minutes('prior_notice_duration_min'),
    durationMax: minutes('prior_notice_duration_max'),
    lastDay: whole(row, 'prior_notice_last_day', notices),
    lastTime: textTime(row, 'prior_notice_last_time', FILE, notices),
    startDay: whole(row, 'prior_notice_start_day', notices),
    startTime: textTime(row, 'prior_notice_start_time', FILE, notices),
    noticeService,
    message: row.get('message'),
    pickupMessage: row.get('pickup_message'),
    dropOffMessage: row.get('drop_off_message'),
    phone: row.get('phone_number'),
    infoUrl: row.get('info_url'),
    bookingUrl: row.get('booking_url'),
  };
  if (type === 1 && values.durationMin === undefined) {
    notices.note('missing-value', FILE, lineOfRow(row), 'prior_notice_duration_min', id);
  }
  if (type === 2 && values.lastDay === undefined)
    notices.note('missing-value', FILE, lineOfRow(row), 'prior_notice_last_day', id);
  return { feed, id, type: type as 0 | 1 | 2, ...definedValues(values) };
}

function whole(row: TextRow, column: string, notices: SourceNotices): number | undefined {
  const text = row.get(column);
  if (text === undefined) return undefined;
  const parsed = parseInteger(text);
  if (parsed === undefined) notices.note('invalid-integer', FILE, lineOfRow(row), column, text);
  else if (parsed.value < 0) notices.note('negative-number', FILE, lineOfRow(row), column, text);
  else return parsed.value;
  return undefined;
}
