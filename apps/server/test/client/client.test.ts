import { createClient, type MergedTrip, type TripClient } from '@tripwright/client';
import { validate } from '@tripwright/client/validate';
import { landmarks } from '@tripwright/sample-city';
import { checkRouting } from '@tripwright/wire/conformance';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from '../sample-service.ts';

let service: SampleService;
let client: TripClient;
beforeAll(async () => {
  service = await startSampleService();
  client = createClient({ servers: service.url, validate });
});
afterAll(async () => {
  client.close();
  await service.close();
});

const from = placeOf('town-hall');
const to = placeOf('airport');
const eight = MONDAY + 8 * 3600;

/** What every client may rely on (wire-format.md section 1), and texts without a trace of templates. */
function expectWhole(trip: MergedTrip): void {
  const numbers = [trip.depart, trip.arrive, trip.weightedScore, trip.caloriesCost, trip.carbonCost, trip.hassleCost];
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(trip.segments.length).toBeGreaterThan(0);
  expect(trip.segments).toContain(trip.mainSegment);
  expect(new Set(trip.segments.map(({ templateHashCode }) => templateHashCode)).size).toBe(trip.segments.length);
  expect(trip.conflicts).toEqual([]);
  for (const segment of trip.segments) {
    const { action = '', notes = '', mini, type, modeInfo } = segment;
    for (const text of [action, notes, mini?.instruction ?? '', mini?.mainValue ?? '', mini?.description ?? '']) {
      expect(text).not.toMatch(/<[^<]*>/);
      expect(text).not.toMatch(/^\s|\n\n|\s$|⋅\s*$/);
    }
    expect(modeInfo === undefined || modeInfo.alt.length > 0).toBe(true);
    const ends = type === 'stationary' ? [segment.location] : [segment.from, segment.to];
    for (const end of ends) expect([end?.lat, end?.lng].every(Number.isFinite)).toBe(true);
  }
}

