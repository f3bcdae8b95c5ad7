import { describe, expect, test } from 'vitest';
import { instant, StopWorld } from '../../../test/transit/stop-world.ts';
import type { FeedIndex } from '../../timetable/index.ts';
import {
  type Alert,
  CHANGE_KINDS,
  createLiveState,
  type InformedEntity,
  type LiveSourceRules,
  type RealtimeEntity,
} from '../index.ts';

const world = new StopWorld({
  stops: { S: { locationType: 1 }, A: {}, B: { station: 'S' }, C: {}, D: {} },
  trips: `
    R1 A 10:00 B 10:10 C 10:20
    R1 A 11:00 B 11:10 C 11:20
    R2 C 10:00 B 10:10
    R3 C 10:00 D 10:10`,
});

const NO_TEXTS = {
  ...{ url: [], header: [], description: [], spokenHeader: [], spokenDescription: [] },
  ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
};

function closing(informed: readonly InformedEntity[], more: Partial<Alert> = {}): RealtimeEntity {
  const activePeriods = [{ start: instant('9:00'), end: instant('10:30') }];
  return { id: 'closed', others: [], alert: { activePeriods, informed, effect: 'NO_SERVICE', ...NO_TEXTS, ...more } };
}

/** `changed R1.1: 10:00 (10:10) 10:20`: skipped calls in brackets. */
function runs(entities: readonly RealtimeEntity[], rules: Partial<LiveSourceRules> = {}): string[] {
  const source: LiveSourceRules = {
    ...{ name: 'alerts', feed: 0 as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'affect' },
    ...{ carryToNextTripOfBlock: false, timesFromPositions: false, longestAgeSeconds: 600 },
    ...rules,
  };
  const { timetable } = world;
  const state = createLiveState({ timetable, datasetVersion: 'v', sources: [source] });
  const now = instant('9:30');
  state.take('alerts', { header: { version: '2.0', timestamp: now }, entities }, now);
  const { runs: columns } = state.snapshot(now);
  return Array.from({ length: columns.count }, (_, row) => {
    const calls: string[] = [];
    for (let call = columns.firstCall[row]!; call < columns.firstCall[row + 1]!; call++) {
      const clock = new Date(columns.callArrival[call]! * 1000).toISOString().slice(11, 16);
      calls.push((columns.callFlags[call]! & 1) === 1 ? `(${clock})` : clock);
    }
    const id = timetable.strings.get(timetable.tripId[columns.trip[row]! as never]!);
    return `${CHANGE_KINDS[columns.kind[row]!]} ${id}: ${calls.join(' ')}`.trimEnd();
  });
}

describe('RT-29: NO_SERVICE closes, in its period', () => {
  test('a stop: runs pass it; with one call left they do not run; later ones stop there', () => {
    expect(runs([closing([{ stopId: 'B' }])])).toEqual(['changed R1.1: 10:00 (10:10) 10:20', 'cancelled R2.1:']);
  });

  test('a station: its platforms', () => {
    expect(runs([closing([{ stopId: 'S' }])])).toEqual(runs([closing([{ stopId: 'B' }])]));
  });

  test('a line: its runs; those under way when the period ends run on', () => {
    expect(runs([closing([{ routeId: 'R1' }])])).toEqual(['cancelled R1.1:']);
    const until = { activePeriods: [{ end: instant('10:05') }] };
    expect(runs([closing([{ routeId: 'R1' }], until)])).toEqual(['changed R1.1: (10:00) 10:10 10:20']);
  });

  test('a line at one stop, a trip, a type of route', () => {
    expect(runs([closing([{ routeId: 'R2', stopId: 'B' }])])).toEqual(['cancelled R2.1:']);
    expect(runs([closing([{ trip: { tripId: 'R3.1' } }])])).toEqual(['cancelled R3.1:']);
    expect(runs([closing([{ routeType: 3 }])])).toEqual(['cancelled R1.1:', 'cancelled R2.1:', 'cancelled R3.1:']);
    expect(runs([closing([{ routeType: 0 }])])).toEqual([]);
  });

  test('the end is exclusive, and no period is always', () => {
    const at = (clock: string) => ({ activePeriods: [{ start: instant('10:05'), end: instant(clock) }] });
    expect(runs([closing([{ stopId: 'B' }], at('10:10'))])).toEqual([]);
    expect(runs([closing([{ stopId: 'B' }], at('10:11'))])).toHaveLength(2);
    expect(runs([closing([{ stopId: 'B' }], { activePeriods: [] })])).toHaveLength(3);
  });

  test('the time of now decides, not the timetable: a late run is out of the period', () => {
    const calls = [{ stopId: 'A', arrival: { delay: 1800 }, departure: { delay: 1800 } }];
    const late: RealtimeEntity = {
      id: 'late',
      others: [],
      tripUpdate: { trip: { tripId: 'R1.1', startDate: '20260504' }, calls },
    };
    expect(runs([closing([{ stopId: 'B' }]), late])).toEqual(['changed R1.1: 10:30 10:40 10:50', 'cancelled R2.1:']);
    expect(runs([closing([{ stopId: 'B' }], { activePeriods: [] }), late])[0]).toBe(
      'changed R1.1: 10:30 (10:40) 10:50',
    );
  });

  test('other effects, and sources that only inform, close nothing', () => {
    expect(runs([closing([{ stopId: 'B' }], { effect: 'DETOUR' })])).toEqual([]);
    expect(runs([closing([{ stopId: 'B' }], { effect: 'ACCESSIBILITY_ISSUE' })])).toEqual([]);
    expect(runs([closing([{ stopId: 'B' }])], { alertPolicy: 'inform' })).toEqual([]);
  });
});
