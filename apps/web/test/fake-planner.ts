import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { encodePolyline, type LatLng } from '@tripwright/core/geo';
import { foldTrips, type Segment, type SegmentReference } from '@tripwright/core/template';
import { createTileCutter, linesOfColumns, type TileCutter } from '@tripwright/map-view/tiles';
import type { Explanation } from '@tripwright/wire/rest-v1';

/**
 * The answer of `/v1/routing.json` in a test. `long` adds a trip with many rides; in `missed` the first group can no longer be
 * booked; `live` has realtime data: a delay, a lift that is out of order, and more alerts once stops are avoided;
 * in `cancelled` the first trip of `live` is gone, and its own address says that it is cancelled.
 */
export type Scenario = 'trips' | 'missed' | 'live' | 'cancelled' | 'long' | 'empty' | 'refused' | 'broken';

export interface FakePlanner {
  readonly url: string;
  /** Requests of `/v1/routing.json`, newest last. */
  readonly queries: URLSearchParams[];
  readonly keys: (string | undefined)[];
  scenario: Scenario;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
export const KEY = 'test-key-"1"';
const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

/** Serves the bundled page and the paths it requests, with made-up data around Porto. */
export async function startFakePlanner(
  site: string,
  tiles: TileCutter = gridOfStreets(),
  port = 0,
): Promise<FakePlanner> {
  const fake = { queries: [] as URLSearchParams[], keys: [] as (string | undefined)[], scenario: 'trips' as Scenario };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname.startsWith('/v1/')) fake.keys.push(request.headers['x-service-key'] as string | undefined);
    if (url.pathname === '/v1/regions.json') json(200, REGIONS);
    else if (url.pathname === '/v1/locations.json')
      json(200, { groups: [{ key: 'pt_porto', hashCode: 1, stops: STATIONS }] });
    else if (url.pathname === '/v1/geocode.json')
      json(200, { query: url.searchParams.get('q'), choices: choicesFor(url.searchParams.get('q') ?? '') });
    else if (url.pathname === '/v1/departures.json') json(200, departuresNow());
    else if (url.pathname === '/v1/key.json') {
      if (request.method === 'POST') json(200, { key: 'tw_new', activeFrom: NOON + 3600 * 24 * 3650, freeCalls: 1000 });
      else if (request.headers['x-key'] !== 'tw_used')
        json(401, { error: 'Unknown', errorCode: 401, usererror: false });
      else
        json(200, {
          label: 'A school',
          createdAt: NOON,
          activeFrom: NOON,
          month: '2026-11',
          calls: 250,
          freeCalls: 1000,
        });
    } else if (url.pathname === '/v1/routing.json') {
      fake.queries.push(url.searchParams);
      if (fake.scenario === 'broken') json(503, { error: 'Busy', errorCode: 1, usererror: false });
      else if (fake.scenario === 'refused')
        json(200, { error: 'The destination is outside the area we cover.', errorCode: 1001, usererror: true });
      else {
        const answer = routingAnswer(url.searchParams, fake.scenario);
        // The address of the live times of the first trip has the request in it, as those of a server have.
        const [first] = answer.groups?.[0]?.trips ?? [];
        if (first !== undefined)
          first.updateURL = `http://${request.headers.host}/v1/trip/update/${first.id}?${url.searchParams}`;
        // A cancelled trip is in no new answer.
        if (fake.scenario === 'cancelled') answer.groups[0]?.trips.shift();
        json(200, answer);
      }
    } else if (url.pathname.startsWith('/v1/trip/update/')) {
      const answer = routingAnswer(url.searchParams, 'live');
      const [trip] = answer.groups[0]?.trips ?? [];
      const segments = trip?.segments.map((segment) =>
        segment.serviceTripID === undefined && segment.serviceNumber === undefined
          ? segment
          : { ...segment, isCancelled: true },
      );
      json(200, {
        ...answer,
        groups: [{ ...answer.groups[0], trips: [{ ...trip, segments, availability: 'CANCELLED' }] }],
      });
    } else if (url.pathname.startsWith('/vehicles/'))
      json(200, { type: 'FeatureCollection', live: null, features: [] });
    else if (url.pathname.startsWith('/tiles/')) sendTile(url.pathname, tiles, response);
    else sendFile(site, url.pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${bound}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function sendTile(path: string, tiles: TileCutter, response: ServerResponse): void {
  const [, z, x, y] = /^\/tiles\/pt_porto\/(\d+)\/(\d+)\/(\d+)\.mvt$/.exec(path) ?? [];
  const tile = tiles(Number(z), Number(x), Number(y));
  if (tile === undefined) response.writeHead(204).end();
  else response.writeHead(200, { 'content-type': 'application/vnd.mapbox-vector-tile' }).end(tile);
}

function sendFile(site: string, path: string, _request: IncomingMessage, response: ServerResponse): void {
  const file = path === '/' ? '/index.html' : path === '/keys' ? '/keys.html' : path;
  try {
    const content = readFileSync(join(site, file));
    const body =
      extname(file) === '.html'
        ? content
            .toString('utf8')
            .replaceAll('%TRIPWRIGHT_KEY%', KEY.replaceAll('"', '&quot;'))
            .replaceAll('%TRIPWRIGHT_KEYS%', 'open 300 X-Key')
        : content;
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

const OUTLINE: readonly LatLng[] = [
  { lat: 41.12, lng: -8.7 },
  { lat: 41.12, lng: -8.54 },
  { lat: 41.2, lng: -8.54 },
  { lat: 41.2, lng: -8.7 },
];
const REGIONS = {
  hashCode: 7,
  regions: [
    {
      name: 'pt_porto',
      title: 'Porto',
      polygon: encodePolyline(OUTLINE),
      timezone: 'Europe/Lisbon',
      modes: ['pt_pub', 'pt_pub_bus', 'me_mic_bic', 'me_car', 'ps_tax', 'wa_wal', 'wa_whe'],
      cities: [],
      urls: [],
    },
  ],
  modes: {
    pt_pub: { title: 'Public transport', color: { red: 37, green: 99, blue: 235 } },
    me_mic_bic: { title: 'Bicycle', color: { red: 22, green: 163, blue: 74 } },
    me_car: { title: 'Car', color: { red: 55, green: 65, blue: 81 } },
    ps_tax: { title: 'Taxi', color: { red: 161, green: 98, blue: 7 } },
    wa_wal: { title: 'Walk', color: { red: 75, green: 85, blue: 99 }, required: true },
  },
};
const station = (name: string, lat: number, lng: number) => ({ name, lat, lng, code: name, class: 'StopLocation' });
const STATIONS = [
  station('Trindade', 41.15224, -8.60937),
  station('Casa da Música', 41.16064, -8.62814),
  station('Estádio do Dragão', 41.16067, -8.58238),
  station('São Bento', 41.14554, -8.61056),
  station('Hospital São João', 41.18222, -8.60221),
];

/** The board of a station: a late vehicle, one at another platform, one that is cancelled and one that passes the stop; noon in Porto. */
function departuresNow(): unknown {
  const service = (number: string, minute: number, fields: object) => ({
    ...{ serviceTripID: number, operator: 'Metro', mode: 'pt_pub_tram', routeID: number, searchString: '' },
    modeInfo: { identifier: 'pt_pub_tram', alt: 'Tram', localIcon: 'tram' },
    ...{ serviceNumber: number, serviceName: number, serviceDirection: `to ${number}`, realTimeStatus: 'IS_REAL_TIME' },
    startTime: Date.UTC(2026, 10, 21, 12, minute) / 1000,
    ...fields,
  });
  const at = (minute: number) => Date.UTC(2026, 10, 21, 12, minute) / 1000;
  const board = [
    service('A', 10, { startPlatform: 'Platform 1', realTimeDeparture: at(14) }),
    service('B', 11, {
      startPlatform: 'Platform 4',
      timetableStartPlatform: 'Platform 2',
      realTimeDeparture: at(11) + 50,
    }),
    service('C', 12, { realTimeStatus: 'CANCELLED' }),
    // A line that is known by its interval alone; one of its vehicles is predicted, as far as a silent source can.
    service('E', 12, { frequency: 10, realTimeStatus: 'CAPABLE' }),
    service('E', 22, { frequency: 10, realTimeStatus: 'CAPABLE' }),
    service('E', 15, { realTimeDeparture: at(16), liveSource: 'stale', liveUpdated: at(0) }),
    service('D', 13, { isSkipped: true, realTimeStatus: 'CANCELLED', startPlatform: 'Platform 1' }),
  ];
  const realTimeStamp = Math.floor(Date.now() / 1000) - 720;
  const live = { snapshot: 'b', at: at(8), sources: [{ name: 'trams', health: 'stale', lastUpdate: realTimeStamp }] };
  const answer = { embarkationStops: [{ stopCode: 'Trindade', services: board }], stops: [STATIONS[0]] };
  return { ...answer, realTimeStamp, live };
}

/** Any point lies in one street; a text finds the stations that begin with its first three letters, so a mistyped end does not matter. */
function choicesFor(text: string): unknown[] {
  const street = {
    name: 'Rua de Cedofeita 12',
    area: 'Porto',
    lat: 41.15,
    lng: -8.61,
    placeKind: 'address',
    metres: 9,
  };
  if (/^-?[0-9.]+,/.test(text)) return [street];
  const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return STATIONS.filter(({ name }) => fold(name).startsWith(fold(text).slice(0, 3))).map((found) => ({
    ...found,
    placeKind: 'station',
    area: 'Porto',
    services: 'A, B',
    modeInfo: { alt: 'Metro', localIcon: 'subway' },
  }));
}

const at = (place: string): string => place.replace(/[()]|".*$/g, '');

interface FakeAnswer {
  readonly groups: {
    readonly trips: { readonly id: string; updateURL?: string; readonly segments: readonly SegmentReference[] }[];
    readonly [member: string]: unknown;
  }[];
  readonly [member: string]: unknown;
}

function routingAnswer(params: URLSearchParams, scenario: Scenario): FakeAnswer {
  const [fromLat, fromLng] = at(params.get('from') ?? '')
    .split(',')
    .map(Number) as [number, number];
  const [toLat, toLng] = at(params.get('to') ?? '')
    .split(',')
    .map(Number) as [number, number];
  const query = { from: { lat: fromLat, lng: fromLng }, to: { lat: toLat, lng: toLng }, modes: params.getAll('modes') };
  if (scenario === 'empty') {
    const text = 'There is no timetable for this date. The timetable covers 1 June 2026 to 30 June 2026.';
    return {
      groups: [],
      segmentTemplates: [],
      query,
      explain: {
        empty: {
          reason: 'no-service-date',
          text,
          values: { from: '2026-06-01', to: '2026-06-30' },
          advice: 'Import a newer feed, or ask for a date within.',
        },
        outcomes: [],
        searches: [],
      },
    };
  }
  const start = Number(params.get('departAfter') ?? params.get('arriveBefore') ?? NOON);
  const base = start - (start % 60) + 120;
  // The trip begins a little off the requested place.
  const from = { lat: fromLat + 0.0006, lng: fromLng };
  const to = { lat: toLat, lng: toLng };
  const trips = [0, 720, 1440].map((later) => transitTrip(from, to, base + later));
  const alone = [scenario === 'long' ? longTrip(from, to, base) : bicycleTrip(from, to, base)];
  const live =
    scenario === 'live' || scenario === 'cancelled' ? liveParts(params.getAll('avoidStops'), base) : undefined;
  const folded = foldTrips([...(live === undefined ? trips : trips.map(live.change)), ...alone]);
  const trip = (index: number) => {
    const references = folded.references[index] ?? [];
    return {
      id: `trip-${index}`,
      depart: references[0]?.startTime ?? 0,
      arrive: references.at(-1)?.endTime ?? 0,
      segments: references,
      mainSegmentHashCode: references[0]?.segmentTemplateHashCode ?? 0,
      weightedScore: index,
      caloriesCost: 40,
      carbonCost: 0.4,
      hassleCost: 3,
      ...(index < 3 && { moneyCost: 2.25, currency: 'EUR', currencySymbol: '€' }),
      availability: scenario === 'missed' && index < 3 ? 'MISSED_PREBOOKING_WINDOW' : 'AVAILABLE',
      queryIsLeaveAfter: true,
      queryTime: start,
      queryMinimumTransferSeconds: 180,
    };
  };
  return {
    groups: [
      { trips: [trip(0), trip(1), trip(2)], frequency: 12, sources: [] },
      { trips: [trip(3)], sources: [] },
    ],
    segmentTemplates: folded.templates,
    query,
    ...live?.members,
    regions: ['pt_porto'],
    region: 'pt_porto',
    ...(params.get('explain') === 'true' && { explain: explained(base) }),
  };
}

/** The first trip of the answer, and a trip that it dominates. */
function explained(base: number): Explanation {
  const candidate = {
    modes: ['pt_pub'],
    arrive: base + 1500,
    calories: 40,
    carbon: 0.4,
    hassle: 3,
    weightedScore: 8.5,
  };
  const leg = { mode: 'pt_pub_bus', arrive: base + 1500, calories: 0, carbon: 0.4, hassle: 0 };
  const score = { duration: 4, price: 2.25, environment: 0.25, convenience: 2 };
  return {
    outcomes: [
      { modes: ['pt_pub'], groups: 1 },
      {
        ...{ modes: ['me_car'], groups: 0 },
        empty: {
          reason: 'too-far',
          text: 'It is too far to walk, cycle or drive all the way.',
          advice: 'Nothing to do.',
        },
      },
    ],
    searches: [
      {
        ...{ modes: ['pt_pub'], asked: true, complete: true, ruledOut: [] },
        reach: [
          { end: 'from', mode: 'wa_wal', stops: 3, limitSeconds: 1800 },
          { end: 'to', mode: 'wa_wal', stops: 2, limitSeconds: 1800 },
        ],
        candidates: [
          {
            ...candidate,
            ...{ id: 1, fate: 'answer', group: 0, trip: 0, depart: base, score },
            legs: [{ ...leg, name: '207', depart: base }],
            reliedOn: [{ leg: 0, fact: 'price', text: 'No information on the price.' }],
          },
          {
            ...candidate,
            ...{ id: 2, fate: 'removed', depart: base - 300, score },
            removed: { reason: 'dominated', text: 'Another connection is better.', by: 1 },
            legs: [{ ...leg, name: '500', depart: base - 300 }],
          },
        ],
      },
    ],
  };
}

/** Realtime data of a trip whose tram stops at São Bento: a lift there is out of order, and elsewhere for travellers who avoid it. */
function liveParts(avoided: readonly string[], base: number) {
  const [hashCode, title, codes] = avoided.includes('SB')
    ? ([12, 'Lift at Bolhão out of order', ['BO']] as const)
    : ([11, 'Lift at São Bento out of order', ['SB', 'SB:1']] as const);
  const isFree = avoided.includes('SB') && avoided.includes('BO');
  const change = (segments: readonly Segment[]): readonly Segment[] =>
    segments.map((segment) => {
      if (segment.serviceNumber === 'D')
        return {
          ...segment,
          ...({ realTimeStatus: 'IS_REAL_TIME', liveSource: 'stale', liveUpdated: base - 60 } as const),
          ...{ timetableStartTime: segment.startTime - 240, timetableStartPlatform: 'Platform 3' },
          realtimeVehicle: { id: 'v1', label: 'D 12', lastUpdate: base, location: segment.from ?? { lat: 0, lng: 0 } },
          ...(!isFree && { alertHashCodes: [hashCode] }),
          cancelledDepartures: [segment.startTime - 720],
        };
      if (segment.serviceNumber !== '207') return segment;
      const connection = {
        slack: 240,
        slackText: '4 mins to spare for the change',
        missedText: 'If you miss it: +12 mins',
      };
      return { ...segment, realTimeStatus: 'CAPABLE', connection };
    });
  const action = { type: 'rerouteExcludingStops', text: 'Avoid this stop and plan again', excludedStopCodes: codes };
  return {
    change,
    members: {
      ...(!isFree && {
        alerts: [
          {
            hashCode,
            severity: 'warning',
            title,
            text: 'Until Friday.\nUse the stairs.',
            url: 'https://alerts.example/1',
            action,
          },
        ],
      }),
      realTimeStamp: Math.floor(Date.now() / 1000) - 130,
      live: {
        snapshot: 'abc',
        at: base,
        sources: [{ name: 'trips', health: 'fresh', lastUpdate: Math.floor(Date.now() / 1000) - 130 }],
      },
    },
  };
}

/** A line between two places, with a bend. */
function way(from: LatLng, to: LatLng, bend = 0.2): string {
  const middle = { lat: from.lat + (to.lat - from.lat) * bend, lng: from.lng + (to.lng - from.lng) * (1 - bend) };
  return encodePolyline([from, middle, to]);
}

const along = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

function walk(from: LatLng, to: LatLng, startTime: number, seconds: number): Segment {
  return {
    type: 'unscheduled',
    visibility: 'in summary',
    modeIdentifier: 'wa_wal',
    modeInfo: { identifier: 'wa_wal', alt: 'Walk', localIcon: 'walk', color: { red: 75, green: 85, blue: 99 } },
    action: '<TIME>: Walk',
    notes: '<DURATION> ⋅ 420 m',
    startTime,
    endTime: startTime + seconds,
    from,
    to,
    metres: 420,
    'turn-by-turn': 'WALKING',
    streets: [
      {
        encodedWaypoints: way(from, along(from, to, 0.5)),
        name: 'Rua de Cedofeita',
        metres: 200,
        instruction: 'HEAD_TOWARDS',
      },
      {
        encodedWaypoints: way(along(from, to, 0.5), to),
        name: 'Rua do Breyner <3',
        metres: 220,
        instruction: 'TURN_LEFT',
      },
    ],
  };
}

function transitTrip(from: LatLng, to: LatLng, start: number): Segment[] {
  const [a, b, c] = [along(from, to, 0.12), along(from, to, 0.55), along(from, to, 0.9)];
  const ride = (fields: Partial<Segment>): Segment => ({
    type: 'scheduled',
    visibility: 'in summary',
    modeIdentifier: 'pt_pub',
    action: '<TIME>: Take <NUMBER>',
    notes: '<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>',
    startTime: 0,
    endTime: 0,
    availability: 'AVAILABLE',
    ...fields,
  });
  const stop = (name: string, place: LatLng, relativeDeparture: number) => ({
    ...place,
    name,
    code: name,
    relativeDeparture,
  });
  return [
    walk(from, a, start, 300),
    ride({
      modeInfo: { identifier: 'pt_pub_tram', alt: 'Tram', localIcon: 'tram' },
      serviceNumber: 'D',
      serviceName: 'Linha Amarela',
      serviceDirection: 'Santo Ovídio',
      serviceColor: { red: 249, green: 193, blue: 35 },
      serviceTripID: `d-${start}`,
      stopCode: 'Trindade',
      startPlatform: 'Platform 1',
      platform: 'Platform 1',
      stops: 3,
      startTime: start + 360,
      endTime: start + 840,
      realTime: true,
      timetableStartTime: start + 300,
      from: { ...a, name: 'Trindade' },
      to: { ...b, name: 'São Bento' },
      shapes: [
        {
          encodedWaypoints: way(a, b, 0.7),
          travelled: true,
          stops: [stop('Trindade', a, 0), stop('Aliados', along(a, b, 0.5), 180), stop('São Bento', b, 480)],
        },
      ],
    }),
    {
      type: 'stationary',
      visibility: 'in details',
      modeInfo: { identifier: 'stationary_transfer', alt: 'Transfer', localIcon: 'transfer' },
      action: '<TIME>: Transfer',
      notes: '<DURATION>',
      location: { ...b, name: 'São Bento' },
      startTime: start + 840,
      endTime: start + 1080,
    },
    ride({
      modeInfo: { identifier: 'pt_pub_bus', alt: 'Bus', localIcon: 'bus', color: { red: 0, green: 133, blue: 111 } },
      serviceNumber: '207',
      serviceName: 'Campanhã – Mercado da Foz',
      serviceDirection: 'Campanhã',
      serviceTripID: `b-${start}`,
      stops: 4,
      startTime: start + 1080,
      endTime: start + 1620,
      from: { ...b, name: 'São Bento' },
      to: { ...c, name: 'Campo 24 de Agosto' },
      shapes: [
        {
          encodedWaypoints: way(b, c, 0.3),
          travelled: true,
          stops: [stop('São Bento', b, 0), stop('Bolhão', along(b, c, 0.5), 240), stop('Campo 24 de Agosto', c, 540)],
        },
      ],
    }),
    walk(c, to, start + 1620, 240),
  ];
}

/** Six rides with walks between them. */
function longTrip(from: LatLng, to: LatLng, start: number): Segment[] {
  const legs = [0, 1, 2, 3, 4, 5].map((leg) => {
    const [begin, end] = [along(from, to, leg / 6), along(from, to, (leg + 1) / 6)];
    const segments = transitTrip(begin, end, start + leg * 1860);
    return segments.filter(({ serviceNumber }, index) => index === 0 || serviceNumber === '207');
  });
  return legs.flat();
}

function bicycleTrip(from: LatLng, to: LatLng, start: number): Segment[] {
  return [
    {
      type: 'unscheduled',
      visibility: 'in summary',
      modeIdentifier: 'me_mic_bic',
      modeInfo: {
        identifier: 'me_mic_bic',
        alt: 'Bicycle',
        localIcon: 'bicycle',
        color: { red: 22, green: 163, blue: 74 },
      },
      action: '<TIME>: Ride Bicycle',
      notes: '<DURATION> ⋅ 3.4 km',
      startTime: start,
      endTime: start + 960,
      from,
      to,
      metres: 3400,
      streets: [{ encodedWaypoints: way(from, to, 0.5), metres: 3400, instruction: 'HEAD_TOWARDS' }],
    },
  ];
}

/** Streets every few hundred metres, enough for the map to draw. */
function gridOfStreets(): TileCutter {
  const lat: number[] = [];
  const lng: number[] = [];
  const firstPoint = [0];
  for (let line = 0; line <= 20; line++) {
    lat.push(41.12 + line * 0.004, 41.12 + line * 0.004);
    lng.push(-8.7, -8.54);
    firstPoint.push(lat.length);
    lat.push(41.12, 41.2);
    lng.push(-8.7 + line * 0.008, -8.7 + line * 0.008);
    firstPoint.push(lat.length);
  }
  const streets = linesOfColumns({ count: firstPoint.length - 1, firstPoint, lat, lng }, 1, {
    streetClass: (street) => (street % 5 === 0 ? 'primary' : 'residential'),
    name: (street) => `Rua ${street}`,
  });
  const stops = {
    count: STATIONS.length,
    lat: STATIONS.map((stop) => stop.lat),
    lng: STATIONS.map((stop) => stop.lng),
    name: (stop: number) => STATIONS[stop]?.name,
    major: STATIONS.map(() => 1),
  };
  return createTileCutter({ streets, stops });
}
