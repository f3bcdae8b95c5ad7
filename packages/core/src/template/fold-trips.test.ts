import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText } from '../base/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { expandTrips, foldTrips } from './fold-trips.ts';
import { mergeSegment, type Segment } from './segment.ts';

const walk: Segment = {
  type: 'unscheduled',
  visibility: 'in summary',
  action: '<TIME>: Walk',
  startTime: 1000,
  endTime: 1300,
  metres: 350,
  streets: [{ encodedWaypoints: '_p~iF~ps|U', name: 'Quay Street', instruction: 'HEAD_TOWARDS' }],
};
const ride: Segment = {
  type: 'scheduled',
  visibility: 'in summary',
  action: '<TIME>: Take <NUMBER>',
  startTime: 1300,
  endTime: 2000,
  serviceNumber: '12',
  serviceTripID: 'weekday-7',
  stops: 4,
  availability: 'AVAILABLE',
};

const value = fc.constantFrom('a', 'b', '', 'ä⋅', '<NUMBER>');
const number = fc.integer({ min: 0, max: 2 });
const place = fc.record(
  { lat: fc.double({ noNaN: true }), lng: number, name: value },
  { requiredKeys: ['lat', 'lng'] },
);
const anySegment: fc.Arbitrary<Segment> = fc.record(
  {
    type: fc.constantFrom('scheduled' as const, 'unscheduled' as const, 'stationary' as const),
    visibility: fc.constantFrom('in summary' as const, 'hidden' as const),
    startTime: number,
    endTime: number,
    action: value,
    notes: value,
    mini: fc.record({ instruction: value, description: value }, { requiredKeys: ['instruction'] }),
    modeInfo: fc.record({ alt: value, identifier: value }, { requiredKeys: ['alt'] }),
    from: place,
    to: place,
    shapes: fc.array(
      fc.record(
        { encodedWaypoints: value, travelled: fc.boolean(), stops: fc.constant([]) },
        { requiredKeys: ['encodedWaypoints', 'travelled'] },
      ),
      { maxLength: 2 },
    ),
    'turn-by-turn': fc.constantFrom('WALKING' as const, 'CYCLING' as const),
    metres: number,
    hideExactTimes: fc.boolean(),
    serviceNumber: value,
    platform: value,
    stops: number,
    availability: fc.constantFrom('AVAILABLE' as const, 'CANCELLED' as const),
    realTime: fc.boolean(),
    wheelchairAccessible: fc.boolean(),
    alertHashCodes: fc.array(fc.integer(), { maxLength: 2 }),
    aKeyOfANewerServer: value,
  },
  { requiredKeys: ['type', 'visibility', 'startTime', 'endTime'] },
);
const anyTrips = fc.array(fc.array(anySegment, { maxLength: 5 }), { maxLength: 5 });

describe('laws', () => {
  test('IT-24 expand(fold(x)) = x', () => {
    fc.assert(
      fc.property(anyTrips, (trips) => {
        expect(expandTrips(foldTrips(trips))).toEqual(trips);
      }),
      { numRuns: 500 },
    );
  });

  test('no trip refers to one template twice; hashes are distinct int32, never zero', () => {
    fc.assert(
      fc.property(anySegment, anyTrips, (repeated, others) => {
        const folded = foldTrips([[repeated, ...(others[0] ?? []), repeated, repeated], ...others]);
        for (const trip of folded.references) {
          const used = trip.map((reference) => reference.segmentTemplateHashCode);
          expect(new Set(used).size).toBe(used.length);
        }
        const hashes = folded.templates.map((template) => template.hashCode);
        expect(new Set(hashes).size).toBe(hashes.length);
        for (const hash of hashes) {
          expect(hash | 0).toBe(hash);
          expect(hash).not.toBe(0);
        }
      }),
    );
  });

  test('IT-24 hashes depend neither on the order of trips nor on realtime data', () => {
    fc.assert(
      fc.property(anyTrips, fc.integer({ min: 0, max: 900 }), (trips, delay) => {
        const plain = foldTrips(trips).references;
        const live = foldTrips(
          trips
            .map((trip) =>
              trip.map((segment) => ({
                ...segment,
                startTime: segment.startTime + delay,
                realTime: true,
                timetableStartTime: segment.startTime,
                platform: '9',
                availability: 'CANCELLED' as const,
              })),
            )
            .reverse(),
        ).references.toReversed();
        const hashes = (trip: (typeof plain)[number]) => trip.map((reference) => reference.segmentTemplateHashCode);
        expect(live.map(hashes)).toEqual(plain.map(hashes));
      }),
    );
  });
});

