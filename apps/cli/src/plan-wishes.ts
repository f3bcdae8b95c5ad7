import { nearestName, PlannerError } from '@tripwright/core/base';
import { ROUTING_BY_MODE, ROUTING_PARAMETER_NAMES } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';

/** An option of `plan` that stands for a parameter of `/v1/routing.json`. */
interface Wish {
  /** As the command line has it. */
  readonly flags: string;
  readonly key: string;
  readonly parameter: string;
  readonly text: string;
  /** What a flag without a value stands for. */
  readonly means?: string;
}

const WISHES: readonly Wish[] = [
  {
    flags: '--weights <p,e,d,c>',
    key: 'weights',
    parameter: 'wp',
    text: 'importance of price, environment, duration and convenience, 0.1 to 2 each',
  },
  { flags: '--max-walk <minutes>', key: 'maxWalk', parameter: 'wm', text: 'the most minutes on foot in a trip' },
  {
    flags: '--transfer-time <minutes>',
    key: 'transferTime',
    parameter: 'tt',
    text: 'minutes wanted between vehicles (default: 3)',
  },
  { flags: '--walk-speed <speed>', key: 'walkSpeed', parameter: 'ws', text: '-1, 0, 1, 2 or one such as 5kph' },
  { flags: '--cycle-speed <speed>', key: 'cycleSpeed', parameter: 'cs', text: '-1, 0, 1, 2 or one such as 20kph' },
  { flags: '--cycling <way>', key: 'cycling', parameter: 'cyclingAlt', text: 'best, shortest, friendliest or all' },
  {
    flags: '--avoid <modes>',
    key: 'avoid',
    parameter: 'avoid',
    text: 'modes of public transport to avoid, separated by commas',
  },
  { flags: '--concession', key: 'concession', parameter: 'conc', text: 'reduced fares', means: 'true' },
  { flags: '--best-only', key: 'bestOnly', parameter: 'bestOnly', text: 'only the single best trip', means: 'true' },
];

/** What commander makes of the options. */
export type WishOptions = Readonly<Record<string, unknown>>;

export function addWishes(command: Command): Command {
  for (const { flags, text } of WISHES) command.option(flags, text);
  return command.option(
    '--with <name=value...>',
    'any other parameter of /v1/routing.json, such as neverAllowOperators=… or "co2[me_car]=120"',
  );
}

/** The option, without its value, by which a parameter was given; undefined where it was given by `--with`, or not at all. */
export function wishOptionOf(parameter: string, options: WishOptions): string | undefined {
  const wish = WISHES.find((one) => one.parameter === parameter && options[one.key] !== undefined);
  return wish?.flags.split(' ')[0];
}

/** Sets the parameters that the options stand for. @throws PlannerError `bad-usage` for parameters that do not exist */
export function setWishes(query: URLSearchParams, options: WishOptions): void {
  for (const { key, parameter, means } of WISHES) {
    const value = options[key];
    if (value !== undefined) query.append(parameter, means ?? String(value));
  }
  const given = options['with'];
  for (const pair of Array.isArray(given) ? given.map(String) : []) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new PlannerError('bad-usage', `--with ${pair}: expected name=value, such as tt=5.`);
    const isByMode = ROUTING_BY_MODE.some((one) => name === one || (name.startsWith(`${one}[`) && name.endsWith(']')));
    if (!isByMode && !ROUTING_PARAMETER_NAMES.includes(name)) {
      const near = nearestName(name, ROUTING_PARAMETER_NAMES);
      const hint = near === undefined ? '' : ` Did you mean ${near}?`;
      throw new PlannerError('bad-usage', `--with ${pair}: /v1/routing.json has no parameter "${name}".${hint}`);
    }
    query.append(name, value);
  }
}
