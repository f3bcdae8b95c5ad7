import { createClient, type PlanProgress, type TripClient, type TripQuery } from '@tripwright/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EIGHT, type FakeServer, FROM, routingAnswer, type Seen, startFakeServer, TO } from './fake-server.ts';

const ROUTING = '/v1/routing.json';
const query: TripQuery = { from: FROM, to: TO, modes: ['pt_pub', 'wa_wal', 'ps_new_thing'], departAfter: EIGHT };

let server: FakeServer;
let client: TripClient;
beforeEach(async () => {
  server = await startFakeServer();
  client = createClient({ servers: server.url, now: () => EIGHT * 1000 });
});
afterEach(async () => {
  client.close();
  await server.close();
});

const routed = (): readonly Seen[] => server.seen.filter(({ path }) => path === ROUTING);
const hashes = ({ groups }: PlanProgress): unknown[] => groups.map(({ trips }) => trips.map(({ id }) => id));

describe('a plan (spec 4.2 rules 1 to 3)', () => {
  test('asks once for each mode and once for all, without allModes', async () => {
    await client.planAll(query);
    expect(routed().map((seen) => seen.query.getAll('modes'))).toEqual([
      ['pt_pub'],
      ['wa_wal'],
      ['ps_new_thing'],
      ['pt_pub', 'wa_wal', 'ps_new_thing'],
    ]);
    expect(routed().some((seen) => seen.query.has('allModes'))).toBe(false);
    expect(Object.fromEntries(routed()[0]!.query)).toMatchObject({
      from: '(41.200000,-8.600000)',
      departAfter: String(EIGHT),
      v: '11',
    });
  });

  test('yields after each answer: ranked, merged, none twice; a slow mode holds up no other', async () => {
    server.answers.set(ROUTING, ({ query: sent }) => {
      const modes = sent.getAll('modes');
      if (modes.length > 1) return routingAnswer(1, 10); // what pt_pub has already
      if (modes[0] === 'pt_pub') return routingAnswer(1, 10);
      if (modes[0] === 'wa_wal') return routingAnswer(2, 5);
      return { error: 'No such mode.', errorCode: 1001, usererror: true };
    });
    const steps: PlanProgress[] = [];
    for await (const progress of client.plan(query)) steps.push(progress);
    expect(steps.map(({ pending }) => pending)).toEqual([3, 2, 1, 0]);
    const last = steps.at(-1)!;
    expect(hashes(last)).toEqual([['trip-2'], ['trip-1']]);
    expect(steps.flatMap(({ added }) => added)).toHaveLength(2);
    expect(last.answers.find(({ modes }) => modes[0] === 'ps_new_thing')).toMatchObject({
      groups: 0,
      failure: { kind: 'refused', message: 'No such mode.' },
    });
  });

  test('a consumer that stops ends the other requests', async () => {
    let asked = 0;
    const slow = createClient({
      servers: server.url,
      atOnce: 1,
      fetch: (input, init) => {
        asked++;
        return fetch(input, init);
      },
    });
    for await (const progress of slow.plan(query)) if (progress.groups.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
    // The regions, the first mode, and the second, which was under way.
    expect(asked).toBeLessThanOrEqual(3);
    slow.close();
  });

  test('texts are filled in the language of the request; an unknown placeholder leaves nothing', async () => {
    server.answers.set(ROUTING, () => routingAnswer(1, 10, { startPlatform: 'Platform 5' }));
    const one = { ...query, modes: ['pt_pub'] };
    const { groups } = await client.planAll(one);
    const [segment] = groups[0]!.trips[0].segments;
    // Eight in UTC is nine in Lisbon in May.
    expect(segment).toMatchObject({ action: '09:00: Take 4', notes: 'Direction: Hill\nPlatform 5\n10 mins ⋅ 3 stops' });
    const german = await client.planAll({ ...one, locale: 'de' }, { timesApart: true });
    expect(german.groups[0]!.trips[0].segments[0]).toMatchObject({
      action: 'Take 4',
      notes: expect.stringContaining('3 Haltestellen'),
    });
  });
});

describe('around alerts (spec 4.2 rule 8)', () => {
  test('repeats the query with all stops so far, until no alert names further ones', async () => {
    const alertOf = (hashCode: number, ...excludedStopCodes: string[]) => ({
      hashCode,
      severity: 'warning',
      title: 'Lift out of service',
      action: { type: 'rerouteExcludingStops', text: 'Avoid', excludedStopCodes },
    });
    server.answers.set(ROUTING, ({ query: sent }) => {
      const avoided = sent.getAll('avoidStops');
      const alert = avoided.includes('a')
        ? avoided.includes('c')
          ? undefined
          : alertOf(2, 'c')
        : alertOf(1, 'a', 'b');
      const answer = routingAnswer(
        avoided.length + 1,
        10,
        alert === undefined ? {} : { alertHashCodes: [alert.hashCode] },
      );
      return { ...answer, alerts: alert === undefined ? [] : [alert] };
    });
    const result = await client.planAround({ ...query, modes: ['pt_pub'], avoidStops: ['z'] });
    expect(routed().map((seen) => seen.query.getAll('avoidStops'))).toEqual([
      ['z'],
      ['z', 'a', 'b'],
      ['z', 'a', 'b', 'c'],
    ]);
    expect(result.query.avoidStops).toEqual(['z', 'a', 'b', 'c']);
    expect(result.progress.groups[0]!.trips[0].alerts).toEqual([]);
  });

  test('ends where alerts stay whatever is avoided', async () => {
    let round = 0;
    server.answers.set(ROUTING, () => {
      const action = { type: 'rerouteExcludingStops', excludedStopCodes: [`s${round++}`] };
      return {
        ...routingAnswer(1, 1, { alertHashCodes: [3] }),
        alerts: [{ hashCode: 3, severity: 'info', title: 'x', action }],
      };
    });
    await client.planAround({ ...query, modes: ['pt_pub'] });
    expect(round).toBe(5);
  });
});

describe('realtime updates (wire-format.md section 14)', () => {
  const live = (
    hash: number,
    more: Readonly<Record<string, unknown>> = {},
    url = `${server.url}/v1/trip/update/t1?hash=5`,
  ) => {
    const answer = routingAnswer(hash, 1, more);
    const [group] = answer['groups'] as { trips: object[] }[];
    return { ...answer, groups: [{ ...group, trips: group!.trips.map((trip) => ({ ...trip, updateURL: url })) }] };
  };
  const planned = async () => (await client.planAll({ ...query, modes: ['pt_pub'] })).groups[0]!.trips[0];

  test('an empty body is no change; else the trip is another one with texts of now', async () => {
    server.answers.set(ROUTING, () => live(1));
    const trip = await planned();
    server.answers.set('/v1/trip/update/t1', () => undefined);
    const same = await client.refresh(trip);
    expect(same).toEqual({ ok: true, value: { trip, isChanged: false } });
    expect(same.ok && same.value.trip).toBe(trip);
    server.answers.set('/v1/trip/update/t1', ({ query: sent }) => {
      expect([sent.get('v'), sent.get('hash')]).toEqual(['11', '5']);
      return live(1, { startTime: EIGHT + 120, endTime: EIGHT + 900, realTime: true });
    });
    const later = await client.refresh(trip);
    expect(later).toMatchObject({
      ok: true,
      value: { isChanged: true, trip: { segments: [{ action: '09:02: Take 4', templateHashCode: 1 }] } },
    });
  });

  test('a trip without an address is returned as it is, without a request', async () => {
    const trip = await planned();
    const asked = server.seen.length;
    expect(await client.refresh(trip)).toEqual({ ok: true, value: { trip, isChanged: false } });
    expect(server.seen).toHaveLength(asked);
  });

  test('the key stays with the servers of the service', async () => {
    const stranger = await startFakeServer();
    const keyed = createClient({ servers: server.url, key: 'secret', now: () => EIGHT * 1000 });
    server.answers.set(ROUTING, () => live(1, {}, `${stranger.url}/v1/trip/update/t1`));
    stranger.answers.set('/v1/trip/update/t1', () => undefined);
    const trip = (await keyed.planAll({ ...query, modes: ['pt_pub'] })).groups[0]!.trips[0];
    expect(await keyed.refresh(trip)).toMatchObject({ ok: true, value: { isChanged: false } });
    expect(stranger.seen).toHaveLength(1);
    expect(stranger.seen[0]!.headers['x-service-key']).toBeUndefined();
    keyed.close();
    await stranger.close();
  });

  test('following yields each change, until the trip is over', async () => {
    let delay = 0;
    server.answers.set(ROUTING, () => live(1));
    server.answers.set('/v1/trip/update/t1', () => {
      delay += 60;
      return live(1, { startTime: EIGHT + delay, endTime: EIGHT + 600 + delay });
    });
    const starts: number[] = [];
    for await (const trip of client.follow(await planned(), { seconds: 0.01 })) {
      starts.push(trip.segments[0]!.startTime - EIGHT);
      if (starts.length === 3) break;
    }
    expect(starts).toEqual([60, 120, 180]);
    const past = createClient({ servers: server.url, now: () => (EIGHT + 10_000) * 1000 });
    const over: unknown[] = [];
    for await (const trip of past.follow(await planned(), { seconds: 0.01 })) over.push(trip);
    expect(over).toEqual([]);
  });
});
