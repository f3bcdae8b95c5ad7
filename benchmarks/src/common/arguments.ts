import { parseArgs } from 'node:util';
import type { RunOptions } from './run-options.ts';

export const USAGE = `usage: npm run -s bench -- <transit|street|journey|graph|http|overload|live|places|answers> [options]

  --json            one object of figures instead of tables
  --city NAME       porto, porto-alegre, trois-rivieres or sample-city; may be repeated (default: all there are)
  --queries N       questions per city (200)
  --rounds N        counted rounds over all questions (3)
  --warm-up N       rounds before that (2)
  --seed N          seed of the questions (1)
  --no-peers        our engine alone
  --no-cold         transit: leave out import, load and memory
  --load-seconds N  graph, http: seconds of load per endpoint (5), 0: none; overload: least seconds of a scene with slow readers;
                    live: seconds of each stretch with or without polls, 0: none
  --against FOLDER  http, answers: another checkout of this repository, asked the same things in turn
  --only TEXT       http: only the endpoints whose name contains it
  --rebuild         import the regions anew
  --tiles           transit, street: how the cost grows with copies of a city joined by rail or roads`;

export type Parsed =
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'run'; readonly suite: string; readonly json: boolean; readonly options: RunOptions };

/** Reads the command line. */
export function parseArguments(args: readonly string[], suites: readonly string[]): Parsed {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        help: { type: 'boolean' },
        json: { type: 'boolean', default: false },
        city: { type: 'string', multiple: true, default: [] },
        queries: { type: 'string', default: '200' },
        rounds: { type: 'string', default: '3' },
        'warm-up': { type: 'string', default: '2' },
        seed: { type: 'string', default: '1' },
        peers: { type: 'boolean', default: true },
        rebuild: { type: 'boolean', default: false },
        tiles: { type: 'boolean', default: false },
        cold: { type: 'boolean', default: true },
        'load-seconds': { type: 'string', default: '5' },
        against: { type: 'string' },
        only: { type: 'string' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const [suite, ...rest] = positionals;
    if (suite === undefined || !suites.includes(suite) || rest.length > 0) {
      return { kind: 'refused', message: `Name one suite: ${suites.join(', ')}.` };
    }
    return {
      kind: 'run',
      suite,
      json: values.json,
      options: {
        cities: values.city,
        count: wholeNumber('--queries', values.queries, 1),
        rounds: wholeNumber('--rounds', values.rounds, 1),
        warmUps: wholeNumber('--warm-up', values['warm-up'], 0),
        seed: wholeNumber('--seed', values.seed, 0),
        peers: values.peers,
        rebuild: values.rebuild,
        tiles: values.tiles,
        cold: values.cold,
        loadSeconds: wholeNumber('--load-seconds', values['load-seconds'], 0),
        ...(values.against === undefined ? {} : { against: values.against }),
        ...(values.only === undefined ? {} : { only: values.only }),
      },
    };
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`${name} ${text}: give a whole number from ${least}.`);
  return value;
}
