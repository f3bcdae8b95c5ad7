import { expect, test } from 'vitest';
import { routeLabel } from './route-label.ts';

test.each([
  ['/health/live', '/health/live'],
  ['/health/ready', '/health/ready'],
  ['/health/41.14961,-8.61099', 'other'],
  ['/health/', 'other'],
  ['/v1/trip/b64secret', '/v1/trip'],
  ['/v1/trip/swap/b64secret', '/v1/trip'],
  ['/v1/anything.json', '/v1/other'],
  ['/tiles/xx/1/2/3.mvt', '/tiles'],
  ['/vehicles/anything.geojson', '/vehicles'],
  ['/anything', 'other'],
])('%s is %s: paths of clients make no labels of their own', (path, label) => {
  expect(routeLabel(path)).toBe(label);
});
