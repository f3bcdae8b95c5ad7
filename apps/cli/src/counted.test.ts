import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('only a count of 1 is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'error'))).toEqual(['0 errors', '1 error', '2 errors']);
});
