import { PlannerError } from '@tripwright/core/base';
import type { KeyDesk, ListedKey } from '@tripwright/server';
import type { Command } from 'commander';
import { parseCount } from '../parse-count.ts';

interface KeysOptions {
  readonly keyStore?: string;
  readonly config?: string;
}

interface AddOptions extends KeysOptions {
  readonly free?: number;
  readonly unlimited: boolean;
  readonly after?: number;
}

interface ListOptions extends KeysOptions {
  readonly json: boolean;
}

/** Adds `keys`: lists, adds and revokes the keys of a server. */
export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .summary('list, add and revoke keys')
    .description('Works on the key store of a server, which may be running: it sees every change at the next request.');
  stored(keys.command('list'))
    .description('Lists the keys with their calls of this month. The keys themselves are stored as hashes only.')
    .option('--json', 'print JSON', false)
    .action((options: ListOptions) => withDesk(options, ({ desk }) => print(desk.list(), options.json)));
  stored(keys.command('add'))
    .description('Issues a key and prints it. It cannot be shown again.')
    .argument('<label>', 'holder of the key, in words')
    .option('--free <calls>', 'free calls in a calendar month (default: freeRequestsPerMonth)', parseCount('--free'))
    .option('--unlimited', 'no limit of calls', false)
    .option('--after <seconds>', 'seconds until the key works (default: keyActivationSeconds)', parseCount('--after'))
    .action((label: string, options: AddOptions) =>
      withDesk(options, ({ desk, freeRequestsPerMonth, keyActivationSeconds }) => {
        const freePerMonth = options.unlimited ? undefined : (options.free ?? freeRequestsPerMonth);
        const key = desk.add(label, { freePerMonth, activeAfterSeconds: options.after ?? keyActivationSeconds });
        process.stdout.write(`${key}\n`);
      }),
    );
  stored(keys.command('revoke'))
    .description('Removes a key with its counted calls.')
    .argument('<id>', 'id of the list, or a label that one key has')
    .action((id: string, options: KeysOptions) =>
      withDesk(options, ({ desk }) => {
        const { id: gone, label } = desk.revoke(id);
        process.stdout.write(`${gone}  ${label}  revoked\n`);
      }),
    );
}

function stored(command: Command): Command {
  return command
    .option('--key-store <file>', 'the key store (default: keyStore of the configuration)')
    .option('--config <file>', 'configuration file (JSON) of the server');
}

interface Desk {
  readonly desk: KeyDesk;
  readonly freeRequestsPerMonth: number;
  readonly keyActivationSeconds: number;
}

async function withDesk(options: KeysOptions, work: (opened: Desk) => void): Promise<void> {
  // Loaded here, so that the other commands do not wait for it.
  const { openKeyDesk, readConfig } = await import('@tripwright/server');
  const { keyStore, ...config } = readConfig(options.config, process.env, { keyStore: options.keyStore });
  if (keyStore === '')
    throw new PlannerError(
      'bad-usage',
      'Give --key-store FILE, or --config with a keyStore: without a file keys end with their server.',
    );
  const desk = openKeyDesk(keyStore);
  try {
    work({ desk, ...config });
  } finally {
    desk.close();
  }
}

function print(keys: readonly ListedKey[], json: boolean): void {
  if (json) {
    process.stdout.write(`${JSON.stringify(keys)}\n`);
    return;
  }
  const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
  const lines = keys.map(({ id, label, createdAt, calls, freePerMonth }) => {
    const limit = freePerMonth === undefined ? 'no limit' : `of ${freePerMonth}`;
    return `${id}  ${day(createdAt)}  ${String(calls).padStart(8)} calls ${limit}  ${label}`;
  });
  process.stdout.write(lines.length === 0 ? 'no keys\n' : `${lines.join('\n')}\n`);
}
