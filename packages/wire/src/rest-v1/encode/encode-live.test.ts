import {
  type AlertFact,
  type CallLive,
  intervalOf,
  type LiveFacts,
  type RideLeg,
  type StopEvent,
  timeSourceAt,
  timeSourceOf,
  type VehicleFact,
} from '@tripwright/core/model';
import { describe, expect, test } from 'vitest';
import {
  at,
  changeOnFoot,
  EIGHT,
  group,
  itinerary,
  outcome,
  pause,
  region,
  regions,
  ride,
  stop,
} from '../../../test/sample-outcome.ts';
import { checkRouting } from '../../conformance/index.ts';
import { departuresResponseSchema, serviceResponseSchema } from '../schemas/board-schemas.ts';
import { routingResponseSchema } from '../schemas/response-schemas.ts';
import { alertHashOf, chooseText } from './encode-alert.ts';
import { encodeDepartures } from './encode-departures.ts';
import { encodeLatest } from './encode-latest.ts';
import { encodeRouting, type RoutingContext } from './encode-routing.ts';
import { encodeService, rideTimes } from './encode-service.ts';
import type { RoutingResponse } from './routing-response.ts';

const context: RoutingContext = { locale: 'en', unit: 'metric', regions, advisories: [], explain: false };

function encode(
  groups: Parameters<typeof outcome>[0],
  more: Parameters<typeof outcome>[1] = {},
  how: Partial<RoutingContext> = {},
): RoutingResponse {
  const body: unknown = JSON.parse(JSON.stringify(encodeRouting(outcome(groups, more), { ...context, ...how })));
  expect(checkRouting(body)).toEqual([]);
  expect(routingResponseSchema.parse(body), 'a key that openapi.json does not name').toEqual(body);
  return body as RoutingResponse;
}

const alert: AlertFact = {
  id: 'works',
  source: 'alerts',
  cause: 'MAINTENANCE',
  effect: 'NO_SERVICE',
  severity: undefined,
  header: [
    { text: 'Station fermée', language: 'fr' },
    { text: 'Station closed', language: 'en' },
  ],
  description: [],
  url: [{ text: 'https://alerts.example/1' }],
  images: [],
  periods: [{ start: EIGHT - 60 }, { start: EIGHT, end: EIGHT + 3600 }],
  stopCodes: ['S', 'S:1', 'S:2'],
  placeCount: 1,
  facility: undefined,
  at: { lat: 41.15, lng: -8.61, name: 'Square' },
  serviceTripId: undefined,
  changesSearch: true,
};
const live: LiveFacts = {
  snapshot: 'abc',
  at: EIGHT,
  alerts: [],
  sources: [{ name: 'trips', messageTime: EIGHT - 20, health: 'fresh' }],
};
const vehicle: VehicleFact = {
  id: '',
  label: 'Tram 12',
  lat: 41.1,
  lng: -8.6,
  bearing: 89.6,
  speed: undefined,
  time: EIGHT - 10,
  occupancy: 'NO_DATA_AVAILABLE',
  wheelchair: true,
};

const [a, b] = [stop('A'), stop('B')];
const onTime = ride(a, b, EIGHT, EIGHT + 600);

/** The same ride so many seconds late, as predictions make it. */
function late(
  leg: RideLeg,
  seconds: number,
  more: Partial<RideLeg> = {},
  source: CallLive['arrivalSource'] = 'predicted',
): RideLeg {
  const moved = (time: number | undefined): number | undefined => (time === undefined ? undefined : time + seconds);
  return {
    ...leg,
    departure: leg.departure + seconds,
    arrival: leg.arrival + seconds,
    calls: leg.calls.map((call) => ({
      ...call,
      arrival: moved(call.arrival),
      departure: moved(call.departure),
      live: {
        scheduledArrival: call.arrival,
        scheduledDeparture: call.departure,
        arrivalSource: source,
        departureSource: source,
      },
    })),
    isTracked: true,
    live: { kind: 'changed', source: 'trips', updated: EIGHT - 20 },
    ...more,
  };
}

