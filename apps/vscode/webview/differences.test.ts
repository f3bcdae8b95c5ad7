import { expect, test } from 'vitest';
import type { PreviewDeparture, PreviewRoute } from '../shared/preview-model.ts';
import type { PageTexts } from '../src/preview/preview-html.ts';
import { differenceRows } from './differences.ts';

const eight = Date.UTC(2026, 4, 4, 8) / 1000;
const texts = new Proxy({} as PageTexts, { get: (_, key) => String(key).replace('preview.', '') });
const departure = (given: Partial<PreviewDeparture>): PreviewDeparture => ({
  title: '',
  legs: [],
  depart: eight,
  arrive: eight + 1800,
  changes: 0,
  walkSeconds: 0,
  isLive: false,
  alerts: [],
  ...given,
});
const place = { id: '', title: '', at: [0, 0] as const };
const route = (timeZone: string, trips: readonly PreviewDeparture[]): PreviewRoute => ({
  title: '',
  source: '',
  from: place,
  to: place,
  trips: trips.map((trip) => ({ ...trip, alternatives: [] })),
  requestedTime: eight,
  isArrival: false,
  timeZone,
});

test('times are those of each region, differences are in minutes, equal facts have none', () => {
  const [one, two] = [departure({}), departure({ depart: eight + 600, arrive: eight + 3000, changes: 1 })];
  const rows = differenceRows([route('UTC', [one]), route('Europe/Helsinki', [two, one])], [one, two], texts, 'en');
  expect(rows.map(({ name, values, difference }) => [name, ...values, difference])).toEqual([
    ['count', '1', '2', '+1'],
    ['departure', 'Mon 08:00', 'Mon 11:10', '+10 min'],
    ['arrival', 'Mon 08:30', 'Mon 11:50', '+20 min'],
    ['duration', '30 min', '40 min', '+10 min'],
    ['changes', '0', '1', '+1'],
    ['walking', '0 min', '0 min', ''],
  ]);
});

test('an empty answer has no facts, and nothing is compared with it', () => {
  const one = departure({});
  const rows = differenceRows([route('UTC', [one]), route('UTC', [])], [one, undefined], texts, 'en');
  expect(rows.map(({ values, difference }) => [values[1], difference])).toEqual([
    ['0', '−1'],
    ['–', ''],
    ['–', ''],
    ['–', ''],
    ['–', ''],
    ['–', ''],
  ]);
});
