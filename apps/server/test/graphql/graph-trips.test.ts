import type { DescribedItinerary } from '@tripwright/core/model';
import { encodeTripId, parseTripId } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from '../sample-service.ts';
import type { Answer } from './ask.ts';

let service: SampleService;

beforeAll(async () => {
  service = await startSampleService();
});
afterAll(() => service.close());

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer['data']> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Answer;
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  return body.data;
}

function described(id: string): DescribedItinerary {
  const trip = parseTripId(id);
  if (trip === undefined) throw new Error(`${id} is not the id of a trip.`);
  return trip;
}

function requestOf(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    from: { point: placeOf('central-station') },
    to: { point: placeOf('lighthouse') },
    when: { departAfter: new Date((MONDAY + 8 * 3600) * 1000).toISOString() },
    modes: ['pt_pub', 'wa_wal'],
    ...more,
  };
}

/** Two places that roads join. */
const CAR_ENDS = { from: { point: placeOf('town-hall') }, to: { point: placeOf('university') } };

const TRIP = `fragment TripFacts on Trip {
  id departure arrival duration
  startsAt { name point { lat lng } } endsAt { name }
  changeovers { afterSegment beforeSegment slack state ifMissed { departure line arrival delay } }
  price { amount currency text }
  payments { kind name price { amount } segments }
  segments {
    __typename index mode { identifier } from { name stop { id } } to { name stop { id } }
    departure { scheduled expected source } arrival { scheduled expected source } duration geometry
    action { template text parts { text placeholder realtime } } notes { text }
    ... on ScheduledSegment { service { code serviceDate } change { slack nextDeparture nextArrival } platform stopCount }
    ... on StreetSegment { distance }
  }
}`;

const PLAN = `query ($request: PlanRequest!, $page: String) { plan(request: $request, page: $page) {
  ... on Plan {
    window { from to earlier later }
    groups { nodes { trips { edges { weightedScore node { ...TripFacts } } } } }
    empty { reason } advisories { code }
  }
  ... on PlanRefused { fields { field message } }
} } ${TRIP}`;

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query
type Json = any;

function tripsOf(plan: Json): readonly Json[] {
  return plan.groups.nodes.flatMap((group: Json) => group.trips.edges.map(({ node }: Json) => node));
}

describe('a trip by its id', () => {
  const OPEN = `query ($id: ID!, $locale: Locale) { trip(id: $id, locale: $locale) {
    __typename
    ... on TripNow { isSameTrip remarks { code message(locale: "de") } trip { ...TripFacts } request { departAfter wheelchair } }
    ... on TripGone { code message replan { from { point { lat lng } } to { point { lat lng } } modes { identifier } } }
  } } ${TRIP}`;

  test.each([
    {},
    { wheelchair: true, locale: 'de' },
    { modes: ['pt_pub', 'me_mic_bic'], wishes: { changeTime: 'PT5M', walkingSpeed: 5 } },
    { modes: ['ps_tax', 'wa_wal'], ...CAR_ENDS },
    { modes: ['me_car'], ...CAR_ENDS },
  ])('is the trip of the plan, fact by fact and text by text: %j', async (more) => {
    const { plan } = await ask(PLAN, { request: requestOf(more) });
    const trips = tripsOf(plan);
    expect(trips.length).toBeGreaterThan(0);
    for (const trip of trips) {
      const { trip: opened } = await ask(OPEN, { id: trip.id, locale: 'locale' in more ? more.locale : 'en' });
      expect(opened).toMatchObject({ __typename: 'TripNow', isSameTrip: true, remarks: [] });
      expect(opened.trip).toEqual(trip);
      expect(opened.request.wheelchair).toBe('wheelchair' in more);
    }
  });

  test('the same trip has the same id, whenever it is planned', async () => {
    const at = (minutes: number): string => new Date((MONDAY + (8 * 60 + minutes) * 60) * 1000).toISOString();
    const [early, late] = await Promise.all(
      [0, 3].map(async (minutes) => {
        const when = { departAfter: at(minutes) };
        return tripsOf((await ask(PLAN, { request: requestOf({ when }) })).plan).map(({ id }) => id);
      }),
    );
    expect(late?.filter((id) => early?.includes(id)).length).toBeGreaterThan(0);
  });

  test('that of the REST interface opens, too; what is none is gone, with its reason', async () => {
    const { plan } = await ask(PLAN, { request: requestOf() });
    const [trip] = tripsOf(plan);
    const [bare] = trip.id.split('?');
    const opened = (await ask(OPEN, { id: bare })).trip;
    expect(opened.trip.segments.map(({ service: of }: Json) => of?.code)).toEqual(
      trip.segments.map(({ service: of }: Json) => of?.code),
    );
    expect((await ask(OPEN, { id: 'x' })).trip).toMatchObject({
      __typename: 'TripGone',
      code: 'INVALID_ID',
      replan: null,
    });
    expect((await ask(OPEN, { id: `${bare}?wp=x` })).trip).toMatchObject({ code: 'INVALID_ID' });
    const elsewhere = encodeTripId({ ...described(bare), regions: ['yy_nowhere'] });
    const gone = (await ask(OPEN, { id: elsewhere })).trip;
    expect(gone).toMatchObject({ code: 'UNKNOWN_REGION', message: 'This trip is not known.' });
    expect(gone.replan.modes.length).toBeGreaterThan(0);
  });

  test('a ride that is gone gives way to another one, and the remarks say so', async () => {
    const { plan } = await ask(PLAN, { request: requestOf() });
    const trip = tripsOf(plan).find(({ segments }) => segments.some(({ service: of }: Json) => of));
    const asked = described(trip.id.split('?')[0]);
    const legs = asked.legs.map((leg) => (leg.kind === 'ride' ? { ...leg, serviceTripId: 'gone', line: 'Z9' } : leg));
    const id = encodeTripId({ ...asked, legs });
    const opened = (await ask(OPEN, { id })).trip;
    expect(opened.remarks.map(({ code }: Json) => code)).toContain('trip-line-replaced');
    expect(opened.isSameTrip).toBe(false);
    expect(opened.trip.id).not.toBe(id);
  });
});

