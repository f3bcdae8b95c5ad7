import { readRegion } from '@tripwright/feeds/artefact';
import { createPlanner } from '@tripwright/planner';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { cookbook } from './__generated__/cookbook.ts';
import type { GraphqlHandler } from './create-graphql-handler.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let handler: GraphqlHandler;

beforeAll(async () => {
  sample = await buildSampleRegion();
  handler = testHandler(
    createPlanner([await readRegion(sample.data, sample.code)], {
      now: () => Date.parse('2026-05-04T08:00:00Z') / 1000,
    }),
  );
});
afterAll(() => sample.remove());

const QUERY = `query Vehicles($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 20) {
        nodes {
          best {
            price { amount }
            segments {
              __typename
              index
              mode { identifier }
              from { name }
              notes { text }
              operator { code name phone website color bookingUrl }
              payments { kind name price { amount currency text } segments }
              ... on StreetSegment { booking { state closes message } }
              ... on StationarySegment {
                purpose
                vehicleMode { identifier }
                vehicle { code name formFactor propulsion range }
              }
            }
          }
        }
      }
      empty { reason }
    }
  }
}`;

interface SegmentJson {
  readonly __typename: string;
  readonly index: number;
  readonly mode: { readonly identifier: string };
  readonly from: { readonly name: string | null };
  readonly notes: readonly { readonly text: string }[];
  readonly operator: { readonly code: string; readonly name: string; readonly phone: string | null } | null;
  readonly payments: readonly {
    readonly kind: string;
    readonly price: { readonly amount: string; readonly text: string };
    readonly segments: readonly number[];
  }[];
  readonly booking?: { readonly state: string; readonly closes: string | null } | null;
  readonly purpose?: string;
  readonly vehicleMode?: { readonly identifier: string } | null;
  readonly vehicle?: { readonly formFactor: string; readonly propulsion: string } | null;
}

const TOWN = {
  from: { point: { lat: 43.49748, lng: -28.39269 } },
  to: { point: { lat: 43.50764, lng: -28.38698 } },
  when: { departAfter: '2026-05-04T09:00:00Z' },
};
/** A trip of the service on demand, booked the day before. */
const MARSH = {
  from: { point: { lat: 43.4991, lng: -28.35314 } },
  to: { point: { lat: 43.50809, lng: -28.26114 } },
  when: { departAfter: '2026-05-04T13:00:00Z' },
};

async function tripsBy(mode: string, where: typeof TOWN = TOWN): Promise<readonly (readonly SegmentJson[])[]> {
  const request = { ...where, modes: [mode] };
  const { body } = await ask(handler, QUERY, { request });
  expect(body.errors).toBeUndefined();
  const trips = body.data.plan.groups.nodes.map(({ best }: { best: { segments: SegmentJson[] } }) => best.segments);
  expect(trips.length).toBeGreaterThan(0);
  return trips;
}

describe('vehicles without a timetable', () => {
  test('a taxi has an operator and a fare, its wait a purpose', async () => {
    for (const segments of await tripsBy('ps_tax')) {
      const ride = segments.find(({ mode }) => mode.identifier.startsWith('ps_tax'));
      expect(ride?.operator?.phone).toMatch(/^\+/);
      expect(ride?.payments).toMatchObject([{ kind: 'TAXI', segments: [ride?.index] }]);
      expect(ride?.notes.map(({ text }) => text).join()).toContain(ride?.payments[0]?.price.text);
      const wait = segments.find(({ purpose }) => purpose !== undefined);
      expect(wait).toMatchObject({ purpose: 'WAIT', vehicleMode: null, vehicle: null, payments: [] });
    }
  });

  test('only rides that need booking have a booking', async () => {
    const streets = (await tripsBy('ps_tax')).flat().filter(({ __typename }) => __typename === 'StreetSegment');
    expect(streets.map(({ booking }) => booking)).toEqual(streets.map(() => null));
    const rides = (await tripsBy('ps_drt', MARSH)).flatMap((segments) =>
      segments.filter(({ mode }) => mode.identifier.startsWith('ps_drt')),
    );
    expect(rides.length).toBeGreaterThan(0);
    for (const { booking } of rides) {
      expect(booking?.state).toBe('TOO_LATE');
      expect(booking?.closes).toMatch(/^2026-05-0[1-3]T/);
    }
  });

  test('parking has its vehicle and its price', async () => {
    for (const segments of await tripsBy('me_car')) {
      const park = segments.find(({ purpose }) => purpose !== undefined);
      expect(park?.purpose).toMatch(/^PARK_(ON|OFF)_STREET$/);
      expect(park?.vehicleMode).toEqual({ identifier: 'me_car' });
      for (const { kind } of park?.payments ?? []) expect(kind).toBe('PARKING');
      expect(segments.find(({ mode }) => mode.identifier === 'me_car')?.payments[0]?.kind).toBe('FUEL');
    }
  });

  test('a hired vehicle is shown where it is collected', async () => {
    for (const segments of await tripsBy('me_mic-s')) {
      const [collect, back] = segments.filter(({ purpose }) => purpose !== undefined);
      expect(collect).toMatchObject({ purpose: 'VEHICLE_COLLECT' });
      expect(['BICYCLE', 'SCOOTER']).toContain(collect?.vehicle?.formFactor);
      expect(back).toMatchObject({ purpose: 'VEHICLE_RETURN', vehicle: null });
      expect(collect?.vehicleMode).toEqual(back?.vehicleMode);
      expect(collect?.operator?.name).toBe(back?.operator?.name);
    }
  });

  test('the operator of a scheduled ride is its agency', async () => {
    const rides = (await tripsBy('pt_pub')).flat().filter(({ __typename }) => __typename === 'ScheduledSegment');
    expect(rides.length).toBeGreaterThan(0);
    for (const { operator } of rides) expect(operator?.name).not.toBe('');
  });
});

test('the recipe for taxi and train has an answer in the sample city', async () => {
  const recipe = cookbook.find(({ name }) => name === '10-taxi-and-train');
  const variables = JSON.parse(recipe?.variables ?? '{}');
  variables.request.when = { departAfter: '2026-05-04T09:00:00Z' };
  const { body } = await ask(handler, recipe?.document ?? '', variables);
  expect(body.errors).toBeUndefined();
  const modes = body.data.plan.groups.nodes.map(({ modes: used }: { modes: { identifier: string }[] }) =>
    used.map(({ identifier }) => identifier).join('+'),
  );
  expect(modes).toContain('ps_tax');
});
