import type { BookingRuleRow, FlexCall, FlexRows, FlexService, FlexTrip } from '@tripwright/core/flex';
import { distinctSlugs, getModeRow, specificMode } from '@tripwright/core/modes';
import type { FeedRows, RouteRow, ServiceRow, TextRow } from '@tripwright/core/timetable/build';
import type { NoticeCollector, SourceNotices } from '../notices/index.ts';
import { definedValues } from '../values/index.ts';
import { OverlapChecker } from './checks/overlapping-zones.ts';
import { parseDecimal, parseInteger } from './source/parse-values.ts';
import { lineOfRow } from './source/row-lines.ts';
import { FlexPlaces } from './tables/flex-places.ts';
import { readBookingRules } from './tables/read-booking-rules.ts';
import { compareIds } from './tables/sorting.ts';
import { textTime } from './tables/text-time.ts';

const STOP_TIMES = 'stop_times.txt';

/**
 * The demand-responsive services of feeds (GTFS-Flex, as adopted and in its drafts): trips whose rows have a time window, or a zone or group
 * of stops in place of a stop. Bad rows are noted and dropped. Undefined when no feed has such a trip.
 * @param feeds as returned by {@link readGtfs}
 */
export function readFlex(feeds: readonly FeedRows[], notices: NoticeCollector): FlexRows | undefined {
  const all: { -readonly [K in keyof FlexRows]: FlexRows[K][number][] } = {
    places: [],
    rules: [],
    services: [],
    trips: [],
  };
  const onDemand = feeds.filter(({ otherTables }) => otherTables.has('trips.txt'));
  const slugs = distinctSlugs(onDemand.flatMap(({ agencies }) => agencies.map(({ name }) => name)));
  for (const feed of onDemand) {
    const rows = readFeed(feed, slugs, notices.source(feed.name));
    const [place, rule, service] = [all.places.length, all.rules.length, all.services.length];
    for (const area of rows.places) all.places.push(area);
    for (const flexible of rows.services) all.services.push(flexible);
    for (const row of rows.rules)
      all.rules.push(row.noticeService === undefined ? row : { ...row, noticeService: row.noticeService + service });
    for (const trip of rows.trips) {
      all.trips.push({
        ...trip,
        service: trip.service + service,
        calls: trip.calls.map((call) => ({
          ...call,
          place: call.place + place,
          ...(call.pickupRule === undefined ? {} : { pickupRule: call.pickupRule + rule }),
          ...(call.dropOffRule === undefined ? {} : { dropOffRule: call.dropOffRule + rule }),
        })),
      });
    }
  }
  return all.trips.length === 0 ? undefined : all;
}

function readFeed(feed: FeedRows, slugs: ReadonlyMap<string, string>, notices: SourceNotices): FlexRows {
  const places = new FlexPlaces(feed, notices);
  const services = new Services(feed);
  const rules = readBookingRules(feed, notices, (id) => services.indexOf(id));
  const ruleOf = new Map(rules.map((rule, i) => [rule.id, i]));
  const rowsOf = new Map<string, TextRow[]>();
  for (const row of feed.otherTables.get(STOP_TIMES) ?? []) {
    const trip = row.get('trip_id') ?? '';
    const rows = rowsOf.get(trip);
    if (rows === undefined) rowsOf.set(trip, [row]);
    else rows.push(row);
  }
  const routes = new Map(feed.routes.map((route) => [route.id, route]));
  const trips: FlexTrip[] = [];
  const overlaps = new OverlapChecker(places.places, notices);
  for (const row of feed.otherTables.get('trips.txt') ?? []) {
    const rows = rowsOf.get(row.get('trip_id') ?? '') ?? [];
    const trip = readTrip(feed, row, inOrder(rows), { places, services, routes, ruleOf, slugs, notices });
    if (trip === undefined) continue;
    overlaps.check(trip.id, trip.calls);
    trips.push(trip);
  }
  trips.sort((a, b) => compareIds(a.id, b.id));
  return { places: places.places, rules, services: services.services, trips };
}

/** The services that trips and rules refer to, in order of first use. */
class Services {
  readonly services: FlexService[] = [];
  readonly #feed: string;
  readonly #rows: ReadonlyMap<string, ServiceRow>;
  readonly #indexOf = new Map<string, number>();

  constructor({ name, services }: FeedRows) {
    this.#feed = name;
    this.#rows = new Map(services.map((service) => [service.id, service]));
  }

