import { createLiveState, type LiveState, type RealtimeEntity } from '@tripwright/core/live';
import type { FeedIndex } from '@tripwright/core/timetable';
import { createPlanner } from '@tripwright/planner';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from './graphql/ask.ts';
import { type OpenStream, openStream } from './graphql/event-stream.ts';
import { type SocketApp, socketApp } from './graphql/socket-app.ts';

const world = scene`
  R1   A 10:00   B 10:10   C 10:20
  R1   A 11:00   B 11:10   C 11:20
  R1   A 12:00   B 12:10   C 12:20
`;
const region = regionOfFeeds(world.feeds);
const TRIPS = world.feeds[0]?.trips.map(({ id }) => id) ?? [];
const DATE = new Date(world.at('12:00') * 1000).toISOString().slice(0, 10).replaceAll('-', '');

let now = world.at('09:30');
const planner = createPlanner([region], { now: () => now });
let state: LiveState;
let served: SocketApp;
const streams: OpenStream[] = [];

beforeAll(async () => {
  served = await socketApp(planner, {
    now: () => now,
    graph: { streams: { streams: 12, streamsPerClient: 10, seconds: 3600 } },
  });
});
afterAll(async () => {
  await Promise.all(streams.map((stream) => stream.leave()));
  await served.close();
});
beforeEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.leave()));
  now = world.at('09:30');
  state = createLiveState({
    timetable: region.transit!.timetable,
    datasetVersion: region.manifest.datasetVersion,
    sources: [
      {
        ...{ name: 'live', feed: 0 as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'inform' },
        ...{ carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 3600 },
      },
    ],
  });
  say();
});

/** One message with everything that holds now. */
function say(...entities: readonly Omit<RealtimeEntity, 'id' | 'others'>[]): void {
  now++;
  const message = entities.map((entity, i) => ({ id: String(i), others: [], ...entity }));
  state.take('live', { header: { version: '2.0', timestamp: now }, entities: message }, now);
  planner.setLive('scene', state.snapshot(now));
}

const trip = (i: number) => ({ tripId: TRIPS[i] ?? '', startDate: DATE });
const late = (i: number, delay: number) => ({
  tripUpdate: { trip: trip(i), calls: [{ stopId: 'A', departure: { delay } }] },
});
const vehicleAt = (id: string, lat: number, lng: number) => ({
  vehicle: { trip: trip(0), vehicle: { id }, position: { lat, lng }, timestamp: now, carriages: [] },
});
const text = (value: string) => [
  { text: value, language: 'en' },
  { text: `${value} (de)`, language: 'de' },
];
const NO_TEXTS = {
  ...{ url: [], description: [], spokenHeader: [], spokenDescription: [] },
  ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
};
const alertAbout = (stopId: string, header: string) => ({
  alert: { activePeriods: [], informed: [{ stopId }], header: text(header), ...NO_TEXTS },
});

async function listen(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const stream = await openStream(served.url, served.key, query, variables, headers);
  streams.push(stream);
  return stream;
}

const END = '... on StreamEnd { reason retryWithin }';
const BOARD = `subscription Board($stop: StopCode!) {
  departures(region: "scene", stop: $stop, first: 2) {
    __typename
    ... on DeparturesChange { snapshot at isWhole gone departures { key event { state time { scheduled expected } } } }
    ${END}
  }
}`;

/** `key → expected time` of the rows of an event. */
function rowsOf(update: {
  departures: { key: string; event: { time: { scheduled: string; expected: string | null } } }[];
}) {
  return update.departures.map(({ event: { time } }) => (time.expected ?? time.scheduled).slice(11, 16));
}

