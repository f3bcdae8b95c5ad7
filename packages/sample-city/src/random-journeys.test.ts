import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOfDate, instantOfLocal } from '@tripwright/core/base';
import { planJourneys } from '@tripwright/core/engine/journey';
import { bookable } from '@tripwright/core/flex';
import { nearbyDistanceMetres, offsetMetres } from '@tripwright/core/geo';
import type { Itinerary, Leg, PlanRequest, StreetLeg } from '@tripwright/core/model';
import { coversMode, findModeFamily } from '@tripwright/core/modes';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { importInputs, landmarks, place, writeSampleCity } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-random-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
await importRegion({ ...importInputs(writeSampleCity(folder)), region: 'xx_merrow', out: join(folder, 'regions') });
const region = await readRegion(join(folder, 'regions'), 'xx_merrow');
const systems = new Map(region.sharedVehicles?.systems.map((one) => [one.system.id, one]));

/** A place a few hundred metres from a landmark. */
const spot = fc
  .record({
    landmark: fc.constantFrom(...landmarks),
    north: fc.integer({ min: -400, max: 400 }),
    east: fc.integer({ min: -400, max: 400 }),
  })
  .map(({ landmark, north, east }) => offsetMetres(landmark, north, east));
/** The days of both clock changes and an ordinary Wednesday, with hours beyond the next midnight. */
const DAYS = [dayOfDate(2026, 3, 29), dayOfDate(2026, 10, 25), dayOfDate(2026, 5, 6)];
const when = fc
  .record({ day: fc.constantFrom(...DAYS), quarter: fc.integer({ min: -16, max: 112 }) })
  .map(({ day, quarter }) => instantOfLocal(day * 86_400, place.timeZone) + quarter * 900);

function plan(
  from: { lat: number; lng: number },
  to: typeof from,
  modes: readonly string[],
  at: number,
  isArrival: boolean,
  now: number,
): Itinerary[] {
  const end = (one: typeof from) => ({ ...one, address: '', streetName: '' });
  const request: PlanRequest = {
    from: end(from),
    to: end(to),
    when: isArrival ? { departAfter: undefined, arriveBefore: at } : { departAfter: at, arriveBefore: undefined },
    modes,
    allModes: true,
    wheelchair: false,
    avoidStops: [],
    avoidModes: [],
    walkMetresPerSecond: 1.2,
    cycleMetresPerSecond: 4,
    maxWalkSeconds: undefined,
    minTransferSeconds: 0,
    weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
    bestOnly: false,
    includeStops: false,
  };
  const { groups } = planJourneys(region, request, { signal: undefined, now });
  const found = groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
  for (const { legs, departure, arrival } of found) {
    expect(legs[0]?.departure).toBe(departure);
    expect(legs.at(-1)?.arrival).toBe(arrival);
    expect(legs.slice(1).every((leg, i) => leg.departure === legs[i]?.arrival)).toBe(true);
    expect(legs.every((leg) => leg.arrival >= leg.departure)).toBe(true);
    if (isArrival) expect(arrival).toBeLessThanOrEqual(at);
    for (const [i, leg] of legs.slice(1).entries()) {
      const [a, b] = [endOf(legs[i]!), startOf(leg)];
      expect(nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng), `${legs[i]!.mode} to ${leg.mode}`).toBeLessThan(30);
    }
  }
  return found;
}
const startOf = (leg: Leg) => (leg.kind === 'stationary' ? leg.at : leg.from);
const endOf = (leg: Leg) => (leg.kind === 'stationary' ? leg.at : leg.to);
const rowOf = ({ mode }: Leg) => findModeFamily(mode)!;

/** Plans some hundred journeys with a set of modes and checks every itinerary. @returns the number of itineraries */
function askAll(
  modes: readonly (readonly string[])[],
  runs: number,
  look: (itinerary: Itinerary, asked: { readonly at: number; readonly now: number }) => void,
): number {
  let answers = 0;
  const hoursBefore = fc.constantFrom(0, 2, 30, 200);
  fc.assert(
    fc.property(
      spot,
      spot,
      fc.constantFrom(...modes),
      when,
      fc.boolean(),
      hoursBefore,
      (from, to, wanted, at, isArrival, before) => {
        const now = at - before * 3600;
        for (const itinerary of plan(from, to, wanted, at, isArrival, now)) {
          answers++;
          look(itinerary, { at, now });
        }
      },
    ),
    { numRuns: runs },
  );
  return answers;
}

