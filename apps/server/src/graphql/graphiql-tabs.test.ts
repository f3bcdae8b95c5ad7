import { beforeEach, describe, expect, test } from 'vitest';
import { type GraphiqlOptions, type GraphiqlStart, openTabs } from './graphiql-tabs.ts';

const headersOf = (key: string): string => JSON.stringify({ 'X-Service-Key': key }, undefined, 2);
const startWith = (demoKey: string): GraphiqlStart => ({
  title: 'Graph',
  defaultHeaders: headersOf(demoKey),
  shouldPersistHeaders: true,
  keyHeader: 'X-Service-Key',
  demoKey,
  recipes: ['One', 'Two'].map((title) => ({
    title,
    query: `query ${title} { about { version } }`,
    variables: '{}',
    headers: headersOf(demoKey),
  })),
});

let values: Map<string, string>;
const storage = {
  getItem: (key: string): string | null => values.get(key) ?? null,
  setItem: (key: string, value: string): void => {
    values.set(key, value);
  },
};
const visit = (demoKey = 'tw_first'): GraphiqlOptions => openTabs(storage, startWith(demoKey));
const stored = (): { tabs: { title: string; query: string; headers: string }[]; activeTabIndex: number } =>
  JSON.parse(values.get('graphiql:tabState') ?? 'null');
const store = (change: object): void => {
  values.set('graphiql:tabState', JSON.stringify({ ...stored(), ...change }));
};

beforeEach(() => {
  values = new Map();
});

test('a first visit opens the recipes, with the first one active', () => {
  expect(visit()).toMatchObject({ query: 'query One { about { version } }', initialHeaders: headersOf('tw_first') });
  expect(stored().tabs.map(({ title }) => title)).toEqual(['One', 'Two']);
});

test('a reload shows the text of the active tab', () => {
  visit();
  store({ activeTabIndex: 1 });
  expect(visit().query).toBe('query Two { about { version } }');
});

test('edited tabs are kept', () => {
  visit();
  const [first] = stored().tabs;
  store({ tabs: [{ ...first, query: '{ mine }' }], activeTabIndex: 5 });
  expect(visit().query).toBe('{ mine }');
  expect(stored().tabs).toHaveLength(1);
});

describe('after a restart of the server', () => {
  test('the new demo key replaces the old one', () => {
    visit('tw_first');
    expect(visit('tw_second').initialHeaders).toBe(headersOf('tw_second'));
    expect(stored().tabs.map(({ headers }) => headers)).toEqual([headersOf('tw_second'), headersOf('tw_second')]);
  });

  test('a key that the user typed stays', () => {
    visit('tw_first');
    store({ tabs: stored().tabs.map((tab) => ({ ...tab, headers: headersOf('tw_mine') })) });
    expect(visit('tw_second').initialHeaders).toBe(headersOf('tw_mine'));
  });
});

test.each([
  { id: 1, title: 'a', query: '{ __typename }' },
  { id: 'a', title: {}, query: '{ __typename }' },
  { id: 'a', title: 'a', query: 5 },
  { id: 'a', title: 'a', query: '{ __typename }', headers: [] },
  { id: 'a', title: 'a', query: '{ __typename }', response: {} },
])('a stored tab that GraphiQL cannot open is dropped: %o', (tab) => {
  visit();
  const [first] = stored().tabs;
  store({ tabs: [tab, { ...first, query: '{ mine }' }], activeTabIndex: 0 });
  expect(visit().query).toBe('{ mine }');
  expect(stored().tabs).toHaveLength(1);
});

test.each([-1, 99, 'x', null, 0.5])('an active tab of %o is one of the stored', (activeTabIndex) => {
  visit();
  store({ activeTabIndex });
  expect(visit().query).toMatch(/^query (?:One|Two) /);
});

test.each(['', 'nonsense', '{}', '{"tabs":[]}', '{"tabs":7}', '{"tabs":[null,1]}', 'null'])(
  'storage that holds "%s" is a first visit',
  (text) => {
    values.set('graphiql:tabState', text);
    expect(visit().query).toContain('One');
  },
);

test('runs in the page from its source alone', () => {
  const run = new Function('storage', 'start', `${openTabs}; return openTabs(storage, start);`);
  expect(run(storage, startWith('tw_first'))).toEqual(visit());
});
