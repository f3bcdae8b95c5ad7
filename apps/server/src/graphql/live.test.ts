import type { AlertFact, Leg, PlanOutcome, RideLeg } from '@tripwright/core/model';
import { expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { EIGHT, fakePlanner } from '../../test/graphql/fake-planner.ts';

const alert: AlertFact = {
  ...{ id: 'works', source: 'alerts', cause: 'CONSTRUCTION', effect: 'NO_SERVICE', severity: undefined },
  header: [
    { text: 'Stop closed', language: 'en' },
    { text: 'Haltestelle gesperrt', language: 'de' },
  ],
  ...{ description: [], url: [], images: [], periods: [{ start: EIGHT, end: EIGHT + 3600 }] },
  ...{ stopCodes: ['central-1'], placeCount: 1, facility: undefined, at: undefined, serviceTripId: undefined },
  changesSearch: true,
};

/** A ride four minutes late, with an alert and a vehicle. */
function late(leg: RideLeg): RideLeg {
  const calls = leg.calls.map((call) => ({
    ...call,
    ...(call.arrival !== undefined && { arrival: call.arrival + 240 }),
    ...(call.departure !== undefined && { departure: call.departure + 240 }),
    live: {
      ...{ scheduledArrival: call.arrival, scheduledDeparture: call.departure },
      ...({ arrivalSource: 'predicted', departureSource: 'predicted' } as const),
    },
  }));
  return {
    ...leg,
    ...{ departure: leg.departure + 240, arrival: leg.arrival + 240, calls, alerts: ['works'] },
    live: { kind: 'changed', source: 'trips', updated: EIGHT - 20 },
    connection: { slackSeconds: 120, next: undefined, laterSeconds: undefined },
    vehicle: {
      ...{ id: 'v1', label: '12', lat: 43.5, lng: -28.4, bearing: undefined, speed: undefined, time: EIGHT - 5 },
      ...{ occupancy: 'EMPTY', wheelchair: undefined },
    },
  };
}

function livePlanner() {
  const planner = fakePlanner();
  return fakePlanner({
    plan: async (request, context): Promise<PlanOutcome> => {
      const outcome = await planner.plan(request, context);
      if (outcome.request.realtime === 'scheduled') return outcome;
      const legsOf = (legs: readonly Leg[]) => legs.map((leg) => (leg.kind === 'ride' ? late(leg) : leg));
      return {
        ...outcome,
        groups: outcome.groups.map((group) => ({
          ...group,
          itineraries: group.itineraries.map((scored) => ({
            ...scored,
            itinerary: { ...scored.itinerary, legs: legsOf(scored.itinerary.legs) },
          })),
        })),
        live: {
          ...{ snapshot: 'abc', at: EIGHT, alerts: [alert] },
          sources: [{ name: 'trips', messageTime: EIGHT - 20, health: 'fresh' }],
        },
      };
    },
  });
}

const PLAN = `query ($realtime: RealtimeChoice!) {
  plan(request: {
    from: { point: { lat: 43.4975, lng: -28.3927 } }, to: { point: { lat: 43.5075, lng: -28.387 } }, modes: ["pt_pub"],
    realtime: $realtime
  }) { ... on Plan {
    live { snapshot at sources { name health updated } }
    alerts { code severity title(locale: "de") effect from until avoidStops isAvoided }
    groups(first: 1) { nodes { trips(first: 1) { nodes { segments {
      alerts { code }
      ... on ScheduledSegment {
        departure { scheduled expected live source }
        live { kind source updated vehicle { code occupancy time } }
        change { slack nextDeparture }
        calls { departure { scheduled expected } }
      }
    } } } } }
  } }
}`;

test('a plan has its realtime data: alerts, both times of each call, vehicles, the snapshot that all of it is from', async () => {
  const { body } = await ask(testHandler(livePlanner()), PLAN, { realtime: 'LIVE' });
  expect(body.errors).toBeUndefined();
  const { plan } = body.data;
  expect(plan.live).toEqual({
    snapshot: 'abc',
    at: '2026-11-02T08:00:00-01:00',
    sources: [{ name: 'trips', health: 'FRESH', updated: '2026-11-02T07:59:40-01:00' }],
  });
  expect(plan.alerts).toEqual([
    {
      ...{ code: 'works', severity: 'SEVERE', title: 'Haltestelle gesperrt', effect: 'NO_SERVICE' },
      ...{ from: '2026-11-02T08:00:00-01:00', until: '2026-11-02T09:00:00-01:00' },
      ...{ avoidStops: ['central-1'], isAvoided: true },
    },
  ]);
  const segments = plan.groups.nodes[0].trips.nodes[0].segments;
  const ride = segments.find((segment: { live?: unknown }) => segment.live !== undefined);
  expect(ride.alerts).toEqual([{ code: 'works' }]);
  expect(segments.filter(({ alerts }: { alerts: unknown[] }) => alerts.length === 0)).not.toEqual([]);
  const { scheduled, expected } = ride.departure;
  expect(Date.parse(expected) - Date.parse(scheduled)).toBe(240_000);
  expect(ride.departure).toMatchObject({ live: 'PREDICTED', source: 'REALTIME' });
  expect(ride.calls[0].departure).toEqual({ scheduled, expected });
  expect(ride.live).toMatchObject({ kind: 'CHANGED', source: 'trips', vehicle: { code: 'v1', occupancy: 'EMPTY' } });
  expect(ride.change).toEqual({ slack: 120, nextDeparture: null });
});

test('by the timetable alone there is none of it', async () => {
  const { body } = await ask(testHandler(livePlanner()), PLAN, { realtime: 'SCHEDULED' });
  const { plan } = body.data;
  expect([plan.live, plan.alerts]).toEqual([null, []]);
  const segments = plan.groups.nodes[0].trips.nodes[0].segments;
  const ride = segments.find((segment: { live?: unknown }) => segment.live !== undefined);
  expect(ride).toMatchObject({ live: null, departure: { expected: null, live: null, source: 'TIMETABLE' } });
});
