import type { TextTable } from '@tripwright/feeds/gtfs';
import { polygon } from '../gbfs/gbfs-document.ts';
import type { Point } from '../geometry/point.ts';
import { calendarTables } from '../gtfs/calendars.ts';
import { feedInfo } from '../gtfs/feed-info.ts';
import { tableOf } from '../gtfs/text-table.ts';
import { createTranslator, type Translator } from '../gtfs/translations.ts';
import { getLandmark } from '../landmarks.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place } from '../place.ts';
import { districts } from '../terrain/districts.ts';

/** A GTFS feed with further text files. */
export interface OnDemandFeed {
  readonly tables: ReadonlyMap<string, TextTable>;
  readonly texts: ReadonlyMap<string, string>;
}

/** Radius of the airport's zone around its terminal, in metres. */
const AIRPORT_METRES = 350;

/**
 * Demand-responsive services as GTFS-Flex: the Marsh Shuttle within Saltmarsh, booked half an hour ahead; a service to and from the airport,
 * booked by 18:00 on the last working day before; the Night Hopper in the west across midnight, without booking.
 */
export function onDemandFeed(): OnDemandFeed {
  const translator = createTranslator();
  const { point } = getLandmark('airport');
  const airport: Point[] = [
    { x: point.x - AIRPORT_METRES, y: point.y - AIRPORT_METRES },
    { x: point.x + AIRPORT_METRES, y: point.y - AIRPORT_METRES },
    { x: point.x + AIRPORT_METRES, y: point.y + AIRPORT_METRES },
    { x: point.x - AIRPORT_METRES, y: point.y + AIRPORT_METRES },
  ];
  const zones = [
    zone('zone-saltmarsh', 'Saltmarsh', districts['saltmarsh']),
    zone('zone-airport', 'Airport', airport),
    zone('zone-west-shore', 'West Shore', districts['west-shore']),
  ];
  return {
    tables: new Map<string, TextTable>([
      [
        'agency.txt',
        tableOf(
          ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
          [
            {
              agency_id: 'HOP',
              agency_name: 'Merrow Hopper',
              agency_url: 'https://hopper.portmerrow.example/',
              agency_timezone: place.timeZone,
              agency_lang: 'en',
              agency_phone: '+351 290 000 100',
            },
          ],
        ),
      ],
      [
        'routes.txt',
        tableOf(
          ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'route_color'],
          [
            route('marsh', 'MS', 'Marsh Shuttle'),
            route('airport', 'AS', 'Airport Shuttle'),
            route('night', 'NH', 'Night Hopper'),
          ],
        ),
      ],
      ['trips.txt', tripTable()],
      ['stop_times.txt', stopTimeTable()],
      ['booking_rules.txt', bookingTable(translator)],
      ...calendarTables(),
      feedInfo('Merrow Hopper'),
      ['translations.txt', translator.table()],
    ]),
    texts: new Map([['locations.geojson', `${JSON.stringify({ type: 'FeatureCollection', features: zones })}\n`]]),
  };
}

function zone(id: string, name: string, ring: readonly Point[]): unknown {
  return { type: 'Feature', id, properties: { stop_name: name }, geometry: polygon(ring) };
}

function route(id: string, short: string, long: string) {
  return {
    route_id: `hop-${id}`,
    agency_id: 'HOP',
    route_short_name: short,
    route_long_name: long,
    route_type: 715,
    route_color: '0F766E',
  };
}

const DAYS = ['weekday', 'saturday', 'sunday'] as const;
const SERVICES = {
  marsh: { from: '06:00:00', to: '22:00:00', zones: ['zone-saltmarsh', 'zone-saltmarsh'], rule: 'half-hour' },
  outbound: { from: '04:30:00', to: '23:00:00', zones: ['zone-saltmarsh', 'zone-airport'], rule: 'evening-before' },
  inbound: { from: '05:30:00', to: '24:30:00', zones: ['zone-airport', 'zone-saltmarsh'], rule: 'evening-before' },
  night: { from: '21:00:00', to: '27:00:00', zones: ['zone-west-shore', 'zone-west-shore'], rule: 'as-you-go' },
} as const;
const ROUTES = { marsh: 'marsh', outbound: 'airport', inbound: 'airport', night: 'night' } as const;
type ServiceId = keyof typeof SERVICES;
const SERVICE_IDS: readonly ServiceId[] = ['marsh', 'outbound', 'inbound', 'night'];

