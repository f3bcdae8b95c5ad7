import { describe, expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';

const request = {
  from: { point: { lat: 43.49748, lng: -28.39269 } },
  to: { point: { lat: 43.50764, lng: -28.38698 } },
  modes: ['pt_pub', 'me_car'],
};
const PLAN =
  'query($r: PlanRequest!) { plan(request: $r) { __typename ... on PlanRefused { fields { field value message } } ... on Plan { advisories { code } } } }';

async function planned(parts: object) {
  const planner = fakePlanner();
  const { status, body } = await ask(testHandler(planner), PLAN, { r: { ...request, ...parts } });
  return { status, body, plan: body.data?.plan, request: planner.requests[0] };
}

describe('wishes', () => {
  test('all reach the planner', async () => {
    const wishes = {
      weights: { price: 0, duration: 2.5 },
      walkingSpeed: 3.6,
      cyclingSpeed: 18,
      mostWalking: 'PT12M',
      changeTime: 'PT90S',
      concession: true,
      bestOnly: true,
      vehiclesAboard: false,
      cycling: ['SHORTEST', 'FRIENDLIEST'],
      waits: [{ mode: 'ps_tax', wait: 'PT1H' }],
      emissions: [{ mode: 'me_car', gramsPerKilometre: 90 }],
    };
    const { request: asked } = await planned({ wishes });
    expect(asked).toMatchObject({
      weights: { price: 0.1, environment: 1, duration: 2, convenience: 1 },
      walkMetresPerSecond: 1,
      cycleMetresPerSecond: 5,
      maxWalkSeconds: 720,
      minTransferSeconds: 90,
      concession: true,
      bestOnly: true,
      vehiclesAboard: false,
      cycling: ['shortest', 'friendliest'],
      waitSeconds: new Map([['ps_tax', 3600]]),
      emissions: new Map([['me_car', 0.09]]),
    });
  });

  test('that are left out have no effect', async () => {
    const [plain, empty] = [await planned({}), await planned({ wishes: {}, limits: {} })];
    expect(empty.request).toEqual(plain.request);
    for (const name of ['concession', 'cycling', 'rides', 'emissions', 'vehiclesAboard'])
      expect(plain.request).not.toHaveProperty(name);
  });

  test('that are invalid are all reported at once', async () => {
    const { plan, request: asked } = await planned({
      wishes: {
        walkingSpeed: 0,
        mostWalking: 'PT2000H',
        waits: [{ mode: 'pt_pub', wait: 'PT1M' }],
        emissions: [
          { mode: 'me_car', gramsPerKilometre: -1 },
          { mode: 'me-car', gramsPerKilometre: 1 },
        ],
      },
    });
    expect(asked).toBeUndefined();
    expect(plan.__typename).toBe('PlanRefused');
    expect(plan.fields.map(({ field, value }: { field: string; value: string }) => `${field} ${value}`).sort()).toEqual(
      ['WISHES -1', 'WISHES 0', 'WISHES 7200000', 'WISHES me-car', 'WISHES pt_pub'],
    );
  });

  test('durations are ISO 8601', async () => {
    const { body } = await planned({ wishes: { mostWalking: '12' } });
    expect(body.errors?.[0]?.message).toMatch(/Duration.*PT8M/);
  });
});

describe('limits', () => {
  test('all reach the planner', async () => {
    const limits = {
      modes: { only: ['pt_pub_tram'] },
      operators: { never: ['A'] },
      authorities: { only: ['B'] },
      feeds: { never: ['C'] },
      alwaysLines: ['7'],
    };
    const { request: asked } = await planned({ limits });
    expect(asked?.rides).toEqual({
      neverOperators: ['A'],
      onlyOperators: [],
      neverAuthorities: [],
      onlyAuthorities: ['B'],
      neverFeeds: ['C'],
      onlyFeeds: [],
      alwaysLines: ['7'],
    });
    expect(asked?.avoidModes).toContain('pt_pub_bus');
    expect(asked?.avoidModes).not.toContain('pt_pub_tram');
  });

  test('a blocked mode is not requested; without walking, cars are driven to the door', async () => {
    expect((await planned({ limits: { modes: { never: ['me_car'] } } })).request?.modes).toEqual(['pt_pub']);
    expect((await planned({ limits: { modes: { never: ['wa_wal'] } } })).request?.driveToTheDoor).toBe(true);
  });

  test('contradictions are invalid requests; unknown names are advisories', async () => {
    const both = await planned({ limits: { operators: { never: ['A'], only: ['B'] } } });
    expect(both.body.errors).toHaveLength(1);
    expect(both.request).toBeUndefined();
    const { plan } = await planned({ limits: { modes: { never: ['pt_pub_buss'] } } });
    expect(plan.advisories).toEqual(expect.arrayContaining([{ code: 'unknown-mode' }]));
  });
});
