import { createAnswerChecker, type RoutingRequest, randomQuestions } from '@tripwright/testkit/answers';
import { checkRouting } from '@tripwright/wire/conformance';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from './sample-service.ts';

const DAY = 86_400;
let service: SampleService;

beforeAll(async () => {
  service = await startSampleService();
}, 120_000);
afterAll(() => service.close());

describe('answers over HTTP, held against the rows of the feeds', () => {
  test('random questions by every mode, at any hour, by random sets of modes', { timeout: 300_000 }, async () => {
    const check = createAnswerChecker(service.feeds);
    const questions = randomQuestions(service.feeds, {
      count: 150,
      seed: 20_260_504,
      days: [MONDAY, MONDAY + 5 * DAY],
      modes: service.modes.filter((mode) => !mode.startsWith('wa_')),
    });
    let trips = 0;
    for (const asked of questions) {
      const { status, body, refusal } = await service.ask(asked);
      expect(status).toBe(200);
      trips += body.groups.flatMap((group) => group.trips).length;
      expect(check(body, asked), JSON.stringify(asked)).toEqual([]);
      if (refusal === undefined) expect(checkRouting(body)).toEqual([]);
    }
    expect(trips).toBeGreaterThan(300);
  });
});

describe('the checker finds faults', () => {
  const asked: RoutingRequest = {
    from: placeOf('garden-city'),
    to: placeOf('university'),
    departAfter: MONDAY + 8 * 3600,
    modes: ['pt_pub', 'me_car', 'ps_tax', 'me_mic-s'],
    allModes: true,
  };
  type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
  type Body = Writable<RoutingResponse>;
  const spoilt: readonly (readonly [kind: string, what: string, spoil: (body: Body) => void])[] = [
    [
      'times',
      'an arrival of its own',
      (body) => {
        body.groups[0]!.trips[0]!.arrive += 1;
      },
    ],
    [
      'times',
      'a gap',
      (body) => {
        walkIn(body).reference.endTime -= 30;
      },
    ],
    [
      'speed',
      'a run for the train',
      (body) => {
        walkIn(body).template.metres! *= 20;
      },
    ],
    [
      'length',
      'a line that is longer than its metres',
      (body) => {
        walkIn(body).template.metres! -= 300;
      },
    ],
    ['line', 'a street that is missing', (body) => void walkIn(body).template.streets?.shift()],
    [
      'rides',
      'a trip that no feed has',
      (body) => {
        rideIn(body).reference.serviceTripID += 'x';
      },
    ],
    [
      'rides',
      'another stop',
      (body) => {
        rideIn(body).template.stopCode = 'gtfs:pole-0001';
      },
    ],
    [
      'template',
      'a reference to nothing',
      (body) => {
        rideIn(body).reference.segmentTemplateHashCode ^= 1;
      },
    ],
    ['texts', 'a placeholder without its field', (body) => void delete rideIn(body).reference.stops],
    ['duplicate', 'a group that is repeated', (body) => void body.groups.push(body.groups[0]!)],
    ['dominated', 'a group that is dominated', (body) => void body.groups.push(worse(body.groups[0]!))],
    ['vehicles', 'a car that is not parked', (body) => without(body, 'stationary_parking')],
    ['vehicles', 'a shared bicycle that is kept', (body) => without(body, 'stationary_vehicle-return')],
    [
      'modes',
      'a mode not asked for',
      (body) => {
        rideIn(body).template.modeInfo!.identifier = 'in_air';
      },
    ],
    [
      'frequency',
      'an interval out of the air',
      (body) => {
        body.groups[0]!.frequency = 999;
      },
    ],
  ];

  test.each(spoilt)('%s: %s', async (kind, _, spoil) => {
    const check = createAnswerChecker(service.feeds);
    const { body } = await service.ask(asked);
    expect(check(body, asked)).toEqual([]);
    const copy = structuredClone(body) as Body;
    spoil(copy);
    expect(check(copy, asked).map((fault) => fault.kind)).toContain(kind);
  });

  describe('SV-21 bicycles on board', () => {
    const cycling: RoutingRequest = {
      from: placeOf('garden-city'),
      to: placeOf('lighthouse'),
      departAfter: MONDAY + 8 * 3600,
      modes: ['pt_pub', 'me_mic_bic'],
    };
    const faultsOf = (body: RoutingResponse, bikes?: 0 | 2): readonly string[] => {
      const withBikes = (to: 0 | 2) =>
        service.feeds.map((feed) => ({ ...feed, trips: feed.trips.map((row) => ({ ...row, bikes: to })) }));
      return createAnswerChecker(bikes === undefined ? service.feeds : withBikes(bikes))(body, cycling).map(
        (fault) => fault.kind,
      );
    };

    test('are correct where the rows allow them, and a fault where the rows refuse them or are silent', async () => {
      const { body } = await service.ask(cycling);
      expect(body.groups.length).toBeGreaterThan(0);
      expect(faultsOf(body)).toEqual([]);
      expect(faultsOf(body, 2)).toContain('vehicles');
      expect(faultsOf(body, 0)).toContain('vehicles');
    });

    test('are mentioned on exactly the rides that carry them', async () => {
      const notesOf = ({ segmentTemplates }: RoutingResponse): readonly string[] =>
        segmentTemplates.flatMap(({ type, notes = '' }) => (type === 'scheduled' ? [notes] : []));
      const mentions = (body: RoutingResponse, text: string): boolean =>
        notesOf(body).some((notes) => notes.includes(text));
      const { body } = await service.ask(cycling);
      expect(mentions(body, 'Bikes may be taken on board')).toBe(true);
      const { body: german } = await service.ask({ ...cycling, more: { locale: 'de' } });
      expect(mentions(german, 'Fahrradmitnahme möglich')).toBe(true);
      const { body: walking } = await service.ask({ ...cycling, modes: ['pt_pub'] });
      expect(mentions(walking, 'Bikes may be taken on board')).toBe(false);
    });

    test('are a fault on rides that do not carry them', async () => {
      const asked = { ...cycling, more: { amopt: 'false' } };
      const { body } = await service.ask(asked);
      expect(body.groups.length).toBeGreaterThan(0);
      expect(createAnswerChecker(service.feeds)(body, asked)).toEqual([]);
      const copy = structuredClone(body) as Body;
      without(copy, 'stationary_parking-onstreet');
      expect(faultsOf(copy, 2)).toContain('vehicles');
    });
  });

  type Template = Body['segmentTemplates'][number];
  type Reference = Body['groups'][number]['trips'][number]['segments'][number];

  /** The first segment of a kind: its reference and template. */
  function segmentIn(
    body: Body,
    wanted: (template: Template) => boolean,
  ): { readonly reference: Reference; readonly template: Template } {
    const templates = new Map(body.segmentTemplates.map((template) => [template.hashCode, template]));
    for (const reference of body.groups.flatMap(({ trips }) => trips.flatMap(({ segments }) => segments))) {
      const template = templates.get(reference.segmentTemplateHashCode);
      if (template !== undefined && wanted(template)) return { reference, template };
    }
    throw new Error('no such segment');
  }

  function rideIn(body: Body): ReturnType<typeof segmentIn> {
    return segmentIn(body, ({ type }) => type === 'scheduled');
  }

  /** A walk long enough to be made wrong. */
  function walkIn(body: Body): ReturnType<typeof segmentIn> {
    return segmentIn(
      body,
      ({ modeInfo, metres = 0, streets = [] }) =>
        modeInfo?.identifier === 'wa_wal' && metres > 350 && streets.length > 1,
    );
  }

  /** Removes pauses of a mode. */
  function without(body: Body, mode: string): void {
    const pauses = body.segmentTemplates.filter(({ modeInfo }) => modeInfo?.identifier?.startsWith(mode) === true);
    const hashes = new Set(pauses.map(({ hashCode }) => hashCode));
    expect(hashes.size).toBeGreaterThan(0);
    for (const trip of body.groups.flatMap(({ trips }) => trips))
      trip.segments = trip.segments.filter(({ segmentTemplateHashCode }) => !hashes.has(segmentTemplateHashCode));
  }

  /** The same group, slower and no better. */
  function worse(group: Body['groups'][number]): Body['groups'][number] {
    const copy = structuredClone(group);
    for (const trip of copy.trips) {
      trip.arrive += 60;
      trip.carbonCost += 1;
    }
    return copy;
  }
});