describe('a ride on another vehicle', () => {
  const SWAP = `query ($id: ID!, $segment: Int!, $to: SwapDirection!) { trip(id: $id) { ... on TripNow { trip {
    swap(segment: $segment, to: $to) {
      __typename
      ... on TripSwapped { departureChange arrivalChange replaced trip { ...TripFacts } }
      ... on SwapRefused { code reason message(locale: "en") }
    }
  } } } } ${TRIP}`;

  async function swap(id: string, segment: number, to: 'NEXT' | 'PREVIOUS'): Promise<Json> {
    return (await ask(SWAP, { id, segment, to })).trip.trip.swap;
  }

  const seconds = (time: string): number => Date.parse(time) / 1000;
  const duration = (text: string): number => {
    const [, sign = '', hours = '0', minutes = '0', rest = '0'] =
      /^(-?)PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
  };

  test('leaves later or earlier between the same stations, every later change is possible, and the way back leads to the trip', async () => {
    let swaps = 0;
    let changed = 0;
    const ends = [{}, { from: { point: placeOf('university') } }, { to: { point: placeOf('airport') } }];
    const plans = await Promise.all(
      ends.map(async (more) => (await ask(PLAN, { request: requestOf({ modes: ['pt_pub'], ...more }) })).plan),
    );
    for (const trip of plans.flatMap(tripsOf)) {
      if (swaps >= 4 && changed > 0) break;
      for (const { index, service: run, departure, from } of trip.segments) {
        if (run === undefined) continue;
        const next = await swap(trip.id, index, 'NEXT');
        if (next.__typename === 'SwapRefused') {
          expect(['NO_OTHER_VEHICLE', 'TRIP_GONE']).toContain(next.reason);
          continue;
        }
        swaps++;
        const ride = next.trip.segments[next.replaced[0]];
        expect(ride.from.name).toBe(from.name);
        expect(seconds(ride.departure.scheduled)).toBeGreaterThan(seconds(departure.scheduled));
        expect(next.replaced.length).toBeLessThanOrEqual(next.trip.segments.length);
        expect(duration(next.arrivalChange)).toBe(seconds(next.trip.arrival) - seconds(trip.arrival));
        expect(duration(next.departureChange)).toBe(seconds(next.trip.departure) - seconds(trip.departure));
        for (const change of next.trip.changeovers) expect(change.state).not.toBe('MISSED');
        if (next.replaced.length > 1) changed++;
        const back = await swap(next.trip.id, next.replaced[0], 'PREVIOUS');
        const old = back.trip?.segments[back.replaced[0]];
        // Vehicles of other lines may leave between the two that the search offers.
        if (old !== undefined)
          expect(seconds(old.departure.scheduled)).toBeGreaterThanOrEqual(seconds(departure.scheduled));
      }
    }
    expect(swaps).toBeGreaterThan(3);
    expect(changed).toBeGreaterThan(0);
  });

  test('a refusal says why', async () => {
    const { plan } = await ask(PLAN, { request: requestOf({ modes: ['pt_pub'] }) });
    const trip = tripsOf(plan).find(({ segments }) => segments.length > 2);
    expect(await swap(trip.id, 0, 'NEXT')).toMatchObject({ __typename: 'SwapRefused', reason: 'NOT_A_RIDE' });
    expect(await swap(trip.id, 99, 'NEXT')).toMatchObject({ reason: 'NOT_A_RIDE', code: 'NOT_A_RIDE' });
  });
});

