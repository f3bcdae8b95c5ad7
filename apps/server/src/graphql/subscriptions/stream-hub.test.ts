import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LastingKey } from '../../keys/index.ts';
import { Turns } from '../../turns/index.ts';
import { GraphQLError } from '../graphql-js.ts';
import { Subscriber } from './channel.ts';
import type { LiveAnswer, LiveQuestion, LiveUpdate } from './live-question.ts';
import { type StreamBackend, StreamHub } from './stream-hub.ts';

/** A world of things with numbers, which questions ask for. */
let world: Map<string, number>;
let snapshot: number;
let answered: number;
let resolved: number;
let failure: Error | undefined;
let until: number;
let hub: StreamHub;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance', 'Date'] });
  world = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  [snapshot, answered, resolved, failure, until] = [1, 0, 0, undefined, Number.POSITIVE_INFINITY];
  hub = hubWith();
});
afterEach(() => vi.useRealTimers());

function hubWith(limits = {}): StreamHub {
  const made = new StreamHub({
    limits: { streams: 1000, streamsPerClient: 1000, seconds: 3600, ...limits },
    turns: new Turns(),
    now: () => Math.floor(Date.now() / 1000),
    log: () => undefined,
  });
  // The questions of these tests ask the world above.
  made.beginWith({} as StreamBackend);
  return made;
}

function question(key = 'world', more: Partial<LiveAnswer> = {}): LiveQuestion {
  return {
    key,
    version: () => String(snapshot),
    answer: async () => {
      answered++;
      if (failure !== undefined) throw failure;
      const things = new Map([...world].map(([id, value]) => [id, { print: String(value), value: `${id}${value}` }]));
      return { things, snapshot: String(snapshot), dataset: 'first', at: 0, zone: 'UTC', until, ...more };
    },
  };
}

function subscribe(to = question(), client = 'me', operation = '{ x }', on = hub, key?: LastingKey): Subscriber {
  return on.subscribe({
    ...{ ask: () => to, client, operation, key },
    run: {
      ...{ root: 'update', fields: ['values'] },
      execute: async (update) => {
        resolved++;
        return { data: { update } };
      },
    },
  });
}

/** The update of the next event. */
async function next(subscriber: Subscriber): Promise<LiveUpdate | 'complete'> {
  const { done, value } = await subscriber.next();
  return done === true ? 'complete' : (value.data!['update'] as LiveUpdate);
}

/** Lets time pass, with everything that it brings. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 250) {
    await vi.advanceTimersByTimeAsync(Math.min(250, left));
    await settle();
  }
}

/** Turns are rounds of the event loop, which are not faked. */
async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setImmediate(resolve));
}

function change(next: Readonly<Record<string, number>>): void {
  world = new Map(Object.entries(next));
  snapshot++;
}

