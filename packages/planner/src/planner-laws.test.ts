import type { Itinerary, PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planRequest } from '../test/plan-request.ts';
import { createPlanner } from './create-planner.ts';
import type { Planner } from './planner.ts';

/** A Monday on the city's islands. */
const MONDAY = Date.parse('2026-05-04T00:00:00Z') / 1000;
/** Queries per law. */
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 30);
const NEVER = Number.POSITIVE_INFINITY;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;
let planner: Planner;

beforeAll(async () => {
  sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
  planner = createPlanner([region]);
});
afterAll(() => sample.remove());

/** Public transport and walking between two landmarks at any time of the day. */
const anyRequest: fc.Arbitrary<PlanRequest> = fc
  .record({
    ends: fc.uniqueArray(fc.constantFrom(...landmarks), { minLength: 2, maxLength: 2, selector: ({ id }) => id }),
    minute: fc.integer({ min: 5 * 60, max: 23 * 60 }),
    wheelchair: fc.boolean(),
  })
  .map(({ ends, minute, wheelchair }) => {
    const [from, to] = ends.map(({ lat, lng }) => ({ lat, lng, address: '', streetName: '' })) as [
      PlanRequest['from'],
      PlanRequest['to'],
    ];
    return planRequest({
      from,
      to,
      when: { departAfter: MONDAY + minute * 60, arriveBefore: undefined },
      modes: ['pt_pub', 'wa_wal'],
      allModes: true,
      wheelchair,
    });
  });

function itineraries(outcome: PlanOutcome): Itinerary[] {
  return outcome.groups.flatMap((group) => group.itineraries.map(({ itinerary }) => itinerary));
}

async function earliestArrival(request: PlanRequest): Promise<number> {
  return Math.min(NEVER, ...itineraries(await planner.plan(request)).map(({ arrival }) => arrival));
}

function lawHolds(law: (request: PlanRequest) => Promise<void>, runs: number = RUNS): Promise<void> {
  return fc.assert(fc.asyncProperty(anyRequest, law), { numRuns: runs });
}

describe('laws on the sample city', () => {
  test('nearly all queries have an answer', async () => {
    let answered = 0;
    await lawHolds(async (request) => {
      if ((await earliestArrival(request)) < NEVER) answered++;
    });
    expect(answered).toBeGreaterThan(RUNS * 0.8);
  });

  test('IT-28 equal queries give equal answers, whatever lies between them', async () => {
    const asked: [PlanRequest, PlanOutcome][] = [];
    await lawHolds(async (request) => void asked.push([request, await planner.plan(request)]));
    for (const [request, first] of asked.reverse()) expect(await planner.plan(request)).toEqual(first);
    const [request, first] = asked[0] as [PlanRequest, PlanOutcome];
    expect(await createPlanner([region]).plan(request)).toEqual(first);
  });

  test('the order of modes does not matter', () =>
    lawHolds(async (request) => {
      const reversed = { ...request, modes: [...request.modes].reverse() };
      expect((await planner.plan(reversed)).groups).toEqual((await planner.plan(request)).groups);
    }));

  test('a later departure never arrives earlier', () =>
    lawHolds(async (request) => {
      let before = 0;
      for (const minutes of [0, 7, 30]) {
        const departAfter = (request.when.departAfter as number) + minutes * 60;
        const arrival = await earliestArrival({ ...request, when: { departAfter, arriveBefore: undefined } });
        expect(arrival).toBeGreaterThanOrEqual(before);
        before = arrival;
      }
    }));

  test('IT-21 avoiding stops never arrives earlier, and no ride starts or ends at them', () =>
    lawHolds(async (request) => {
      const answer = itineraries(await planner.plan(request));
      const best = Math.min(NEVER, ...answer.map(({ arrival }) => arrival));
      const used = answer.flatMap(({ legs }) =>
        legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from.stop?.code, leg.to.stop?.code] : [])),
      );
      const avoidStops = [...new Set(used)].filter((code) => code !== undefined).slice(0, 3);
      const without = itineraries(await planner.plan({ ...request, avoidStops }));
      for (const itinerary of without) {
        expect(itinerary.arrival).toBeGreaterThanOrEqual(best);
        for (const leg of itinerary.legs) {
          if (leg.kind !== 'ride') continue;
          expect(avoidStops).not.toContain(leg.from.stop?.code);
          expect(avoidStops).not.toContain(leg.to.stop?.code);
        }
      }
    }));

  test('faster walking never arrives later', () =>
    lawHolds(async (request) => {
      const slow = await earliestArrival({ ...request, walkMetresPerSecond: 0.9 });
      const usual = await earliestArrival(request);
      const fast = await earliestArrival({ ...request, walkMetresPerSecond: 1.7 });
      expect(fast).toBeLessThanOrEqual(usual);
      expect(usual).toBeLessThanOrEqual(slow);
    }));

  test('IT-7 arrive-by with the best arrival finds a journey that departs no earlier than requested', () =>
    lawHolds(async (request) => {
      const arrival = await earliestArrival(request);
      if (arrival === NEVER) return;
      const when = { departAfter: undefined, arriveBefore: arrival };
      const mirrored = itineraries(await planner.plan({ ...request, when }));
      expect(Math.max(...mirrored.map(({ departure }) => departure))).toBeGreaterThanOrEqual(
        request.when.departAfter as number,
      );
      for (const itinerary of mirrored) expect(itinerary.arrival).toBeLessThanOrEqual(arrival);
    }));

  test('IT-9 legs join in time and place, and waits are transfers between rides', () =>
    lawHolds(async (request) => {
      for (const itinerary of itineraries(await planner.plan(request))) {
        let at = itinerary.departure;
        for (const [i, leg] of itinerary.legs.entries()) {
          const gap = leg.departure - at;
          // Only staying seated waits without a leg of waiting.
          if (leg.kind === 'ride' && leg.seated) expect(gap).toBeGreaterThanOrEqual(0);
          else expect(gap).toBe(0);
          if (leg.kind === 'stationary') {
            expect(leg.mode).toBe('stationary_transfer');
            expect(itinerary.legs.slice(0, i).some(({ kind }) => kind === 'ride')).toBe(true);
            expect(itinerary.legs[i + 1]?.kind).toBe('ride');
          }
          at = leg.arrival;
        }
        expect(at).toBe(itinerary.arrival);
      }
    }));
});
