import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type MergedTrip, stopsToAvoid, type TripClient, type TripQuery } from '@tripwright/client';
import { validate } from '@tripwright/client/validate';
import { generateSampleCity, place, type ServedLiveCity, type Situation, serveLiveCity } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { clockFrom } from '../../src/live/service-clock.ts';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { placeOf } from '../sample-service.ts';

/** A Monday morning on the city's islands. The clock of server, simulator and client goes on from there. */
const MONDAY_8 = Date.parse('2026-05-04T09:00:00Z') / 1000;
const began = performance.now();
const now = (): number => Math.floor(MONDAY_8 + (performance.now() - began) / 1000);

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let simulator: ServedLiveCity;
let server: RunningServer;
let client: TripClient;
beforeAll(async () => {
  sample = await buildSampleRegion();
  simulator = await serveLiveCity(generateSampleCity(), { now });
  const declared = JSON.parse(simulator.liveFile) as { sources: object[] };
  const sources = declared.sources.map((source) => ({ ...source, intervalSeconds: 1 }));
  writeFileSync(join(sample.data, `${place.regionCode}.live.json`), JSON.stringify({ sources }));
  const config = readConfig(undefined, {}, { port: 0, open: true, threads: 1 });
  server = await startServer({ config, data: sample.data, clock: clockFrom(MONDAY_8) });
  client = createClient({ servers: server.url, validate, now: () => now() * 1000 });
});
afterAll(async () => {
  client.close();
  await server.close();
  await simulator.close();
  sample.remove();
});

/** Orders situations as a demonstration does. */
async function order(situations: readonly Situation[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(situations);
  expect((await fetch(`${simulator.url}/situations`, { method: 'PUT', headers, body })).status).toBe(200);
}

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 100; i++) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(200);
  }
  throw new Error('it did not come to pass');
}

interface GraphAnswer {
  readonly live: { readonly snapshot: string };
  readonly groups: {
    readonly nodes: readonly {
      readonly trips: {
        readonly nodes: readonly {
          readonly segments: readonly {
            readonly service?: { readonly code: string };
            readonly departure?: { readonly expected: string };
          }[];
        }[];
      };
    }[];
  };
}

/** The query, asked of the graph. */
async function askGraph(): Promise<GraphAnswer> {
  const point = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
    `{ point: { lat: ${lat}, lng: ${lng} } }`;
  const when = new Date((MONDAY_8 + 900) * 1000).toISOString();
  const text = `{ plan(request: {
    from: ${point(placeOf('university'))}, to: ${point(placeOf('town-hall'))}, modes: ["pt_pub"], when: { departAfter: "${when}" }
  }) { ... on Plan { live { snapshot } groups { nodes { trips { nodes { segments {
    ... on ScheduledSegment { service { code } departure { expected } }
  } } } } } } } }`;
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data: { readonly plan: GraphAnswer };
    readonly errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data.plan;
}

const query: TripQuery = {
  from: placeOf('university'),
  to: placeOf('town-hall'),
  departAfter: MONDAY_8 + 900,
  modes: ['pt_pub'],
  includeStops: true,
};
type Ride = MergedTrip['segments'][number];
const rideOf = (trip: MergedTrip | undefined): Ride | undefined =>
  trip?.segments.find(({ type, liveSource }) => type === 'scheduled' && liveSource === 'predicted');

/** The first trip with a predicted ride, once the sources have been read. */
async function predictedTrip(): Promise<MergedTrip> {
  return until(async () => {
    const { groups } = await client.planAll(query);
    return groups.flatMap(({ trips }) => trips).find((trip) => rideOf(trip) !== undefined);
  });
}

