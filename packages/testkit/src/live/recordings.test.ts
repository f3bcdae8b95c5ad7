import { readFileSync } from 'node:fs';
import { serviceDayStart } from '@tripwright/core/base';
import { CHANGE_KINDS, createLiveState, type LiveSnapshot, type RealtimeMessage } from '@tripwright/core/live';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { Timetable } from '@tripwright/core/timetable';
import { buildTimetable, layOutWalkingLinks } from '@tripwright/core/timetable/build';
import { decodeMessage } from '@tripwright/feeds/realtime';
import { describe, expect, test } from 'vitest';
import { findRealFile, loadRealFeed } from '../real/load-real-feed.ts';
import { liveSource } from './live-scene.ts';

async function timetableOf(path: string): Promise<Timetable> {
  const feed = await loadRealFeed('feed', path);
  const strings = new StringPoolBuilder();
  const { sections } = buildTimetable([feed!], strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  return new Timetable(new Map([...sections, ...links]), new StringPool(bytes, offsets));
}

function read(path: string): RealtimeMessage {
  const decoded = decodeMessage(readFileSync(findRealFile(path)!));
  if ('refused' in decoded) throw new Error(decoded.reason);
  return decoded.message;
}

/** The calls of a snapshot by trip or run id: `stop arrival departure` in Unix seconds. */
function callsByTrip(timetable: Timetable, { runs }: LiveSnapshot): Map<string, string[]> {
  const { strings, tripId, stopSourceId, zoneNames } = timetable;
  const found = new Map<string, string[]>();
  for (let row = 0; row < runs.count; row++) {
    const start = serviceDayStart(runs.day[row]!, zoneNames[runs.zone[row]!]!);
    const trip = runs.trip[row]!;
    const id = runs.texts[runs.id[row]!] || strings.get(tripId[trip as never]!);
    const calls: string[] = [];
    for (let call = runs.firstCall[row]!; call < runs.firstCall[row + 1]!; call++) {
      const stop = strings.get(stopSourceId[runs.callStop[call] as never]!);
      calls.push(`${stop} ${start + runs.callArrival[call]!} ${start + runs.callDeparture[call]!}`);
    }
    found.set(id, calls);
  }
  return found;
}

/** Calls that a message gives in full and the snapshot has otherwise. Within an update all recorded times grow. */
function misread(message: RealtimeMessage, calls: ReadonlyMap<string, readonly string[]>): string[] {
  return message.entities.flatMap(({ tripUpdate }) => {
    const own = calls.get(tripUpdate?.trip.tripId ?? '');
    if (own === undefined || tripUpdate === undefined) return [];
    return tripUpdate.calls.flatMap(({ stopId, arrival, departure, relationship = 'SCHEDULED' }) => {
      if (arrival?.time === undefined || departure?.time === undefined || relationship !== 'SCHEDULED') return [];
      const line = `${stopId} ${arrival.time} ${departure.time}`;
      return own.includes(line) ? [] : [`${tripUpdate.trip.tripId}: ${line}`];
    });
  });
}

const kindsOf = ({ runs }: LiveSnapshot): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const kind of runs.kind) counts[CHANGE_KINDS[kind]!] = (counts[CHANGE_KINDS[kind]!] ?? 0) + 1;
  return counts;
};

const isThere = findRealFile('realtime-bart/trip-updates.pb') !== undefined;

describe.skipIf(!isThere)('recordings (development data, looked for in ../shared/data)', () => {
  test('Caltrain: trips, vehicles and alerts in three sources', async () => {
    const timetable = await timetableOf('realtime-caltrain/gtfs.zip');
    const sources = [
      liveSource('trips'),
      liveSource('vehicles', { timesFromPositions: true }),
      liveSource('alerts', { alertPolicy: 'affect' }),
    ];
    const state = createLiveState({ timetable, datasetVersion: 'caltrain', sources });
    const trips = read('realtime-caltrain/trip-updates.pb');
    const now = trips.header.timestamp!;
    state.take('trips', trips, now);
    state.take('vehicles', read('realtime-caltrain/vehicle-positions.pb'), now);
    state.take('alerts', read('realtime-caltrain/service-alerts.pb'), now);
    const snapshot = state.snapshot(now);
    expect(kindsOf(snapshot)).toEqual({ changed: 19 });
    expect(misread(trips, callsByTrip(timetable, snapshot))).toEqual([]);
    expect(state.report('trips')).toMatchObject({ taken: 1, tripUpdates: { matched: 19 }, faults: {} });
    expect(snapshot.vehicles).toHaveLength(14);
    expect(snapshot.vehicles.filter(({ trip }) => trip < 0)).toEqual([]);
    expect(snapshot.alerts).toEqual([]);
  });

  test('Caltrain: without trip updates the places of its trains predict them', async () => {
    const timetable = await timetableOf('realtime-caltrain/gtfs.zip');
    const vehicles = read('realtime-caltrain/vehicle-positions.pb');
    const trips = read('realtime-caltrain/trip-updates.pb');
    const now = vehicles.header.timestamp!;
    const state = (name: string, message: RealtimeMessage): Map<string, string[]> => {
      const live = createLiveState({ timetable, datasetVersion: 'caltrain', sources: [liveSource(name)] });
      live.take(name, message, now);
      return callsByTrip(timetable, live.snapshot(now));
    };
    const [guessed, told] = [state('vehicles', vehicles), state('trips', trips)];
    const differences = [...guessed].flatMap(([id, calls]) => {
      const last = (list: readonly string[]): number => Number(list.at(-1)!.split(' ')[1]);
      const own = told.get(id);
      return own === undefined ? [] : [Math.abs(last(calls) - last(own))];
    });
    differences.sort((a, b) => a - b);
    expect(differences.length).toBeGreaterThan(8);
    // The arrival at the last stop, against what the operator predicts.
    expect(differences[differences.length >> 1]).toBeLessThan(180);
  });

  test('BART: added trains, and trips that the timetable does not have', async () => {
    const timetable = await timetableOf('realtime-bart/gtfs.zip');
    const sources = [liveSource('trips'), liveSource('alerts')];
    const state = createLiveState({ timetable, datasetVersion: 'bart', sources });
    const trips = read('realtime-bart/trip-updates.pb');
    const now = trips.header.timestamp!;
    state.take('trips', trips, now);
    state.take('alerts', read('realtime-bart/alerts.pb'), now + 60);
    const snapshot = state.snapshot(now + 60);
    expect(kindsOf(snapshot)).toEqual({ added: 7, changed: 65 });
    // The predictions of one train alternate between on time and a quarter of an hour late: no order of them grows.
    const moved = state.report('trips').faults['decreasing-times']?.samples ?? [];
    const wrong = misread(trips, callsByTrip(timetable, snapshot)).map((line) => line.split(':')[0]);
    expect([moved, [...new Set(wrong)]]).toEqual([['3711056WKDY'], ['3711056WKDY']]);
    expect(state.report('trips').tripUpdates).toMatchObject({ added: 8, matched: 65 });
    // Its numbers are not always those of the timetable. One added train has a single stop.
    expect(state.report('trips').faults).toMatchObject({
      'foreign-number': { count: 161 },
      'too-few-calls': { count: 1 },
    });
    expect(snapshot.alerts).toHaveLength(1);
  });
});