  indexOf(id: string): number | undefined {
    const known = this.#indexOf.get(id);
    if (known !== undefined) return known;
    const service = this.#rows.get(id);
    if (service === undefined) return undefined;
    this.#indexOf.set(id, this.services.length);
    this.services.push({ feed: this.#feed, id, days: [...service.days] });
    return this.services.length - 1;
  }
}

interface Context {
  readonly places: FlexPlaces;
  readonly services: Services;
  readonly routes: ReadonlyMap<string, RouteRow>;
  readonly ruleOf: ReadonlyMap<BookingRuleRow['id'], number>;
  /** By name of the agency. */
  readonly slugs: ReadonlyMap<string, string>;
  readonly notices: SourceNotices;
}

function readTrip(feed: FeedRows, row: TextRow, rows: readonly TextRow[], context: Context): FlexTrip | undefined {
  const id = row.get('trip_id')!;
  const route = context.routes.get(row.get('route_id') ?? '');
  const service = context.services.indexOf(row.get('service_id') ?? '');
  // Unknown routes and services were noted when the timetable was read.
  if (route === undefined || service === undefined) return undefined;
  const calls = rows.map((callRow) => readCall(callRow, context)).filter((call) => call !== undefined);
  if (calls.length === 0) return undefined;
  const agency = feed.agencies[route.agency] ?? feed.agencies[0]!;
  const headsign = row.get('trip_headsign') ?? rows.map((callRow) => callRow.get('stop_headsign')).find(Boolean);
  return {
    feed: feed.name,
    id,
    mode: specificMode(getModeRow('ps_drt'), context.slugs.get(agency.name) ?? agency.name),
    routeId: route.id,
    routeName: route.longName === '' ? route.shortName : route.longName,
    agencyName: agency.name,
    ...(agency.url === '' ? {} : { agencyUrl: agency.url }),
    ...(agency.phone === '' ? {} : { agencyPhone: agency.phone }),
    ...(headsign === undefined ? {} : { headsign }),
    timezone: agency.timezone,
    service,
    calls,
    wheelchair: known(row.get('wheelchair_accessible')),
    bikes: known(row.get('bikes_allowed')),
    ...durations(row, rows, context.notices),
  };
}

function readCall(row: TextRow, { places, ruleOf, notices }: Context): FlexCall | undefined {
  const trip = row.get('trip_id') ?? '';
  const placeId = row.get('location_id') ?? row.get('location_group_id') ?? row.get('stop_id') ?? '';
  const place = places.indexOf(placeId);
  if (place === undefined) {
    notices.note('unknown-stop', STOP_TIMES, lineOfRow(row), 'stop_id', `${trip}: ${placeId}`);
    return undefined;
  }
  const start = time(row, ['start_pickup_drop_off_window', 'start_pickup_dropoff_window'], notices);
  const end = time(row, ['end_pickup_drop_off_window', 'end_pickup_dropoff_window'], notices);
  const isTimed = start === undefined && end === undefined;
  const arrival = isTimed ? time(row, ['arrival_time'], notices) : undefined;
  const departure = isTimed ? time(row, ['departure_time'], notices) : undefined;
  const [from, to] = isTimed ? [arrival ?? departure, departure ?? arrival] : [start, end];
  if (from === undefined || to === undefined || to < from) {
    const code = from === undefined || to === undefined ? 'missing-value' : 'times-decrease';
    notices.note(code, STOP_TIMES, lineOfRow(row), 'start_pickup_drop_off_window', `${trip}: ${placeId}`);
    return undefined;
  }
  return {
    place,
    start: from,
    end: to,
    ...(isTimed ? { isTimed } : {}),
    pickup: boardingType(row, 'pickup_type', notices),
    dropOff: boardingType(row, 'drop_off_type', notices),
    ...rule(row, ['pickup_booking_rule_id'], 'pickupRule', ruleOf, notices),
    ...rule(row, ['drop_off_booking_rule_id', 'dropoff_booking_rule_id'], 'dropOffRule', ruleOf, notices),
  };
}

function rule<Name extends 'pickupRule' | 'dropOffRule'>(
  row: TextRow,
  columns: readonly string[],
  name: Name,
  ruleOf: ReadonlyMap<string, number>,
  notices: SourceNotices,
): { readonly [K in Name]?: number } {
  const column = columns.find((one) => row.get(one) !== undefined);
  const id = column === undefined ? undefined : row.get(column);
  if (column === undefined || id === undefined) return {};
  const index = ruleOf.get(id);
  if (index === undefined) notices.note('unknown-booking-rule', STOP_TIMES, lineOfRow(row), column, id);
  return index === undefined ? {} : ({ [name]: index } as { readonly [K in Name]?: number });
}

function boardingType(row: TextRow, column: string, notices: SourceNotices): 0 | 1 | 2 | 3 {
  const text = row.get(column) ?? '0';
  const value = parseInteger(text)?.value;
  if (value === 0 || value === 1 || value === 2 || value === 3) return value;
  notices.note('invalid-enum', STOP_TIMES, lineOfRow(row), column, text);
  return 0;
}

/** The time in the first of the columns that has one. */
function time(row: TextRow, columns: readonly string[], notices: SourceNotices): number | undefined {
  const column = columns.find((name) => row.has(name));
  return column === undefined ? undefined : textTime(row, column, STOP_TIMES, notices);
}

/** Travel-time factors and offsets: in seconds in trips.txt, or, in drafts, in minutes in stop_times.txt. */
function durations(
  trip: TextRow,
  rows: readonly TextRow[],
  notices: SourceNotices,
): Pick<FlexTrip, 'meanFactor' | 'meanOffsetSeconds' | 'safeFactor' | 'safeOffsetSeconds'> {
  const read = (column: string, secondsPerUnit: number): number | undefined => {
    const onTrip = trip.get(column);
    const row = onTrip === undefined ? rows.find((call) => call.has(column)) : trip;
    const text = row?.get(column);
    if (row === undefined || text === undefined) return undefined;
    const value = parseDecimal(text);
    if (value === undefined)
      notices.note('invalid-number', row === trip ? 'trips.txt' : STOP_TIMES, lineOfRow(row), column, text);
    return value === undefined ? undefined : value * (onTrip === undefined ? secondsPerUnit : 1);
  };
  const found = {
    meanFactor: read('mean_duration_factor', 1),
    meanOffsetSeconds: read('mean_duration_offset', 60),
    safeFactor: read('safe_duration_factor', 1),
    safeOffsetSeconds: read('safe_duration_offset', 60),
  };
  return definedValues(found);
}

function known(text: string | undefined): 0 | 1 | 2 {
  return text === '1' ? 1 : text === '2' ? 2 : 0;
}

function inOrder(rows: readonly TextRow[]): TextRow[] {
  const place = (row: TextRow): number => parseInteger(row.get('stop_sequence') ?? '')?.value ?? 0;
  return rows.toSorted((a, b) => place(a) - place(b));
}