describe('the client with the real server', () => {
  test('a plan of requests by mode has the trips of one request for all', async () => {
    const query = { from, to, departAfter: eight, modes: ['pt_pub', 'wa_wal', 'ps_tax'] };
    const progress = await client.planAll(query);
    expect(progress.answers).toHaveLength(4);
    expect(progress.answers.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    const whole = await client.routing(query);
    expect(whole.ok && checkRouting(whole.value)).toEqual([]);
    const keys = (
      groups: readonly { readonly trips: readonly { readonly depart: number; readonly arrive: number }[] }[],
    ) => new Set(groups.flatMap(({ trips }) => trips.map(({ depart, arrive }) => `${depart}-${arrive}`)));
    const apart = keys(progress.groups);
    expect(apart.size).toBeGreaterThan(2);
    for (const key of whole.ok ? keys(whole.value.groups) : []) expect(apart).toContain(key);
  });

  test('IT-25: random trips in all languages are whole', { timeout: 60_000 }, async () => {
    const place = fc.constantFrom(...landmarks.map(({ id }) => id));
    const modes = fc.subarray([...service.modes], { minLength: 1, maxLength: 3 });
    const locale = fc.constantFrom('en', 'de', 'fr', 'pt-BR', 'zh-Hant', 'ko', 'fi', 'xx');
    let trips = 0;
    await fc.assert(
      fc.asyncProperty(place, place, modes, locale, fc.nat({ max: 86_400 }), async (a, b, chosen, tag, second) => {
        fc.pre(a !== b);
        const query = {
          from: placeOf(a),
          to: placeOf(b),
          modes: chosen,
          departAfter: MONDAY + second,
          includeStops: true,
        };
        const { groups, answers } = await client.planAll(query, { locale: tag });
        for (const { failure } of answers) if (failure !== undefined) expect(failure.kind).toBe('refused');
        for (const trip of groups.flatMap((group) => group.trips)) expectWhole(trip);
        trips += groups.length;
      }),
      { numRuns: 25 },
    );
    expect(trips).toBeGreaterThan(12);
  });

  test('regions by outline, stations, cells of a box, and a refresh without changes', async () => {
    let now = Date.now();
    const own = createClient({ servers: service.url, now: () => now, validate });
    const regions = await own.regionsAt(from);
    const region = regions.ok ? regions.value[0] : undefined;
    expect(region).toMatchObject({ timezone: 'Atlantic/Azores' });
    const name = region?.name ?? '';
    const stations = await own.cells({ region: name });
    expect(stations.ok && stations.value.groups[0]?.stops?.length).toBeGreaterThan(0);
    const box = { south: from.lat - 0.01, west: from.lng - 0.01, north: from.lat + 0.01, east: from.lng + 0.01 };
    const first = await own.cells({ region: name, cells: box });
    expect(first.ok && first.value.groups.flatMap(({ stops }) => stops ?? []).length).toBeGreaterThan(0);
    now += 3_600_000;
    expect(await own.cells({ region: name, cells: box })).toEqual(first);
    own.close();
  });

  test('refusals and malformed requests are failures with the words of the server', async () => {
    const outside = await client.routing({ from, to: { lat: 10, lng: 10 }, modes: ['pt_pub'], locale: 'de' });
    expect(outside).toMatchObject({ ok: false, failure: { kind: 'refused', code: 1003, isForUser: true } });
    const wrong = await client.routing({ from, to, modes: ['pt_pub'], parameters: { wm: 'far' } });
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'bad-request', invalid: [{ name: 'wm' }] } });
    const unknown = await client.cells({ region: 'nowhere' });
    expect(unknown).toMatchObject({ ok: false, failure: { kind: 'bad-request', code: 1401 } });
  });

  test('a trip opens again from its address, and is saved under one', async () => {
    const { groups } = await client.planAll({ from, to, departAfter: eight, modes: ['pt_pub'] });
    const trip = groups[0]!.trips[0];
    const saved = await client.save(trip);
    expect(saved).toMatchObject({ ok: true, value: { token: trip.id } });
    const address = saved.ok && saved.value !== undefined ? saved.value.url : '';
    const opened = await client.open(address);
    expect(opened).toMatchObject({ ok: true, value: { remarks: [], trip: { id: trip.id, depart: trip.depart } } });
    const again = opened.ok ? opened.value.trip : undefined;
    expect(again?.segments.map(({ action, notes }) => [action, notes])).toEqual(
      trip.segments.map(({ action, notes }) => [action, notes]),
    );
    // Without live data there is nothing to refresh.
    expect(await client.refresh(trip)).toEqual({ ok: true, value: { trip, isChanged: false } });
    expect(await client.open(`${service.url}/v1/trip/nonsense`)).toMatchObject({ ok: false });
    expect(await client.open('nonsense')).toMatchObject({ ok: false, failure: { kind: 'bad-request' } });
  });

  test('departures, services, latest times and places', async () => {
    const regions = await client.regions();
    const region = regions.ok ? regions.value.regions[0]!.name : '';
    const found = await client.findPlaces('Central Staton', { near: from, limit: 3 });
    const stop = found.ok ? found.value.choices[0] : undefined;
    expect(stop).toMatchObject({ name: expect.stringContaining('Central'), code: expect.any(String) });
    const at = await client.placeAt({ lat: stop?.lat ?? 0, lng: stop?.lng ?? 0 });
    expect(at).toMatchObject({ ok: true, value: { region } });
    const board = await client.departures({ region, embarkationStops: [stop?.code ?? ''], timeStamp: eight, limit: 5 });
    const services = board.ok ? board.value.embarkationStops.flatMap((each) => each.services) : [];
    expect(services).toHaveLength(5);
    const { serviceTripID, startTime, startStopCode } = services[0]!;
    const one = { serviceTripID, ...(startStopCode !== undefined && { startStopCode }) };
    const service1 = await client.service({ region, ...one, embarkationDate: startTime });
    expect(service1).toMatchObject({ ok: true, value: { serviceTripID } });
    expect(service1.ok && service1.value.shapes.some(({ travelled, stops }) => travelled && stops.length > 1)).toBe(
      true,
    );
    const latest = await client.latest({ region, services: [{ ...one, startTime }] });
    expect(latest).toMatchObject({ ok: true, value: { services: [{ serviceTripID }] } });
    const wrong = await client.departures({ region, embarkationStops: [] });
    expect(wrong).toMatchObject({
      ok: false,
      failure: { kind: 'bad-request', invalid: [{ name: 'embarkationStops' }] },
    });
  });

  test('an unknown mode gives the other modes’ trips', async () => {
    const { groups } = await client.planAll({ from, to, departAfter: eight, modes: ['pt_pub', 'me_jetpack'] });
    expect(groups.length).toBeGreaterThan(0);
  });
});
