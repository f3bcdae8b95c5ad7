import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSampleRegion } from '../sample-region/index.ts';
import { checkMoreModes } from './check-more-modes.ts';
import { modeQuestions } from './mode-questions.ts';
import { randomTown } from './random-town.ts';

/** A Monday and a Saturday. */
const DAYS = ['2026-05-04', '2026-05-09'].map((day) => Date.parse(day) / 1000);
/** Questions of the test; scripts/check-more-modes.ts asks thousands, about real cities too. */
const QUESTIONS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);

const TOWNS = [1, 2, 3];

let region: Region;

beforeAll(async () => {
  const sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
  sample.remove();
}, 120_000);

describe('the law of more modes', () => {
  test('an itinerary of fewer modes is in the answer for more modes, or dominated', { timeout: 120_000 }, () => {
    const questions = modeQuestions(region, DAYS, QUESTIONS, 20_260_504);
    const checked = questions.flatMap((question) =>
      checkMoreModes(region, question).map(({ fate }) => ({ fate, fewer: question.fewer, request: question.request })),
    );
    expect(checked.filter(({ fate }) => fate.kind === 'lost')).toEqual([]);
    expect(checked.filter(({ fate }) => fate.kind === 'kept').length).toBeGreaterThan(QUESTIONS);
  });

  test.each(TOWNS)('in random town %i as well', { timeout: 120_000 }, async (seed) => {
    const town = await randomTown(seed);
    const questions = modeQuestions(town, DAYS, QUESTIONS / TOWNS.length, seed);
    const checked = questions.flatMap((question) =>
      checkMoreModes(town, question).map(({ fate }) => ({ fate, question })),
    );
    expect(checked.filter(({ fate }) => fate.kind === 'lost')).toEqual([]);
    expect(checked.length).toBeGreaterThan(questions.length);
  });

  test('the checker sees an itinerary that other modes do not give', () => {
    const [question] = modeQuestions(region, DAYS, 1, 7);
    const request = { ...(question as NonNullable<typeof question>).request, modes: ['me_mic_bic'] };
    const checked = checkMoreModes(region, { request, fewer: ['ps_tax'] });
    expect(checked.map(({ fate }) => fate)).toEqual(checked.map(() => ({ kind: 'lost', why: 'never found' })));
    expect(checked.length).toBeGreaterThan(0);
  });
});
