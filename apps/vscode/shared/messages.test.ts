import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHostMessage, readPanelMessage } from './messages.ts';

test('a plan message is read unchanged', () => {
  const message = { type: 'plan', from: 'a', to: 'b', departAfter: 0 } as const;
  expect(readPanelMessage(structuredClone(message))).toEqual(message);
});

test('the page cannot request a remedy outside the list', () => {
  expect(readPanelMessage({ type: 'remedy', remedy: 'retry' })).toBeDefined();
  expect(readPanelMessage({ type: 'remedy', remedy: 'workbench.action.terminal.new' })).toBeUndefined();
});

test('an invalid colour is refused', () => {
  const leg = { action: '', times: '', notes: [], pattern: 'solid', mode: '', number: '', lines: [], stops: [] };
  const departure = { title: '', depart: 0, arrive: 0, changes: 0, walkSeconds: 0, isLive: false, alerts: [] };
  const place = { id: 'a', title: 'A', at: [0, 0] };
  const route = (color: string) => ({
    type: 'route',
    route: {
      title: '',
      source: '',
      from: place,
      to: place,
      trips: [{ ...departure, legs: [{ ...leg, color }], alternatives: [] }],
      requestedTime: 0,
      isArrival: false,
      timeZone: 'UTC',
    },
  });
  expect(readHostMessage(route('#00ff00'))).toBeDefined();
  expect(readHostMessage(route('url(x)'))).toBeUndefined();
});

test('anything else is ignored without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readPanelMessage(data)).toBeUndefined();
      expect(readHostMessage(data)).toBeUndefined();
    }),
  );
});
