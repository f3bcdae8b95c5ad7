import { LOCALES } from '@tripwright/core/text';
import { describe, expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { EIGHT, fakePlanner } from '../../test/graphql/fake-planner.ts';

const request = {
  from: { point: { lat: 43.49748, lng: -28.39269 } },
  to: { point: { lat: 43.50764, lng: -28.38698 } },
  modes: ['pt_pub', 'wa_wal'],
};

describe('a request', () => {
  test('requests an explanation only where it is selected, also through fragments', async () => {
    const planner = fakePlanner();
    const plan = (selection: string) =>
      ask(
        testHandler(planner),
        `query($r: PlanRequest!) { plan(request: $r) { ${selection} } }
        fragment Why on Plan { explanation { advice searches { isAsked } } }`,
        { r: request },
      );
    await plan('... on Plan { outcomes { groupCount } } ... on Plan @skip(if: true) { ...Why }');
    expect((await plan('...Why')).body.data.plan.explanation).toEqual({ advice: null, searches: [] });
    expect(planner.contexts.map((context) => context?.explain)).toEqual([true, true]);
    await ask(testHandler(planner), 'query($r: PlanRequest!) { plan(request: $r) { __typename } }', { r: request });
    expect(planner.contexts.at(-1)?.explain).toBe(false);
  });

  test('reaches the planner with all its parts', async () => {
    const planner = fakePlanner();
    const { body } = await ask(testHandler(planner), 'query($r: PlanRequest!) { plan(request: $r) { __typename } }', {
      r: {
        from: { point: { lat: 43.5, lng: -28.4, streetName: ' Quay Street ', address: 'Home' } },
        to: { stop: { region: 'xx_portmerrow', code: 'station-university' } },
        when: { arriveBefore: '2026-11-02T10:00:00+01:00' },
        modes: ['cy_bic', 'pt_pub', 'zz_new'],
        combine: 'COMBINED_ONLY',
        wheelchair: true,
        avoidStops: ['station-central', 'station-central'],
      },
    });
    expect(body.data.plan.__typename).toBe('Plan');
    expect(planner.requests).toEqual([
      expect.objectContaining({
        from: { lat: 43.5, lng: -28.4, address: 'Home', streetName: 'Quay Street' },
        to: { lat: 43.5075, lng: -28.387, address: 'University', streetName: '' },
        when: { departAfter: undefined, arriveBefore: EIGHT },
        modes: ['me_mic_bic', 'pt_pub'],
        allModes: false,
        wheelchair: true,
        avoidStops: ['station-central'],
      }),
    ]);
  });

  test('without a time leaves now, and has the same defaults as REST', async () => {
    const planner = fakePlanner();
    await ask(testHandler(planner), 'query($r: PlanRequest!) { plan(request: $r) { __typename } }', { r: request });
    expect(planner.requests[0]).toMatchObject({
      when: { departAfter: EIGHT, arriveBefore: undefined },
      allModes: true,
      minTransferSeconds: 180,
      walkMetresPerSecond: 4 / 3.6,
    });
  });

  test('that is invalid is refused with all its problems and suggestions, without a search', async () => {
    const planner = fakePlanner();
    const { status, body } = await ask(
      testHandler(planner),
      `query($r: PlanRequest!) { plan(request: $r) { ... on PlanRefused { code message(locale: "de") fields { field value message suggestions } } } }`,
      {
        r: {
          from: { point: { lat: 143.5, lng: -28.4 } },
          to: { stop: { region: 'nowhere', code: 'station-university' } },
          modes: ['pt-pub', 'pt_pub'],
        },
      },
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.plan.code).toBe('INVALID_REQUEST');
    expect(body.data.plan.message).not.toContain('could not be understood');
    expect(body.data.plan.fields).toEqual([
      { field: 'FROM', value: '143.5', message: expect.stringContaining('latitude'), suggestions: [] },
      { field: 'TO', value: 'nowhere', message: expect.stringContaining('nowhere'), suggestions: ['xx_portmerrow'] },
      { field: 'MODES', value: 'pt-pub', message: expect.stringContaining('pt-pub'), suggestions: ['pt_pub'] },
    ]);
    expect(planner.requests).toEqual([]);
  });

  test.each([
    ['neither place nor stop', { ...request, from: {} }],
    ['place and stop', { ...request, from: { ...request.from, stop: { region: 'a', code: 'b' } } }],
    ['two times', { ...request, when: { departAfter: '2026-11-02T10:00:00Z', arriveBefore: '2026-11-02T10:00:00Z' } }],
    ['a time without an offset', { ...request, when: { departAfter: '2026-11-02T10:00:00' } }],
    ['a day that is not there', { ...request, when: { departAfter: '2026-02-30T10:00:00Z' } }],
  ])('that does not match the schema (%s) is an error of its variables', async (_, r) => {
    const { status, body } = await ask(testHandler(), 'query($r: PlanRequest!) { plan(request: $r) { __typename } }', {
      r,
    });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });
});

describe('an answer', () => {
  const query = `query($r: PlanRequest!, $first: Int, $after: String, $last: Int, $before: String) { plan(request: $r) { ... on Plan {
    request { departAfter arriveBefore avoidStops combine wheelchair locale modes { identifier } }
    empty { reason } advisories { code message }
    groups { nodes { frequency best { departure } trips(first: $first, after: $after, last: $last, before: $before) {
      edges { cursor isBest isPast node { departure } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } } } } }`;

  test('has trips by departure, with the best one marked', async () => {
    const { body } = await ask(testHandler(), query, { r: request });
    const { edges } = body.data.plan.groups.nodes[0].trips;
    expect(
      edges.map((edge: { isBest: boolean; node: { departure: string } }) => [edge.node.departure, edge.isBest]),
    ).toEqual([
      ['2026-11-02T08:00:00-01:00', false],
      ['2026-11-02T08:10:00-01:00', true],
      ['2026-11-02T08:20:00-01:00', false],
    ]);
    expect(body.data.plan.groups.nodes[0].best.departure).toBe('2026-11-02T08:10:00-01:00');
  });

  test('marks trips that have left, by the clock of the server', async () => {
    const { body } = await ask(testHandler(fakePlanner(), { now: () => EIGHT + 900 }), query, { r: request });
    const { edges } = body.data.plan.groups.nodes[0].trips;
    expect(edges.map(({ isPast }: { isPast: boolean }) => isPast)).toEqual([true, true, false]);
  });

  test('pages to later and earlier trips', async () => {
    const handler = testHandler();
    const page = async (more: object) =>
      (await ask(handler, query, { r: request, ...more })).body.data.plan.groups.nodes[0].trips;
    const first = await page({ first: 2 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const later = await page({ first: 2, after: first.pageInfo.endCursor });
    expect(later.edges).toHaveLength(1);
    const earlier = await page({ last: 2, before: later.pageInfo.startCursor });
    expect(earlier.edges).toEqual(first.edges);
  });

  test('rejects cursors of other lists', async () => {
    const { body } = await ask(testHandler(), query, { r: request, after: 'bm9uc2Vuc2U' });
    expect(body.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('has a reason exactly when it has no groups', async () => {
    const handler = testHandler();
    const nothing = await ask(handler, query, { r: { ...request, to: request.from } });
    expect(nothing.body.data.plan).toMatchObject({ empty: { reason: 'SAME_PLACE' }, groups: { nodes: [] } });
    expect((await ask(handler, query, { r: request })).body.data.plan.empty).toBeNull();
  });

  test('has advisories on modes that were replaced or ignored, and the request as understood', async () => {
    const { body } = await ask(testHandler(), query, { r: { ...request, modes: ['cy_bic', 'zz_new'], locale: 'de' } });
    expect(body.data.plan.advisories.map(({ code }: { code: string }) => code)).toEqual([
      'deprecated-mode',
      'unknown-mode',
    ]);
    expect(body.data.plan.advisories[0].message).toContain('me_mic_bic');
    expect(body.data.plan.request).toEqual({
      departAfter: '2026-11-02T08:00:00-01:00',
      arriveBefore: null,
      avoidStops: [],
      combine: 'COMBINED_AND_SINGLE',
      wheelchair: false,
      locale: 'de',
      modes: [{ identifier: 'me_mic_bic' }],
    });
  });

  test('re-routes around further stops, in addition to those already avoided (spec 4.2 rule 8)', async () => {
    const planner = fakePlanner();
    const { body } = await ask(
      testHandler(planner),
      `query($r: PlanRequest!) { plan(request: $r) { ... on Plan { reroute(avoidStops: ["station-university"]) { ... on Plan { request { avoidStops } groups { nodes { frequency } } } } } } }`,
      { r: { ...request, avoidStops: ['station-central'] } },
    );
    expect(planner.requests.map(({ avoidStops }) => avoidStops)).toEqual([
      ['station-central'],
      ['station-central', 'station-university'],
    ]);
    expect(body.data.plan.reroute).toEqual({
      request: { avoidStops: ['station-central', 'station-university'] },
      groups: { nodes: [{ frequency: null }] },
    });
  });
});

describe('texts', () => {
  const query = `query($r: PlanRequest!, $l: Locale) { plan(request: $r) { ... on Plan { groups { nodes { best { id departure segments {
    index departure { scheduled } action { text(locale: $l) template(locale: $l) parts(locale: $l) { text placeholder realtime } } notes { text(locale: $l) } } } } } } } }`;
  interface Line {
    text: string;
    template?: string;
    parts?: { text: string }[];
  }
  interface Best {
    id: string;
    segments: { action: Line; notes: Line[] }[];
  }

  async function best(
    locale: string | undefined,
    headers: Record<string, string> = {},
    r: object = request,
  ): Promise<Best> {
    const { body } = await ask(testHandler(), query, { r, l: locale }, headers);
    expect(body.errors).toBeUndefined();
    return body.data.plan.groups.nodes[0].best;
  }

  test('are the only difference between two languages (TL-3)', async () => {
    const [finnish, german] = [await best('fi'), await best('de')];
    expect(finnish).not.toEqual(german);
    const silent = (trip: Best) => ({
      ...trip,
      segments: trip.segments.map(({ action: _, notes, ...rest }) => ({ ...rest, notes: notes.length })),
    });
    expect(silent(finnish)).toEqual(silent(german));
    expect(finnish.segments[0]?.action.text).not.toBe(german.segments[0]?.action.text);
  });

  test.each(LOCALES)('are the sum of their parts and have no placeholders left (%s)', async (locale) => {
    for (const { action, notes } of (await best(locale)).segments) {
      expect(action.parts?.map(({ text }) => text).join('')).toBe(action.text);
      for (const { text } of [action, ...notes]) expect(text).not.toMatch(/<[A-Z_]+>|^\s*$/);
    }
  });

  test('take their language from the argument, then the request, then the header, then English', async () => {
    const [fi, de, fr, en] = [await best('fi'), await best('de'), await best('fr'), await best('en')];
    const asked = { ...request, locale: 'de' };
    const header = { 'accept-language': 'xx, fr;q=0.8' };
    expect(await best('fi', header, asked)).toEqual(fi);
    expect(await best(undefined, header, asked)).toEqual(de);
    expect(await best(undefined, header)).toEqual(fr);
    expect(await best(undefined)).toEqual(en);
    expect(await best('tlh', header)).toEqual(en);
  });

  test('have times in the zone of the place, or in the requested one', async () => {
    const times = `query($r: PlanRequest!) { plan(request: $r) { ... on Plan { groups { nodes { best { segments { action {
      here: text utc: text(timeZone: "UTC") odd: text(timeZone: "Nowhere/Land") } } } } } } } }`;
    const { body } = await ask(testHandler(), times, { r: request });
    expect(body.data.plan.groups.nodes[0].best.segments[0].action).toEqual({
      here: '08:10: Walk to Central Station',
      utc: '09:10: Walk to Central Station',
      odd: '08:10: Walk to Central Station',
    });
  });
});
