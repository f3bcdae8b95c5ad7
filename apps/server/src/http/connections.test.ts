import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerClientErrors } from './client-errors.ts';
import { limitConnections } from './connections.ts';

const MOST = 16;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(listener: RequestListener): Promise<void> {
  server = createServer();
  const { answerWith } = limitConnections(server, {
    ...{ connections: 9, connectionsPerAddress: 9, requestsPerConnection: MOST, idleSeconds: 60, answerSeconds: 60 },
  });
  answerClientErrors(server);
  answerWith(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Sends some bytes. @returns all that comes until the server ends the connection */
async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.write(text);
  let received = '';
  for await (const part of socket) received += part;
  return received;
}

const requests = (from: number, to: number, more = ''): string =>
  Array.from({ length: to - from }, (_, i) => `GET /${from + i} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`).join('');
const pathsOf = (received: string): string[] => [...received.matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path!);
const upTo = (count: number): string[] => Array.from({ length: count }, (_, i) => `/${i}`);

test.each(['at once', 'later, in another order'])(
  'of pipelined requests that are answered %s, the first are answered in their order and the others left to another connection',
  async (when) => {
    const asked: string[] = [];
    await listen(({ url = '' }, response) => {
      asked.push(url);
      if (when === 'at once') response.end(url);
      else setTimeout(() => response.end(url), MOST - asked.length);
    });
    const received = await send(requests(0, 60));
    expect([pathsOf(received), asked]).toEqual([upTo(MOST), upTo(MOST)]);
    expect(received.match(/^connection: [\w-]+/gim)).toEqual([
      ...upTo(MOST - 1).map(() => 'Connection: keep-alive'),
      'Connection: close',
    ]);
  },
);

test('a connection with fewer requests at one time goes on', async () => {
  await listen(({ url }, response) => response.end(url));
  const received = await send(requests(0, MOST - 2) + requests(MOST - 2, MOST - 1, 'Connection: close\r\n'));
  expect(pathsOf(received)).toEqual(upTo(MOST - 1));
  expect(received.match(/connection: close/gi)).toHaveLength(1);
});

test('CONNECT gets an answer', async () => {
  await listen((_, response) => response.end());
  const received = await send('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\nConnection: close\r\n/);
  expect(JSON.parse(received.split('\r\n\r\n')[1]!)).toMatchObject({ errorCode: 405, usererror: false });
});
