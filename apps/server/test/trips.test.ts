import type { DescribedRide } from '@tripwright/core/model';
import { checkRouting } from '@tripwright/wire/conformance';
import {
  encodeTripId,
  errorBodySchema,
  parseTripId,
  type RoutingResponse,
  routingResponseSchema,
  type SavedTrip,
  savedTripSchema,
  type Trip,
} from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from './sample-service.ts';

let service: SampleService;

beforeAll(async () => {
  service = await startSampleService();
});
afterAll(() => service.close());

const QUESTIONS = [
  { from: 'central-station', to: 'lighthouse', modes: ['pt_pub'] },
  { from: 'town-hall', to: 'airport', modes: ['pt_pub', 'wa_wal'] },
  {
    from: 'university',
    to: 'lighthouse',
    modes: ['pt_pub', 'me_mic_bic'],
    more: { wheelchair: 'false', includeStops: '1' },
  },
  { from: 'town-hall', to: 'university', modes: ['me_car'], more: {} },
  // Ends without a name get the address of the street there; changes between rides are worked out again.
  { from: 'university', to: 'lighthouse', modes: ['pt_pub'], more: { includeConnections: 'true' }, name: '' },
  { from: 'town-hall', to: 'university', modes: ['pt_pub', 'ps_tax'], more: { ws: '2', unit: 'imperial' } },
] as const;

async function ask(question: (typeof QUESTIONS)[number]): Promise<RoutingResponse> {
  const name = 'name' in question ? question.name : '"Home"';
  const place = (id: 'central-station'): string => `(${placeOf(id).lat},${placeOf(id).lng})${name}`;
  const { from, to, modes } = question;
  const query = new URLSearchParams({
    v: '11',
    from: place(from as 'central-station'),
    to: place(to as 'central-station'),
    departAfter: String(MONDAY + 8 * 3600),
    allModes: 'true',
    ...('more' in question ? question.more : {}),
  });
  for (const mode of modes) query.append('modes', mode);
  const response = await fetch(`${service.url}/v1/routing.json?${query}`);
  const body = (await response.json()) as RoutingResponse;
  expect(checkRouting(body)).toEqual([]);
  return body;
}

async function open(url: string | undefined): Promise<RoutingResponse> {
  const response = await fetch(url ?? '');
  const body = (await response.json()) as RoutingResponse;
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(routingResponseSchema.safeParse(body).error).toBeUndefined();
  expect(checkRouting(body)).toEqual([]);
  return body;
}

/** What must not change: all of a trip but its score among others. */
function facts({ weightedScore, ...trip }: Trip): unknown {
  return trip;
}

