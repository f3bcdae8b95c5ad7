import { writeFileSync } from 'node:fs';
import { type TextTable, writeGtfsZip } from '@tripwright/feeds/gtfs';

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** A service of the overlay. Each of its two calls is the zone or the stop group. */
export interface OverlayService {
  readonly name: string;
  readonly calls: readonly ['zone' | 'group', 'zone' | 'group'];
  /** Seconds after midnight; the end may pass 24 hours. */
  readonly opens: number;
  readonly closes: number;
  readonly wheelchair: 1 | 2;
  /** Columns of booking_rules.txt. */
  readonly rule: Readonly<Record<string, string | number>>;
}

/** Services on demand in a city. */
export interface Overlay {
  /** Corners of the zone, and of the hole in it. */
  readonly zone: readonly Spot[];
  readonly hole: readonly Spot[];
  readonly group: readonly Spot[];
  readonly services: readonly OverlayService[];
  readonly timeZone: string;
  /** `YYYYMMDD`. */
  readonly dates: readonly string[];
}

/** Writes an overlay as a GTFS-Flex feed: an agency for each service, the zone in `locations.geojson`, the stops as a location group. */
export function writeOverlay(path: string, { zone, hole, group, services, timeZone, dates }: Overlay): void {
  const ring = (corners: readonly Spot[]): number[][] =>
    [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  const geometry = { type: 'MultiPolygon', coordinates: [[ring(zone), ring(hole)]] };
  const feature = { type: 'Feature', id: 'zone', properties: { stop_name: 'The zone' }, geometry };
  const name = ({ name }: OverlayService): string => name.toLowerCase();
  const calls = services.flatMap((service) =>
    service.calls.map((at, i) => ({
      trip_id: name(service),
      stop_sequence: i + 1,
      location_id: at === 'zone' ? 'zone' : '',
      location_group_id: at === 'group' ? 'group' : '',
      start_pickup_drop_off_window: clock(service.opens),
      end_pickup_drop_off_window: clock(service.closes),
      pickup_type: i === 0 ? 2 : 1,
      drop_off_type: i === 0 ? 1 : 2,
      pickup_booking_rule_id: name(service),
      drop_off_booking_rule_id: name(service),
    })),
  );
  const tables = {
    agency: services.map((service) => ({
      agency_id: name(service),
      agency_name: service.name,
      agency_url: 'https://on-demand.example/',
      agency_timezone: timeZone,
    })),
    routes: services.map((service) => ({
      route_id: name(service),
      agency_id: name(service),
      route_short_name: service.name,
      route_type: 715,
    })),
    trips: services.map((service) => ({
      route_id: name(service),
      service_id: 'days',
      trip_id: name(service),
      wheelchair_accessible: service.wheelchair,
      safe_duration_factor: '1.5',
      safe_duration_offset: 120,
    })),
    stops: group.map(({ lat, lng }, i) => ({
      stop_id: `g${i}`,
      stop_name: `Bench ${i}`,
      stop_lat: lat,
      stop_lon: lng,
    })),
    location_groups: [{ location_group_id: 'group', location_group_name: 'The benches' }],
    location_group_stops: group.map((_, i) => ({ location_group_id: 'group', stop_id: `g${i}` })),
    stop_times: calls,
    booking_rules: services.map((service) => ({ booking_rule_id: name(service), ...service.rule })),
    calendar_dates: dates.map((date) => ({ service_id: 'days', date, exception_type: 1 })),
  };
  const files = Object.entries(tables).map(([table, rows]) => [`${table}.txt`, tableOf(rows)] as const);
  const texts = new Map([['locations.geojson', JSON.stringify({ type: 'FeatureCollection', features: [feature] })]]);
  writeFileSync(path, writeGtfsZip(new Map(files), texts));
}

function tableOf(rows: readonly Readonly<Record<string, string | number>>[]): TextTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
}

function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:00`;
}

/** Whether a place lies inside a ring of corners: a ray to the east crosses its edges an odd number of times. */
export function isInside({ lat, lng }: Spot, ring: readonly Spot[]): boolean {
  return (
    ring.filter((a, i) => {
      const b = ring[(i + 1) % ring.length] as Spot;
      if (a.lat > lat === b.lat > lat) return false;
      return lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
    }).length %
      2 ===
    1
  );
}