describe('a subscription', () => {
  test('begins with everything, and goes on with what changed alone', async () => {
    const me = subscribe();
    expect(await next(me)).toMatchObject({ isWhole: true, values: ['a1', 'b1'], gone: [], snapshot: '1' });
    const waiting = next(me);
    change({ a: 1, b: 2, c: 1 });
    await pass(1000);
    expect(await waiting).toMatchObject({ isWhole: false, values: ['b2', 'c1'], gone: [], snapshot: '2' });
    const last = next(me);
    change({ b: 2, c: 1 });
    await pass(1000);
    expect(await last).toMatchObject({ values: [], gone: ['a'] });
  });

  test('says nothing while nothing changes, although snapshots come', async () => {
    const me = subscribe();
    await next(me);
    const heard = vi.fn();
    void next(me).then(heard);
    for (let i = 0; i < 5; i++) {
      snapshot++;
      await pass(1000);
    }
    expect([heard.mock.calls.length, answered]).toEqual([0, 6]);
  });

  test('has at most one event in a second', async () => {
    const me = subscribe();
    await next(me);
    const times: number[] = [];
    void (async () => {
      for await (const _ of me) times.push(performance.now());
    })();
    for (let i = 0; i < 40; i++) {
      change({ a: i + 10 });
      await pass(250);
    }
    const pauses = times.slice(1).map((time, i) => time - times[i]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
    expect(times.length).toBeGreaterThanOrEqual(9);
  });

  test('is asked again when its answer has had its time', async () => {
    until = Math.floor(Date.now() / 1000) + 3;
    const me = subscribe();
    await next(me);
    await pass(2000);
    expect(answered).toBe(1);
    until = Number.POSITIVE_INFINITY;
    await pass(2000);
    expect(answered).toBe(2);
  });

  test('of a reader that does not read gets the newest state, whatever came in between', async () => {
    const slow = subscribe();
    const fast = subscribe();
    await next(slow);
    await next(fast);
    for (let i = 2; i < 12; i++) {
      const waiting = next(fast);
      change({ a: i, [`only${i}`]: 1 });
      await pass(1000);
      await waiting;
    }
    const update = await next(slow);
    expect(update).toMatchObject({ isWhole: false, values: ['a11', 'only111'], gone: ['b', ...gone(2, 10)] });
    expect(await Promise.race([next(slow), Promise.resolve('nothing more')])).toBe('nothing more');
  });

  test('of a reader that is very far behind begins anew', async () => {
    const slow = subscribe();
    const fast = subscribe();
    await next(slow);
    await next(fast);
    for (let i = 0; i < 70; i++) {
      const waiting = next(fast);
      change({ a: 100 + i });
      await pass(1000);
      await waiting;
    }
    expect(await next(slow)).toMatchObject({ isWhole: true, values: ['a169'], gone: [] });
  });

  test('goes on after a failure of its question, with the state that it had', async () => {
    const me = subscribe();
    await next(me);
    failure = new Error('out of order');
    change({ a: 5 });
    await pass(3000);
    failure = undefined;
    const waiting = next(me);
    await pass(8000);
    expect(await waiting).toMatchObject({ values: ['a5'], gone: ['b'] });
  });

  test('ends with the error where its question cannot be answered at all', async () => {
    failure = new Error('out of order');
    const me = subscribe();
    expect(await next(me)).toEqual({ kind: 'failure', error: failure });
    expect(await next(me)).toBe('complete');
    expect([hub.open, hub.questions]).toEqual([0, 0]);
  });

  test('ends after its last answer', async () => {
    const me = subscribe(question('over', { end: 'OVER' }));
    expect(await next(me)).toMatchObject({ isWhole: true });
    expect(await next(me)).toEqual({ kind: 'end', reason: 'OVER' });
    expect(await next(me)).toBe('complete');
  });

  test('ends at the time limit', async () => {
    const on = hubWith({ seconds: 60 });
    const me = subscribe(question(), 'me', 'x', on);
    await next(me);
    const waiting = next(me);
    await pass(61_000);
    expect(await waiting).toEqual({ kind: 'end', reason: 'TIME_LIMIT' });
    expect(on.open).toBe(0);
  });

  test('ends when the server does, also one that is opened too late', async () => {
    const me = subscribe();
    await next(me);
    const waiting = next(me);
    hub.close('SHUTDOWN');
    expect(await waiting).toEqual({ kind: 'end', reason: 'SHUTDOWN' });
    expect(await next(me)).toBe('complete');
    expect(await next(subscribe())).toEqual({ kind: 'end', reason: 'SHUTDOWN' });
    expect(hub.open).toBe(0);
  });
});

describe('an operation that selects less than changes', () => {
  /** Selects the first letter of each value; of values with an even number it fails beside that. */
  function letters(fields: readonly string[] = ['values'], on = hub): Subscriber {
    return on.subscribe({
      ...{ ask: () => question(), client: 'me', operation: `letters ${fields.join()}` },
      run: {
        ...{ root: 'update', fields },
        execute: async (update) => {
          resolved++;
          if (update.kind !== 'change') return { data: { update } };
          const [isWhole, gone] = [update.isWhole, update.gone];
          const values = (update.values as readonly string[]).map((value) => ({ letter: value[0] }));
          const errors = (update.values as readonly string[]).flatMap((value, i) =>
            value.endsWith('2') ? [new GraphQLError('even', { path: ['update', 'values', i, 'number'] })] : [],
          );
          const data = { update: fields.length > 0 ? { isWhole, gone, values } : { isWhole, gone } };
          return { data, ...(errors.length > 0 && { errors }) };
        },
      },
    });
  }

  test('hears of no change that it would not see', async () => {
    const me = letters();
    expect(await next(me)).toEqual({ isWhole: true, gone: [], values: [{ letter: 'a' }, { letter: 'b' }] });
    const heard = vi.fn();
    const waiting = next(me).then((update) => {
      heard();
      return update;
    });
    change({ a: 3, b: 1 });
    await pass(2000);
    expect([heard.mock.calls.length, resolved]).toEqual([0, 2]);
    change({ a: 5, c: 1 });
    await pass(1000);
    expect(await waiting).toEqual({ isWhole: false, gone: ['b'], values: [{ letter: 'c' }] });
  });

  test('is whole for those that come later, and has what a slow reader missed', async () => {
    const [slow, fast] = [letters(), letters()];
    await next(slow);
    await next(fast);
    for (const world of [
      { a: 1, c: 1 },
      { a: 3, c: 3, d: 1 },
    ] as const) {
      const waiting = next(fast);
      change(world);
      await pass(1000);
      await waiting;
    }
    expect(await next(slow)).toEqual({ isWhole: false, gone: ['b'], values: [{ letter: 'c' }, { letter: 'd' }] });
    const [a, c, d] = [{ letter: 'a' }, { letter: 'c' }, { letter: 'd' }];
    expect(await next(letters())).toEqual({ isWhole: true, gone: [], values: [a, c, d] });
  });

  test('hears of errors at the rows that have them', async () => {
    const me = letters();
    await next(me);
    const waiting = me.next();
    change({ a: 3, b: 2 });
    await pass(1000);
    const { data, errors } = (await waiting).value;
    expect([data.update.values, errors.map(({ path }: GraphQLError) => path)]).toEqual([
      [{ letter: 'b' }],
      [['update', 'values', 0, 'number']],
    ]);
    expect((await letters().next()).value.errors[0].path).toEqual(['update', 'values', 1, 'number']);
  });

  test('without the things themselves hears of every change', async () => {
    const me = letters([]);
    await next(me);
    const waiting = next(me);
    change({ a: 3, b: 1 });
    await pass(1000);
    expect(await waiting).toEqual({ isWhole: false, gone: [] });
  });
});

describe('many subscribers', () => {
  test('of other questions are answered in rounds', async () => {
    const rounds: object[] = [];
    const asking = (key: string): LiveQuestion => {
      const one = question(key);
      const answer: LiveQuestion['answer'] = (round) => {
        rounds.push(round);
        return one.answer(round);
      };
      return { ...one, answer };
    };
    const all = Array.from({ length: 40 }, (_, i) => subscribe(asking(`board ${i}`)));
    await Promise.all(all.map(next));
    rounds.length = 0;
    change({ a: 2 });
    await pass(1000);
    expect([rounds.length, new Set(rounds).size]).toEqual([40, 3]);
  });

  test('share answers and events', async () => {
    const all = Array.from({ length: 500 }, () => subscribe());
    await Promise.all(all.map(next));
    const waiting = Promise.all(all.map(next));
    change({ a: 2, b: 1 });
    await pass(1000);
    await waiting;
    expect([answered, resolved]).toEqual([2, 2]);
  });

  test('are not even looked at while nothing changes for them', async () => {
    const all = Array.from({ length: 50 }, () => subscribe());
    await Promise.all(all.map(next));
    const waiting = Promise.all(all.map(next));
    await pass(2000);
    const looks = vi.spyOn(Subscriber.prototype, 'isServable', 'get');
    snapshot++;
    await pass(5000);
    expect([answered, looks.mock.calls.length]).toEqual([2, 0]);
    change({ a: 2, b: 1 });
    await pass(1000);
    expect(new Set(await waiting)).toHaveLength(1);
    looks.mockRestore();
  });

  test('of a key that is revoked end with an error within a minute, others go on', async () => {
    const known = new Set(['one', 'other']);
    const looked: string[] = [];
    const keyed = (id: string): Subscriber => {
      const isKnown = (): boolean => looked.push(id) > 0 && known.has(id);
      return subscribe(question(), id, 'x', hub, { id, isKnown });
    };
    const [first, second, third] = [keyed('one'), keyed('one'), keyed('other')];
    await Promise.all([first, second, third].map(next));
    const ended = [next(first), next(second)];
    known.delete('one');
    await pass(60_250);
    expect(await Promise.all(ended)).toMatchObject([
      { kind: 'failure', error: { extensions: { code: 'UNAUTHENTICATED', reason: 'unknown' } } },
      { kind: 'failure' },
    ]);
    expect([looked, hub.open]).toEqual([['one', 'other'], 1]);
    expect(await next(first)).toBe('complete');
  });

  test('of other operations share answers only', async () => {
    const both = [subscribe(), subscribe(question(), 'me', '{ y }')];
    await Promise.all(both.map(next));
    expect([answered, resolved, hub.questions]).toEqual([1, 2, 1]);
  });

  test('leave nothing behind', async () => {
    const all = Array.from({ length: 500 }, (_, i) => subscribe(question(String(i % 7)), `client ${i % 11}`));
    await Promise.all(all.slice(0, 250).map(next));
    for (const one of all) await one.return();
    expect([hub.open, hub.questions, vi.getTimerCount()]).toEqual([0, 0, 0]);
    expect(await next(all[0]!)).toBe('complete');
  });

  test('are refused beyond the limits, of each client and of all', () => {
    const few = hubWith({ streams: 3, streamsPerClient: 2 });
    subscribe(question(), 'a', 'x', few);
    const second = subscribe(question(), 'a', 'x', few);
    expect(() => subscribe(question(), 'a', 'x', few)).toThrow(/^2 streams of this client/);
    subscribe(question(), 'b', 'x', few);
    expect(() => subscribe(question(), 'b', 'x', few)).toThrow(/^3 streams/);
    void second.return();
    subscribe(question(), 'a', 'x', few);
  });
});

function gone(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `only${from + i}`);
}
