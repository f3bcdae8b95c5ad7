import type { TextTable } from '@tripwright/feeds/gtfs';
import { toLatLng } from '../place.ts';
import type { Transit } from '../transit/build-transit.ts';
import { clock, tableOf } from './text-table.ts';
import type { Translator } from './translations.ts';

/** The tables of the runs: trips, stop_times, shapes, frequencies. */
export function tripTables(transit: Transit, translator: Translator): Map<string, TextTable> {
  return new Map([
    ['trips.txt', tripTable(transit, translator)],
    [
      'stop_times.txt',
      tableOf(
        [
          'trip_id',
          'arrival_time',
          'departure_time',
          'stop_id',
          'stop_sequence',
          'pickup_type',
          'drop_off_type',
          'shape_dist_traveled',
          'timepoint',
        ],
        stopTimeRows(transit),
      ),
    ],
    [
      'shapes.txt',
      tableOf(
        ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence', 'shape_dist_traveled'],
        shapeRows(transit),
      ),
    ],
    [
      'frequencies.txt',
      tableOf(['trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times'], frequencyRows(transit)),
    ],
  ]);
}

function tripTable(transit: Transit, translator: Translator): TextTable {
  return tableOf(
    [
      'route_id',
      'service_id',
      'trip_id',
      'trip_headsign',
      'direction_id',
      'shape_id',
      'wheelchair_accessible',
      'bikes_allowed',
    ],
    transit.runs.map((run) => {
      const { line, direction, stops } = run.pattern;
      const end = stops[stops.length - 1]!.name;
      return {
        route_id: line.id,
        service_id: run.day,
        trip_id: run.id,
        trip_headsign: end === undefined ? undefined : translator.say('trips', 'trip_headsign', end),
        direction_id: direction,
        shape_id: `${line.id}-${direction}`,
        wheelchair_accessible: run.wheelchair,
        bikes_allowed: line.bikes,
      };
    }),
  );
}

type StopTimeColumn =
  | 'trip_id'
  | 'arrival_time'
  | 'departure_time'
  | 'stop_id'
  | 'stop_sequence'
  | 'pickup_type'
  | 'drop_off_type'
  | 'shape_dist_traveled'
  | 'timepoint';

function* stopTimeRows(transit: Transit): Generator<Partial<Record<StopTimeColumn, string | number>>> {
  for (const run of transit.runs) {
    const { stops, along } = run.pattern;
    const last = stops.length - 1;
    for (let i = 0; i <= last; i++) {
      yield {
        trip_id: run.id,
        arrival_time: clock(run.arrivals[i]!),
        departure_time: clock(run.departures[i]!),
        stop_id: stops[i]!.id,
        stop_sequence: i + 1,
        pickup_type: i === last ? 1 : 0,
        drop_off_type: i === 0 ? 1 : 0,
        shape_dist_traveled: Math.round(along[i]!),
        timepoint: 1,
      };
    }
  }
}

function* shapeRows(
  transit: Transit,
): Generator<
  Record<'shape_id' | 'shape_pt_lat' | 'shape_pt_lon' | 'shape_pt_sequence' | 'shape_dist_traveled', string | number>
> {
  for (const { line, direction, shape } of transit.patterns) {
    let along = 0;
    for (let i = 0; i < shape.length; i++) {
      const p = shape[i]!;
      if (i > 0) along += Math.hypot(p.x - shape[i - 1]!.x, p.y - shape[i - 1]!.y);
      const { lat, lng } = toLatLng(p);
      yield {
        shape_id: `${line.id}-${direction}`,
        shape_pt_lat: lat,
        shape_pt_lon: lng,
        shape_pt_sequence: i + 1,
        shape_dist_traveled: Math.round(along),
      };
    }
  }
}

function* frequencyRows(
  transit: Transit,
): Generator<Record<'trip_id' | 'start_time' | 'end_time' | 'headway_secs' | 'exact_times', string | number>> {
  for (const run of transit.runs) {
    for (const { from, to, every, exact } of run.repeats ?? []) {
      yield {
        trip_id: run.id,
        start_time: clock(from),
        end_time: clock(to),
        headway_secs: every,
        exact_times: exact ? 1 : 0,
      };
    }
  }
}
