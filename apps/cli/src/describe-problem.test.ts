import { parseRouting } from '@tripwright/wire/rest-v1';
import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { type RoutingOptions, setParameters } from './routing-options.ts';

function problemsOf(options: RoutingOptions, modes = 'pt_pub'): readonly string[] {
  const query = new URLSearchParams({ from: '(41.15,-8.61)', to: '(41.16,-8.63)', modes });
  setParameters(query, options);
  const parsed = parseRouting(query, { now: 0, knowsStop: () => false });
  return parsed.ok ? [] : parsed.problems.map((problem) => describeProblem(problem, options));
}

test('problems name the options that were typed', () => {
  expect(problemsOf({ walkSpeed: 'fast', maxWalk: 'x', cycling: 'z' })).toEqual([
    '--walk-speed: "fast" is not a speed; expected -1, 0, 1, 2 or one with its unit, such as 5kph or 1.4mps',
    '--max-walk: "x" is not a number of minutes from 0 to 10080',
    '--cycling: is none of best, shortest, friendliest, all',
  ]);
  expect(problemsOf({ with: ['ws=fast', 'unit=inch'] }).map((text) => text.split(':')[0])).toEqual([
    '--with ws',
    '--with unit',
  ]);
});

test('the expected form is written in the syntax of the option', () => {
  expect(problemsOf({ weights: '1,2,3' })).toEqual([
    '--weights: "1,2,3" is not four numbers; expected something like 1,1,1,1',
  ]);
  // --with takes the syntax of the parameter.
  expect(problemsOf({ with: ['wp=1,2,3'] })[0]).toMatch(/^--with wp: .* such|like \(1,1,1,1\)$/);
  expect(problemsOf({}, ',')).toEqual(['--modes: give at least one mode identifier, such as --modes pt_pub']);
});