const referenceOf = (leg: RideLeg, more: Parameters<typeof outcome>[1] = { live }) =>
  encode([group(itinerary(leg))], more).groups[0]?.trips[0]?.segments[0];

describe('rides with realtime data', () => {
  test('a late ride has both times, the kind of its times and their age', () => {
    expect(referenceOf(late(onTime, 240))).toMatchObject({
      startTime: EIGHT + 240,
      endTime: EIGHT + 840,
      timetableStartTime: EIGHT,
      timetableEndTime: EIGHT + 600,
      realTime: true,
      realTimeStatus: 'IS_REAL_TIME',
      liveSource: 'predicted',
      liveUpdated: EIGHT - 20,
    });
  });

  test('the less sure of the two times counts; a run that is on time by its source is live, too', () => {
    const mixed = late(onTime, 0);
    const [first, ...rest] = mixed.calls;
    const calls = [{ ...first!, live: { ...first!.live!, departureSource: 'stale' as const } }, ...rest];
    expect(referenceOf({ ...mixed, calls })).toMatchObject({
      liveSource: 'stale',
      realTime: true,
      timetableStartTime: EIGHT,
    });
    expect(referenceOf(late(onTime, 0, {}, 'observed'))).toMatchObject({ liveSource: 'observed' });
  });

  const SOURCES = ['scheduled', 'predicted', 'observed', 'carried-on', 'no-data', 'stale'] as const;
  test.each(SOURCES)('board rows, services, their calls and latest times say where they come from: %s', (source) => {
    const leg = late(onTime, source === 'scheduled' || source === 'no-data' ? 0 : 240, {}, source);
    const each = leg.calls.map(() => source);
    const run = { ride: leg, state: 'runs', board: 0, alight: leg.calls.length - 1 } as const;
    const lines = { before: '', ridden: leg.geometry || '_p~iF~ps|U', after: '' };
    const words = { locale: 'en', liveFeeds: new Set(['trips']) } as const;
    const boardOf = (show: 'departures' | 'arrivals') => {
      const event = {
        ride: leg,
        scheduled: EIGHT,
        time: leg.departure,
        state: 'runs',
        rule: 'regular',
        otherEnd: undefined,
      };
      const listed = { stop: a, isStation: false, modes: [], lines: [], children: [] };
      const shown = { ...words, region: region.code, show, includeStops: true, hasMore: false };
      const body = encodeDepartures([{ stop: listed, events: [event as StopEvent] }], shown);
      expect(departuresResponseSchema.parse(body)).toEqual(body);
      return body.embarkationStops[0]?.services[0];
    };
    const said = { liveSource: source, liveUpdated: EIGHT - 20 };
    for (const show of ['departures', 'arrivals'] as const) {
      expect(boardOf(show)).toMatchObject(said);
      expect(boardOf(show)?.stops?.map((call) => call.liveSource)).toEqual(each);
    }
    const service = encodeService({ ...run, lines }, words);
    expect(serviceResponseSchema.parse(service)).toMatchObject(said);
    expect(service.shapes.flatMap(({ stops = [] }) => stops).map((call) => call.liveSource)).toEqual(each);
    const latest = encodeLatest({ ...run, lines }, { startStop: undefined, endStop: undefined });
    expect(latest).toMatchObject({ liveSource: source, lastUpdate: EIGHT - 20 });
    expect(latest.stops?.map((call) => call.liveSource)).toEqual(each);
  });

  test('a board row has the source of the time at its stop, a service the less sure of both ends', () => {
    const mixed = late(onTime, 0);
    const last = mixed.calls.at(-1)!;
    const leg = {
      ...mixed,
      calls: [mixed.calls[0]!, { ...last, live: { ...last.live!, arrivalSource: 'stale' as const } }],
    };
    expect([timeSourceAt(leg.calls[0]!), timeSourceAt(leg.calls[1]!), timeSourceOf(leg)]).toEqual([
      'predicted',
      'stale',
      'stale',
    ]);
    expect(timeSourceOf(onTime)).toBe('scheduled');
  });

  test('FQ-3 a run of which an interval is known has no exact departure until it is predicted', () => {
    const byInterval = { ...onTime, headway: 600 };
    expect(intervalOf(byInterval)).toBe(600);
    expect(intervalOf(late(byInterval, 0, {}, 'no-data'))).toBe(600);
    expect(intervalOf(late(byInterval, 120))).toBeUndefined();
    expect(referenceOf(byInterval)?.frequency).toBe(10);
    expect(referenceOf(late(byInterval, 120))).not.toHaveProperty('frequency');
  });

  test.each([
    ['predicted', 240, 240],
    ['predicted', 0, 0],
    ['stale', 240, 240],
    ['no-data', 240, 240],
    ['no-data', 0, undefined],
  ] as const)('boards show the times that searches ride on: %s, %i s late', (source, seconds, shown) => {
    const { calls } = late(onTime, seconds, {}, source);
    const { startTime, realTimeDeparture, realTimeArrival } = rideTimes(calls[0]!, calls.at(-1)!);
    expect(startTime).toBe(EIGHT);
    expect(realTimeDeparture).toBe(shown === undefined ? undefined : EIGHT + shown);
    expect(realTimeArrival).toBe(shown === undefined ? undefined : EIGHT + 600 + shown);
  });

  test.each([
    [{ isTracked: true }, 'CAPABLE'],
    [{ isTracked: false }, 'INCAPABLE'],
  ])('a ride that no source mentions has the times of the timetable alone: %j', (parts, status) => {
    const reference = referenceOf({ ...onTime, ...parts });
    expect(reference).toMatchObject({ realTimeStatus: status, startTime: EIGHT });
    expect(reference).not.toHaveProperty('realTime');
    expect(reference).not.toHaveProperty('timetableStartTime');
  });

  test('where the source does not know, the ride is not live', () => {
    expect(referenceOf(late(onTime, 0, {}, 'no-data'))).toMatchObject({
      realTimeStatus: 'CAPABLE',
      liveSource: 'no-data',
    });
  });

  test('an answer from the timetable alone has no realtime member at all', () => {
    const body = encode([group(itinerary(onTime))]);
    for (const key of ['alerts', 'live', 'realTimeStamp']) expect(body).not.toHaveProperty(key);
    for (const key of ['realTimeStatus', 'realTime', 'liveSource'])
      expect(body.groups[0]?.trips[0]?.segments[0]).not.toHaveProperty(key);
  });

  test('a cancelled ride says so in every way that clients read', () => {
    const leg = late(onTime, 0, { live: { kind: 'cancelled', source: 'trips', updated: EIGHT } }, 'scheduled');
    const body = encode([group(itinerary(leg))], { live });
    expect(body.groups[0]?.trips[0]?.availability).toBe('CANCELLED');
    expect(body.groups[0]?.trips[0]?.segments[0]).toMatchObject({
      isCancelled: true,
      availability: 'CANCELLED',
      realTimeStatus: 'CANCELLED',
    });
  });

  test('IT-24: delays and changes of platform change no template', () => {
    const [one, two] = [stop('A', { platform: '1' }), stop('A2', { platform: '2' })];
    const planned = ride(one, b, EIGHT, EIGHT + 600);
    const moved = late(planned, 300);
    const [first, ...rest] = moved.calls;
    const now = {
      ...moved,
      from: at(two),
      calls: [{ ...first!, stop: two, live: { ...first!.live!, scheduledStop: one } }, ...rest],
    };
    for (const includeStops of [false, true]) {
      const templates = (leg: RideLeg) => {
        const plain = outcome([group(itinerary(leg))]);
        return encode([group(itinerary(leg))], { request: { ...plain.request, includeStops } }).segmentTemplates;
      };
      expect(templates(now)).toEqual(templates(planned));
    }
    expect(referenceOf(now)).toMatchObject({
      platform: 'Stand 2',
      startPlatform: 'Stand 2',
      timetableStartPlatform: 'Stand 1',
    });
  });

  test('with includeStops the times of every stop, predicted or observed, under the code of the template', () => {
    const plain = outcome([group(itinerary(onTime))]);
    const reference = referenceOf(late(onTime, 60), { live, request: { ...plain.request, includeStops: true } });
    expect(reference?.realtimeStops).toEqual([
      { code: 'A', predictedDeparture: EIGHT + 60 },
      { code: 'M', predictedArrival: EIGHT + 360, predictedDeparture: EIGHT + 370 },
      { code: 'B', predictedArrival: EIGHT + 660 },
    ]);
    expect(referenceOf(late(onTime, 60))).not.toHaveProperty('realtimeStops');
  });

  test('departures of the line that are cancelled stand beside the ride', () => {
    expect(referenceOf({ ...onTime, cancelledNearby: [EIGHT - 600] })?.cancelledDepartures).toEqual([EIGHT - 600]);
    expect(referenceOf(onTime)).not.toHaveProperty('cancelledDepartures');
  });

  test('a vehicle has an id, whole degrees, and no occupancy that clients do not know', () => {
    expect(referenceOf(late(onTime, 0, { vehicle }))?.realtimeVehicle).toEqual({
      id: 'Tram 12',
      label: 'Tram 12',
      lastUpdate: EIGHT - 10,
      location: { lat: 41.1, lng: -8.6, bearing: 90 },
      components: [[{ wheelchairAccessible: true }]],
    });
  });

  test('spec 2.3, RT-24: a negative wait is kept and flagged, and the trip keeps its segments', () => {
    const onward = ride(b, stop('C'), EIGHT + 700, EIGHT + 1200, { tripId: 'T2', serviceTripId: 'stcp:T2' });
    const planned = encode([
      group(itinerary(onTime, pause('stationary_transfer', at(b), EIGHT + 600, EIGHT + 700), onward)),
    ]);
    const delayed = late(onTime, 300);
    const legs = [delayed, pause('stationary_transfer', at(b), EIGHT + 900, EIGHT + 700), late(onward, 0)];
    const now = encode([group(itinerary(...legs))], { live });
    const [trip] = now.groups[0]?.trips ?? [];
    expect(trip).toMatchObject({ hasMissedConnection: true });
    expect(trip?.segments[1]).toMatchObject({
      startTime: EIGHT + 900,
      endTime: EIGHT + 700,
      missedBySeconds: 200,
      realTime: true,
    });
    expect(now.segmentTemplates).toEqual(planned.segmentTemplates);
    // Without the pause in the itinerary, it is filled in.
    expect(encode([group(itinerary(delayed, late(onward, 0)))], { live }).segmentTemplates).toEqual(
      planned.segmentTemplates,
    );
  });

  test('a change says how much time is left, and what follows if it is missed', () => {
    const next = { departure: EIGHT + 1300, lineName: '205', arrival: EIGHT + 1920 };
    const connectionOf = (connection: RideLeg['connection']) =>
      referenceOf({ ...onTime, ...(connection !== undefined && { connection }) })?.connection;
    expect(connectionOf({ slackSeconds: 120, next, laterSeconds: 720 })).toEqual({
      slack: 120,
      slackText: '2 mins to spare for the change',
      nextDeparture: EIGHT + 1300,
      nextArrival: EIGHT + 1920,
      nextServiceNumber: '205',
      missedText: 'If you miss it: +12 mins',
    });
    expect(connectionOf({ slackSeconds: 0, next, laterSeconds: 0 })?.missedText).toBe(
      'If you miss it: you arrive no later',
    );
    expect(connectionOf({ slackSeconds: -60, next: undefined, laterSeconds: undefined })).toMatchObject({
      slackText: 'You will probably miss this connection',
      missedText: 'If you miss it: no other connection',
    });
    expect(connectionOf(undefined)).toBeUndefined();
  });
});