describe('random journeys in the sample city, around midnight and clock changes', () => {
  test('SV-20 SV-21 own vehicles stay where they are parked; folding and carried ones come along, bicycles on vehicles known to take them', () => {
    const OWN = ['me_car', 'me_mot', 'me_mic_bic', 'me_mic_fold-bic', 'me_mic_e-sco', 'me_mic_fast-e-sco'];
    let [left, aboard] = [0, 0];
    const answers = askAll(
      [...OWN.map((mode) => [mode, 'pt_pub']), ['me_car', 'me_mic_bic', 'pt_pub']],
      120,
      ({ legs }) => {
        const rides = legs.filter(({ kind }) => kind === 'ride');
        const isParked = legs.some(({ mode }) => mode.startsWith('stationary_parking'));
        if (rides.length > 0 && !isParked && legs.some(({ mode }) => mode === 'me_mic_bic')) {
          // SV-21 The vehicle comes along, and every boarded vehicle is known to take it.
          aboard++;
          for (const ride of rides) expect(ride).toMatchObject({ bicycles: 'yes' });
          return;
        }
        legs.forEach((leg, i) => {
          const { travel } = rowOf(leg);
          if (travel.mustPark !== true || leg.kind !== 'street') return;
          if (travel.carriedAboard === true) return;
          // The vehicle starts at home: only a walk comes before it, and after parking the rider's own vehicle is not used again.
          expect(legs.slice(0, i).every((before) => rowOf(before).travel.connector === true)).toBe(true);
          const after = legs.slice(i + 1);
          if (after.length > 0) left++;
          for (const next of after.filter(({ kind }) => kind === 'street')) {
            expect(
              OWN.some((mode) => coversMode(mode, next.mode)),
              `${next.mode} after ${leg.mode}`,
            ).toBe(false);
          }
          // It is parked before boarding.
          if (after.some(({ kind }) => kind === 'ride')) {
            expect(after[0]?.mode).toMatch(/^stationary_parking-(on|off)street$/);
          }
        });
      },
    );
    expect(answers).toBeGreaterThan(40);
    expect(left).toBeGreaterThan(5);
    expect(aboard).toBeGreaterThan(5);
  });

  test('SV-16 SV-17 SV-18 on-demand rides are within zones and windows, and their booking times hold', () => {
    let rides = 0;
    const answers = askAll(
      [['ps_drt'], ['ps_drt', 'pt_pub'], ['ps_drt', 'pt_pub', 'me_mic-s']],
      200,
      ({ legs }, { now }) => {
        for (const leg of legs.filter(({ mode }) => coversMode('ps_drt', mode)) as StreetLeg[]) {
          rides++;
          const offered = region.flex!.ridesBetween(leg.from, leg.to, {
            earliest: leg.departure,
            latest: leg.departure,
            radiusMetres: 60,
          });
          const fitting = offered.filter(
            ({ dropOff }) => leg.arrival >= dropOff.opens && leg.arrival <= dropOff.closes,
          );
          expect(
            fitting.length,
            `${leg.from.lat},${leg.from.lng} to ${leg.to.lat},${leg.to.lng} at ${leg.departure}`,
          ).toBeGreaterThan(0);
          const states = fitting.map(({ trip, serviceDay, pickup }) =>
            bookable(pickup.rule, { departure: leg.departure, serviceDay, timezone: trip.timezone }, now),
          );
          expect(states).toContain(leg.booking?.state);
        }
      },
    );
    expect(answers).toBeGreaterThan(20);
    expect(rides).toBeGreaterThan(3);
  });

  test('SV-8 SV-12 SV-14 hired vehicles are collected, used within range and hours, and returned', () => {
    let hired = 0;
    askAll([['me_mic-s'], ['me_car-s'], ['me_mic-s', 'pt_pub'], ['me_mic-s', 'me_car-s']], 60, ({ legs }) => {
      legs.forEach((leg, i) => {
        const { travel } = rowOf(leg);
        if (travel.mustReturn !== true || leg.kind !== 'street') return;
        hired++;
        const [collect, back] = [legs[i - 1], legs[i + 1]];
        expect([collect?.mode, back?.mode]).toEqual(['stationary_vehicle-collect', 'stationary_vehicle-return']);
        expect([collect?.operator?.id, back?.operator?.id]).toEqual([leg.operator?.id, leg.operator?.id]);
        const one = systems.get(leg.operator?.id ?? '');
        expect(one?.isOpen(collect!.departure)).not.toBe(false);
        const vehicle = collect?.kind === 'stationary' ? collect.vehicle : undefined;
        if (vehicle?.rangeMetres !== undefined) expect(leg.metres).toBeLessThanOrEqual(vehicle.rangeMetres * 0.9 + 1);
        const known = one?.system.vehicles.find(({ id }) => id === vehicle?.id);
        expect(known?.isReserved === true || known?.isDisabled === true).toBe(false);
      });
    });
    expect(hired).toBeGreaterThan(25);
  });
});
