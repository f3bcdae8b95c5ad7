import { encodePolyline } from '@tripwright/core/geo';
import { foldTrips, type Segment } from '@tripwright/core/template';
import { formatTime, formatWeekday, phrases } from '@tripwright/core/text';
import type { RoutingResponse, Trip } from '@tripwright/wire/rest-v1';
import { describe, expect, test } from 'vitest';
import { firstToTravel, groupToTravel } from './first-to-travel.ts';
import { tripLines } from './trip-lines.ts';
import { type GroupView, viewGroups } from './trip-view.ts';
import { localTimeOf } from './zoned-time.ts';

const START = Date.UTC(2026, 5, 1, 7) / 1000;
const [home, stop, next, work] = [
  { lat: 41.15, lng: -8.62 },
  { lat: 41.152, lng: -8.62 },
  { lat: 41.16, lng: -8.61 },
  { lat: 41.161, lng: -8.61 },
];
const walk = (from: typeof home, to: typeof home, startTime: number): Segment => ({
  type: 'unscheduled',
  visibility: 'in summary',
  modeInfo: { identifier: 'wa_wal', alt: 'Walk' },
  action: '<TIME>: Walk',
  notes: '<DURATION>',
  startTime,
  endTime: startTime + 180,
  metres: 230,
  from,
  to,
  streets: [{ encodedWaypoints: encodePolyline([from, to]), name: 'Rua A', metres: 230, instruction: 'HEAD_TOWARDS' }],
});
const ride: Segment = {
  type: 'scheduled',
  visibility: 'in summary',
  modeIdentifier: 'pt_pub',
  modeInfo: { identifier: 'pt_pub_bus', alt: 'Bus', color: { red: 255, green: 240, blue: 120 } },
  action: '<TIME>: Take <NUMBER>',
  notes: '<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>',
  serviceNumber: '12',
  serviceDirection: 'Harbour',
  stops: 2,
  startTime: START + 240,
  endTime: START + 840,
  timetableStartTime: START + 180,
  realTime: true,
  from: { ...stop, name: 'Mill' },
  to: { ...next, name: 'Quay' },
  shapes: [
    { encodedWaypoints: encodePolyline([home, stop]), travelled: false },
    {
      encodedWaypoints: encodePolyline([stop, next]),
      travelled: true,
      stops: [
        { ...stop, code: 'a', name: 'Mill', relativeDeparture: 0 },
        { ...stop, code: 'b', name: 'Lock', relativeArrival: 290, relativeDeparture: 300 },
        { ...next, code: 'c', name: 'Quay', relativeArrival: 600 },
      ],
    },
  ],
};
const segments = [walk(home, stop, START), ride, walk(next, work, START + 840)];

function responseOf(trips: readonly (readonly Segment[])[]): RoutingResponse {
  const folded = foldTrips(trips);
  return {
    groups: folded.references.map((references, index) => ({
      trips: [
        {
          id: `t${index}`,
          depart: references[0]?.startTime ?? 0,
          arrive: references.at(-1)?.endTime ?? 0,
          segments: references,
          mainSegmentHashCode: references[0]?.segmentTemplateHashCode ?? 0,
          weightedScore: 1,
          caloriesCost: 0,
          carbonCost: 0,
          hassleCost: 0,
          availability: 'AVAILABLE',
          queryIsLeaveAfter: true,
          queryTime: START,
          queryMinimumTransferSeconds: 180,
        },
      ],
      sources: [],
    })),
    segmentTemplates: folded.templates,
    query: { from: home, to: work, modes: ['pt_pub'] },
  };
}

const view = (trips: readonly (readonly Segment[])[], locale: 'en' | 'de' = 'en') =>
  viewGroups(responseOf(trips), { phrases: phrases(locale), timeZone: 'Europe/Lisbon', now: START });

