import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageFacts } from '@tripwright/core/live';
import { describe, expect, test } from 'vitest';
import { decodeMessage } from '../src/realtime/index.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** A part of the model in the words of protobuf's JSON, with numbers for its texts of digits. */
const NAMES: Readonly<Record<string, string>> = {
  calls: 'stopTimeUpdate',
  relationship: 'scheduleRelationship',
  lat: 'latitude',
  lng: 'longitude',
  informed: 'informedEntity',
  header: 'headerText',
};
const TIMES = new Set(['time', 'timestamp', 'start', 'end']);
const TRANSLATED = new Set(['url', 'headerText']);

function inJson(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item) => inJson(item));
    return TRANSLATED.has(key) ? { translation: list } : list;
  }
  if (typeof value === 'number') return TIMES.has(key) ? String(value) : Math.fround(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, part]) => !Array.isArray(part) || part.length > 0)
    .map(([name, part]) => [NAMES[name] ?? name, part] as const);
  return Object.fromEntries(entries.map(([name, part]) => [name, inJson(part, name)]));
}

/** The reference decoding, with floats as the message has them. */
const reference = (file: string): unknown[] =>
  (
    JSON.parse(readFileSync(file, 'utf8'), (_, value) => (typeof value === 'number' ? Math.fround(value) : value)) as {
      entity?: unknown[];
    }
  ).entity ?? [];

describe.skipIf(!existsSync(data))('real recordings (../shared/data; skipped where that folder is absent)', () => {
  test.each([
    ['realtime-bart/trip-updates', 1_565_199_921, 91],
    ['realtime-bart/alerts', 1_565_199_942, 1],
    ['realtime-caltrain/trip-updates', 1_699_405_534, 19],
    ['realtime-caltrain/vehicle-positions', 1_699_405_559, 14],
    ['realtime-caltrain/service-alerts', 1_699_405_546, 0],
  ])('%s is decoded as the reference decoder does it', (name, timestamp, entities) => {
    const result = decodeMessage(readFileSync(join(data, `${name}.pb`)));
    if ('refused' in result) throw new Error(result.reason);
    expect(result.faults).toEqual([]);
    expect(result.message.header).toMatchObject({ version: expect.any(String), timestamp });
    expect(messageFacts(result.message).entities).toBe(entities);
    expect(result.message.entities.map((entity) => inJson(entity))).toEqual(reference(join(data, `${name}.json`)));
  });

  test('a recording that is cut off is refused, unless the cut lies between two entities', () => {
    const whole = readFileSync(join(data, 'realtime-caltrain/trip-updates.pb'));
    const outcomes: Record<string, number> = {};
    for (let length = 0; length < whole.length; length++) {
      const result = decodeMessage(whole.subarray(0, length));
      const outcome = 'refused' in result ? result.refused : 'read';
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    // The header has 15 bytes; the 19 entities end at as many places, the last of which is the end.
    expect(outcomes).toEqual({ empty: 1, 'not-realtime': 14, read: 19, 'cut-off': whole.length - 34 });
  });
});