describe('alerts', () => {
  const alerts = (facts: readonly AlertFact[], how: Partial<RoutingContext> = {}) =>
    encode([group(changeOnFoot(EIGHT))], { live: { ...live, alerts: facts } }, how).alerts;

  test('each is listed once, segments refer to it, and it offers a plan without its stops', () => {
    const [first, ...rest] = changeOnFoot(EIGHT).legs;
    const legs = [{ ...first!, alerts: ['works'] }, ...rest.map((leg) => ({ ...leg, alerts: ['works'] }))];
    const body = encode([group(itinerary(...legs))], { live: { ...live, alerts: [alert] } });
    expect(body.alerts).toEqual([
      {
        hashCode: alertHashOf('works'),
        severity: 'alert',
        title: 'Station closed',
        type: 'NO_SERVICE',
        cause: 'MAINTENANCE',
        url: 'https://alerts.example/1',
        location: {
          lat: 41.15,
          lng: -8.61,
          name: 'Square',
          timezone: 'Europe/Lisbon',
          timeZone: 'Europe/Lisbon',
          region: 'PT_Porto',
        },
        stopCode: 'S',
        externalId: 'works',
        fromDate: EIGHT - 60,
        periods: [{ fromDate: EIGHT - 60 }, { fromDate: EIGHT, toDate: EIGHT + 3600 }],
        isAvoided: true,
        action: {
          type: 'rerouteExcludingStops',
          text: 'Avoid this stop and plan again',
          excludedStopCodes: ['S', 'S:1', 'S:2'],
        },
      },
    ]);
    const segments = body.groups[0]?.trips[0]?.segments ?? [];
    expect(segments.length).toBeGreaterThan(3);
    for (const segment of segments.slice(0, 3)) expect(segment.alertHashCodes).toEqual([alertHashOf('works')]);
    expect(body).toMatchObject({ realTimeStamp: EIGHT - 20, live: { snapshot: 'abc', at: EIGHT } });
  });

  test.each([
    ['SEVERE', 'severe', 'alert'],
    ['WARNING', 'warning', 'warning'],
    ['INFO', 'info', 'info'],
  ] as const)('severity %s', (_, severity, written) => {
    expect(alerts([{ ...alert, severity }])?.[0]?.severity).toBe(written);
  });

  test('without a severity the effect decides; without stops there is no action; without a title the effect is one', () => {
    const bare = { ...alert, header: [], stopCodes: [], placeCount: 0, at: undefined };
    const [lift, delays, other] =
      alerts([
        { ...bare, id: '1', effect: 'ACCESSIBILITY_ISSUE', facility: 'lift' },
        { ...bare, id: '2', effect: 'SIGNIFICANT_DELAYS' },
        { ...bare, id: '3', effect: undefined },
      ]) ?? [];
    expect([lift, delays, other].map((one) => [one?.severity, one?.title, one?.action])).toEqual([
      ['warning', 'Lift out of order', undefined],
      ['warning', 'Delays', undefined],
      ['info', 'Service information', undefined],
    ]);
  });

  test('the text of the reader’s language, then of the feed, then English, then the first (TL-3)', () => {
    const texts = [
      { text: 'Gare', language: 'fr' },
      { text: 'Estação', language: 'pt-PT' },
    ];
    expect(chooseText(texts, 'pt')).toBe('Estação');
    expect(chooseText(texts, 'pt-BR')).toBe('Estação');
    expect(chooseText(texts, 'ko')).toBe('Gare');
    expect(chooseText([...texts, { text: 'Station', language: 'en' }], 'ko')).toBe('Station');
    expect(chooseText([...texts, { text: 'Bahnhof' }], 'ko')).toBe('Bahnhof');
    expect(
      chooseText(
        [
          { text: '繁', language: 'zh-TW' },
          { text: '简', language: 'zh-CN' },
        ],
        'zh-Hans',
      ),
    ).toBe('简');
    expect(chooseText([], 'en')).toBe('');
  });

  test('a placeholder in a provider’s text is no placeholder', () => {
    expect(alerts([{ ...alert, header: [{ text: 'Closed\n<TIME>', language: 'en' }] }])?.[0]?.title).toBe(
      'Closed TIME',
    );
  });

  test('in the language of the request', () => {
    expect(alerts([alert], { locale: 'fr' })?.[0]).toMatchObject({
      title: 'Station fermée',
      action: { text: 'Éviter cet arrêt et recalculer' },
    });
  });
});
