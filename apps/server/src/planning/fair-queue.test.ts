import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue, type Waiting } from './fair-queue.ts';

interface Item extends Waiting {
  readonly name: string;
}
const item = (name: string, isHeavy = false): Item => ({ name, client: name[0] as string, isHeavy });
const drain = (queue: FairQueue<Item>, lightOnly = false): string => {
  const names: string[] = [];
  for (let next = queue.take(lightOnly); next !== undefined; next = queue.take(lightOnly)) names.push(next.name);
  return names.join(' ');
};

describe('turns', () => {
  test('clients take turns, each in the order of its requests', () => {
    const queue = new FairQueue<Item>({ light: 10, heavy: 10 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item(name));
    expect(drain(queue)).toBe('a1 b1 c1 a2 c2 a3');
  });

  test('light work goes first, and heavy work waits when only light work is taken', () => {
    const queue = new FairQueue<Item>({ light: 10, heavy: 10 });
    queue.add(item('a1', true));
    queue.add(item('b1'));
    expect(queue.take(true)?.name).toBe('b1');
    expect(queue.take(true)).toBeUndefined();
    expect(drain(queue)).toBe('a1');
  });
});

describe('a full queue', () => {
  test('refuses what a client with as many waiting adds', () => {
    const queue = new FairQueue<Item>({ light: 2, heavy: 0 });
    for (const name of ['a1', 'b1']) expect(queue.add(item(name))).toBeUndefined();
    const late = item('c1');
    expect(queue.add(late)).toBe(late);
    const heavy = item('d1', true);
    expect(queue.add(heavy)).toBe(heavy);
  });

  test('gives a place of the greediest client to one with fewer', () => {
    const queue = new FairQueue<Item>({ light: 3, heavy: 0 });
    for (const name of ['a1', 'a2', 'a3']) queue.add(item(name));
    expect(queue.add(item('b1'))?.name).toBe('a3');
    expect(drain(queue)).toBe('a1 b1 a2');
  });
});

test('what is taken out is not given out', () => {
  const queue = new FairQueue<Item>({ light: 5, heavy: 5 });
  const [first, second] = [item('a1'), item('a2')];
  queue.add(first);
  queue.add(second);
  expect(queue.remove(first)).toBe(true);
  expect(queue.remove(first)).toBe(false);
  expect(drain(queue)).toBe('a2');
});

test('nothing is lost, doubled, or over the limit, whatever comes and goes', () => {
  const steps = fc.array(
    fc.record({
      client: fc.constantFrom('a', 'b', 'c'),
      isHeavy: fc.boolean(),
      take: fc.boolean(),
      drop: fc.boolean(),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const queue = new FairQueue<Item>({ light: 4, heavy: 3 });
      const waiting = new Set<Item>();
      all.forEach(({ client, isHeavy, take, drop }, i) => {
        const next: Item = { name: `${client}${i}`, client, isHeavy };
        waiting.add(next);
        const hadRoom = queue.hasRoom(next);
        const gone = queue.add(next);
        expect(hadRoom).toBe(gone !== next);
        if (gone !== undefined) expect(waiting.delete(gone)).toBe(true);
        if (take) {
          const taken = queue.take(false);
          if (taken !== undefined) expect(waiting.delete(taken)).toBe(true);
        }
        const [oldest] = waiting;
        if (drop && oldest !== undefined) {
          expect(queue.remove(oldest)).toBe(true);
          waiting.delete(oldest);
        }
        expect(queue.size).toBe(waiting.size);
        expect(waiting.size).toBeLessThanOrEqual(7);
      });
      const left = drain(queue).split(' ').filter(Boolean);
      expect(left.sort()).toEqual([...waiting].map(({ name }) => name).sort());
    }),
  );
});
