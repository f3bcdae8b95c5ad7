import type { TextTable } from '@tripwright/feeds/gtfs';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place, toLatLng } from '../place.ts';
import type { Transit } from '../transit/build-transit.ts';
import type { AgencyId, Line } from '../transit/line.ts';
import type { Pathway } from '../transit/pathways.ts';
import type { Stop } from '../transit/stops.ts';
import { calendarTables } from './calendars.ts';
import { fareTables, zoneOf } from './fares.ts';
import { ruleFareTables } from './rule-fares.ts';
import { tableOf } from './text-table.ts';
import { transferTable } from './transfers.ts';
import { createTranslator, type Translator } from './translations.ts';
import { tripTables } from './trip-tables.ts';

const agencies: Readonly<Record<AgencyId, LocalName>> = {
  PMT: inFour(
    'Port Merrow Transit',
    'Verkehrsbetriebe Port Merrow',
    'Port Merrowin liikenne',
    'Transportes de Port Merrow',
  ),
  MRW: inFour('Merrow Railways', 'Merrow-Bahnen', 'Merrowin rautatiet', 'Caminhos de Ferro de Merrow'),
  OSF: inFour('Orrin Sound Ferries', 'Orrinsund-Fähren', 'Orrinin lautat', 'Barcos do Orrin'),
  CCL: inFour('Cape Coach Lines', 'Kap-Fernbusse', 'Niemen kaukobussit', 'Expressos do Cabo'),
};

/** The whole timetable as GTFS tables, by file name. */
export function feedTables(transit: Transit): Map<string, TextTable> {
  const translator = createTranslator();
  const tables = new Map<string, TextTable>([
    ['agency.txt', agencyTable(translator)],
    ['stops.txt', stopTable(transit, translator)],
    [
      'levels.txt',
      tableOf(
        ['level_id', 'level_index', 'level_name'],
        transit.levels.map((level) => ({
          level_id: level.id,
          level_index: level.index,
          level_name: translator.say('levels', 'level_name', level.name),
        })),
      ),
    ],
    ['pathways.txt', pathwayTable(transit.pathways, translator)],
    ['routes.txt', routeTable(transit.lines, translator)],
    ...tripTables(transit, translator),
    ...calendarTables(),
    ['transfers.txt', transferTable(transit)],
    ...fareTables(),
    ...ruleFareTables(transit, translator),
    ['attributions.txt', attributionTable()],
    [
      'feed_info.txt',
      tableOf(
        [
          'feed_publisher_name',
          'feed_publisher_url',
          'feed_lang',
          'default_lang',
          'feed_start_date',
          'feed_end_date',
          'feed_version',
          'feed_contact_email',
          'feed_license',
        ],
        [
          {
            feed_publisher_name: 'Tripwright sample city',
            feed_publisher_url: 'https://portmerrow.example/',
            feed_lang: 'en',
            default_lang: 'en',
            feed_start_date: '20000101',
            feed_end_date: '20991231',
            feed_version: `${place.regionCode}-1`,
            feed_contact_email: 'timetable@portmerrow.example',
            feed_license: 'CC0-1.0',
          },
        ],
      ),
    ],
  ]);
  tables.set('translations.txt', translator.table());
  return tables;
}

function agencyTable(translator: Translator): TextTable {
  return tableOf(
    ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
    Object.entries(agencies).map(([id, name], i) => ({
      agency_id: id,
      agency_name: translator.say('agency', 'agency_name', name),
      agency_url: `https://${id.toLowerCase()}.portmerrow.example/`,
      agency_timezone: place.timeZone,
      agency_lang: 'en',
      agency_phone: `555 010 ${i + 1}`,
    })),
  );
}

function stopTable(transit: Transit, translator: Translator): TextTable {
  const row = (stop: Stop) => {
    const { lat, lng } = toLatLng(stop.point);
    return {
      stop_id: stop.id,
      stop_code: stop.code,
      stop_name: stop.name === undefined ? undefined : translator.say('stops', 'stop_name', stop.name),
      stop_lat: lat,
      stop_lon: lng,
      zone_id: stop.locationType === 0 ? zoneOf(stop.point) : undefined,
      location_type: stop.locationType,
      parent_station: stop.parent,
      wheelchair_boarding: stop.wheelchair,
      level_id: stop.level,
      platform_code: stop.platform,
    };
  };
  return tableOf(
    [
      'stop_id',
      'stop_code',
      'stop_name',
      'stop_lat',
      'stop_lon',
      'zone_id',
      'location_type',
      'parent_station',
      'wheelchair_boarding',
      'level_id',
      'platform_code',
    ],
    transit.stops.map(row),
  );
}

function pathwayTable(pathways: readonly Pathway[], translator: Translator): TextTable {
  return tableOf(
    [
      'pathway_id',
      'from_stop_id',
      'to_stop_id',
      'pathway_mode',
      'is_bidirectional',
      'length',
      'traversal_time',
      'stair_count',
      'signposted_as',
    ],
    pathways.map((way) => ({
      pathway_id: way.id,
      from_stop_id: way.from,
      to_stop_id: way.to,
      pathway_mode: way.mode,
      is_bidirectional: way.bothWays ? 1 : 0,
      length: way.lengthMetres === undefined ? undefined : Math.round(way.lengthMetres * 10) / 10,
      traversal_time: way.seconds,
      stair_count: way.stairs,
      signposted_as: way.sign === undefined ? undefined : translator.say('pathways', 'signposted_as', way.sign),
    })),
  );
}

function routeTable(lines: readonly Line[], translator: Translator): TextTable {
  return tableOf(
    [
      'route_id',
      'agency_id',
      'route_short_name',
      'route_long_name',
      'route_type',
      'route_color',
      'route_text_color',
      'route_sort_order',
    ],
    lines.map((line, i) => ({
      route_id: line.id,
      agency_id: line.agency,
      route_short_name: line.id,
      route_long_name: translator.say('routes', 'route_long_name', line.name),
      route_type: line.type,
      route_color: line.color,
      route_text_color: line.textColor,
      route_sort_order: i + 1,
    })),
  );
}

function attributionTable(): TextTable {
  return tableOf(
    [
      'attribution_id',
      'agency_id',
      'organization_name',
      'is_producer',
      'is_operator',
      'is_authority',
      'attribution_url',
    ],
    [
      {
        attribution_id: 'all',
        organization_name: 'Port Merrow Transport Authority (fictional)',
        is_producer: 1,
        is_operator: 0,
        is_authority: 1,
        attribution_url: 'https://portmerrow.example/',
      },
      {
        attribution_id: 'sound',
        agency_id: 'OSF',
        organization_name: 'Orrin Sound Harbour Board (fictional)',
        is_producer: 0,
        is_operator: 0,
        is_authority: 1,
      },
      {
        attribution_id: 'rail',
        agency_id: 'MRW',
        organization_name: 'Merrow Railways (fictional)',
        is_producer: 0,
        is_operator: 1,
        is_authority: 0,
      },
    ],
  );
}