describe('pages of a plan', () => {
  const ids = (plan: Json): readonly string[] => tripsOf(plan).map(({ id }) => id);

  test('later and earlier pages have other trips, none twice, and the way back leads to the page before', async () => {
    const request = requestOf({ modes: ['pt_pub'] });
    const first = (await ask(PLAN, { request })).plan;
    const pages = [first];
    for (let i = 0; i < 4; i++) {
      const page = pages.at(-1).window.later;
      pages.push((await ask(PLAN, { request, page })).plan);
    }
    const all = pages.flatMap(ids);
    expect(new Set(all).size).toBe(all.length);
    for (const page of pages) expect(tripsOf(page).length).toBeGreaterThan(0);
    for (const [i, page] of pages.entries()) {
      if (i > 0) expect(page.window.from > pages[i - 1].window.from).toBe(true);
    }
    const back = (await ask(PLAN, { request, page: pages[2].window.earlier })).plan;
    expect(ids(back)).toEqual(ids(pages[1]));
    const earlier = (await ask(PLAN, { request, page: first.window.earlier })).plan;
    expect(tripsOf(earlier).length).toBeGreaterThan(0);
    const start = Math.min(...tripsOf(first).map(({ departure }) => Date.parse(departure)));
    for (const trip of tripsOf(earlier)) expect(Date.parse(trip.departure)).toBeLessThan(start);
    expect(ids(earlier).some((id) => ids(first).includes(id))).toBe(false);
  });

  test('by arrival too, and pages leave out what is possible at any time', async () => {
    const when = { arriveBefore: new Date((MONDAY + 9 * 3600) * 1000).toISOString() };
    const request = requestOf({ when, modes: ['pt_pub', 'me_car', 'wa_wal'], ...CAR_ENDS });
    const first = (await ask(PLAN, { request })).plan;
    expect(tripsOf(first).some(({ segments }) => segments.every(({ service: run }: Json) => run === undefined))).toBe(
      true,
    );
    const earlier = (await ask(PLAN, { request, page: first.window.earlier })).plan;
    expect(tripsOf(earlier).length).toBeGreaterThan(0);
    for (const { segments } of tripsOf(earlier)) expect(segments.some(({ service: run }: Json) => run)).toBe(true);
    expect(ids(earlier).some((id) => ids(first).includes(id))).toBe(false);
    const again = (await ask(PLAN, { request, page: earlier.window.later })).plan;
    expect(ids(again).length).toBeGreaterThan(0);
  });

  test('empty pages at night move on', async () => {
    const when = { departAfter: new Date((MONDAY + 2 * 3600) * 1000).toISOString() };
    const request = requestOf({ when, modes: ['pt_pub'], avoidStops: [], limits: { operators: { only: ['none'] } } });
    let page: string | null = null;
    let last = '';
    for (let i = 0; i < 10; i++) {
      const { plan }: Json = await ask(PLAN, { request, page });
      expect(plan.empty).not.toBeNull();
      expect(plan.window.from > last).toBe(true);
      last = plan.window.from;
      page = plan.window.later;
      if (page === null) break;
    }
  });

  test('a plan without a timetable has no pages', async () => {
    const { plan } = await ask(PLAN, { request: requestOf({ modes: ['wa_wal'], ...CAR_ENDS }) });
    expect(tripsOf(plan).length).toBeGreaterThan(0);
    expect([plan.window.earlier, plan.window.later]).toEqual([null, null]);
  });

  test('a cursor of another request, and a text that is none, are refused', async () => {
    const first = (await ask(PLAN, { request: requestOf() })).plan;
    const other = requestOf({ modes: ['pt_pub', 'me_car'] });
    expect((await ask(PLAN, { request: other, page: first.window.later })).plan).toEqual({
      fields: [{ field: 'PAGE', message: expect.stringContaining('another request') }],
    });
    for (const page of ['', 'x', first.window.later.slice(0, -9), Buffer.from('[1,2,3]').toString('base64url')])
      expect((await ask(PLAN, { request: requestOf(), page })).plan.fields).toEqual([
        { field: 'PAGE', message: expect.stringContaining('no cursor') },
      ]);
  });
});