describe('departures(stop)', () => {
  test('come whole at first, then only as far as they change, with the snapshot', async () => {
    const board = await listen(BOARD, { stop: 'A' });
    expect(board.response.headers.get('content-type')).toBe('text/event-stream');
    const first = (await board.next())!.data.data.departures;
    expect([first.isWhole, rowsOf(first), first.gone]).toEqual([true, ['10:00', '11:00'], []]);
    expect(first.snapshot).toBe(planner.live('scene')?.id);
    say(late(1, 600));
    const second = (await board.next())!.data.data.departures;
    expect([second.isWhole, rowsOf(second), second.gone]).toEqual([false, ['11:10'], []]);
    expect(second.departures[0].key).toBe(first.departures[1].key);
    expect(second.snapshot).not.toBe(first.snapshot);
    // The vehicle leaves: no snapshot says so, time does.
    now = world.at('10:01');
    const third = (await board.next())!.data.data.departures;
    expect([third.gone, rowsOf(third)]).toEqual([[first.departures[0].key], ['12:00']]);
  });

  test('send a row again only where a selected field of it has changed', async () => {
    const query = `subscription { departures(region: "scene", stop: "A", first: 2) {
      ... on DeparturesChange { gone departures { key event { headsign other { stop { code } } } } } } }`;
    const [board, times] = [await listen(query), await listen(BOARD, { stop: 'A' })];
    const first = (await board.next())!.data.data.departures;
    await times.next();
    say(late(1, 600));
    expect(rowsOf((await times.next())!.data.data.departures)).toEqual(['11:10']);
    now = world.at('10:01');
    const second = (await board.next())!.data.data.departures;
    expect([second.gone, second.departures.length]).toEqual([[first.departures[0].key], 1]);
    expect(second.departures[0].key).not.toBe(first.departures[1].key);
  });

  test('of a stop that is not there end with an error about the request', async () => {
    const board = await listen(BOARD, { stop: 'nowhere' });
    expect((await board.next())!.data.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await board.next())!.event).toBe('complete');
    expect(await board.next()).toBe(undefined);
  });
});

describe('alerts(region)', () => {
  const ALERTS = `subscription { alerts(region: "scene") { ... on AlertsChange { isWhole gone alerts { id title } } ${END} } }`;

  test('appear and go, each reader in its language', async () => {
    say(alertAbout('A', 'Closed'));
    const [english, german] = [await listen(ALERTS), await listen(ALERTS, {}, { 'accept-language': 'de' })];
    const first = (await english.next())!.data.data.alerts;
    expect([first.isWhole, first.alerts.map(({ title }: { title: string }) => title)]).toEqual([true, ['Closed']]);
    expect((await german.next())!.data.data.alerts.alerts[0].title).toBe('Closed (de)');
    say();
    const second = (await english.next())!.data.data.alerts;
    expect([second.isWhole, second.alerts, second.gone]).toEqual([false, [], [first.alerts[0].id]]);
  });
});

