import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is no plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'error'))).toEqual(['0 errors', '1 error', '2 errors']);
});
