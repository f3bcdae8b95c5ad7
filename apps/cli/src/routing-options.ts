import { nearestName, PlannerError } from '@tripwright/core/base';
import { ROUTING_BY_MODE, ROUTING_PARAMETER_NAMES } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';

/** An option of `plan` that sets a parameter of `/v1/routing.json`. */
interface RoutingOption {
  /** Flags as commander reads them. */
  readonly flags: string;
  readonly key: string;
  readonly parameter: string;
  readonly text: string;
  /** Value of the parameter for a flag without a value. */
  readonly flagValue?: string;
}

const OPTIONS: readonly RoutingOption[] = [
  {
    flags: '--weights <p,e,d,c>',
    key: 'weights',
    parameter: 'wp',
    text: 'importance of price, environment, duration and convenience, 0.1 to 2 each',
  },
  { flags: '--max-walk <minutes>', key: 'maxWalk', parameter: 'wm', text: 'maximum walking in a trip, in minutes' },
  {
    flags: '--transfer-time <minutes>',
    key: 'transferTime',
    parameter: 'tt',
    text: 'minutes wanted between vehicles (default: 3)',
  },
  { flags: '--walk-speed <speed>', key: 'walkSpeed', parameter: 'ws', text: '-1, 0, 1, 2 or one such as 5kph' },
  { flags: '--cycle-speed <speed>', key: 'cycleSpeed', parameter: 'cs', text: '-1, 0, 1, 2 or one such as 20kph' },
  { flags: '--cycling <kind>', key: 'cycling', parameter: 'cyclingAlt', text: 'best, shortest, friendliest or all' },
  {
    flags: '--avoid <modes>',
    key: 'avoid',
    parameter: 'avoid',
    text: 'modes of public transport to avoid, separated by commas',
  },
  { flags: '--concession', key: 'concession', parameter: 'conc', text: 'reduced fares', flagValue: 'true' },
  {
    flags: '--best-only',
    key: 'bestOnly',
    parameter: 'bestOnly',
    text: 'only the single best trip',
    flagValue: 'true',
  },
];

/** Parsed options, by the key that commander derives from their flags. */
export type RoutingOptions = Readonly<Record<string, unknown>>;

export function addRoutingOptions(command: Command): Command {
  for (const { flags, text } of OPTIONS) command.option(flags, text);
  return command.option(
    '--with <name=value...>',
    'any other parameter of /v1/routing.json, such as neverAllowOperators=… or "co2[me_car]=120"',
  );
}

/** The option that set a parameter, without its value. Undefined for a parameter that is not set, or was set by `--with`. */
export function findOption(parameter: string, options: RoutingOptions): string | undefined {
  const option = OPTIONS.find((each) => each.parameter === parameter && options[each.key] !== undefined);
  return option?.flags.split(' ')[0];
}

/** Sets the parameters of all given options. @throws PlannerError `bad-usage` when `--with` names a parameter that does not exist */
export function setParameters(query: URLSearchParams, options: RoutingOptions): void {
  for (const { key, parameter, flagValue } of OPTIONS) {
    const value = options[key];
    if (value !== undefined) query.append(parameter, flagValue ?? String(value));
  }
  const given = options['with'];
  for (const pair of Array.isArray(given) ? given.map(String) : []) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new PlannerError('bad-usage', `--with ${pair}: expected name=value, such as tt=5.`);
    const isByMode = ROUTING_BY_MODE.some(
      (base) => name === base || (name.startsWith(`${base}[`) && name.endsWith(']')),
    );
    if (!isByMode && !ROUTING_PARAMETER_NAMES.includes(name)) {
      const near = nearestName(name, ROUTING_PARAMETER_NAMES);
      const hint = near === undefined ? '' : ` Did you mean ${near}?`;
      throw new PlannerError('bad-usage', `--with ${pair}: /v1/routing.json has no parameter "${name}".${hint}`);
    }
    query.append(name, value);
  }
}
