import fc from 'fast-check';
import { PbfWriter } from 'pbf';
import { describe, expect, test } from 'vitest';
import { decodeMessage } from './decode-message.ts';

type Write = (writer: PbfWriter) => void;

/** The bytes of a message: fields as numbers, texts and nested messages. */
const fields =
  (values: Readonly<Record<number, string | number | boolean | Write | readonly Write[]>>): Write =>
  (writer) => {
    for (const [key, value] of Object.entries(values)) {
      const number = Number(key);
      if (typeof value === 'string') writer.writeStringField(number, value);
      else if (typeof value === 'number') writer.writeVarintField(number, value);
      else if (typeof value === 'boolean') writer.writeBooleanField(number, value);
      else
        for (const each of [value].flat() as Write[]) writer.writeMessage(number, (_, inner) => each(inner), undefined);
    }
  };
const bytesOf = (write: Write): Uint8Array => {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
};
const header = fields({ 1: '2.0', 2: 1, 3: 1_558_400_000 });
const message = (...entities: readonly Write[]): Uint8Array => bytesOf(fields({ 1: header, 2: entities }));
const trip = (id: string): Write => fields({ 1: id });
const good = fields({ 1: 'good', 3: fields({ 1: trip('T') }) });

/** The entities of a message that must be readable. */
const decoded = (bytes: Uint8Array) => {
  const result = decodeMessage(bytes);
  if ('refused' in result) throw new Error(result.reason);
  return result;
};
const refusal = (bytes: Uint8Array): string => {
  const result = decodeMessage(bytes);
  return 'refused' in result ? result.refused : 'read';
};

describe('fields', () => {
  test('of trip updates, the newest among them', () => {
    const relationships = [0, 1, 2, 3, 5, 6, 7, 8, 42];
    const update = (relationship: number): Write =>
      fields({
        1: `e${relationship}`,
        3: fields({
          1: fields({
            1: 'T',
            2: '25:10:00',
            3: '20260504',
            4: relationship,
            5: 'R',
            6: 0,
            7: fields({ 1: 'M', 2: 'T' }),
          }),
          2: fields({
            1: 0,
            2: fields({ 1: -90, 2: 1_558_400_100, 3: 30 }),
            3: fields({ 1: 0, 2: 0, 4: 1_558_400_000 }),
            4: 'S',
            5: 3,
            6: fields({ 1: 'S2', 2: 'Castle', 3: 1, 4: 3 }),
            7: 5,
          }),
          5: 0,
          6: fields({ 1: 'T2', 2: '20260505', 3: '10:00:00', 4: 'P', 5: 'Harbour', 6: '12' }),
          99: 'of the future',
        }),
      });
    const { message: read, faults } = decoded(message(...relationships.map(update)));
    expect(faults).toEqual([]);
    expect(read.header).toEqual({ version: '2.0', incrementality: 'DIFFERENTIAL', timestamp: 1_558_400_000 });
    expect(read.entities.map(({ tripUpdate }) => tripUpdate?.trip.relationship)).toEqual([
      ...['SCHEDULED', 'ADDED', 'UNSCHEDULED', 'CANCELED', 'REPLACEMENT', 'DUPLICATED', 'DELETED', 'NEW', 'UNKNOWN_42'],
    ]);
    expect(read.entities[0]?.tripUpdate).toEqual({
      trip: {
        ...{ tripId: 'T', startTime: '25:10:00', startDate: '20260504', relationship: 'SCHEDULED' },
        ...{ routeId: 'R', directionId: 0, modifiedTrip: { modificationsId: 'M', affectedTripId: 'T' } },
      },
      calls: [
        {
          stopSequence: 0,
          arrival: { delay: -90, time: 1_558_400_100, uncertainty: 30 },
          // A time of 0 is absent, a delay of 0 is not.
          departure: { delay: 0, scheduledTime: 1_558_400_000 },
          stopId: 'S',
          relationship: 'UNSCHEDULED',
          properties: { assignedStopId: 'S2', headsign: 'Castle', pickup: 'NONE', dropOff: 'COORDINATE_WITH_DRIVER' },
          departureOccupancy: 'FULL',
        },
      ],
      delay: 0,
      properties: {
        ...{ tripId: 'T2', startDate: '20260505', startTime: '10:00:00' },
        ...{ shapeId: 'P', headsign: 'Harbour', shortName: '12' },
      },
    });
  });

  test('of alerts, in all languages', () => {
    const text = fields({
      1: [fields({ 1: 'Closed', 2: 'en' }), fields({ 1: 'Fermé', 2: 'fr' }), fields({ 1: '閉鎖' })],
    });
    const alert = fields({ 1: fields({ 1: 100, 2: 200 }), 5: fields({ 1: 'A', 3: 0 }), 6: 99, 7: 11, 10: text, 14: 4 });
    const [entity] = decoded(message(fields({ 1: 'a', 5: alert }))).message.entities;
    expect(entity?.alert).toMatchObject({
      activePeriods: [{ start: 100, end: 200 }],
      informed: [{ agencyId: 'A', routeType: 0 }],
      cause: 'UNKNOWN_99',
      effect: 'ACCESSIBILITY_ISSUE',
      severity: 'SEVERE',
      header: [{ text: 'Closed', language: 'en' }, { text: 'Fermé', language: 'fr' }, { text: '閉鎖' }],
      description: [],
    });
  });

  test('of vehicles: an absent bearing is not 0 (RT-36), and occupancy is no scale (RT-31)', () => {
    const place: Write = (writer) => {
      writer.writeFloatField(1, 41.5);
      writer.writeFloatField(2, -8.5);
    };
    const [entity] = decoded(message(fields({ 1: 'v', 4: fields({ 2: place, 9: 8, 10: 120 }) }))).message.entities;
    expect(entity?.vehicle).toEqual({
      ...{ position: { lat: 41.5, lng: -8.5 }, occupancy: 'NOT_BOARDABLE', occupancyPercent: 120, carriages: [] },
    });
  });

  test('withdrawn entities, and contents that are only counted (RT-33)', () => {
    const { message: read, faults } = decoded(message(fields({ 1: 'd', 2: true }), fields({ 1: 'm', 8: trip('x') })));
    expect(faults).toEqual([]);
    expect(read.entities).toEqual([
      { id: 'd', isDeleted: true, others: [] },
      { id: 'm', others: ['trip-modifications'] },
    ]);
  });
});