function tripTable(): TextTable {
  return tableOf(
    [
      'route_id',
      'service_id',
      'trip_id',
      'trip_headsign',
      'wheelchair_accessible',
      'bikes_allowed',
      'safe_duration_factor',
      'safe_duration_offset',
    ],
    SERVICE_IDS.flatMap((id) =>
      DAYS.map((day) => ({
        route_id: `hop-${ROUTES[id]}`,
        service_id: day,
        trip_id: `hop-${id}-${day}`,
        trip_headsign: id === 'outbound' ? 'Airport' : id === 'night' ? 'West Shore' : 'Saltmarsh',
        wheelchair_accessible: id === 'night' ? 2 : 1,
        bikes_allowed: 2,
        safe_duration_factor: '1.3',
        safe_duration_offset: 240,
      })),
    ),
  );
}

function stopTimeTable(): TextTable {
  return tableOf(
    [
      'trip_id',
      'stop_sequence',
      'location_id',
      'start_pickup_drop_off_window',
      'end_pickup_drop_off_window',
      'pickup_type',
      'drop_off_type',
      'pickup_booking_rule_id',
      'drop_off_booking_rule_id',
    ],
    SERVICE_IDS.flatMap((id) => {
      const { from, to, zones, rule } = SERVICES[id];
      return DAYS.flatMap((day) =>
        zones.map((location, i) => ({
          trip_id: `hop-${id}-${day}`,
          stop_sequence: i + 1,
          location_id: location,
          start_pickup_drop_off_window: from,
          end_pickup_drop_off_window: to,
          pickup_type: i === 0 ? 2 : 1,
          drop_off_type: i === 0 ? 1 : 2,
          pickup_booking_rule_id: rule,
          drop_off_booking_rule_id: rule,
        })),
      );
    }),
  );
}

function bookingTable(translator: Translator): TextTable {
  const say = (field: string, name: LocalName): string => translator.say('booking_rules', field, name);
  return tableOf(
    [
      'booking_rule_id',
      'booking_type',
      'prior_notice_duration_min',
      'prior_notice_duration_max',
      'prior_notice_last_day',
      'prior_notice_last_time',
      'prior_notice_start_day',
      'prior_notice_service_id',
      'message',
      'phone_number',
      'booking_url',
    ],
    [
      {
        booking_rule_id: 'half-hour',
        booking_type: 1,
        prior_notice_duration_min: 30,
        prior_notice_duration_max: 20_160,
        message: say(
          'message',
          inFour(
            'Call or book on the web at least half an hour ahead.',
            'Bitte mindestens eine halbe Stunde vorher anrufen oder im Netz buchen.',
            'Soita tai varaa verkossa vähintään puoli tuntia etukäteen.',
            'Ligue ou reserve na Internet com pelo menos meia hora de antecedência.',
          ),
        ),
        phone_number: '+351 290 000 100',
        booking_url: 'https://hopper.portmerrow.example/book',
      },
      {
        booking_rule_id: 'evening-before',
        booking_type: 2,
        prior_notice_last_day: 1,
        prior_notice_last_time: '18:00:00',
        prior_notice_start_day: 14,
        prior_notice_service_id: 'weekday',
        message: say(
          'message',
          inFour(
            'Book by six in the evening of the last working day before.',
            'Bitte bis 18 Uhr am letzten Werktag davor buchen.',
            'Varaa viimeistään edellisenä arkipäivänä kello 18.',
            'Reserve até às 18 horas do último dia útil anterior.',
          ),
        ),
        phone_number: '+351 290 000 100',
      },
      {
        booking_rule_id: 'as-you-go',
        booking_type: 0,
        message: say(
          'message',
          inFour(
            'Call when you want to leave.',
            'Rufen Sie an, wenn Sie fahren möchten.',
            'Soita, kun haluat lähteä.',
            'Ligue quando quiser partir.',
          ),
        ),
        phone_number: '+351 290 000 101',
      },
    ],
  );
}