describe('a trip as a card', () => {
  const trip = view([segments])[0]!.trips[0]!;

  test('has a bar, the number of transfers and the walking distance', () => {
    expect(trip.parts.map(({ mode, number, pattern, seconds }) => [mode, number, pattern, seconds])).toEqual([
      ['wa_wal', '', 'walk', 180],
      ['pt_pub_bus', '12', 'solid', 600],
      ['wa_wal', '', 'walk', 180],
    ]);
    expect([trip.isDirect, trip.changes]).toEqual([true, 0]);
    expect(trip.walking).toBe(460);
    expect(trip.distance).toBe('');
    expect(trip.isRealtime).toBe(true);
  });

  test('shows the day when it differs from the requested one', () => {
    const later = (days: number) =>
      segments.map((segment) => {
        const { startTime, endTime } = segment;
        return { ...segment, startTime: startTime + days * 86_400, endTime: endTime + days * 86_400 };
      });
    const days = [0, 1].map((count) => view([later(count)])[0]?.trips[0]?.day);
    expect(days).toEqual([undefined, formatWeekday(localTimeOf(START + 86_400, 'Europe/Lisbon').slice(0, 10), 'en')]);
  });

  test('IT-31: each end has its own time zone; across zones a trip may arrive before it departs', () => {
    const across: Segment = {
      ...ride,
      from: { ...stop, timezone: 'Europe/Berlin' },
      to: { ...next, timezone: 'Europe/Lisbon' },
    };
    const [there, back] = [view([[across]]), view([segments])].map(([group]) => group!.trips[0]!);
    expect([there?.departZone, there?.arriveZone]).toEqual(['Europe/Berlin', 'Europe/Lisbon']);
    expect([back?.departZone, back?.arriveZone]).toEqual(['Europe/Lisbon', 'Europe/Lisbon']);
    const clock = (seconds = 0, zone = ''): string => formatTime(seconds, zone, 'en');
    expect([clock(there?.depart, there?.departZone), clock(there?.arrive, there?.arriveZone)]).toEqual([
      '09:04',
      '08:14',
    ]);
    expect(there?.duration).toBe('10 mins');
  });

  test('absent money is unknown, not free', () => {
    expect(trip.price).toBeUndefined();
  });

  test('text on a pale line is dark', () => {
    expect(trip.parts[1]).toMatchObject({ color: '#fff078', ink: '#101418' });
  });

  test('staying seated while the line changes its number is not a transfer', () => {
    const onward: Segment = {
      ...ride,
      serviceNumber: '13',
      isContinuation: true,
      startTime: START + 840,
      endTime: START + 900,
    };
    expect(view([[...segments.slice(0, 2), onward]])[0]?.trips[0]?.changes).toBe(0);
    expect(view([[...segments.slice(0, 2), { ...onward, isContinuation: false }]])[0]?.trips[0]?.changes).toBe(1);
  });
});

describe('trips that can no longer be travelled', () => {
  const viewOf = (changes: Partial<Trip>, now = START): GroupView[] => {
    const response = responseOf([segments, [walk(home, work, START)]]);
    const [first, second] = response.groups.map((group) => group.trips[0]!) as [Trip, Trip];
    const changed = { ...first, ...changes };
    const groups = [
      { trips: [changed], sources: [] },
      { trips: [changed, second], sources: [] },
    ];
    return [...viewGroups({ ...response, groups }, { phrases: phrases('en'), timeZone: 'Europe/Lisbon', now })];
  };
  const lapseOf = (changes: Partial<Trip>, now?: number) => viewOf(changes, now)[0]?.trips[0]?.lapse;

  test('a cancelled trip and a trip that can no longer be booked say so and are not selected first', () => {
    expect(lapseOf({})).toBeUndefined();
    expect(lapseOf({ availability: 'CANCELLED' })).toBe('cancelled');
    expect(lapseOf({ availability: 'MISSED_PREBOOKING_WINDOW' })).toBe('too-late-to-book');
    const groups = viewOf({ availability: 'MISSED_PREBOOKING_WINDOW' });
    expect([groupToTravel(groups), ...groups.map(firstToTravel)]).toEqual([1, 0, 1]);
    const usual = viewOf({});
    expect([groupToTravel(usual), ...usual.map(firstToTravel)]).toEqual([0, 0, 0]);
    // when all groups are like that, the first is selected
    expect(groupToTravel(groups.slice(0, 1))).toBe(0);
  });

  test('a trip that has left is past, unless the requested time is past as well', () => {
    const late = START + 3600;
    const arriveBy = { queryIsLeaveAfter: false, queryTime: START + 7200 };
    expect(lapseOf(arriveBy, late)).toBe('left');
    expect(lapseOf(arriveBy, START - 60)).toBeUndefined();
    expect(lapseOf(arriveBy, START + 86_400)).toBeUndefined();
    expect(lapseOf({ queryTime: START + 60 }, late)).toBe('left');
    expect(lapseOf({ queryTime: START }, late)).toBeUndefined();
    expect(lapseOf({ queryTime: START + 60 }, START - 60)).toBeUndefined();
  });
});

