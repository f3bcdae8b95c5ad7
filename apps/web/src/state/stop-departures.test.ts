import type { TripClient } from '@tripwright/client';
import { expect, test } from 'vitest';
import type { RegionView } from '../model/regions.ts';
import type { Texts } from '../strings.ts';
import type { PageScope } from './page-scope.ts';
import { StopDepartures } from './stop-departures.ts';

/** A page whose planner answers when the test says so. */
function waitingPage(): { readonly scope: PageScope; readonly answers: ((rows: boolean) => Promise<void>)[] } {
  const answers: ((rows: boolean) => Promise<void>)[] = [];
  const departures = (): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push(async (isAnswered) => {
      resolve(
        isAnswered ? { ok: true, value: { embarkationStops: [] } } : { ok: false, failure: { text: 'no answer' } },
      );
      await promise;
      await undefined;
    });
    return promise;
  };
  return {
    answers,
    scope: {
      client: { departures } as unknown as TripClient,
      query: {} as PageScope['query'],
      texts: { locale: 'en', say: () => '', phrases: { say: () => '' } } as unknown as Texts,
      region: { code: 'xx_city', timeZone: 'UTC' } as RegionView,
      draw: () => undefined,
    },
  };
}

test('of two questions about one stop, the answer to the later one stays', async () => {
  const { scope, answers } = waitingPage();
  const departures = new StopDepartures(scope);
  departures.show({ code: 'A', name: 'Alpha' }, true);
  departures.refresh();
  await answers[1]?.(false);
  expect(departures.board?.problem).toBe('no answer');
  await answers[0]?.(true);
  expect(departures.board).toMatchObject({ rows: undefined, problem: 'no answer' });
});

test('departures that are shown stay where a later question has no answer', async () => {
  const { scope, answers } = waitingPage();
  const departures = new StopDepartures(scope);
  departures.show({ code: 'A', name: 'Alpha' }, true);
  await answers[0]?.(true);
  departures.refresh();
  await answers[1]?.(false);
  expect(departures.board).toMatchObject({ rows: [], problem: undefined });
});

test('a folded board asks nothing, and an answer for a stop that was left is dropped', async () => {
  const { scope, answers } = waitingPage();
  const departures = new StopDepartures(scope);
  departures.show({ code: 'A', name: 'Alpha' }, false);
  expect(answers).toHaveLength(0);
  departures.toggle(true);
  departures.show({ code: 'B', name: 'Beta' }, false);
  await answers[0]?.(true);
  expect(departures.board).toMatchObject({ name: 'Beta', rows: undefined });
});
