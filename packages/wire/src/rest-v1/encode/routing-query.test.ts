import { planRequest } from '@tripwright/core/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRouting } from '../parse/parse-routing.ts';
import { routingQueryOf } from './routing-query.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees + 0),
  lng: fc.double({ min: -179, max: 179, noNaN: true }).map((degrees) => degrees + 0),
  address: fc.constantFrom('', 'Quay Street 7, Port', 'Zoë "B" & Co'),
  streetName: fc.constantFrom('', 'Rua do Ouro'),
});
const names = fc.uniqueArray(fc.constantFrom('red', 'blue & co', 'x:1', 'é'), { maxLength: 2 });
const flag = fc.boolean();

const requests = fc
  .record({
    from: place,
    to: place,
    when: fc.oneof(
      fc.record({ departAfter: fc.integer({ min: 1, max: 2e9 }) }),
      fc.record({ arriveBefore: fc.integer({ min: 1, max: 2e9 }) }),
    ),
    modes: fc.uniqueArray(fc.constantFrom('pt_pub', 'wa_wal', 'me_car', 'ps_tax', 'me_mic-s'), { minLength: 1 }),
    allModes: flag,
    wheelchair: flag,
    avoidStops: names,
    avoidModes: fc.uniqueArray(fc.constantFrom('pt_pub_bus', 'pt_pub_tram'), { maxLength: 2 }),
    neverOperators: names,
    alwaysLines: names,
    vehiclesAboard: flag,
    concession: flag,
    cycling: fc.constantFrom([], ['best'], ['friendliest'], ['best', 'shortest', 'friendliest']),
    walkMetresPerSecond: fc.constantFrom(undefined, 1.4, 0.5),
    cycleMetresPerSecond: fc.constantFrom(undefined, 6.25),
    maxWalkSeconds: fc.constantFrom(undefined, 90, 1200),
    minTransferSeconds: fc.constantFrom(undefined, 0, 100),
    weights: fc.constantFrom(undefined, { price: 0.1, environment: 2, duration: 1, convenience: 0.7 }),
    bestOnly: flag,
    includeStops: flag,
    includeConnections: flag,
    realtime: fc.constantFrom(undefined, 'scheduled'),
    waitSeconds: fc.constantFrom(new Map<string, number>(), new Map([['ps_tax', 150]])),
    emissions: fc.constantFrom(new Map<string, number>(), new Map([['me_car', 0.125]])),
  })
  .map(({ neverOperators, alwaysLines, ...asked }) =>
    planRequest({
      ...(asked as Parameters<typeof planRequest>[0]),
      rides: {
        neverOperators,
        onlyOperators: [],
        neverAuthorities: [],
        onlyAuthorities: [],
        neverFeeds: [],
        onlyFeeds: [],
        alwaysLines,
      },
    }),
  );

test('a request that is written as a query string and parsed again is the same request', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const written = new URLSearchParams(routingQueryOf(request).toString());
      const parsed = parseRouting(written, { now: 0, knowsStop: () => true });
      expect(parsed.ok && parsed.value.request).toEqual(request);
    }),
    { numRuns: 200 },
  );
});

test('a request of defaults is short', () => {
  const request = planRequest({ from: { lat: 1, lng: 2 }, to: { lat: 3, lng: 4 }, modes: ['pt_pub'] });
  expect(decodeURIComponent(routingQueryOf(request).toString())).toBe('from=(1,2)&to=(3,4)&modes=pt_pub');
});
