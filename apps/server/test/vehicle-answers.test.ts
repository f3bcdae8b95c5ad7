import { nearbyDistanceMetres } from '@tripwright/core/geo';
import { expandText, mergeSegment, type Segment } from '@tripwright/core/template';
import { LOCALES, type Locale, segmentWords } from '@tripwright/core/text';
import { readRegion } from '@tripwright/feeds/artefact';
import { createPlanner, type Planner } from '@tripwright/planner';
import { getLandmark, landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { checkRouting } from '@tripwright/wire/conformance';
import { encodeRouting, parseRouting, type RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MONDAY_NINE = Date.parse('2026-05-04T09:00:00Z') / 1000;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let planner: Planner;

beforeAll(async () => {
  sample = await buildSampleRegion();
  planner = createPlanner([await readRegion(sample.data, sample.code)]);
});
afterAll(() => sample.remove());

/** Pairs from the whole city: in its centre no trip uses park and ride. */
const pairs = landmarks
  .flatMap((from, i) => landmarks.slice(i + 1).map((to) => [from, to] as const))
  .filter(([from, to]) => nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) > 1500)
  .filter((_, i) => i % 8 === 0);

/** The body of the REST answer, as a client reads it. */
async function ask(
  [from, to]: (typeof pairs)[number],
  modes: readonly string[],
  more: readonly (readonly [string, string])[] = [],
  locale: Locale = 'en',
): Promise<RoutingResponse> {
  const query = new URLSearchParams([
    ['from', `(${from.lat},${from.lng})`],
    ['to', `(${to.lat},${to.lng})`],
    ['departAfter', String(MONDAY_NINE)],
    ...modes.map((mode) => ['modes', mode]),
    ...more.map(([name, value]) => [name, value]),
  ] as string[][]);
  const parsed = parseRouting(query, { now: MONDAY_NINE, knowsStop: planner.knowsStop });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const outcome = await planner.plan(parsed.value.request, { locale });
  const regions = new Map(planner.regions().map((region) => [region.code, region]));
  const body: unknown = JSON.parse(JSON.stringify(encodeRouting(outcome, { ...parsed.value, locale, regions })));
  expect(checkRouting(body)).toEqual([]);
  return body as RoutingResponse;
}

function tripsOf({ groups, segmentTemplates }: RoutingResponse): Segment[][] {
  const byHash = new Map(segmentTemplates.map((template) => [template.hashCode, template]));
  return groups.flatMap(({ trips }) =>
    trips.map(({ segments }) =>
      segments.map((reference) => {
        const template = byHash.get(reference.segmentTemplateHashCode);
        if (template === undefined) throw new Error('no template');
        return mergeSegment(reference, template);
      }),
    ),
  );
}

const asked = [
  ['me_car'],
  ['me_mot'],
  ['ps_tax'],
  ['ps_tnc'],
  ['me_mic_fold-bic'],
  ['me_mic_e-sco'],
  ['me_mic-s'],
  ['me_car-s'],
  ['me_car-p'],
  ['pt_pub', 'me_car'],
  ['pt_pub', 'ps_tax'],
];

describe.each(asked.map((modes) => [modes.join(' + '), modes] as const))('%s', (_, modes) => {
  test('answers conform; every vehicle segment has the requested mode, and its price where it is known', async () => {
    let found = 0;
    for (const pair of pairs) {
      for (const segments of tripsOf(await ask(pair, modes))) {
        found++;
        for (const segment of segments) {
          if (segment.type !== 'unscheduled' || segment.modeInfo?.localIcon === 'walk') continue;
          expect(modes).toContain(segment.modeIdentifier);
          expect(segment.visibility).toBe('in summary');
          expect(segment['turn-by-turn']).toBe(
            /^(me_car|me_mot|ps_)/.test(segment.modeIdentifier ?? '') ? 'DRIVING' : 'CYCLING',
          );
          if (segment.modeIdentifier?.startsWith('ps_') !== true) continue;
          expect(segment.operatorInfo?.name).toBe(segment.operator);
          expect(segment.localCost?.cost).toBeGreaterThan(0);
          expect(segment.notes).toContain(segment.operator);
        }
        const pauses = segments.filter(({ type, isParking }) => type === 'stationary' && isParking === true);
        for (const pause of pauses) expect(modes).toContain(pause.modeIdentifier);
      }
    }
    expect(found).toBeGreaterThan(2);
  });
});

test('car parks are named and priced on the segments that use them', async () => {
  const parkings: Segment[] = [];
  const intoTown = [getLandmark('west-shore'), getLandmark('market-square')] as const;
  for (const pair of [...pairs, intoTown]) {
    for (const segments of tripsOf(await ask(pair, ['me_car']))) {
      parkings.push(...segments.filter(({ modeInfo }) => modeInfo?.identifier === 'stationary_parking-offstreet'));
    }
  }
  expect(parkings.length).toBeGreaterThan(0);
  for (const { location, notes } of parkings) {
    expect(location?.name).not.toBe('');
    if (location?.name !== undefined) expect(notes).toContain(location.name);
  }
  expect(parkings.some(({ localCost }) => localCost?.costComponents?.[0]?.type === 'PARKING')).toBe(true);
});

test.each(LOCALES)('IT-25 in %s no placeholder is left', async (locale) => {
  const words = segmentWords(locale);
  const [pair] = pairs as [(typeof pairs)[number]];
  const response = await ask(pair, ['pt_pub', 'ps_tax', 'me_car', 'me_mic_e-sco'], [['allModes', 'true']], locale);
  const segments = tripsOf(response).flat();
  expect(segments.length).toBeGreaterThan(5);
  for (const segment of segments) {
    for (const text of [segment.action, segment.notes, segment.mini?.instruction, segment.mini?.description]) {
      const shown = expandText(text ?? '', segment, words, { timeZone: 'UTC' });
      expect(shown).not.toMatch(/<[A-Z_]+>|\{[a-z]+\}|…|⋅\s*$/m);
      expect(shown).not.toBe('');
    }
  }
});

test('a mode that the region lacks is an advisory even without explain; a misspelt one names the nearest', async () => {
  const [pair] = pairs as [(typeof pairs)[number]];
  const { advisories, groups } = await ask(pair, ['in_ferry', 'ps_taxi', 'wa_wal', 'pt_pub']);
  expect(groups).toBeDefined();
  expect(advisories?.map(({ text }) => text)).toEqual([
    // An empty answer begins with its reason.
    'The chosen modes combined offer nothing better than one of them alone, or walking. Search with one mode at a time to see those trips.',
    'The mode “ps_taxi” is not known and was ignored. Did you mean “ps_tax”?',
    'Long-distance ferry is not available here and was left out.',
  ]);
  expect((await ask(pair, ['ps_tax', 'me_car'])).advisories?.map(({ code }) => code)).toEqual(['not-better']);
});

describe('limits of a request', () => {
  test('etwt: a taxi arrives after the expected wait', async () => {
    const [pair] = pairs as [(typeof pairs)[number]];
    const waited = async (minutes: string): Promise<number> => {
      const [segments] = tripsOf(await ask(pair, ['ps_tax'], [['etwt[ps_tax]', minutes]]));
      const ride = segments?.find(({ modeIdentifier }) => modeIdentifier === 'ps_tax');
      return (ride?.startTime ?? 0) - MONDAY_NINE;
    };
    expect(await waited('20')).toBe(20 * 60);
    expect(await waited('30')).toBe(30 * 60);
  });

  test('operators and lines: excluded ones are not used, a line that is always allowed is', async () => {
    const linesOf = async (...more: [string, string][]): Promise<ReadonlySet<string | undefined>> => {
      const lines = new Set<string | undefined>();
      for (const pair of pairs) {
        for (const segments of tripsOf(await ask(pair, ['pt_pub'], more))) {
          for (const { type, operatorID, routeId } of segments)
            if (type === 'scheduled') lines.add(`${operatorID} ${routeId}`);
        }
      }
      return lines;
    };
    const all = [...(await linesOf())].map(String);
    const [operator, line] = (all[0] as string).split(' ') as [string, string];
    const without = [...(await linesOf(['neverAllowOperators', operator]))].map(String);
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter((each) => each.startsWith(`${operator} `))).toEqual([]);
    const only = [...(await linesOf(['onlyAllowOperators', operator]))].map(String);
    expect(only.length).toBeGreaterThan(0);
    expect(only.filter((each) => !each.startsWith(`${operator} `))).toEqual([]);
    const but = [...(await linesOf(['neverAllowOperators', operator], ['alwaysAllowLines', line]))].map(String);
    expect(but.filter((each) => each.startsWith(`${operator} `))).toEqual([`${operator} ${line}`]);
  });

  test('feeds: there are no trips when only another feed is allowed', async () => {
    const [pair] = pairs as [(typeof pairs)[number]];
    expect((await ask(pair, ['pt_pub'], [['onlyAllowFeeds', 'elsewhere']])).groups).toEqual([]);
    expect((await ask(pair, ['pt_pub'], [['neverAllowFeeds', 'elsewhere']])).groups).not.toEqual([]);
  });
});
