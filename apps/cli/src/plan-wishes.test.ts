import { PlannerError } from '@tripwright/core/base';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addWishes, setWishes } from './plan-wishes.ts';

function asked(...args: string[]): string {
  const command = addWishes(new Command());
  command.exitOverride().parse(['node', 'plan', ...args]);
  const query = new URLSearchParams();
  setWishes(query, command.opts());
  return decodeURIComponent(query.toString());
}

test('every option stands for its parameter', () => {
  expect(asked()).toBe('');
  expect(
    asked(
      '--weights',
      '1,1,0.1,2',
      '--max-walk',
      '12',
      '--transfer-time',
      '5',
      '--walk-speed',
      '0',
      '--cycle-speed',
      '20kph',
    ),
  ).toBe('wp=1,1,0.1,2&wm=12&tt=5&ws=0&cs=20kph');
  expect(asked('--cycling', 'all', '--avoid', 'pt_pub_bus', '--concession', '--best-only')).toBe(
    'cyclingAlt=all&avoid=pt_pub_bus&conc=true&bestOnly=true',
  );
});

test('any parameter can be given by its name, also one that carries a mode', () => {
  expect(asked('--with', 'neverAllowOperators=A', 'co2[me_car]=120', 'etwt=3')).toBe(
    'neverAllowOperators=A&co2[me_car]=120&etwt=3',
  );
});

test('a parameter that does not exist is bad usage, with the one that was meant', () => {
  expect(() => asked('--with', 'neverAlowModes=x')).toThrow(/Did you mean neverAllowModes\?/);
  expect(() => asked('--with', 'neverAlowModes=x')).toThrow(PlannerError);
  expect(() => asked('--with', 'tt')).toThrow(/expected name=value/);
});
