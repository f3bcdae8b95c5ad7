import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHostMessage, readPanelMessage } from './messages.ts';

test('a plan goes through as it is', () => {
  const message = { type: 'plan', from: 'a', to: 'b', departAfter: 0 } as const;
  expect(readPanelMessage(structuredClone(message))).toEqual(message);
});

test('the page cannot ask for a remedy that is not on the list', () => {
  expect(readPanelMessage({ type: 'remedy', remedy: 'retry' })).toBeDefined();
  expect(readPanelMessage({ type: 'remedy', remedy: 'workbench.action.terminal.new' })).toBeUndefined();
});

test('a colour that is not a plain one is refused', () => {
  const leg = { action: '', times: '', notes: [], pattern: 'solid', lines: [] };
  const place = { id: 'a', title: 'A', at: [0, 0] };
  const route = (color: string) => ({
    type: 'route',
    route: { title: '', from: place, to: place, trips: [{ title: '', legs: [{ ...leg, color }] }] },
  });
  expect(readHostMessage(route('#00ff00'))).toBeDefined();
  expect(readHostMessage(route('url(x)'))).toBeUndefined();
});

test('anything else is not a message, and nothing throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readPanelMessage(data)).toBeUndefined();
      expect(readHostMessage(data)).toBeUndefined();
    }),
  );
});
