import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitUnsentBytes } from './unsent-bytes.ts';

/** More than the buffers of the system take from one answer. */
const BUFFERED_BYTES = 16_000_000;
/** So much that what the buffers take does not decide how many answers are too much. */
const ANSWER_BYTES = 4 * BUFFERED_BYTES;
const body = Buffer.alloc(ANSWER_BYTES, 97);

let server: Server;
const sockets: Socket[] = [];
let closed: number[] = [];

beforeEach(async () => {
  closed = [];
  server = createServer();
  limitUnsentBytes(server, 3.5 * ANSWER_BYTES);
  server.on('request', (_, response) => response.end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** @returns the socket of a request whose answer is not read */
async function ask(): Promise<Socket> {
  const number = sockets.length;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const list = closed;
  server.once('request', ({ socket: ofServer }) => ofServer.once('close', () => list.push(number)));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(server, 'request');
  return socket;
}

test('readers that stop are ended while there is too much for all', async () => {
  for (let i = 0; i < 6; i++) await ask();
  await vi.waitFor(() => expect(closed.length).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  await sleep(600);
  expect(closed.length).toBeLessThan(5);
});

test('a reader that goes on reading outlives those that stopped after it', async () => {
  const reader = await ask();
  let bytes = 0;
  reader.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  reader.resume();
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(BUFFERED_BYTES), { timeout: 20_000 });
  for (let i = 0; i < 5; i++) await ask();
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(ANSWER_BYTES), { timeout: 20_000 });
  await vi.waitFor(() => expect(closed.length).toBeGreaterThanOrEqual(1), { timeout: 20_000 });
  expect(closed).not.toContain(0);
});

test('a few readers that stop are left alone', async () => {
  for (let i = 0; i < 3; i++) await ask();
  await sleep(600);
  expect(closed).toEqual([]);
});
