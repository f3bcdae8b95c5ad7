import { landmarks } from '@tripwright/sample-city';
import { randomNumbers } from '@tripwright/testkit/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookbook } from '../../src/graphql/__generated__/cookbook.ts';
import { type Compared, compareFaces } from './compare-faces.ts';
import { openStream } from './event-stream.ts';
import { type LiveSampleService, MONDAY_8, startLiveSampleService } from './live-sample-service.ts';

let service: LiveSampleService;
beforeAll(async () => {
  service = await startLiveSampleService();
});
afterAll(() => service.close());

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their query
type Json = any;

describe('the cookbook', () => {
  test.each(cookbook.map((recipe) => [recipe.name, recipe] as const))(
    'recipe %s is answered in full by the sample city',
    async (_, { document, variables }) => {
      if (/^subscription\b/m.test(document)) {
        const stream = await openStream(`${service.url}/graphql`, '', document, JSON.parse(variables));
        const { data, errors } = (await stream.next())!.data;
        await stream.leave();
        expect([stream.response.status, errors]).toEqual([200, undefined]);
        const [first] = Object.values<Json>(data);
        // The first event holds something, or every recipe would pass over an empty city.
        expect(first.departures ?? first.alerts ?? first.vehicles ?? [first.result.trip]).not.toContain(undefined);
        expect(first.departures?.length ?? 1).toBeGreaterThan(0);
        return;
      }
      const { data, errors, extensions } = await service.graph(document, JSON.parse(variables));
      expect(errors).toBeUndefined();
      for (const [field, value] of Object.entries<Json>(data)) {
        if (field !== 'keyUse') expect(value, field).not.toBeNull();
        expect(value?.code, field).not.toBe('INVALID_ID');
      }
      expect(extensions.cost.requested).toBeLessThan(extensions.cost.budget / 4);
    },
  );
});

test('for random requests both faces say the same trips, costs, texts, reasons and live state', async () => {
  const random = randomNumbers(17);
  const compared: Compared = { trips: 0, changes: 0, live: 0, alerts: 0, refused: 0 };
  const { data } = await service.graph('{ regions { nodes { stops(first: 60) { nodes { code } } } } }');
  const stops: readonly string[] = data.regions.nodes[0].stops.nodes.map(({ code }: Json) => code);
  const world = { places: landmarks, stops, timeZone: 'Atlantic/Azores', from: MONDAY_8 };
  for (let i = 0; i < 24; i++) await compareFaces(service, world, random, compared);
  expect(compared.trips).toBeGreaterThan(40);
  expect(compared.changes).toBeGreaterThan(10);
  expect(compared.live).toBeGreaterThan(10);
  expect(compared.alerts).toBeGreaterThan(0);
});
