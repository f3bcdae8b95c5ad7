import type { TextTable } from '@tripwright/feeds/gtfs';
import { calendarTables } from '../gtfs/calendars.ts';
import { feedInfo } from '../gtfs/feed-info.ts';
import { clock, tableOf } from '../gtfs/text-table.ts';
import { createTranslator, type Translator } from '../gtfs/translations.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place } from '../place.ts';
import { type Airport, airports, getAirport } from './airports.ts';

type AirportId = Airport['id'];

/** One direction of a route: its ends, departures (minutes after midnight) and duration (minutes). */
interface Flights {
  readonly from: AirportId;
  readonly to: AirportId;
  /** First flight number; the next ones follow in steps of two: GA 101, GA 103. */
  readonly number: number;
  readonly first: number;
  readonly minutes: number;
}

const EVERY_MINUTES = 180;
const FLIGHTS_A_DAY = 5;
const DAYS = ['weekday', 'saturday', 'sunday'] as const;

/** Flights from Port Merrow to the hub at Sable Point, and from there on; connections take an hour and a quarter, and some are too short. */
const flights: readonly Flights[] = [
  { from: 'XPM', to: 'XSP', number: 101, first: 7 * 60 + 10, minutes: 55 },
  { from: 'XSP', to: 'XPM', number: 102, first: 8 * 60 + 40, minutes: 55 },
  { from: 'XSP', to: 'XFH', number: 201, first: 9 * 60 + 20, minutes: 70 },
  { from: 'XFH', to: 'XSP', number: 202, first: 6 * 60 + 15, minutes: 70 },
];

/** The GTFS feed of Gannet Air, the city's airline: two routes with five flights a day in each direction, every day. */
export function flightsFeed(): Map<string, TextTable> {
  const translator = createTranslator();
  return new Map<string, TextTable>([
    [
      'agency.txt',
      tableOf(
        ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
        [
          {
            agency_id: 'GA',
            agency_name: 'Gannet Air',
            agency_url: 'https://gannet.portmerrow.example/',
            agency_timezone: place.timeZone,
            agency_lang: 'en',
            agency_phone: '+351 290 000 200',
          },
        ],
      ),
    ],
    [
      'stops.txt',
      tableOf(
        ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon', 'wheelchair_boarding'],
        airports.map(({ id, names, lat, lng }) => ({
          stop_id: id,
          stop_code: id,
          stop_name: translator.say('stops', 'stop_name', names),
          stop_lat: lat,
          stop_lon: lng,
          wheelchair_boarding: 1,
        })),
      ),
    ],
    ['routes.txt', routeTable()],
    ['trips.txt', tripTable()],
    ['stop_times.txt', stopTimeTable()],
    ...calendarTables(),
    ...fareTables(translator),
    feedInfo('Gannet Air'),
    ['translations.txt', translator.table()],
  ]);
}

/** One price per route, in both directions. */
function fareTables(translator: Translator): [string, TextTable][] {
  const product = (id: string, name: LocalName, amount: string) => ({
    fare_product_id: id,
    fare_product_name: translator.say('fare_products', 'fare_product_name', name),
    amount,
    currency: 'EUR',
  });
  return [
    [
      'networks.txt',
      tableOf(
        ['network_id', 'network_name'],
        [
          { network_id: 'short', network_name: 'Short flights' },
          { network_id: 'long', network_name: 'Long flights' },
        ],
      ),
    ],
    [
      'route_networks.txt',
      tableOf(
        ['network_id', 'route_id'],
        [
          { network_id: 'short', route_id: 'GA-XPM-XSP' },
          { network_id: 'long', route_id: 'GA-XSP-XFH' },
        ],
      ),
    ],
    [
      'fare_products.txt',
      tableOf(
        ['fare_product_id', 'fare_product_name', 'amount', 'currency'],
        [
          product('GA-short', inFour('Short flight', 'Kurzstrecke', 'Lyhyt lento', 'Voo curto'), '59.00'),
          product('GA-long', inFour('Long flight', 'Langstrecke', 'Pitkä lento', 'Voo longo'), '79.00'),
        ],
      ),
    ],
    [
      'fare_leg_rules.txt',
      tableOf(
        ['network_id', 'fare_product_id'],
        [
          { network_id: 'short', fare_product_id: 'GA-short' },
          { network_id: 'long', fare_product_id: 'GA-long' },
        ],
      ),
    ],
  ];
}

/** Both directions are one route. */
function routeOf({ from, to }: Flights): string {
  return [from, to].includes('XPM') ? 'GA-XPM-XSP' : 'GA-XSP-XFH';
}

function routeTable(): TextTable {
  const name = (id: AirportId): string => getAirport(id).name.replace(/ Airport.*/, '');
  return tableOf(
    ['route_id', 'agency_id', 'route_long_name', 'route_type', 'route_color', 'route_text_color'],
    flights
      .filter(({ number }) => number % 2 === 1)
      .map((way) => ({
        route_id: routeOf(way),
        agency_id: 'GA',
        route_long_name: `${name(way.from)} – ${name(way.to)}`,
        route_type: 1102,
        route_color: '0284C7',
        route_text_color: 'FFFFFF',
      })),
  );
}

/** Every flight of every kind of day, with its index within the day. */
function eachFlight<Row>(row: (way: Flights, nth: number, tripId: string, day: (typeof DAYS)[number]) => Row): Row[] {
  return flights.flatMap((way) =>
    Array.from({ length: FLIGHTS_A_DAY }, (_, nth) =>
      DAYS.map((day) => row(way, nth, `GA${way.number + 2 * nth}-${day}`, day)),
    ).flat(),
  );
}

function tripTable(): TextTable {
  return tableOf(
    [
      'route_id',
      'service_id',
      'trip_id',
      'trip_short_name',
      'trip_headsign',
      'direction_id',
      'wheelchair_accessible',
      'bikes_allowed',
    ],
    eachFlight((way, nth, tripId, day) => ({
      route_id: routeOf(way),
      service_id: day,
      trip_id: tripId,
      trip_short_name: `GA ${way.number + 2 * nth}`,
      trip_headsign: getAirport(way.to).name.replace(/ Airport.*/, ''),
      direction_id: way.number % 2 === 1 ? 0 : 1,
      wheelchair_accessible: 1,
      bikes_allowed: 2,
    })),
  );
}

function stopTimeTable(): TextTable {
  const rows = eachFlight((way, nth, tripId) => {
    const departure = way.first + nth * EVERY_MINUTES;
    return [
      { trip_id: tripId, stop_sequence: 1, stop_id: way.from, at: departure },
      { trip_id: tripId, stop_sequence: 2, stop_id: way.to, at: departure + way.minutes },
    ];
  });
  return tableOf(
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    rows.flat().map(({ at, ...row }) => ({ ...row, arrival_time: clock(at * 60), departure_time: clock(at * 60) })),
  );
}
