import { getLandmark } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

type Landmark = Parameters<typeof getLandmark>[0];
type Ticket = { readonly name: string; readonly fareID?: string; readonly cost?: number };

interface Best {
  readonly price: unknown;
  readonly payments: readonly { readonly kind: string; readonly segments: readonly number[] }[];
  readonly segments: readonly { readonly __typename: string }[];
}

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;
beforeAll(async () => {
  sample = await buildSampleRegion();
  server = await startServer({ config: readConfig(undefined, {}, { port: 0 }), data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

/** Prices between two landmarks on a Tuesday: for each trip its lines, then money and tickets. */
async function prices(from: Landmark, to: Landmark, clock: string, modes = 'pt_pub') {
  const place = (id: Landmark): string => `(${getLandmark(id).lat},${getLandmark(id).lng})`;
  const departAfter = String(Date.parse(`2026-05-12T${clock}:00+00:00`) / 1000);
  const query = new URLSearchParams({ v: '11', from: place(from), to: place(to), departAfter, modes });
  const response = await fetch(`${server.url}/v1/routing.json?${query}`, {
    headers: { 'x-service-key': server.demoKey },
  });
  const body = (await response.json()) as RoutingResponse;
  return body.groups.flatMap(({ trips }) =>
    trips.map(({ moneyCost, currency, segments }) => ({
      moneyCost,
      currency,
      lines: segments.flatMap(({ serviceNumber }) => (serviceNumber === undefined ? [] : [serviceNumber])).join(' '),
      tickets: segments.flatMap((segment): Ticket[] => (segment.ticket === undefined ? [] : [segment.ticket])),
    })),
  );
}

describe('the sample city, with fares of both versions', () => {
  test('FA-1 a ride in zones A and B has the card price of version 2', async () => {
    const trips = await prices('central-station', 'airport', '09:00');
    const train = trips.find(({ lines }) => lines === 'S1');
    expect(train).toMatchObject({ moneyCost: 2.9, currency: 'EUR' });
    expect(train?.tickets).toEqual([{ name: 'Zones AB', fareID: 'AB', cost: 2.9 }]);
    // Boats have their own price.
    const boats = await prices('old-town-pier', 'island-village', '09:00');
    expect(boats.find(({ lines }) => lines === 'F1')).toMatchObject({ moneyCost: 3.5 });
  });

  test('FA-8 a transfer to a boat has a discount: 2.00 + 3.50 - 0.80', async () => {
    const trips = await prices('central-station', 'island-village', '09:00');
    const change = trips.find(({ lines }) => / F1$/.test(lines));
    expect(change?.moneyCost).toBe(4.7);
    expect(change?.tickets.map(({ name, cost }) => [name, cost])).toEqual([
      ['Zone A', 2],
      ['Boat', 2.7],
    ]);
  });

  test('FA-8 a transfer into another zone costs a supplement, the same on all trips', async () => {
    const trips = await prices('harbour-market', 'airport', '09:00');
    const changes = trips.filter(({ tickets }) => tickets.length > 1);
    expect(changes.length).toBeGreaterThan(0);
    for (const { moneyCost, tickets } of trips) {
      expect(moneyCost).toBe(2.9);
      expect(tickets.reduce((sum, { cost = 0 }) => sum + Math.round(cost * 100), 0)).toBe(290);
    }
  });

  test('FA-7 the evening price is valid in all zones', async () => {
    const [noon] = await prices('central-station', 'ardenfield', '11:00');
    const [evening] = await prices('central-station', 'ardenfield', '19:30');
    expect([noon?.moneyCost, evening?.moneyCost]).toEqual([7, 2.8]);
  });

  test('GraphQL has the same prices, and the segments that each ticket covers', async () => {
    const point = (id: Landmark): string => {
      const { lat, lng } = getLandmark(id);
      return `{ point: { lat: ${lat}, lng: ${lng} } }`;
    };
    const query = `{ plan(request: { from: ${point('harbour-market')}, to: ${point('airport')}, modes: ["pt_pub"],
      when: { departAfter: "2026-05-12T09:00:00+00:00" } }) { ... on Plan { groups { nodes { best {
        price { amount currency text(locale: "de") } payments { kind name price { amount } segments }
        segments { __typename } } } } } } }`;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'x-service-key': server.demoKey, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { plan: { groups: { nodes: readonly { best: Best }[] } } } };
    const changes = data.plan.groups.nodes.map(({ best }) => best).filter(({ payments }) => payments.length > 1);
    expect(changes.length).toBeGreaterThan(0);
    for (const { price, payments, segments } of changes) {
      expect(price).toEqual({ amount: '2.90', currency: 'EUR', text: '2,90\u00A0€' });
      expect(payments.map(({ kind }) => kind)).toEqual(payments.map(() => 'TICKET'));
      for (const { segments: of } of payments)
        for (const index of of) expect(segments[index]?.__typename).toBe('ScheduledSegment');
    }
  });

  test('walking is free, in the currency of the region', async () => {
    const trips = await prices('central-station', 'market-square', '09:00', 'wa_wal');
    expect(trips).toMatchObject([{ moneyCost: 0, currency: 'EUR', tickets: [] }]);
  });
});
