import { parseRouting } from '@tripwright/wire/rest-v1';
import { expect, test } from 'vitest';
import { setWishes, type WishOptions } from './plan-wishes.ts';
import { sayProblem } from './say-problem.ts';

function problemsOf(options: WishOptions, modes = 'pt_pub'): readonly string[] {
  const query = new URLSearchParams({ from: '(41.15,-8.61)', to: '(41.16,-8.63)', modes });
  setWishes(query, options);
  const parsed = parseRouting(query, { now: 0, knowsStop: () => false });
  return parsed.ok ? [] : parsed.problems.map((problem) => sayProblem(problem, options));
}

test('problems are named by the options that were typed', () => {
  expect(problemsOf({ walkSpeed: 'fast', maxWalk: 'x', cycling: 'z' })).toEqual([
    '--walk-speed: "fast" is not a speed; expected -1, 0, 1, 2 or one with its unit, such as 5kph or 1.4mps',
    '--max-walk: "x" is not a number of minutes from 0 to 10080',
    '--cycling: is none of best, shortest, friendliest, all',
  ]);
  expect(problemsOf({ with: ['ws=fast', 'unit=inch'] }).map((said) => said.split(':')[0])).toEqual([
    '--with ws',
    '--with unit',
  ]);
});

test('what is expected is written as the option takes it', () => {
  expect(problemsOf({ weights: '1,2,3' })).toEqual([
    '--weights: "1,2,3" is not four numbers; expected something like 1,1,1,1',
  ]);
  // the parameter itself is written as in a request
  expect(problemsOf({ with: ['wp=1,2,3'] })[0]).toMatch(/^--with wp: .* such|like \(1,1,1,1\)$/);
  expect(problemsOf({}, ',')).toEqual(['--modes: give at least one mode identifier, such as --modes pt_pub']);
});