describe('an entity that is bad is left out alone', () => {
  const place =
    (lat: number, lng: number): Write =>
    (writer) => {
      writer.writeFloatField(1, lat);
      writer.writeFloatField(2, lng);
    };
  const cut: Write = (writer) => writer.writeBytesField(2, Uint8Array.of(0x0a, 0x7f, 0x41));
  test.each<[string, Write, string]>([
    ['no id', fields({ 3: fields({ 1: trip('T') }) }), 'no-id'],
    ['no content', fields({ 1: 'x' }), 'no-content'],
    ['no trip', fields({ 1: 'x', 3: fields({ 5: 1 }) }), 'no-trip'],
    ['milliseconds', fields({ 1: 'x', 3: fields({ 1: trip('T'), 4: 1_558_400_000_000 }) }), 'time-in-milliseconds'],
    ['a time before 1970', fields({ 1: 'x', 3: fields({ 1: trip('T'), 4: -5 }) }), 'bad-time'],
    ['a place off the Earth', fields({ 1: 'x', 4: fields({ 2: place(91, 0) }) }), 'bad-position'],
    ['no number', fields({ 1: 'x', 4: fields({ 2: place(Number.NaN, 0) }) }), 'bad-position'],
    ['a very long text', fields({ 1: 'x', 3: fields({ 1: trip('T'.repeat(70_000)) }) }), 'long-text'],
    [
      'very many values',
      fields({ 1: 'x', 3: fields({ 1: trip('T'), 2: Array<Write>(100_001).fill(() => {}) }) }),
      'too-many-parts',
    ],
    ['a length past its end', fields({ 1: 'x', 3: cut }), 'cut-off'],
  ])('%s', (_, bad, code) => {
    const { message: read, faults } = decoded(message(good, bad, good));
    expect(read.entities.map(({ id }) => id)).toEqual(['good', 'good']);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });
});

describe('a message that is none is refused with a reason', () => {
  test.each<[string, Uint8Array | string, string]>([
    ['no bytes', '', 'empty'],
    ['a web page', '<!doctype html><title>503</title>', 'not-realtime'],
    ['JSON', '{"error": "quota"}', 'not-realtime'],
    ['plain text', 'Service unavailable', 'not-realtime'],
    [
      'RT-32: a header in milliseconds',
      bytesOf(fields({ 1: fields({ 1: '2.0', 3: 1_558_400_000_000 }) })),
      'no-header',
    ],
    ['entities without a header', bytesOf(fields({ 2: good })), 'no-header'],
    ['cut off in an entity', message(good, good).subarray(0, -3), 'cut-off'],
  ])('%s', (_, content, expected) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    expect(refusal(bytes)).toBe(expected);
  });

  test('more bytes and more entities than any feed has', () => {
    expect(refusal(new Uint8Array((64 << 20) + 1))).toBe('too-large');
    const many = Buffer.concat([bytesOf(fields({ 1: header })), Buffer.alloc(2 * 250_001, Uint8Array.of(0x12, 0))]);
    expect(refusal(many)).toBe('too-large');
  });

  test('nothing throws, whatever the bytes', () => {
    const whole = message(good, fields({ 1: 'v', 4: fields({ 1: trip('T'), 5: 5 }) }));
    const mangled = fc
      .tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length))
      .map(([place, value, length]) => {
        const bytes = whole.slice(0, length);
        if (place < length) bytes[place] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), mangled), (bytes) => {
        const result = decodeMessage(bytes);
        expect('refused' in result ? result.reason : result.message.header).toBeTruthy();
      }),
      { numRuns: 2000 },
    );
  });
});