describe('a trip while the city moves', () => {
  test('is refreshed and followed; board, latest times, graph and timetable agree about its delay', async () => {
    const trip = await predictedTrip();
    const ride = rideOf(trip)!;
    const { serviceTripID = '', stopCode = '', endStopCode = '' } = ride;
    const planned = ride.timetableStartTime ?? ride.startTime;
    // The simulator moves each five seconds, so one of two refreshes in a row finds nothing new.
    const same = await until(async () => {
      const first = await client.refresh(trip);
      const known = first.ok ? first.value.trip : trip;
      const again = await client.refresh(known);
      return again.ok && !again.value.isChanged ? again.value.trip === known : undefined;
    });
    expect(same).toBe(true);

    const following = client.follow(trip, { seconds: 0.3 });
    await order([{ kind: 'delay', trip: serviceTripID.split(':').at(-1)!, seconds: 600 }]);
    let late: MergedTrip | undefined;
    for await (const next of following) {
      late = next;
      if (rideOf(next)?.startTime === planned + 600) break;
    }
    expect(rideOf(late)).toMatchObject({ serviceTripID, timetableStartTime: planned, startTime: planned + 600 });
    expect(rideOf(late)?.stopCode).toBe(stopCode);

    const region = place.regionCode;
    const board = await client.departures({ region, embarkationStops: [stopCode], timeStamp: planned, limit: 200 });
    const services = board.ok ? board.value.embarkationStops.flatMap((stop) => stop.services) : [];
    expect(services.find((one) => one.serviceTripID === serviceTripID)).toMatchObject({
      ...{ startTime: planned, realTimeDeparture: planned + 600, realTimeStatus: 'IS_REAL_TIME' },
    });
    const latest = await client.latest({
      region,
      services: [{ serviceTripID, startStopCode: stopCode, endStopCode, startTime: planned }],
    });
    expect(latest.ok && latest.value.services[0]).toMatchObject({ serviceTripID, startTime: planned + 600 });
    const scheduled = await client.routing({
      ...query,
      departAfter: planned - 900,
      parameters: { realtime: 'scheduled' },
    });
    if (!scheduled.ok) throw new Error(scheduled.failure.message);
    expect(scheduled.value.live).toBeUndefined();
    const byTimetable = scheduled.value.groups.flatMap(({ trips }) => trips.flatMap(({ segments }) => segments));
    expect(byTimetable.find((segment) => segment.serviceTripID === serviceTripID)?.startTime).toBe(planned);
    // REST and the graph answer from one snapshot with the same times.
    const graph = await askGraph();
    expect(graph.live.snapshot).toMatch(/^[0-9a-f]{16}$/);
    const rides = graph.groups.nodes.flatMap(({ trips }) => trips.nodes.flatMap(({ segments }) => segments));
    const seen = rides.find(({ service }) => service?.code === serviceTripID);
    expect(Date.parse(seen?.departure?.expected ?? '') / 1000).toBe(planned + 600);

    await order([{ kind: 'cancel', trip: serviceTripID.split(':').at(-1)! }]);
    const cancelled = await until(async () => {
      const found = await client.refresh(trip);
      return found.ok && found.value.trip.segments.some(({ isCancelled }) => isCancelled === true)
        ? found.value.trip
        : undefined;
    });
    expect(cancelled.lapse).toBe('cancelled');
  }, 40_000);

  test('is planned around lifts that are out of order, until no alert names another stop', async () => {
    await order([
      { kind: 'lift', platform: 'airport-1' },
      { kind: 'lift', platform: 'airport-2' },
    ]);
    const wheelchair: TripQuery = { ...query, to: placeOf('airport'), wheelchair: true };
    const plan = await until(async () => {
      const found = await client.planAround(wheelchair);
      return (found.query.avoidStops?.length ?? 0) > 0 ? found : undefined;
    });
    expect(plan.query.avoidStops?.some((code) => code.startsWith('airport'))).toBe(true);
    const named = plan.progress.groups.flatMap(({ trips }) => trips.flatMap(({ alerts }) => alerts));
    const open = named.flatMap(stopsToAvoid);
    for (const code of open) expect(plan.query.avoidStops).toContain(code);
  }, 40_000);
});
