import { expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import { endsOf, type JourneyTask } from './journey-task.ts';
import { EndsMemo, SetsMemo, TaskMemo } from './task-memo.ts';
import { timetableSets } from './timetable-sets.ts';

const { world, request } = (() => {
  const text = new TextWorld({ map: 'A..B', ways: { AB: {} } });
  return { world: text.world, request: text.request('A', 'B', { modes: ['pt_pub_bus', 'pt_pub_tram', 'ps_tax'] }) };
})();
const task: JourneyTask = { world, request, ends: endsOf(world, request) };
const sets = timetableSets(task, ['pt_pub_bus', 'pt_pub_tram']).map((set) => set.task);
const later: JourneyTask = { ...task, request: { ...request, when: { departAfter: 1, arriveBefore: undefined } } };

/** How often a result is computed for all tasks, twice each. */
function computed(memo: TaskMemo<number> | SetsMemo<number> | EndsMemo<string, number>): number {
  let times = 0;
  for (const one of [...sets, task, later, ...sets]) expect(memo.get(one, 'key', () => ++times)).toBeGreaterThan(0);
  return times;
}

test('results are kept with a task, with all its sets of timetable modes, or with the ends of the request', () => {
  expect(sets).toHaveLength(3);
  expect(computed(new TaskMemo())).toBe(5);
  expect(computed(new SetsMemo())).toBe(2);
  expect(computed(new EndsMemo())).toBe(1);
});

test('an absent result is a result, and keys differ', () => {
  const memo = new TaskMemo<number | undefined>();
  let times = 0;
  const nothing = (): undefined => {
    times++;
    return undefined;
  };
  memo.get(task, 'a', nothing);
  memo.get(task, 'a', nothing);
  memo.get(task, 'b', nothing);
  expect(times).toBe(2);
});
