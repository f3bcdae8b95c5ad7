import { expect, test } from 'vitest';
import { keyParameters, withoutKeys } from './key-in-address.ts';

test.each([
  ['/v1/routing.json?from=(41.1,-8.6)&modes=pt_pub', '/v1/routing.json?from=(41.1,-8.6)&modes=pt_pub'],
  ['/v1/routing.json?key=secret&from=a', '/v1/routing.json?key=…&from=a'],
  ['/v1/routing.json?x=1&API%5FKEY=secret&X-Service-Key=other', '/v1/routing.json?x=1&API%5FKEY=…&X-Service-Key=…'],
  ['/v1/routing.json?key=a=b&key', '/v1/routing.json?key=…&key=…'],
  ['/key=secret', '/key=secret'],
  ['/?%E0%A4%A=1&&=', '/?%E0%A4%A=1&&='],
])('%s is logged as %s', (address, logged) => {
  expect(withoutKeys(address, keyParameters(['X-Service-Key']))).toBe(logged);
});
