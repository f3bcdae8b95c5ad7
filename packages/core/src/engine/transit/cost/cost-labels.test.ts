import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CostLabels } from './cost-labels.ts';

test('a chain holds the Pareto set of its labels, by time and ever cheaper', () => {
  const entries = fc.array(fc.record({ time: fc.nat(20), cost: fc.nat(20) }), { maxLength: 40 });
  fc.assert(
    fc.property(entries, (added) => {
      const labels = new CostLabels();
      const heads = new Int32Array(2).fill(-1);
      const kept: number[] = [];
      for (const { time, cost } of added) {
        const label = labels.add(heads, 1, time, cost, 3, 7);
        if (label !== -1) kept.push(label);
      }
      const chain: { time: number; cost: number }[] = [];
      for (let at = heads[1]!; at !== -1; at = labels.next[at]!)
        chain.push({ time: labels.time[at]!, cost: labels.cost[at]! });
      const best = added.filter(
        (a) => !added.some((b) => b.time <= a.time && b.cost <= a.cost && (b.time < a.time || b.cost < a.cost)),
      );
      const distinct = [...new Map(best.map((one) => [`${one.time} ${one.cost}`, one])).values()];
      expect(chain).toEqual(distinct.sort((a, b) => a.time - b.time));
      expect(heads[0]).toBe(-1);
      expect(kept.filter((label) => !labels.isDominated(label))).toHaveLength(chain.length);
      for (let moment = 0; moment <= 21; moment++) {
        const found = labels.cheapestBy(heads[1]!, moment);
        const expected = chain.filter(({ time }) => time <= moment).at(-1);
        expect(found === -1 ? undefined : labels.cost[found]).toBe(expected?.cost);
      }
    }),
  );
});

test('labels grow beyond their first size and keep their values', () => {
  const labels = new CostLabels();
  const heads = new Int32Array(1).fill(-1);
  const most = 10_000;
  for (let i = 0; i < most; i++) labels.run[labels.add(heads, 0, i, most - i, 1, i)] = i;
  expect(labels.count).toBe(most);
  expect([labels.cost[9], labels.run[9], labels.parent[most - 1]]).toEqual([most - 9, 9, most - 1]);
});