describe('a trip that is opened again', () => {
  test.each(QUESTIONS)('$from to $to by $modes is the same, with the same templates', async (question) => {
    const body = await ask(question);
    const trips = body.groups.flatMap((group) => group.trips);
    expect(trips.length).toBeGreaterThan(0);
    const templates = new Map(body.segmentTemplates.map((template) => [template.hashCode, template]));
    for (const trip of trips) {
      const opened = await open(trip.temporaryURL);
      expect(opened.groups).toHaveLength(1);
      expect(opened.advisories ?? []).toEqual([]);
      expect(opened.groups[0]?.trips.map(facts)).toEqual([facts(trip)]);
      for (const template of opened.segmentTemplates) expect(template).toEqual(templates.get(template.hashCode));
    }
  });

  test('its id alone is enough for a trip with the same rides', async () => {
    const [trip] = (await ask(QUESTIONS[0])).groups[0]?.trips ?? [];
    const opened = await open(`${service.url}/v1/trip/${trip?.id}`);
    const rides = (one: Trip | undefined): unknown =>
      one?.segments.flatMap(({ serviceTripID, startTime }) =>
        serviceTripID === undefined ? [] : [[serviceTripID, startTime]],
      );
    expect(rides(opened.groups[0]?.trips[0])).toEqual(rides(trip));
    expect(opened.groups[0]?.trips[0]?.id).toBe(trip?.id);
  });

  test('saving it names its lasting address', async () => {
    const [trip] = (await ask(QUESTIONS[0])).groups[0]?.trips ?? [];
    const saved = (await (await fetch(trip?.saveURL ?? '')).json()) as SavedTrip;
    expect(savedTripSchema.parse(saved)).toEqual(saved);
    expect(saved.token).toBe(trip?.id);
    expect((await open(saved.url)).groups[0]?.trips[0]?.id).toBe(trip?.id);
    // Without live data there is nothing to update.
    expect(trip?.updateURL).toBeUndefined();
  });

  test('hostile ids and parameters are refused by name', async () => {
    const [trip] = (await ask(QUESTIONS[0])).groups[0]?.trips ?? [];
    const id = trip?.id ?? '';
    const refusal = async (path: string): Promise<readonly (string | undefined)[]> => {
      const response = await fetch(`${service.url}/v1/trip/${path}`);
      expect(response.status).toBe(400);
      const { invalid = [], missing = [] } = errorBodySchema.parse(await response.json());
      return [...invalid.map(({ name }) => name), ...missing];
    };
    const forged = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
    expect(await refusal('x')).toEqual(['id']);
    expect(await refusal(`save/${'A'.repeat(9000)}`)).toEqual(['id']);
    expect(await refusal(`update/${id}?hash=x`)).toEqual(['hash']);
    expect(await refusal(`${id}?from=x`)).toEqual(['from']);
    expect(await refusal(forged([2, ['XX'], 'v', [0, 0], [0, 0], 1, ['s', 'wa_wal', 'walk', 60, [0, 0]]]))).toEqual([
      'id',
    ]);
    expect(await refusal(forged([2, ['xx_portmerrow'], 'v', [0, 0], [0, 0], 1]))).toEqual(['id']);
  });

  test('over a newer timetable it says what changed', async () => {
    const [trip] = (await ask(QUESTIONS[0])).groups[0]?.trips ?? [];
    const described = parseTripId(trip?.id ?? '');
    const ride = described?.legs.find((leg) => leg.kind === 'ride');
    if (described === undefined || ride === undefined) throw new Error('The answer has no ride.');
    const codesAfter = async (changes: Partial<DescribedRide>): Promise<readonly string[]> => {
      const legs = described.legs.map((leg) => (leg === ride ? { ...ride, ...changes } : leg));
      const id = encodeTripId({ ...described, legs });
      const opened = await open((trip?.temporaryURL ?? '').replace(trip?.id ?? '-', id));
      expect(opened.groups).toHaveLength(1);
      return opened.advisories?.map(({ code }) => code) ?? [];
    };
    const scheduledDeparture = ride.scheduledDeparture - 300;
    // The trip has another id, or leaves at another time, or its line is gone, or its stop.
    expect(await codesAfter({ serviceTripId: 'gone' })).toEqual([]);
    expect(await codesAfter({ scheduledDeparture })).toEqual(['trip-times-changed']);
    expect(await codesAfter({ serviceTripId: 'gone', line: 'Z9' })).toEqual(['trip-line-replaced']);
    expect(await codesAfter({ toCode: 'gone' })).toEqual(['trip-replanned']);
  });

  test('a forged id of a ride that never was leads to a trip that was planned again, or to none', async () => {
    const { from, to } = { from: placeOf('central-station'), to: placeOf('lighthouse') };
    const at = MONDAY + 8 * 3600;
    const ride = ['r', 'gone', '2026-05-04', 0, 3, 0, null, 'x', 'y', at, 'T9', 0];
    const parts = [2, ['xx_portmerrow'], 'old', [from.lat, from.lng], [to.lat, to.lng], 0, ride];
    const opened = await open(`${service.url}/v1/trip/${Buffer.from(JSON.stringify(parts)).toString('base64url')}`);
    expect(opened.advisories?.map(({ code }) => code)).toEqual(['trip-replanned']);
    expect(opened.groups[0]?.trips).toHaveLength(1);
  });
});
