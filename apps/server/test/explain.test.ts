import { readFileSync } from 'node:fs';
import { getLandmark } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { checkRouting } from '@tripwright/wire/conformance';
import type { Explanation } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Landmark, type Query, routingServer, tripsOf } from './ask-routing.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let city: Awaited<ReturnType<typeof routingServer>>;

beforeAll(async () => {
  sample = await buildSampleRegion();
  city = await routingServer(sample.data);
});
afterAll(async () => {
  await city.server.close();
  sample.remove();
});

async function why(from: Landmark, to: Landmark, query: Query = {}): Promise<{ body: Answer; explain: Explanation }> {
  const { status, body } = await city.ask(from, to, { ...query, explain: 'true' });
  expect(status).toBe(200);
  expect(checkRouting(body)).toEqual([]);
  return { body, explain: body.explain as Explanation };
}
const mixed = { modes: ['pt_pub', 'me_mic_bic', 'ps_tax', 'wa_wal'], allModes: 'true' };
const all = ({ searches }: Explanation) => searches.flatMap(({ candidates }) => candidates);

describe('explain=true over HTTP', () => {
  test('does not change the answer, and is the same every time', async () => {
    const plain = await city.ask('central-station', 'university', mixed);
    const { body, explain } = await why('central-station', 'university', mixed);
    const { explain: _, ...rest } = body;
    expect(rest).toEqual(plain.body);
    expect(plain.body).not.toHaveProperty('explain');
    expect((await why('central-station', 'university', mixed)).explain).toEqual(explain);
  });

  test('every trip of the answer is a candidate with costs; every other candidate has a reason in words', async () => {
    const { body, explain } = await why('central-station', 'university', mixed);
    const candidates = all(explain);
    const kept = candidates.filter(({ fate }) => fate === 'answer');
    expect(kept).toHaveLength(tripsOf(body).length);
    for (const { group, trip, depart, weightedScore, carbon } of kept) {
      const listed = body.groups[group as number]?.trips[trip as number];
      expect(listed).toMatchObject({ depart, weightedScore, carbonCost: carbon });
    }
    const removed = candidates.filter(({ fate }) => fate === 'removed');
    expect(removed.length).toBeGreaterThan(0);
    const ids = new Set(candidates.map(({ id }) => id));
    for (const { removed: why } of removed) {
      expect(why?.text).toMatch(/\w.*\.$/);
      if (why?.by !== undefined) expect(ids).toContain(why.by);
    }
    expect(explain.searches.map(({ modes }) => modes.join('+'))).toContain('pt_pub');
  });

  test('is in the requested language', async () => {
    const { explain } = await why('central-station', 'university', { locale: 'de' });
    const texts = all(explain).flatMap(({ removed }) => removed?.text ?? []);
    expect(texts.some((text) => text.includes('Verbindung'))).toBe(true);
  });

  test('reach and filters are listed', async () => {
    const { explain } = await why('central-station', 'university', { neverAllowModes: 'pt_pub_bus' });
    const [search] = explain.searches;
    expect(search?.reach.map(({ end }) => end)).toEqual(['from', 'to']);
    expect(search?.ruledOut).toContainEqual(expect.objectContaining({ reason: 'avoided-mode', kind: 'lines' }));
  });
});

describe('Plan.explanation over HTTP', () => {
  const document = readFileSync(new URL('../../../docs/cookbook/11-why-these-trips.graphql', import.meta.url), 'utf8');
  const ends = (id: Landmark) => ({ point: { lat: getLandmark(id).lat, lng: getLandmark(id).lng } });

  test('equals the explanation of REST', async () => {
    const { explain } = await why('central-station', 'university', mixed);
    const request = {
      ...{ from: ends('central-station'), to: ends('university'), modes: mixed.modes },
      when: { departAfter: '2026-05-04T08:00:00+00:00' },
    };
    const response = await fetch(`${city.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables: { request, locale: 'en' } }),
    });
    const { data, errors } = (await response.json()) as { data: GraphAnswer; errors?: unknown };
    expect(errors).toBeUndefined();
    const answered = data.plan.explanation.searches.flatMap(({ candidates }) => candidates);
    expect(
      answered.map(({ number, fate, removal }) => [number, fate.toLowerCase(), removal?.reason, removal?.message]),
    ).toEqual(all(explain).map(({ id, fate, removed }) => [id, fate, removed?.reason, removed?.text]));
  });
});

interface GraphAnswer {
  readonly plan: {
    readonly explanation: {
      readonly searches: readonly {
        readonly candidates: readonly {
          readonly number: number;
          readonly fate: string;
          readonly removal: { readonly reason: string; readonly message: string } | null;
        }[];
      }[];
    };
  };
}

describe('an empty answer has a reason with advice', () => {
  const empty = async (query: Query, from: Landmark = 'central-station', to: Landmark = 'university') =>
    (await why(from, to, query)).explain.empty;

  test('all lines are ruled out: their number', async () => {
    const none = await empty({ neverAllowModes: 'pt_pub' });
    expect(none?.reason).toBe('ruled-out');
    expect(none?.advice).toMatch(/\d+ lines ruled out: /);
  });

  test('no service in the window: the time of the next one', async () => {
    const none = await empty({ departAfter: '1777881600', arriveBefore: '1777881660', modes: 'wa_wal' });
    expect(none).toMatchObject({ reason: 'arrives-too-late', advice: expect.stringMatching(/the first at 2026-/) });
  });

  test('walks are longer than allowed', async () => {
    const none = await empty({ modes: 'wa_wal', wm: '1' });
    expect(none?.reason).toBe('walk-too-long');
    expect(none?.advice).toMatch(/minutes/);
  });

  test('every journey uses an avoided stop, as clients accumulate them', async () => {
    const avoid = new Set<string>();
    let answered = await why('central-station', 'airport');
    for (let round = 0; round < 30 && tripsOf(answered.body).length > 0; round++) {
      for (const { stopCode, endStopCode } of answered.body.segmentTemplates)
        for (const code of [stopCode, endStopCode]) if (code !== undefined) avoid.add(code);
      answered = await why('central-station', 'airport', { avoidStops: [...avoid].join(',') });
    }
    expect(answered.explain.empty?.reason).toBe('avoided-stops');
    expect(answered.explain.empty?.advice).toContain([...avoid][0]);
    expect(all(answered.explain).map(({ removed }) => removed?.reason)).toContain('avoided-stop');
  });
});