describe('its steps', () => {
  const [first, second] = view([segments])[0]!.trips[0]!.steps;

  test('texts are filled from template and reference, without the time shown beside them', () => {
    expect(second?.action).toBe('Take 12');
    expect(second?.notes[0]).toBe('Direction: Harbour');
    expect(second?.notes.at(-1)).toContain('2 stops');
    expect(second?.notes.join('')).not.toContain('<');
    expect(view([segments], 'de')[0]?.trips[0]?.steps[1]?.notes[0]).toContain('Harbour');
  });

  test('planned and expected times, and the stops in between', () => {
    expect(second?.plannedStart).toBe(START + 180);
    expect(second?.stops).toEqual([{ name: 'Lock', time: START + 240 + 300 }]);
    expect(first?.plannedStart).toBeUndefined();
    expect(first?.turns[0]?.text).toContain('Rua A');
  });

  test('a ride of which only the interval is known has that in place of its times, until a source predicts it', () => {
    const stepOf = (parts: Partial<Segment>) => view([[{ ...ride, ...parts }]])[0]?.trips[0]?.steps[0];
    expect(stepOf({ frequency: 6, realTime: false })?.interval).toBe(360);
    expect(stepOf({ frequency: 6, realTime: true })?.interval).toBeUndefined();
    expect(second?.interval).toBeUndefined();
  });

  test('a trip is live by the times of now, not by the last known delay', () => {
    const isLive = (parts: Partial<Segment>) => view([[{ ...ride, ...parts }]])[0]?.trips[0]?.isRealtime;
    expect([isLive({ liveSource: 'predicted' }), isLive({ liveSource: 'stale' })]).toEqual([true, false]);
  });

  test('hidden segments are left out', () => {
    const hidden: Segment = { ...walk(work, work, START + 1020), visibility: 'hidden' };
    expect(view([[...segments, hidden]])[0]?.trips[0]?.steps).toHaveLength(3);
  });
});

describe('a trip with vehicles without a timetable', () => {
  const park: Segment = {
    type: 'stationary',
    visibility: 'in summary',
    modeIdentifier: 'me_car',
    modeInfo: { identifier: 'stationary_parking-offstreet', alt: 'Car park', localIcon: 'parking' },
    action: '<TIME>: Park in the car park',
    notes: 'Harbour ⋅ €3.00\n<DURATION>',
    startTime: START + 180,
    endTime: START + 360,
    location: { ...stop, name: 'Harbour' },
  };
  const drive: Segment = { ...walk(home, stop, START), modeInfo: { identifier: 'me_car', alt: 'Car' } };
  const wait: Segment = {
    ...park,
    visibility: 'in details',
    modeInfo: { identifier: 'stationary_wait', alt: 'Wait' },
    location: { ...stop, name: 'Corner' },
  };
  const taxi = (booking: NonNullable<Segment['booking']>): Segment => ({
    ...walk(stop, next, START + 360),
    modeInfo: { identifier: 'ps_tax_red', alt: 'Taxi (Red)' },
    booking,
  });

  test('parking is a part of the bar and a point on the map; waiting is neither', () => {
    const trip = view([[drive, park, wait, walk(stop, next, START + 360)]])[0]!.trips[0]!;
    expect(trip.parts.map(({ icon }) => icon)).toContain('parking');
    expect(trip.parts.map(({ pattern }) => pattern)).toEqual(['drive', 'pause', 'walk']);
    expect(trip.isDirect).toBe(false);
    expect(trip.walking).toBe(230);
    expect(trip.distance).toBe('Car 230 m');
    const { points } = tripLines([drive, park, wait], { from: home, to: stop });
    expect(points).toMatchObject([{ kind: 'board', label: 'Harbour' }]);
  });

  test('a ferry trip with other vehicles before and after the ferry is not direct', () => {
    const trip = view([[drive, ride, walk(next, work, START + 840)]])[0]!.trips[0]!;
    expect([trip.isDirect, trip.changes]).toEqual([false, 0]);
  });

  test('a booking link leads to a web page or a telephone number only', () => {
    const stepOf = (booking: NonNullable<Segment['booking']>) =>
      view([[taxi(booking)]])[0]!.trips[0]!.steps[0]!.booking;
    const title = 'Book with Red';
    expect(stepOf({ title, url: 'https://red.example/' })).toEqual({ title, url: 'https://red.example/' });
    expect(stepOf({ title, externalActions: ['tel:+351'] })).toEqual({ title, url: 'tel:+351' });
    expect(stepOf({ title, url: 'javascript:alert(1)' })).toBeUndefined();
    expect(stepOf({ title })).toBeUndefined();
  });
});

describe('its lines on the map', () => {
  test('have only travelled parts, each in the pattern of its mode', () => {
    const { lines, points } = tripLines(segments, { from: home, to: work });
    expect(lines.map((line) => line.pattern)).toEqual(['walk', 'solid', 'walk']);
    expect(lines[1]).toMatchObject({ color: '#fff078', label: '12' });
    expect(points.filter((point) => point.kind === 'board').map((point) => point.label)).toEqual(['Mill', 'Quay']);
  });

  test('a dashed hop leads from the requested place to the start of the trip', () => {
    const off = { lat: 41.1495, lng: -8.62 };
    const { lines } = tripLines(segments, { from: off, to: work });
    expect(lines.filter((line) => line.pattern === 'hop')).toEqual([
      { points: [off, home], color: '#6b7680', pattern: 'hop' },
    ]);
  });

  test('without streets a leg is a straight line', () => {
    const { streets: _, ...bare } = walk(home, stop, START);
    expect(tripLines([bare], { from: home, to: stop }).lines[0]?.points).toHaveLength(2);
  });
});
