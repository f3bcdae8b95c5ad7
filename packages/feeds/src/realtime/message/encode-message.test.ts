import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RealtimeMessage } from '@tripwright/core/live';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMessage } from './decode-message.ts';
import { encodeMessage } from './encode-message.ts';

const recorded = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));

function read(bytes: Uint8Array): RealtimeMessage {
  const decoded = decodeMessage(bytes);
  if ('refused' in decoded) throw new Error(decoded.reason);
  expect(decoded.faults).toEqual([]);
  return decoded.message;
}

/** A record with any subset of its keys. */
const some = <T extends object>(keys: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(keys, { requiredKeys: [] });
const text = fc.string({ maxLength: 12 });
const instant = fc.integer({ min: 1, max: 4_000_000_000 });
const number = fc.integer({ min: -100_000, max: 100_000 });
const float = fc.float({ noNaN: true, min: -80, max: 80 });
const trip = some({
  tripId: text,
  routeId: text,
  directionId: fc.nat(1),
  startDate: text,
  relationship: fc.constantFrom('SCHEDULED', 'CANCELED', 'NEW', 'UNKNOWN_42' as const),
});
const event = some({ delay: number, time: instant, uncertainty: fc.nat(900), scheduledTime: instant });
const texts = fc.array(fc.oneof(fc.record({ text }), fc.record({ text, language: text })), { maxLength: 3 });
const entity = fc.record({
  id: fc.string({ minLength: 1, maxLength: 8 }),
  others: fc.constant([]),
  tripUpdate: fc.record({
    trip,
    delay: number,
    calls: fc.array(
      some({
        stopSequence: fc.nat(300),
        stopId: text,
        arrival: event,
        departure: event,
        properties: some({ assignedStopId: text }),
      }),
      { maxLength: 4 },
    ),
  }),
  vehicle: fc.record({
    trip,
    position: fc.record({ lat: float, lng: float, bearing: float }),
    timestamp: instant,
    occupancy: fc.constantFrom('EMPTY', 'FULL'),
    carriages: fc.array(some({ id: text, occupancyPercent: fc.integer({ min: -1, max: 120 }) }), { maxLength: 2 }),
  }),
  alert: fc.record({
    activePeriods: fc.array(some({ start: instant, end: instant }), { maxLength: 2 }),
    informed: fc.array(some({ agencyId: text, stopId: text, routeType: fc.nat(1700), trip }), { maxLength: 2 }),
    effect: fc.constantFrom('DETOUR', 'UNKNOWN_77'),
    url: texts,
    header: texts,
    description: texts,
    spokenHeader: texts,
    spokenDescription: texts,
    causeDetail: texts,
    effectDetail: texts,
    images: fc.array(fc.record({ url: text, mediaType: text }), { maxLength: 2 }),
    imageText: texts,
  }),
});

describe('encodeMessage', () => {
  test('decoding what was encoded gives the message again', () => {
    const message = fc.record({
      header: fc.record({
        version: text,
        timestamp: instant,
        incrementality: fc.constantFrom('FULL_DATASET', 'DIFFERENTIAL'),
      }),
      entities: fc.array(entity, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(message, (made) => {
        expect(read(encodeMessage(made as RealtimeMessage))).toEqual(made);
      }),
      { numRuns: 200 },
    );
  });

  test.skipIf(!existsSync(recorded))(
    'real messages say the same after another round (../shared/data; skipped where that folder is absent)',
    () => {
      const files = [
        'bart/trip-updates',
        'bart/alerts',
        'caltrain/trip-updates',
        'caltrain/vehicle-positions',
        'caltrain/service-alerts',
      ];
      let entities = 0;
      for (const file of files) {
        const message = read(readFileSync(`${recorded}realtime-${file}.pb`));
        entities += message.entities.length;
        expect(read(encodeMessage(message))).toEqual(message);
      }
      expect(entities).toBeGreaterThan(120);
    },
  );
});
