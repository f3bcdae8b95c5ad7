import type { NoticeCode } from './notice-code.ts';

/** error: data was dropped. warning: data was kept, but repaired or doubtful. info: nothing was lost. */
export type NoticeSeverity = 'error' | 'warning' | 'info';

/** The meaning of a notice code for riders, and the remedy for the person who prepares the feed. Both are plain text in English. */
export interface NoticeKind {
  readonly severity: NoticeSeverity;
  /** The subject, what is wrong with it, and the consequence. */
  readonly meaning: string;
  /** What to change in the feed. */
  readonly remedy: string;
}

const error = (meaning: string, remedy: string): NoticeKind => ({ severity: 'error', meaning, remedy });
const warning = (meaning: string, remedy: string): NoticeKind => ({ severity: 'warning', meaning, remedy });
const info = (meaning: string, remedy: string): NoticeKind => ({ severity: 'info', meaning, remedy });

/** Every notice code and its kind. `docs/data-quality.md` is printed from this table. */
export const noticeCatalogue: Readonly<Record<NoticeCode, NoticeKind>> = {
  // files and their shape
  'unknown-file': info('The file is not part of GTFS and was not read.', 'Check the spelling of its name.'),
  'nested-folder': info('The feed lies in a folder inside the archive.', 'Move the files to the top of the archive.'),
  'file-name-case': info('The file name has capital letters.', 'Write GTFS file names in lower case.'),
  'duplicate-file': warning('Two files have the same name; only one was read.', 'Remove one of them.'),
  'empty-file': warning('The file is empty and has no header row.', 'Add the header row, or remove the file.'),
  'not-utf8': warning(
    'The file has bytes that are not UTF-8. They were replaced, so names look wrong and ids may collide.',
    'Save the file as UTF-8.',
  ),
  'malformed-quotes': warning(
    'A quotation mark is not closed, or text follows the closing one; the row was split at its commas.',
    'Double every quotation mark inside a quoted value.',
  ),
  'newline-in-value': info('A quoted value spans several lines.', 'Remove the line breaks from the value.'),
  'unusual-delimiter': warning(
    'The cells are separated by semicolons or tabs; the file was read that way.',
    'Separate cells by commas.',
  ),
  'unknown-column': info('The column is not part of GTFS and was not read.', 'Check the spelling of its name.'),
  'duplicate-column': warning('The column occurs twice; the first one was read.', 'Remove one of the columns.'),
  'empty-column-name': info('The column has no name and was not read.', 'Name the column, or remove it.'),
  'column-name-case': info('The column name has capital letters.', 'Write column names in lower case.'),
  'missing-column': error('The table lacks a required column and was ignored.', 'Add the column.'),
  'short-row': warning(
    'The row has fewer cells than the header; the missing cells count as blank.',
    'Add the missing cells.',
  ),
  'long-row': warning(
    'The row has more cells than the header; the surplus cells were ignored.',
    'Put values that contain commas in quotation marks.',
  ),
  'empty-row': info('The row has no values and was skipped.', 'Remove the row.'),
  'surrounding-whitespace': info('Spaces around the value were removed.', 'Remove them from the file.'),
  'extra-rows': warning('The table may have only one row; the other rows were ignored.', 'Keep one row.'),
  'invalid-geojson': error(
    'locations.geojson is not a GeoJSON feature collection and was ignored.',
    'Check the file with a GeoJSON validator.',
  ),
  'feed-without-trips': error('The feed has no usable trip.', 'See the other notices of this feed.'),
  'stops-far-from-streets': error(
    'No stop of the feed lies near the streets: no plan can use the feed.',
    'Check that the feed and the street extract are of the same place.',
  ),
  'country-unknown': warning(
    'The streets lie in no country with known traffic law: traffic keeps right, and the most common rules and limits fill missing tags.',
    'Build with --country and the code of a country with the same side of the road and like rules.',
  ),
  'country-side-only': info(
    'Only the side of the road is known of the law of this country; the most common rules and limits fill missing tags.',
    'Build with --country and the code of a country with like rules, if there is one.',
  ),
  'several-countries': warning(
    'The streets lie in several countries; the law of the one with most streets fills missing tags in all of them.',
    'Build with --country to choose another one, or cut the extract at the border.',
  ),

  // values
  'missing-value': error('A required value is blank; the entry was dropped.', 'Fill in the value.'),
  'invalid-integer': warning('The value is not a whole number and counts as blank.', 'Write digits only.'),
  'invalid-number': warning(
    'The value is not a number and counts as blank.',
    'Write digits with a decimal point and no unit.',
  ),
  'unusual-number': warning(
    'The number has an unusual format (1.0, +5, 1e3); it was read all the same.',
    'Write plain digits.',
  ),
  'negative-number': warning('The number is negative and counts as blank.', 'Write a number of at least 0.'),
  'invalid-time': warning('The value is not a time and counts as blank.', 'Write the time as H:MM:SS or HH:MM:SS.'),
  'unusual-time': warning(
    'The minutes or seconds of the time have only one digit; it was read all the same.',
    'Write the time as H:MM:SS or HH:MM:SS.',
  ),
  'time-without-seconds': warning(
    'The time has no seconds; it was read as a whole minute.',
    'Write the time as HH:MM:SS.',
  ),
  'invalid-date': warning('The value is not a date and counts as blank.', 'Write the date as YYYYMMDD.'),
  'unusual-date': warning(
    'The date has separators; it was read all the same.',
    'Write the date as YYYYMMDD, without separators.',
  ),
  'date-out-of-range': warning(
    'The date is before 1900 or after 2199; the nearest date in that range was used.',
    'Correct the date.',
  ),
  'invalid-enum': warning(
    'The value is not one of the allowed values; the default was used.',
    'Use a value listed in the reference of the field.',
  ),
  'invalid-color': warning('The colour is not six hexadecimal digits and was ignored.', 'Write the colour as RRGGBB.'),
  'color-with-hash': info('The colour begins with #, which was removed.', 'Write the colour as RRGGBB.'),
  'invalid-timezone': warning(
    'The time zone is unknown and was ignored.',
    'Use a name from the IANA time zone database, such as Europe/Lisbon.',
  ),
  'unknown-timezone': error(
    'The time zone of the agency is unknown; the zone of another agency was used.',
    'Use a name from the IANA time zone database, such as Europe/Lisbon.',
  ),
  'several-timezones': warning(
    'The agencies of the feed have different time zones; each trip uses the zone of its own agency.',
    'Give all agencies of the feed one time zone, or split the feed.',
  ),
  'zone-far-from-stops': warning(
    'The time zone of the agency cannot be that of its stops: every departure is planned hours too early or too late.',
    'Correct agency_timezone, or the coordinates of the stops.',
  ),

  // keys and references
  'duplicate-key': error('The id occurs twice; the first entry was kept, the other dropped.', 'Make ids unique.'),
  'repeated-row': info('The row occurs twice with the same values; it was read once.', 'Remove one of the rows.'),
  'duplicate-stop-sequence': error(
    'Two rows of the trip have the same stop_sequence; the first was kept, the other dropped.',
    'Number the rows of a trip in order of travel.',
  ),
  'unknown-agency': warning('The agency does not exist; the first agency was used.', 'Correct the reference.'),
  'unknown-route': error('The route does not exist; the row was dropped.', 'Add the route, or correct the reference.'),
  'unknown-service': error(
    'The service is in neither calendar.txt nor calendar_dates.txt, so the trip never runs; it was dropped.',
    'Add the service, or correct the reference.',
  ),
  'unknown-trip': error('The trip does not exist; the row was dropped.', 'Add the trip, or correct the reference.'),
  'unknown-stop': error('The stop does not exist; the row was dropped.', 'Add the stop, or correct the reference.'),
  'unknown-shape': warning(
    'The shape does not exist; the trip is drawn as straight lines between its stops.',
    'Add the shape, or correct the reference.',
  ),
  'unknown-level': warning('The level does not exist and was ignored.', 'Add the level to levels.txt.'),
  'unknown-parent': warning(
    'The parent station does not exist; the stop has no station.',
    'Add the station, or correct the reference.',
  ),
  'reference-to-dropped-trip': info(
    'The row refers to a trip that was dropped, and was dropped with it.',
    'See the notice that dropped the trip.',
  ),

  // stops
  'missing-coordinates': warning(
    'The stop has no coordinates: trips call there, but walks to and from it cannot be planned.',
    'Add latitude and longitude.',
  ),
  'unusable-coordinates': warning(
    'The coordinates of the stop are no place on Earth: trips call there, but walks to and from it cannot be planned.',
    'Write degrees with a decimal point, latitude from -90 to 90 and longitude from -180 to 180; check that they are not swapped.',
  ),
  'stop-near-null-island': warning(
    'The coordinates of the stop are near 0, 0 in the Atlantic and were ignored.',
    'Correct latitude and longitude.',
  ),
  'stop-near-pole': warning(
    'The coordinates of the stop are at a pole and were ignored.',
    'Correct latitude and longitude.',
  ),
  'stop-without-name': warning('The stop has no name.', 'Add stop_name.'),
  'missing-parent': warning('The entrance, node or boarding area has no parent.', 'Add parent_station.'),
  'wrong-parent-type': warning(
    'The parent has the wrong location_type and was ignored: the parent of a boarding area is a platform, all others belong to a station.',
    'Correct parent_station or location_type.',
  ),
  'station-with-parent': warning(
    'The station has a parent, which was ignored.',
    'Remove parent_station, or correct location_type.',
  ),

  // routes
  'route-without-name': warning('The route has neither a short nor a long name.', 'Add a short or a long name.'),
  'route-names-equal': info('The short and the long name of the route are equal.', 'Leave one of them blank.'),
  'unknown-route-type': warning(
    'The route type is blank or not a number; the route counts as “miscellaneous” (1700).',
    'Use a route type from the reference.',
  ),
  'continuous-stopping-ignored': info(
    'Riders may board or alight between stops here; plans use the stops only.',
    'Nothing to do.',
  ),

  // calendars
  'calendar-end-before-start': error(
    'The period of the service ends before it starts; its weekly pattern was dropped.',
    'Swap start_date and end_date.',
  ),
  'service-outside-feed-dates': info(
    'The service runs on days outside feed_start_date and feed_end_date; the publisher does not guarantee them, but they are used.',
    'Correct the dates in feed_info.txt, or end the service.',
  ),
  'service-drops': warning(
    'This week has less than half the departures of the week before; often the next timetable is missing.',
    'Check that the feed has the calendars of all periods.',
  ),
  'feeds-without-common-date': warning(
    'The feeds have no date in common: no journey can combine all of them.',
    'Get feeds published for the same period, or build one region per feed.',
  ),
  'service-without-days': warning('The service runs on no day.', 'Check its period and its exceptions.'),

  // trips and stop times
  'trip-without-stop-times': error('The trip has no stop times; it was dropped.', 'Add the times, or remove the trip.'),
  'trip-too-short': error(
    'The trip has fewer than two usable stops; it was dropped.',
    'Add stops, or remove the trip.',
  ),
  'trip-end-without-time': error(
    'The first or last stop of the trip has no time; the trip was dropped.',
    'Give the first and last stop of every trip a time.',
  ),
  'times-decrease': error(
    'The times of the trip run backwards; it was dropped.',
    'Correct the times, or the order of the stops.',
  ),
  'frequency-trip-without-rows': error(
    'No row of the trip in frequencies.txt is usable; the trip was dropped.',
    'Correct its rows in frequencies.txt.',
  ),
  'arrival-after-departure-at-end': info(
    'The arrival at the first or last stop of the trip is later than the departure; the time that riders use counts.',
    'Give both the same time.',
  ),
  'interpolated-times': info(
    'Stops without a time got one, evenly spaced between the timed stops around them.',
    'Give every stop a time.',
  ),
  'stop-time-not-at-platform': warning(
    'The trip calls at a station, an entrance or a node, which was treated as a stop.',
    'Refer to a platform (location_type 0).',
  ),
  'flex-row': info(
    'The row has a time window or a zone in place of times at a stop; it is used for on-demand travel.',
    'Nothing to do.',
  ),
  'flex-trip': info(
    'The trip has time windows only; it is used for on-demand travel and is not in the timetable.',
    'Nothing to do.',
  ),
  'fast-travel': warning(
    'The vehicle would have to be impossibly fast between two stops; the trip was kept as it is.',
    'Correct the times of the trip, or the coordinates of the stops; --repair replaces the times where the rest of the trip allows it.',
  ),
  'repaired-times': warning(
    'The vehicle would have to be impossibly fast between two stops; the times that contradict most others were replaced by interpolation (--repair).',
    'Correct the times of the trip, or the coordinates of the stops.',
  ),
  'stop-distance-unusable': warning(
    'The values of shape_dist_traveled along the trip decrease or are all 0; they were ignored.',
    'Let the distances grow along the trip.',
  ),

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': error(
    'The headway is not a positive whole number; the row was dropped.',
    'Write headway_secs in seconds.',
  ),
  'frequency-end-before-start': error(
    'The frequency window ends before it starts; the row was dropped.',
    'Correct start_time or end_time.',
  ),
  'overlapping-frequencies': warning(
    'Two frequency windows of the trip overlap, so runs may be doubled.',
    'Separate the windows.',
  ),
  'transfer-too-far': warning(
    'The transfer joins stops more than 10 km apart; it was kept.',
    'Correct the stops of the transfer.',
  ),
  'invalid-pathway-mode': error(
    'The pathway mode is not a number from 1 to 7; the pathway was dropped.',
    'Correct pathway_mode.',
  ),
  'locked-platform': warning(
    'The pathways of the station connect the platform with no entrance, or in one direction only: riders cannot enter and leave it on foot.',
    'Add the missing pathway or entrance.',
  ),
  'two-way-exit-gate': warning(
    'The exit gate is marked as usable in both directions; it was made one-way.',
    'Set is_bidirectional to 0.',
  ),
  'unusable-shape-point': warning(
    'The coordinates of the shape point are no place on Earth; the point was dropped.',
    'Correct latitude and longitude.',
  ),
  'duplicate-shape-point': warning(
    'Two points of the shape have the same sequence number; the first was kept.',
    'Number the points in order of travel.',
  ),
  'shape-too-short': warning(
    'The shape has fewer than two usable points; its trips are drawn as straight lines between their stops.',
    'Add points.',
  ),
  'shape-distance-unusable': warning(
    'The values of shape_dist_traveled along the shape decrease or are all 0; they were ignored.',
    'Let the distances grow along the shape.',
  ),
  'attribution-without-role': info(
    'The attribution has no role.',
    'Set is_producer, is_operator or is_authority to 1.',
  ),

  // on-demand services
  'unknown-booking-rule': warning(
    'The booking rule does not exist; the booking deadline is unknown.',
    'Add the rule to booking_rules.txt, or correct the reference.',
  ),
  'overlapping-zones': warning(
    'Two zones of the trip overlap in place and time, so the applicable row is ambiguous; the first row was used.',
    'Separate the zones, or give each a trip of its own.',
  ),
  'streets-needed': warning(
    'Rides on demand, shared vehicles and hired rides go over streets, and no streets were given: none of them is offered.',
    'Add a street extract (--osm).',
  ),

  // shared vehicles
  'missing-file': warning(
    'A file of the system is missing; its information is unknown.',
    'Add the file, or download it again.',
  ),
  'invalid-json': error(
    'The file is not JSON, or has no “data” object; it was ignored.',
    'Download the file again, or repair it.',
  ),
  'unsupported-version': warning(
    'The GBFS version is unknown; the file was read as version 3.',
    'Publish GBFS 1, 2 or 3.',
  ),
  'mixed-versions': warning(
    'The files of the system have different major versions of GBFS.',
    'Download all files in one version.',
  ),
  'invalid-value': warning(
    'The value has the wrong type and counts as absent.',
    'Use the type that the GBFS specification gives for the field.',
  ),
  'invalid-geometry': error(
    'The area is not a polygon, or has too few corners; it was ignored.',
    'Write a GeoJSON Polygon or MultiPolygon.',
  ),
  'unusable-place': error(
    'The station, vehicle or zone has no usable coordinates and was dropped.',
    'Correct latitude and longitude.',
  ),
  'unknown-vehicle-type': error(
    'The vehicle type does not exist; the entry that refers to it was dropped.',
    'Add the type to vehicle_types.json, or correct the reference.',
  ),
  'unknown-station': warning(
    'The station does not exist; the reference was ignored.',
    'Add the station to station_information.json, or correct the reference.',
  ),
  'unknown-pricing-plan': warning(
    'The pricing plan does not exist; the price is unknown.',
    'Add the plan to system_pricing_plans.json, or correct the reference.',
  ),
  'unclear-opening-hours': warning(
    'The opening hours cannot be parsed; they are treated as unknown.',
    'Write them in OpenStreetMap syntax, such as Mo-Fr 06:00-22:00.',
  ),
  'station-without-status': warning(
    'The station has no status although others have; it is treated as out of service.',
    'Publish the status of every station, closed ones included.',
  ),
};

/** The row of the catalogue for `code`. */
export function noticeKind(code: NoticeCode): NoticeKind {
  return noticeCatalogue[code];
}
