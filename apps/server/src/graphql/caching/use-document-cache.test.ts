import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { KEY, testHandler } from '../../../test/graphql/ask.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const COUNT = 20;
const handler = testHandler();

/** Asks for documents that differ from each other, and lets the requests go. */
async function askFor(documentOf: (i: number) => string): Promise<readonly WeakRef<Request>[]> {
  const requests: WeakRef<Request>[] = [];
  for (let i = 0; i < COUNT; i++) {
    const request = new Request('http://test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': KEY },
      body: JSON.stringify({ query: documentOf(i) }),
    });
    requests.push(new WeakRef(request));
    await (await handler(request)).text();
  }
  return requests;
}

test.each([
  ['valid', (i: number): string => `{ a${i}: about { version } }`],
  ['invalid', (i: number): string => `{ a${i} }`],
  ['broken', (i: number): string => `{ a${i}`],
  ['too large', (i: number): string => `{ about { ${'version '.repeat(4100)} } } # ${i}`],
])('a document that is %s keeps nothing of its request', async (_, documentOf) => {
  const requests = await askFor(documentOf);
  const held = (): number => {
    collect();
    return requests.filter((request) => request.deref() !== undefined).length;
  };
  await expect.poll(held, { timeout: 10_000 }).toBe(0);
});
