import { describe, expect, test } from 'vitest';
import { added, changed, type FeedFiles, readTiny, tinyFeed } from '../../test/tiny-feed.ts';
import type { NoticeCode } from '../notices/index.ts';

/** One defect each. `trips` are the kept ones; `also` are notices that follow from the defect. */
interface Defect {
  readonly code: NoticeCode;
  readonly id?: string;
  readonly what: string;
  readonly files: FeedFiles;
  readonly trips?: string;
  readonly also?: readonly NoticeCode[];
}

const wide = 'trip_id,stop_sequence,stop_id,arrival_time,departure_time';
const flexHeader = `${wide},start_pickup_drop_off_window,end_pickup_drop_off_window`;

const defects: readonly Defect[] = [
  // files
  { code: 'unknown-file', id: 'IM-4', what: 'a file that is not GTFS', files: { 'notes.txt': 'a,b\n1,2\n' } },
  {
    code: 'file-name-case',
    id: 'IM-5',
    what: 'capital letters in a file name',
    files: { 'routes.txt': undefined, 'Routes.TXT': tinyFeed['routes.txt'] },
  },
  { code: 'duplicate-file', id: 'IM-5', what: 'a duplicate file', files: { 'Stops.txt': 'stop_id\nonly\n' } },
  { code: 'empty-file', id: 'IM-4', what: 'an optional file of 0 bytes', files: { 'transfers.txt': '' } },
  {
    code: 'not-utf8',
    id: 'IM-12',
    what: 'Latin-1 text',
    files: { 'agency.txt': Buffer.from('agency_id,agency_name,agency_timezone\nA,Autobús,Europe/Lisbon\n', 'latin1') },
  },
  {
    code: 'not-utf8',
    id: 'IM-12',
    what: 'UTF-16 text',
    files: {
      'agency.txt': Buffer.from('\ufeffagency_id,agency_name,agency_timezone\nA,Autobús,Europe/Lisbon\n', 'utf16le'),
    },
  },
  {
    code: 'malformed-quotes',
    id: 'IM-2',
    what: 'a quote without its closing one',
    files: changed('stops.txt', 'B,Bridge', 'B,"Bridge'),
  },
  {
    code: 'malformed-quotes',
    id: 'IM-2',
    what: 'text after a closing quote',
    files: changed('stops.txt', 'B,Bridge', 'B,"Bri"dge'),
  },
  {
    code: 'newline-in-value',
    id: 'IM-2',
    what: 'a line break in a value',
    files: changed('stops.txt', 'B,Bridge', 'B,"Brid\nge"'),
  },
  {
    code: 'unusual-delimiter',
    id: 'IM-1',
    what: 'semicolons',
    files: { 'routes.txt': tinyFeed['routes.txt']!.replaceAll(',', ';') },
  },
  {
    code: 'unknown-column',
    id: 'IM-3',
    what: 'a column outside GTFS',
    files: { 'agency.txt': 'agency_id,agency_name,agency_timezone,mood\nA,H,Europe/Lisbon,good\n' },
  },
  {
    code: 'duplicate-column',
    id: 'IM-3',
    what: 'a duplicate column',
    files: { 'agency.txt': 'agency_id,agency_timezone,agency_timezone\nA,Europe/Lisbon,Nowhere\n' },
  },
  {
    code: 'empty-column-name',
    id: 'IM-3',
    what: 'a column without a name',
    files: { 'agency.txt': 'agency_id,,agency_timezone\nA,x,Europe/Lisbon\n' },
  },
  {
    code: 'column-name-case',
    id: 'IM-3',
    what: 'capital letters in a column name',
    files: { 'agency.txt': 'Agency_ID,agency_timezone\nA,Europe/Lisbon\n' },
  },
  {
    code: 'missing-column',
    id: 'IM-3',
    what: 'an optional table without its key',
    files: { 'levels.txt': 'level_name\nGround\n' },
  },
  {
    code: 'short-row',
    id: 'IM-3',
    what: 'a short row',
    files: changed('stops.txt', 'C,Castle,41.17,-8.63,,,', 'C,Castle,41.17,-8.63'),
  },
  {
    code: 'long-row',
    id: 'IM-3',
    what: 'a long row',
    files: changed('stops.txt', 'C,Castle,41.17,-8.63,,,', 'C,Castle,41.17,-8.63,,,,more'),
  },
  {
    code: 'empty-row',
    id: 'IM-1',
    what: 'a row of commas',
    files: changed('stops.txt', 'C,Castle', ',,,,,,\nC,Castle'),
  },
  {
    code: 'surrounding-whitespace',
    id: 'IM-2',
    what: 'spaces around an id',
    files: changed('trips.txt', 'T1,R,W', 'T1, R ,W'),
  },
  { code: 'extra-rows', what: 'two rows of feed_info', files: { 'feed_info.txt': 'feed_publisher_name\nA\nB\n' } },
  { code: 'invalid-geojson', what: 'zones that are not JSON', files: { 'locations.geojson': '{"type": "FeatureColl' } },
  // values
  { code: 'missing-value', id: 'IM-6', what: 'a stop without an id', files: added('stops.txt', ',Nameless,41,-8,,,') },
  {
    code: 'missing-value',
    id: 'ST-1',
    what: 'a stop time without a sequence',
    files: changed('stop_times.txt', 'T1,2,B', 'T1,,B'),
  },
  {
    code: 'invalid-integer',
    id: 'IM-9',
    what: 'a route type that is a word',
    files: changed('routes.txt', 'Castle,3,', 'Castle,bus,'),
    also: ['unknown-route-type'],
  },
  {
    code: 'invalid-number',
    id: 'IM-8',
    what: 'a decimal comma',
    files: changed('stops.txt', 'B,Bridge,41.16', 'B,Bridge,"41,16"'),
    also: ['unusable-coordinates'],
  },
  {
    code: 'unusual-number',
    id: 'IM-9',
    what: 'a sequence of 2.0',
    files: changed('stop_times.txt', 'T1,2,B', 'T1,2.0,B'),
  },
  {
    code: 'unusual-number',
    id: 'IM-9',
    what: 'a sequence of +2',
    files: changed('stop_times.txt', 'T1,2,B', 'T1,+2,B'),
  },
  {
    code: 'negative-number',
    id: 'IM-9',
    what: 'a negative distance',
    files: changed('stop_times.txt', '08:11:00,,,1.5', '08:11:00,,,-1.5'),
  },
  {
    code: 'invalid-time',
    id: 'IM-9',
    what: 'a time with 60 minutes',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '08:60:00,08:11:00'),
  },
  {
    code: 'invalid-time',
    id: 'IM-9',
    what: 'a negative time',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '-1:00:00,08:11:00'),
  },
  {
    code: 'unusual-time',
    id: 'IM-9',
    what: 'single digits',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '8:9:0,08:11:00'),
  },
  {
    code: 'time-without-seconds',
    id: 'IM-9',
    what: 'HH:MM',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '08:10,08:11'),
  },
  { code: 'invalid-date', id: 'IM-10', what: '31 June', files: changed('calendar_dates.txt', '20240106', '20240631') },
  {
    code: 'unusual-date',
    id: 'IM-10',
    what: 'a date with hyphens',
    files: changed('calendar_dates.txt', '20240106', '2024-01-06'),
  },
  {
    code: 'date-out-of-range',
    id: 'IM-10',
    what: 'service until the year 9999',
    files: changed('calendar.txt', '20240107', '99991231'),
  },
  {
    code: 'invalid-enum',
    id: 'IM-10',
    what: 'a location type of 9',
    files: changed('stops.txt', '-8.62,,,', '-8.62,9,,'),
  },
  {
    code: 'invalid-enum',
    id: 'ST-8',
    what: 'a pickup type of 7',
    files: changed('stop_times.txt', '08:11:00,,', '08:11:00,7,'),
  },
  {
    code: 'invalid-enum',
    id: 'IM-10',
    what: 'an exception type of 3',
    files: changed('calendar_dates.txt', '20240106,1', '20240106,3'),
  },
  { code: 'invalid-color', id: 'ST-24', what: 'a colour by name', files: changed('routes.txt', '00AAFF', 'blue') },
  { code: 'color-with-hash', id: 'ST-24', what: 'a colour with #', files: changed('routes.txt', '00AAFF', '#00aaff') },
  {
    code: 'invalid-timezone',
    id: 'CAL-10',
    what: 'a stop in an unknown time zone',
    files: {
      'stops.txt': tinyFeed['stops.txt']!.replace('stop_id,', 'stop_timezone,stop_id,')
        .replace(/^(S|S1|S2|C),/gm, ',$1,')
        .replace('B,Bridge', 'Mars/Base,B,Bridge'),
    },
  },
  {
    code: 'unknown-timezone',
    id: 'IM-10',
    what: 'one agency in an unknown time zone',
    files: added('agency.txt', 'Z,Other,https://o.example,Europe/Atlantis'),
  },
  {
    code: 'several-timezones',
    id: 'CAL-11',
    what: 'agencies in two time zones',
    files: added('agency.txt', 'Z,Other,https://o.example,Europe/Madrid'),
  },
  // keys and references
  { code: 'duplicate-key', id: 'IM-7', what: 'a duplicate stop id', files: added('stops.txt', 'B,Again,41.2,-8.6,,,') },
  { code: 'duplicate-key', id: 'IM-7', what: 'a duplicate trip id', files: added('trips.txt', 'T1,R,X,Elsewhere,,') },
  {
    code: 'duplicate-key',
    id: 'CAL-2',
    what: 'a duplicate exception',
    files: added('calendar_dates.txt', 'W,20240106,2'),
  },
  {
    code: 'duplicate-stop-sequence',
    id: 'IM-7',
    what: 'a duplicate stop sequence',
    files: added('stop_times.txt', 'T1,2,C,08:12:00,08:12:00,,,,'),
  },
  {
    code: 'unknown-agency',
    id: 'IM-6',
    what: 'a route of an unknown agency',
    files: changed('routes.txt', 'R,A,', 'R,Q,'),
  },
  {
    code: 'unknown-route',
    id: 'IM-6',
    what: 'a trip of an unknown route',
    files: changed('trips.txt', 'T1,R,', 'T1,Q,'),
    trips: 'T2',
    also: ['reference-to-dropped-trip'],
  },
  {
    code: 'unknown-service',
    id: 'CAL-5',
    what: 'a trip of an unknown service',
    files: changed('trips.txt', 'T1,R,W', 'T1,R,Q'),
    trips: 'T2',
    also: ['reference-to-dropped-trip'],
  },
  {
    code: 'unknown-trip',
    id: 'IM-6',
    what: 'a stop time of an unknown trip',
    files: added('stop_times.txt', 'T9,1,B,08:00:00,08:00:00,,,,'),
  },
  {
    code: 'unknown-stop',
    id: 'IM-6',
    what: 'a stop time at an unknown stop',
    files: changed('stop_times.txt', 'T1,2,B', 'T1,2,Q'),
  },
  {
    code: 'unknown-stop',
    id: 'IM-6',
    what: 'a transfer from an unknown stop',
    files: { 'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nQ,B,0\n' },
  },
  {
    code: 'unknown-shape',
    id: 'SH-5',
    what: 'an unknown shape',
    files: changed('trips.txt', 'Castle,P,K', 'Castle,Q,K'),
  },
  {
    code: 'unknown-level',
    id: 'IM-6',
    what: 'an unknown level',
    files: {
      'stops.txt': tinyFeed['stops.txt']!.replace('stop_id,', 'level_id,stop_id,')
        .replace(/^(S|S1|S2|C),/gm, ',$1,')
        .replace('B,Bridge', 'L9,B,Bridge'),
    },
  },
  {
    code: 'unknown-parent',
    id: 'PW-1',
    what: 'an unknown parent',
    files: changed('stops.txt', 'C,Castle,41.17,-8.63,,', 'C,Castle,41.17,-8.63,,Q'),
  },
  {
    code: 'wrong-parent-type',
    id: 'PW-1',
    what: 'a platform below a platform',
    files: changed('stops.txt', 'C,Castle,41.17,-8.63,,', 'C,Castle,41.17,-8.63,,B'),
  },
  {
    code: 'wrong-parent-type',
    id: 'PW-1',
    what: 'a stop that is its own parent',
    files: changed('stops.txt', 'C,Castle,41.17,-8.63,,', 'C,Castle,41.17,-8.63,,C'),
  },
  {
    code: 'station-with-parent',
    id: 'PW-1',
    what: 'a station in a station',
    files: added('stops.txt', 'S9,Hall,41.15,-8.61,1,S,'),
  },
  {
    code: 'missing-parent',
    id: 'PW-1',
    what: 'an entrance without a parent',
    files: added('stops.txt', 'E,Door,41.15,-8.61,2,,'),
  },
  {
    code: 'reference-to-dropped-trip',
    id: 'IM-6',
    what: 'a frequency of a dropped trip',
    files: {
      ...changed('trips.txt', 'T1,R,', 'T1,Q,'),
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,600\n',
    },
    trips: 'T2',
    also: ['unknown-route'],
  },
  {
    code: 'reference-to-dropped-trip',
    id: 'BL-5',
    what: 'an in-seat transfer to a trip of an unknown service',
    files: {
      ...changed('trips.txt', 'T2,R,X', 'T2,R,Y'),
      'transfers.txt': 'from_trip_id,to_trip_id,transfer_type\nT1,T2,4\n',
    },
    trips: 'T1',
    also: ['unknown-service'],
  },
  {
    code: 'service-without-days',
    id: 'BL-5',
    what: 'an in-seat transfer to a trip that runs on no day',
    files: {
      ...changed('calendar_dates.txt', 'X,20240229,1', 'X,20240229,2'),
      'transfers.txt': 'from_trip_id,to_trip_id,transfer_type\nT1,T2,4\n',
    },
  },
  // stops and routes
  {
    code: 'missing-coordinates',
    id: 'IM-8',
    what: 'a stop without coordinates',
    files: changed('stops.txt', '41.16,-8.62', ','),
  },
  {
    code: 'unusable-coordinates',
    id: 'IM-8',
    what: 'a latitude of 941',
    files: changed('stops.txt', '41.16,-8.62', '941.16,-8.62'),
  },
  {
    // Swapped coordinates are out of range far east of Greenwich. In Porto they are valid, and only the speed reveals them.
    code: 'unusable-coordinates',
    id: 'IM-8',
    what: 'swapped coordinates with a latitude out of range',
    files: changed('stops.txt', '41.16,-8.62', '153.02,-27.47'),
  },
  {
    code: 'unusable-coordinates',
    id: 'IM-8',
    what: 'a longitude beyond 180',
    files: changed('stops.txt', '41.16,-8.62', '41.16,351.38'),
  },
  {
    code: 'fast-travel',
    id: 'IM-8',
    what: 'swapped coordinates in the ocean',
    files: changed('stops.txt', '41.16,-8.62', '-8.62,41.16'),
  },
  {
    code: 'stop-near-null-island',
    id: 'IM-8',
    what: 'a stop at 0, 0',
    files: changed('stops.txt', '41.16,-8.62', '0.0,0.0'),
  },
  {
    code: 'stop-near-pole',
    id: 'IM-8',
    what: 'a stop at the pole',
    files: changed('stops.txt', '41.16,-8.62', '90,-8.62'),
  },
  { code: 'stop-without-name', what: 'a stop without a name', files: changed('stops.txt', 'B,Bridge', 'B,') },
  {
    code: 'route-without-name',
    id: 'ST-24',
    what: 'a route without names',
    files: changed('routes.txt', '1,Central to Castle', ','),
  },
  {
    code: 'route-names-equal',
    id: 'ST-24',
    what: 'two equal names',
    files: changed('routes.txt', '1,Central to Castle', '1,1'),
  },
  {
    code: 'unknown-route-type',
    id: 'ST-23',
    what: 'no route type',
    files: changed('routes.txt', 'Castle,3,', 'Castle,,'),
  },
  {
    code: 'continuous-stopping-ignored',
    id: 'ST-18',
    what: 'continuous stopping',
    files: { 'routes.txt': 'route_id,route_short_name,route_type,continuous_pickup\nR,1,3,0\n' },
  },
  // calendars
  {
    code: 'calendar-end-before-start',
    what: 'a period that runs backwards',
    files: changed('calendar.txt', '20240101,20240107', '20240107,20240101'),
  },
  {
    code: 'service-without-days',
    id: 'CAL-4',
    what: 'a week of zeros',
    files: added('calendar.txt', 'N,0,0,0,0,0,0,0,20240101,20240107'),
  },
  // trips
  {
    code: 'trip-without-stop-times',
    id: 'ST-16',
    what: 'a trip without stops',
    files: added('trips.txt', 'T3,R,W,,,'),
  },
  {
    code: 'trip-too-short',
    id: 'ST-16',
    what: 'a trip with one stop',
    files: { ...added('trips.txt', 'T3,R,W,,,'), ...added('stop_times.txt', 'T3,1,B,08:00:00,08:00:00,,,,') },
  },
  {
    code: 'trip-end-without-time',
    id: 'ST-4',
    what: 'a first stop without a time',
    files: changed('stop_times.txt', 'S1,08:00:00,08:00:00', 'S1,,'),
    trips: 'T2',
  },
  {
    code: 'trip-end-without-time',
    id: 'ST-4',
    what: 'a last stop without a time',
    files: changed('stop_times.txt', 'C,08:20:00,08:20:00', 'C,," "'),
    trips: 'T2',
  },
  {
    code: 'times-decrease',
    id: 'ST-14',
    what: 'an arrival before the previous departure',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '07:10:00,07:11:00'),
    trips: 'T2',
  },
  {
    code: 'times-decrease',
    id: 'ST-14',
    what: 'a departure before the arrival',
    files: changed('stop_times.txt', '08:10:00,08:11:00', '08:12:00,08:11:00'),
    trips: 'T2',
  },
  {
    code: 'arrival-after-departure-at-end',
    id: 'ST-14',
    what: 'an arrival after the first departure',
    files: changed('stop_times.txt', 'S1,08:00:00', 'S1,08:05:00'),
  },
  {
    code: 'interpolated-times',
    id: 'ST-2',
    what: 'a blank time',
    files: changed('stop_times.txt', '08:10:00,08:11:00', ','),
  },
  {
    code: 'stop-time-not-at-platform',
    id: 'ST-17',
    what: 'a stop time at a station',
    files: changed('stop_times.txt', 'T1,1,S1', 'T1,1,S'),
  },
  {
    code: 'stop-time-not-at-platform',
    id: 'ST-17',
    what: 'a stop time at an entrance',
    files: { ...added('stops.txt', 'E,Door,41.1503,-8.61,2,S,'), ...changed('stop_times.txt', 'T1,1,S1', 'T1,1,E') },
  },
  {
    code: 'stop-time-not-at-platform',
    id: 'ST-17',
    what: 'a stop time at a boarding area',
    files: { ...added('stops.txt', 'P,Front,41.1503,-8.61,4,S1,'), ...changed('stop_times.txt', 'T1,1,S1', 'T1,1,P') },
  },
  {
    code: 'flex-row',
    what: 'a row with a time window among rows with times',
    files: {
      'stop_times.txt': `${flexHeader}\nT1,1,S1,08:00:00,08:00:00,,\nT1,2,B,,,08:00:00,09:00:00\nT1,3,C,09:10:00,09:10:00,,\nT2,1,S2,08:00:00,08:00:00,,\nT2,2,C,08:10:00,08:10:00,,\n`,
    },
  },
  {
    code: 'flex-trip',
    what: 'a trip of time windows only',
    files: {
      'stop_times.txt': `${flexHeader}\nT1,1,S1,,,08:00:00,09:00:00\nT1,2,zone,,,08:00:00,09:00:00\nT2,1,S2,08:00:00,08:00:00,,\nT2,2,C,08:10:00,08:10:00,,\n`,
    },
    trips: 'T2',
    also: ['flex-row'],
  },
  {
    code: 'feed-without-trips',
    what: 'a feed of headers only',
    files: { 'trips.txt': 'route_id,service_id,trip_id\n', 'stop_times.txt': `${wide}\n` },
    trips: '',
  },
  {
    code: 'stop-distance-unusable',
    id: 'SH-4',
    what: 'distances that shrink',
    files: changed('stop_times.txt', '08:20:00,1,0,3', '08:20:00,1,0,0.5'),
  },
  // frequencies, transfers, stations, shapes, texts
  {
    code: 'invalid-headway',
    id: 'FQ-10',
    what: 'a headway of 0',
    files: {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,0\nT1,09:00:00,10:00:00,600\n',
    },
  },
  {
    code: 'invalid-headway',
    id: 'FQ-10',
    what: 'a negative headway',
    files: {
      'frequencies.txt':
        'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,-60\nT1,09:00:00,10:00:00,600\n',
    },
  },
  {
    code: 'frequency-end-before-start',
    id: 'FQ-10',
    what: 'a window that ends before it starts',
    files: {
      'frequencies.txt':
        'trip_id,start_time,end_time,headway_secs\nT1,09:00:00,08:00:00,600\nT1,09:00:00,10:00:00,600\n',
    },
  },
  {
    code: 'frequency-trip-without-rows',
    id: 'FQ-10',
    what: 'a frequency trip without a usable row',
    files: { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,0\n' },
    trips: 'T2',
    also: ['invalid-headway'],
  },
  {
    code: 'overlapping-frequencies',
    id: 'FQ-4',
    what: 'windows that overlap',
    files: {
      'frequencies.txt':
        'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,600\nT1,08:30:00,10:00:00,600\n',
    },
  },
  {
    code: 'transfer-too-far',
    id: 'TR-10',
    what: 'a transfer across the country',
    files: {
      ...added('stops.txt', 'F,Far,42.5,-8.6,,,'),
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nB,F,0\n',
    },
  },
  {
    code: 'invalid-pathway-mode',
    what: 'a pathway of mode 8',
    files: { 'pathways.txt': 'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional\nW,S1,S2,8,1\n' },
  },
  {
    code: 'two-way-exit-gate',
    id: 'PW-5',
    what: 'a two-way exit gate',
    files: { 'pathways.txt': 'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional\nW,S1,S2,7,1\n' },
    also: ['locked-platform'],
  },
  {
    code: 'locked-platform',
    id: 'PW-14',
    what: 'a platform that no pathway leads to',
    files: {
      ...added(
        'stops.txt',
        'ST,Hall,41.2,-8.6,1,,\nSE,Door,41.2,-8.6,2,ST,\nSP,Dock,41.2,-8.6,0,ST,\nSQ,Quay,41.2,-8.6,0,ST,',
      ),
      'pathways.txt': 'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional\nW,SE,SP,1,1\n',
    },
  },
  {
    code: 'fast-travel',
    id: 'ST-20',
    what: 'an impossibly fast bus',
    files: changed('stops.txt', 'C,Castle,41.17,', 'C,Castle,43.17,'),
  },
  {
    code: 'zone-far-from-stops',
    what: 'a time zone of another continent',
    files: changed('agency.txt', 'Europe/Lisbon', 'America/Los_Angeles'),
  },
  {
    code: 'repeated-row',
    id: 'CAL-4',
    what: 'a week that is listed twice',
    files: added('calendar.txt', 'W,1,1,1,1,1,0,0,20240101,20240107'),
  },
  {
    code: 'repeated-row',
    id: 'CAL-4',
    what: 'an exception that is listed twice',
    files: added('calendar_dates.txt', 'W,20240101,2'),
  },
  {
    code: 'duplicate-key',
    id: 'CAL-4',
    what: 'a week that is listed with other days',
    files: added('calendar.txt', 'W,1,1,1,1,1,1,0,20240101,20240107'),
  },
  {
    code: 'duplicate-key',
    id: 'CAL-4',
    what: 'an exception that contradicts itself',
    files: added('calendar_dates.txt', 'W,20240101,1'),
  },
  {
    code: 'service-outside-feed-dates',
    id: 'CAL-16',
    what: 'service after the end of the feed, which is used',
    files: {
      'feed_info.txt':
        'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date\nH,https://h.example,en,20240101,20240131\n',
    },
  },
  {
    code: 'service-drops',
    id: 'IM-15',
    what: 'weeks with almost no departures',
    files: { 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nT1,06:00:00,10:00:00,60\n' },
  },
  { code: 'unusable-shape-point', what: 'a shape point off the Earth', files: added('shapes.txt', 'P,99,-8.6,4,4') },
  {
    code: 'duplicate-shape-point',
    what: 'a shape with a duplicate sequence',
    files: added('shapes.txt', 'P,41.2,-8.6,3,4'),
  },
  {
    code: 'shape-too-short',
    id: 'SH-5',
    what: 'a shape of one point',
    files: { ...added('shapes.txt', 'Q,41.2,-8.6,1,0'), ...changed('trips.txt', 'Castle,P,K', 'Castle,Q,K') },
  },
  {
    code: 'shape-distance-unusable',
    id: 'SH-4',
    what: 'a shape whose distances are all 0',
    files: { 'shapes.txt': tinyFeed['shapes.txt']!.replace(/,(1\.5|3)$/gm, ',0') },
  },
  {
    code: 'attribution-without-role',
    id: 'TL-9',
    what: 'an attribution without a role',
    files: { 'attributions.txt': 'organization_name\nFriends of Buses\n' },
  },
];

test('the tiny feed itself gives no notice', async () => {
  const { notices, rows } = await readTiny();
  expect(notices).toEqual([]);
  expect(rows.trips.map((trip) => trip.id)).toEqual(['T1', 'T2']);
});

describe('a feed with one defect is read, and the defect reported', () => {
  test.each(defects)('$code $id $what', async ({ code, files, trips = 'T1 T2', also = [] }) => {
    const { codes, rows, notices } = await readTiny(files);
    expect(codes).toEqual([code, ...also].sort());
    expect(rows.trips.map((trip) => trip.id).join(' ')).toBe(trips);
    for (const notice of notices) {
      expect(notice.examples.length).toBeGreaterThan(0);
      expect(notice.count).toBeGreaterThanOrEqual(notice.examples.length);
    }
  });
});

test('every dropped trip is listed under the reason, with its departures', async () => {
  const { notices } = await readTiny(changed('stop_times.txt', '08:10:00,08:11:00', '07:10:00,07:11:00'));
  expect(notices[0]).toMatchObject({
    code: 'times-decrease',
    trips: 1,
    departures: 5,
    droppedTripCount: 1,
    droppedTrips: ['T1'],
    examples: [{ file: 'stop_times.txt', row: 3, field: 'arrival_time', value: 'T1' }],
  });
});
