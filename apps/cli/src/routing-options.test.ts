import { PlannerError } from '@tripwright/core/base';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addRoutingOptions, setParameters } from './routing-options.ts';

function queryOf(...args: string[]): string {
  const command = addRoutingOptions(new Command());
  command.exitOverride().parse(['node', 'plan', ...args]);
  const query = new URLSearchParams();
  setParameters(query, command.opts());
  return decodeURIComponent(query.toString());
}

test('every option sets its parameter', () => {
  expect(queryOf()).toBe('');
  expect(
    queryOf(
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
  expect(queryOf('--cycling', 'all', '--avoid', 'pt_pub_bus', '--concession', '--best-only')).toBe(
    'cyclingAlt=all&avoid=pt_pub_bus&conc=true&bestOnly=true',
  );
});

test('--with sets any parameter by its name, including parameters with a mode in brackets', () => {
  expect(queryOf('--with', 'neverAllowOperators=A', 'co2[me_car]=120', 'etwt=3')).toBe(
    'neverAllowOperators=A&co2[me_car]=120&etwt=3',
  );
});

test('a parameter that does not exist is bad usage; the error suggests the nearest name', () => {
  expect(() => queryOf('--with', 'neverAlowModes=x')).toThrow(/Did you mean neverAllowModes\?/);
  expect(() => queryOf('--with', 'neverAlowModes=x')).toThrow(PlannerError);
  expect(() => queryOf('--with', 'tt')).toThrow(/expected name=value/);
});
