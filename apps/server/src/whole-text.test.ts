import { expect, test } from 'vitest';
import { RememberingResponse, textOf } from './whole-text.ts';

test('a response that is made from a text remembers it, and is an ordinary response', async () => {
  const response = new RememberingResponse('{"é":1}', { status: 201, headers: { 'content-type': 'application/json' } });
  expect(textOf(response)).toBe('{"é":1}');
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/json']);
  expect(await response.text()).toBe('{"é":1}');
});

test('a response without a text is one of the platform', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a part'));
      controller.close();
    },
  });
  const response = new RememberingResponse(stream);
  expect(textOf(response)).toBeUndefined();
  expect(await response.text()).toBe('a part');
  expect(new RememberingResponse(null, { status: 204 }).body).toBeNull();
});