test('equal segments of several trips share a template; a single different property prevents it', () => {
  const later = { ...walk, startTime: 5000, endTime: 5300 };
  const folded = foldTrips([
    [walk, ride],
    [later, { ...ride, serviceTripID: 'weekday-8' }],
  ]);
  expect(folded.templates).toHaveLength(2);
  expect(foldTrips([[walk], [{ ...later, metres: 351 }]]).templates).toHaveLength(2);
  expect(foldTrips([[walk], [{ ...later, streets: [{ encodedWaypoints: '_p~iF~ps|U' }] }]]).templates).toHaveLength(2);
});

test('the order in which a segment was built does not matter', () => {
  const reversed = Object.fromEntries(Object.entries(walk).reverse()) as unknown as Segment;
  expect(foldTrips([[walk], [reversed]]).templates).toHaveLength(1);
});

test('varying properties go to the reference, shared ones to the template', () => {
  const { references, templates } = foldTrips([[ride]]);
  expect(references[0]?.[0]).toEqual({
    segmentTemplateHashCode: templates[0]?.hashCode,
    startTime: 1300,
    endTime: 2000,
    serviceNumber: '12',
    serviceTripID: 'weekday-7',
    stops: 4,
    availability: 'AVAILABLE',
  });
  expect(templates[0]).toEqual({
    hashCode: hashText(canonicalJson({ type: 'scheduled', visibility: 'in summary', action: '<TIME>: Take <NUMBER>' })),
    type: 'scheduled',
    visibility: 'in summary',
    action: '<TIME>: Take <NUMBER>',
  });
});

test('the second equal segment of a trip gets a twin template, shared with other trips that need a second', () => {
  const folded = foldTrips([[walk, ride, walk], [walk, walk], [walk]]);
  expect(folded.templates).toHaveLength(3);
  const [first, second, third] = folded.references;
  expect(second?.map((r) => r.segmentTemplateHashCode)).toEqual([
    first?.[0]?.segmentTemplateHashCode,
    first?.[2]?.segmentTemplateHashCode,
  ]);
  expect(third?.[0]?.segmentTemplateHashCode).toBe(first?.[0]?.segmentTemplateHashCode);
});

test('different contents with one hash are kept apart in any order', () => {
  const seen = new Map<number, number>();
  let pair: readonly [number, number] | undefined;
  const content = (metres: number) => ({ type: 'unscheduled' as const, visibility: 'on map' as const, metres });
  for (let metres = 0; pair === undefined; metres++) {
    const hash = hashText(canonicalJson(content(metres)));
    const earlier = seen.get(hash);
    if (earlier !== undefined) pair = [earlier, metres];
    seen.set(hash, metres);
  }
  const [a, b] = pair.map((metres) => ({ ...content(metres), startTime: 0, endTime: 0 })) as [Segment, Segment];
  const forward = foldTrips([[a, b]]);
  const backward = foldTrips([[b], [a]]);
  expect(expandTrips(forward)).toEqual([[a, b]]);
  const hashOf = (folded: typeof forward, metres: number | undefined) =>
    folded.templates.find((template) => template.metres === metres)?.hashCode;
  expect(hashOf(forward, a.metres)).not.toBe(hashOf(forward, b.metres));
  expect(hashOf(backward, a.metres)).toBe(hashOf(forward, a.metres));
  expect(hashOf(backward, b.metres)).toBe(hashOf(forward, b.metres));
});

test('a reference without its template is an error that names it', () => {
  const { references } = foldTrips([[walk]]);
  expect(() => expandTrips({ references, templates: [] })).toThrow(/Segment 0 of trip 0 .* not in segmentTemplates/);
});

test('a reference overrides its template, and keys of newer servers are kept', () => {
  const template = {
    hashCode: 7,
    type: 'scheduled',
    visibility: 'on map',
    availability: 'AVAILABLE',
    later: 1,
  } as const;
  const reference = { segmentTemplateHashCode: 7, startTime: 1, endTime: 2, availability: 'CANCELLED' } as const;
  expect(mergeSegment(reference, template)).toEqual({
    type: 'scheduled',
    visibility: 'on map',
    startTime: 1,
    endTime: 2,
    availability: 'CANCELLED',
    later: 1,
  });
});
