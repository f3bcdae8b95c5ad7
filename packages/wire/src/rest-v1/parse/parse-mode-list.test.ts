import { expect, test } from 'vitest';
import { parseModeList } from './parse-mode-list.ts';
import { parseRouting } from './parse-routing.ts';
import { parseWaypoint } from './parse-waypoint.ts';

const mistakes = (count: number): string[] => Array.from({ length: count }, (_, i) => `pt_pub_bu${i}`);

test('a list that is too long is one problem, found before its values are read', () => {
  const { modes, advisories, problems } = parseModeList('modes', [...mistakes(100_000), 'pt_pub']);
  expect([modes, advisories]).toEqual([[], []]);
  expect(problems).toEqual([{ name: 'modes', kind: 'invalid', reason: 'holds 100001 values; expected at most 1000' }]);
  const segment = { start: '(41,-8)', end: '(41.1,-8)', modes: mistakes(50_000) };
  expect(parseWaypoint({ segments: [segment] }, 0)).toMatchObject({ problems: [{ name: 'segments[0].modes' }] });
});

test('only the first of many unknown modes come with the nearest known one', () => {
  const { advisories } = parseModeList('modes', mistakes(200));
  expect(advisories).toHaveLength(200);
  expect(advisories[0]?.values).toEqual({ mode: 'pt_pub_bu0', nearest: 'pt_pub_bus' });
  expect(advisories.filter(({ values }) => 'nearest' in values)).toHaveLength(20);
});

test('more emission factors than modes are refused as a whole', () => {
  const query = new URLSearchParams({ from: '(41,-8)', to: '(41.1,-8)', modes: 'pt_pub' });
  for (const mode of mistakes(101)) query.append(`co2[${mode}]`, '1');
  const parsed = parseRouting(query, { now: 0, knowsStop: () => false });
  expect(parsed).toMatchObject({ ok: false, problems: [{ name: 'co2' }] });
});
