import { type RoutingRequest, searchOf } from '@tripwright/testkit/answers';
import { type Ask, LAWS, lawQuestions } from '@tripwright/testkit/laws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, type SampleService, startSampleService } from './sample-service.ts';

/** Each law is tested on questions of its own. */
const QUESTIONS_PER_LAW = 4;

let service: SampleService;
let questions: readonly RoutingRequest[] = [];

beforeAll(async () => {
  service = await startSampleService();
  questions = lawQuestions(service.feeds, {
    count: LAWS.length * QUESTIONS_PER_LAW,
    seed: 20_260_504,
    days: [MONDAY, MONDAY + 5 * 86_400],
    modes: service.modes,
  });
}, 120_000);
afterAll(() => service.close());

const ask: Ask = async (asked) => {
  const { status, body } = await service.ask(asked);
  expect(status).toBe(200);
  return body;
};

describe('laws over HTTP', () => {
  test('there are two dozen of them, each once', () => {
    expect(LAWS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length);
  });

  test.each(LAWS.map((law, i) => [law.name, law, i] as const))('%s', { timeout: 60_000 }, async (_, law, i) => {
    for (const asked of questions.slice(i * QUESTIONS_PER_LAW, (i + 1) * QUESTIONS_PER_LAW))
      expect(await law.broken(ask, asked), `${searchOf(asked)}`).toBeUndefined();
  });
});
