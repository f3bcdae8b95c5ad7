import { expect, test } from 'vitest';
import { memoryRates } from './index.ts';

const WINDOW = { name: 'tests', limit: 2, seconds: 60 };

test('a limiter counts down for each client, then refuses until the window ends', async () => {
  const limiter = memoryRates().limiter(WINDOW);
  expect(await limiter.take('a')).toEqual({ limit: 2, remaining: 1, resetSeconds: 60, exceeded: false });
  expect(await limiter.take('a')).toMatchObject({ remaining: 0, exceeded: false });
  expect(await limiter.take('a')).toMatchObject({ remaining: 0, exceeded: true });
  expect(await limiter.take('b')).toMatchObject({ remaining: 1, exceeded: false });
});
