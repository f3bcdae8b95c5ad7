import type { Problem } from '@tripwright/wire/rest-v1';
import { type WishOptions, wishOptionOf } from './plan-wishes.ts';

/** Options of `plan` for parameters that every request may have. */
const OPTIONS: Readonly<Record<string, string>> = {
  from: '--from',
  to: '--to',
  departAfter: '--depart',
  arriveBefore: '--arrive',
  modes: '--modes',
  avoidStops: '--avoid-stops',
  locale: '--locale',
};

/** What `/v1` expects is written otherwise on the command line. */
const SYNTAX: readonly (readonly [string, string])[] = [
  ['(1,1,1,1)', '1,1,1,1'],
  ['(<lat>,<lng>)', '<lat>,<lng>'],
  ['(41.1496,-8.6109)', '41.1496,-8.6109'],
  ['modes=pt_pub', '--modes pt_pub'],
];

/** A problem of a request as one of the command line: named by the option that was typed, in the way that it takes its value. */
export function sayProblem({ name, reason }: Problem, options: WishOptions): string {
  const option = wishOptionOf(name, options) ?? OPTIONS[name];
  if (option === undefined) return `--with ${name}: ${reason}`;
  return `${option}: ${SYNTAX.reduce((said, [there, here]) => said.replaceAll(there, here), reason)}`;
}
