import type { Problem } from '@tripwright/wire/rest-v1';
import { findOption, type RoutingOptions } from './routing-options.ts';

/** Options of `plan` that are declared in the command itself, by their parameter. */
const OPTIONS: Readonly<Record<string, string>> = {
  from: '--from',
  to: '--to',
  departAfter: '--depart',
  arriveBefore: '--arrive',
  modes: '--modes',
  avoidStops: '--avoid-stops',
  locale: '--locale',
};

/** Syntax of `/v1` in problem texts, and the same in the syntax of the command line. */
const SYNTAX: readonly (readonly [string, string])[] = [
  ['(1,1,1,1)', '1,1,1,1'],
  ['(<lat>,<lng>)', '<lat>,<lng>'],
  ['(41.1496,-8.6109)', '41.1496,-8.6109'],
  ['modes=pt_pub', '--modes pt_pub'],
];

/** Describes a problem of a request in terms of the option that the user typed, with the syntax of that option. */
export function describeProblem({ name, reason }: Problem, options: RoutingOptions): string {
  const option = findOption(name, options) ?? OPTIONS[name];
  if (option === undefined) return `--with ${name}: ${reason}`;
  return `${option}: ${SYNTAX.reduce((text, [wire, typed]) => text.replaceAll(wire, typed), reason)}`;
}