describe('vehicles(box)', () => {
  const VEHICLES = `subscription ($box: BoxInput!) {
    vehicles(box: $box) { ... on VehiclesChange { isWhole gone vehicles { id code point { lat } } } ${END} }
  }`;
  const codes = ({ vehicles }: { vehicles: { code: string }[] }) => vehicles.map(({ code }) => code);

  test('move, come into the box and leave it', async () => {
    say(vehicleAt('in', 0.5, 0.5), vehicleAt('out', 5, 5));
    const map = await listen(VEHICLES, { box: { south: 0, west: 0, north: 1, east: 1 } });
    const first = (await map.next())!.data.data.vehicles;
    expect([first.isWhole, codes(first)]).toEqual([true, ['in']]);
    say(vehicleAt('in', 7, 7), vehicleAt('out', 0.25, 0.5));
    const second = (await map.next())!.data.data.vehicles;
    expect([codes(second), second.gone]).toEqual([['out'], [first.vehicles[0].id]]);
  });

  test('that move are sent again only to those that look where they are', async () => {
    say(vehicleAt('in', 0.5, 0.5));
    const query = `subscription ($box: BoxInput!) { vehicles(box: $box) { ... on VehiclesChange { gone seen: vehicles { code } } } }`;
    const box = { south: 0, west: 0, north: 1, east: 1 };
    const [names, places] = [await listen(query, { box }), await listen(VEHICLES, { box })];
    expect((await names.next())!.data.data.vehicles.seen).toEqual([{ code: 'in' }]);
    await places.next();
    say(vehicleAt('in', 0.75, 0.5));
    expect(codes((await places.next())!.data.data.vehicles)).toEqual(['in']);
    say(vehicleAt('in', 0.75, 0.5), vehicleAt('other', 0.25, 0.5));
    expect((await names.next())!.data.data.vehicles.seen).toEqual([{ code: 'other' }]);
  });

  test('of a box upside down are refused', async () => {
    const map = await listen(VEHICLES, { box: { south: 2, west: 0, north: 1, east: 1 } });
    expect((await map.next())!.data.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('tripUpdates(id)', () => {
  const TRIP = `subscription ($id: ID!) {
    tripUpdates(id: $id) {
      ... on TripChange { snapshot result { ... on TripNow { isSameTrip trip { id departure } } ... on TripGone { code } } }
      ${END}
    }
  }`;
  const PLAN = `{ plan(request: { from: { stop: { region: "scene", code: "A" } }, to: { stop: { region: "scene", code: "C" } },
    modes: ["pt_pub"], when: { departAfter: "${new Date(world.at('09:55') * 1000).toISOString()}" } }) {
    ... on Plan { groups { nodes { best { id departure } } } empty { reason } } } }`;

  async function someTrip(): Promise<{ readonly id: string; readonly departure: string }> {
    const send = (request: Request): Promise<Response> =>
      fetch(served.url, {
        method: 'POST',
        headers: request.headers,
        body: request.body,
        duplex: 'half',
      } as RequestInit);
    const { body } = await ask(send as never, PLAN, {}, { 'x-service-key': served.key });
    return body.data.plan.groups.nodes[0].best;
  }

  test('follow the vehicles of a trip until it has been made', async () => {
    const { id, departure } = await someTrip();
    const stream = await listen(TRIP, { id });
    const first = (await stream.next())!.data.data.tripUpdates;
    expect(first.result).toEqual({ isSameTrip: true, trip: { id, departure } });
    say(late(0, 300));
    const second = (await stream.next())!.data.data.tripUpdates;
    expect(Date.parse(second.result.trip.departure) - Date.parse(departure)).toBe(300_000);
    now = world.at('13:00');
    for (;;) {
      const event = (await stream.next())!;
      if (event.event === 'complete') break;
      const { reason, retryWithin } = event.data.data.tripUpdates;
      if (reason !== undefined) expect([reason, retryWithin]).toEqual(['OVER', null]);
    }
  });

  test('say once that an id is none, and end', async () => {
    const stream = await listen(TRIP, { id: 'nonsense' });
    expect((await stream.next())!.data.data.tripUpdates.result).toEqual({ code: 'INVALID_ID' });
    expect((await stream.next())!.data.data.tripUpdates.reason).toBe('OVER');
    expect((await stream.next())!.event).toBe('complete');
  });
});

describe('a stream', () => {
  test('needs a key, its type, a field that it may cost, and room', async () => {
    const wrong = await openStream(served.url, 'wrong', BOARD, { stop: 'A' });
    expect(wrong.response.status).toBe(401);
    const json = await fetch(served.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-service-key': served.key },
      body: JSON.stringify({ query: BOARD, variables: { stop: 'A' } }),
    });
    expect(json.status).toBe(406);
    await json.body?.cancel();
    const two = await listen(
      `subscription { a: alerts(region: "scene") { __typename } b: alerts(region: "scene") { __typename } }`,
    );
    expect((await two.next())!.data.errors).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 10 }, () => listen(BOARD, { stop: 'A' })));
    const more = await listen(BOARD, { stop: 'A' });
    expect(more.response.status).toBe(429);
    expect((await more.next())!.data.errors[0].extensions.code).toBe('TOO_MANY_STREAMS');
    await all[0]!.leave();
    await expect.poll(async () => (await listen(BOARD, { stop: 'A' })).response.status).toBe(200);
  });

  test('ends with its reason when the server does', async () => {
    const other = await socketApp(planner, { now: () => now });
    const stream = await openStream(other.url, other.key, BOARD, { stop: 'A' });
    await stream.next();
    other.app.endStreams('SHUTDOWN');
    expect((await stream.next())!.data.data.departures).toEqual({
      ...{ __typename: 'StreamEnd', reason: 'SHUTDOWN', retryWithin: 'PT30S' },
    });
    expect((await stream.next())!.event).toBe('complete');
    expect(await stream.next()).toBe(undefined);
    await other.close();
  });
});
