import type { NoticeCode } from './notice-code.ts';

/** error: something was dropped. warning: kept, but repaired or doubtful. info: worth knowing, nothing lost. */
export type NoticeSeverity = 'error' | 'warning' | 'info';

/** What a kind of notice means for riders, and what the person who prepares the feed can do about it. */
export interface NoticeKind {
  readonly severity: NoticeSeverity;
  readonly meaning: string;
  readonly remedy: string;
}

const error = (meaning: string, remedy: string): NoticeKind => ({ severity: 'error', meaning, remedy });
const warning = (meaning: string, remedy: string): NoticeKind => ({ severity: 'warning', meaning, remedy });
const info = (meaning: string, remedy: string): NoticeKind => ({ severity: 'info', meaning, remedy });

/** Every code an importer of this package can report: the one table of them (`correctness.md` section 11). */
export const noticeCatalogue: Readonly<Record<NoticeCode, NoticeKind>> = {
  // files and their shape
  'unknown-file': info('The file is not part of GTFS and was not read.', 'None needed, unless its name is misspelt.'),
  'nested-folder': info('The feed lies in a folder inside the archive.', 'Put the files at the top of the archive.'),
  'file-name-case': info('The file name has capital letters.', 'Write GTFS file names in lower case.'),
  'duplicate-file': warning('Two files have the same name; only one was read.', 'Keep one of them.'),
  'empty-file': warning('The file has not even a header.', 'Write the header row, or leave the file out.'),
  'not-utf8': warning(
    'Bytes that are not UTF-8 were replaced, so names look wrong and ids may collide.',
    'Save the file as UTF-8.',
  ),
  'malformed-quotes': warning(
    'A quotation mark is not closed, or text follows it; the row was split at its commas.',
    'Double every quotation mark inside a quoted value.',
  ),
  'newline-in-value': info('A quoted value spans several lines.', 'Remove line breaks from values.'),
  'unusual-delimiter': warning('Cells are not separated by commas.', 'Separate cells by commas.'),
  'unknown-column': info('The column is not part of GTFS and was not read.', 'None needed, unless it is misspelt.'),
  'duplicate-column': warning('The column occurs twice; the first one was read.', 'Remove one of the columns.'),
  'empty-column-name': info('A column has no name and was not read.', 'Name the column or remove it.'),
  'column-name-case': info('A column name has capital letters.', 'Write column names in lower case.'),
  'missing-column': error('A column that the table cannot do without is absent; the table was ignored.', 'Add it.'),
  'short-row': warning('The row has fewer cells than the header; the missing ones count as blank.', 'Fill the row up.'),
  'long-row': warning('The row has more cells than the header; the surplus was ignored.', 'Quote values with commas.'),
  'empty-row': info('The row has no values.', 'Remove it.'),
  'surrounding-whitespace': info('Blanks around a value were removed.', 'Remove them in the file.'),
  'extra-rows': warning('The table may have only one row; the others were ignored.', 'Keep one row.'),
  'invalid-geojson': error('locations.geojson could not be understood and was ignored.', 'Check it as GeoJSON.'),
  'feed-without-trips': error('No trip of the feed can be used.', 'See the other notices of this feed.'),

  // values
  'missing-value': error('A required value is blank; the row was dropped.', 'Fill it in.'),
  'invalid-integer': warning('The value is not a whole number and counts as blank.', 'Write digits only.'),
  'invalid-number': warning('The value is not a number and counts as blank.', 'Use a decimal point, no unit.'),
  'unusual-number': warning('The number is written in an unusual way (1.0, +5, 1e3).', 'Write it plainly.'),
  'negative-number': warning('The number must not be negative and counts as blank.', 'Correct it.'),
  'invalid-time': warning('The value is not a time and counts as blank.', 'Write H:MM:SS or HH:MM:SS.'),
  'unusual-time': warning('Minutes or seconds have one digit only.', 'Write H:MM:SS or HH:MM:SS.'),
  'time-without-seconds': warning('The time has no seconds; read as whole minutes.', 'Write HH:MM:SS.'),
  'invalid-date': warning('The value is not a date and counts as blank.', 'Write YYYYMMDD.'),
  'unusual-date': warning('The date is written with separators.', 'Write YYYYMMDD.'),
  'date-out-of-range': warning('The date lies outside 1900 to 2199 and was moved to that border.', 'Correct it.'),
  'invalid-enum': warning('The value is not among the allowed ones; the default was taken.', 'See the reference.'),
  'invalid-color': warning('The colour is not six hexadecimal digits and was ignored.', 'Write RRGGBB.'),
  'color-with-hash': info('The colour begins with #, which was taken off.', 'Write RRGGBB.'),
  'invalid-timezone': warning(
    'The time zone of a stop is unknown and was ignored.',
    'Use a name such as Europe/Lisbon.',
  ),
  'unknown-timezone': error(
    'The time zone of an agency is unknown; that of another agency was taken.',
    'Use a name of the IANA time zone database, such as Europe/Lisbon.',
  ),
  'several-timezones': warning(
    'The agencies of the feed have different time zones; each trip uses that of its own agency.',
    'Give all agencies of a feed one zone, or split the feed.',
  ),

  // keys and references
  'duplicate-key': error('The id occurs twice; the first row was kept.', 'Make ids unique.'),
  'duplicate-stop-sequence': error(
    'A trip has two rows with one stop_sequence; the first was kept.',
    'Number the rows.',
  ),
  'unknown-agency': warning('The agency does not exist; the first one was taken.', 'Correct the reference.'),
  'unknown-route': error('The route does not exist; the row was dropped.', 'Add the route or correct the reference.'),
  'unknown-service': error(
    'The service is in neither calendar.txt nor calendar_dates.txt, so the trip never runs; it was dropped.',
    'Add the service.',
  ),
  'unknown-trip': error('The trip does not exist; the row was dropped.', 'Add the trip or correct the reference.'),
  'unknown-stop': error('The stop does not exist; the row was dropped.', 'Add the stop or correct the reference.'),
  'unknown-shape': warning('The shape does not exist; straight lines are drawn.', 'Add the shape.'),
  'unknown-level': warning('The level does not exist and was ignored.', 'Add the level to levels.txt.'),
  'unknown-parent': warning('The parent station does not exist; the stop stands alone.', 'Add the station.'),
  'reference-to-dropped-trip': info(
    'The row speaks of a trip that was dropped, and was dropped with it.',
    'See the trip.',
  ),

  // stops
  'missing-coordinates': warning(
    'The stop has no position: vehicles pass it, but nobody can walk there.',
    'Add latitude and longitude.',
  ),
  'unusable-coordinates': warning(
    'The position is no place on Earth: vehicles pass the stop, but nobody can walk there.',
    'Correct latitude and longitude (decimal point, degrees from -90 to 90 and from -180 to 180, not swapped).',
  ),
  'stop-near-null-island': warning(
    'The position lies near 0° 0° in the Atlantic and was not used.',
    'Correct latitude and longitude.',
  ),
  'stop-near-pole': warning('The position lies at a pole and was not used.', 'Correct latitude and longitude.'),
  'stop-without-name': warning('The stop has no name.', 'Add stop_name.'),
  'missing-parent': warning('An entrance, node or boarding area has no parent.', 'Add parent_station.'),
  'wrong-parent-type': warning(
    'The parent is of a kind that cannot be one (a platform belongs to a station, a boarding area to a platform).',
    'Correct parent_station or location_type.',
  ),
  'station-with-parent': warning('A station has a parent, which was ignored.', 'Remove it, or correct location_type.'),

  // routes
  'route-without-name': warning('The route has neither a short nor a long name.', 'Add one.'),
  'route-names-equal': info('Short and long name of the route are equal.', 'Leave one of them blank.'),
  'unknown-route-type': warning(
    'The route type is blank or no number; the route counts as "other" (1700).',
    'Use a route type of the reference.',
  ),
  'continuous-stopping-ignored': info(
    'Riders may board or alight between stops here; only stops are offered.',
    'None needed.',
  ),

  // calendars
  'calendar-end-before-start': error('The period ends before it starts; the weekly pattern was dropped.', 'Swap them.'),
  'service-outside-feed-dates': info(
    'The service runs on days outside feed_start_date and feed_end_date, for which the publisher does not vouch; it is used.',
    'Correct the dates of feed_info.txt, or end the service.',
  ),
  'service-drops': warning(
    'In this week less than half of what ran in the week before is left: often the next timetable is missing.',
    'Check that the calendars of all periods are in the feed.',
  ),
  'feeds-without-common-date': warning(
    'No date has all feeds: on any day, journeys with some of them cannot be found.',
    'Get the feeds as they were published for the same period, or build a region of each.',
  ),
  'service-without-days': warning('The service runs on no day at all.', 'Check its period and exceptions.'),

  // trips and stop times
  'trip-without-stop-times': error('The trip has no stop times; it was dropped.', 'Add them or remove the trip.'),
  'trip-too-short': error('The trip has fewer than two usable stops; it was dropped.', 'Add stops or remove it.'),
  'trip-end-without-time': error(
    'The first or last stop of the trip has no time; the trip was dropped.',
    'Give the first and last stop of every trip a time.',
  ),
  'times-decrease': error('Times go backwards along the trip; it was dropped.', 'Correct the times or their order.'),
  'frequency-trip-without-rows': error(
    'All frequencies of the trip were unusable; it was dropped.',
    'Correct its rows in frequencies.txt.',
  ),
  'arrival-after-departure-at-end': info(
    'At the first or last stop of a trip arrival and departure contradict each other; the useful one counts.',
    'Give both the same time.',
  ),
  'interpolated-times': info('Blank times were filled in evenly between timed stops.', 'Give every stop a time.'),
  'stop-time-not-at-platform': warning(
    'A trip stops at a station, entrance or node; treated as a stop.',
    'Refer to a platform (location_type 0).',
  ),
  'flex-row': info('A row with a time window, not times: set aside for on-demand travel.', 'None needed.'),
  'flex-trip': info('The trip has time windows only: not in the timetable, kept for on-demand travel.', 'None needed.'),
  'fast-travel': warning(
    'A vehicle would have to be impossibly fast between two stops; the trip was kept.',
    'Correct the times of the trip or the places of the stops.',
  ),
  'stop-distance-unusable': warning(
    'shape_dist_traveled of the trip decreases or is always 0; ignored.',
    'Let distances grow along the trip.',
  ),

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': error('headway_secs is not a positive whole number; the row was dropped.', 'Correct it.'),
  'frequency-end-before-start': error('The window ends before it starts; the row was dropped.', 'Correct it.'),
  'overlapping-frequencies': warning('Two windows of one trip overlap, so runs may be doubled.', 'Separate them.'),
  'transfer-too-far': warning('A transfer joins stops more than 10 km apart.', 'Correct the stops.'),
  'invalid-pathway-mode': error('pathway_mode is not 1 to 7; the pathway was dropped.', 'Correct it.'),
  'locked-platform': warning(
    'The pathways of the station join the platform to no entrance, or in one direction only: nobody gets there on foot.',
    'Add the pathway or the entrance that is missing.',
  ),
  'two-way-exit-gate': warning('An exit gate cannot be passed both ways; made one-way.', 'Set is_bidirectional to 0.'),
  'unusable-shape-point': warning('A point of a shape is no place on Earth and was dropped.', 'Correct it.'),
  'duplicate-shape-point': warning('A shape has two points with one sequence number; the first was kept.', 'Renumber.'),
  'shape-too-short': warning('A shape has fewer than two usable points; straight lines are drawn.', 'Add points.'),
  'shape-distance-unusable': warning(
    'shape_dist_traveled of the shape decreases or is always 0; ignored.',
    'Let distances grow along the shape.',
  ),
  'attribution-without-role': info('The attribution names no role.', 'Set is_producer, is_operator or is_authority.'),

  // on-demand services
  'unknown-booking-rule': warning(
    'The booking rule does not exist; until when the ride can be booked is unknown.',
    'Add it to booking_rules.txt.',
  ),
  'overlapping-zones': warning(
    'Two zones of one trip overlap in place and time, so it is not clear which of its rows a ride follows; the first was taken.',
    'Draw the zones apart, or give them trips of their own.',
  ),

  // shared vehicles
  'missing-file': warning(
    'A file of the system is absent; what it would say is unknown.',
    'Add it, or fetch it again.',
  ),
  'invalid-json': error('The file is not JSON, or has no "data"; it was ignored.', 'Fetch it again, or repair it.'),
  'unsupported-version': warning('GBFS of this version is unknown; read as version 3.', 'Publish GBFS 1, 2 or 3.'),
  'mixed-versions': warning('Files of one system have different major versions.', 'Fetch all files of one version.'),
  'invalid-value': warning(
    'The value is of the wrong kind and counts as absent.',
    'See the specification of the field.',
  ),
  'invalid-geometry': error(
    'The area is no polygon, or lacks corners; it was ignored.',
    'Check it as a GeoJSON Polygon or MultiPolygon.',
  ),
  'unusable-place': error(
    'A station, vehicle or zone has no place on Earth and was dropped.',
    'Correct latitude and longitude.',
  ),
  'unknown-vehicle-type': error(
    'The vehicle type does not exist; what refers to it was dropped.',
    'Describe the type.',
  ),
  'unknown-station': warning('The station does not exist; the reference was ignored.', 'Add the station.'),
  'unknown-pricing-plan': warning('The pricing plan does not exist; the price is unknown.', 'Add the plan.'),
  'unclear-opening-hours': warning(
    'The opening hours could not be understood, so whether it is open is unknown.',
    'Write them in OpenStreetMap syntax: Mo-Fr 06:00-22:00.',
  ),
  'station-without-status': warning(
    'The station has no status though others have: treated as out of service.',
    'Report every station, also closed ones.',
  ),
};

/** The row of the catalogue for `code`. */
export function noticeKind(code: NoticeCode): NoticeKind {
  return noticeCatalogue[code];
}
