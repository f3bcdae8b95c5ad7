// Runs the random tests again and again, each round from a new seed, for some minutes:
//   npm run explore -- [--minutes 10] [--runs 300] [--rounds 5] [--except text …] [part of a path …]
// Prints each failure once, with its counterexample and how to repeat it; exit code 1 when there is one. One worker, for a machine in use.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The parts of vitest's JSON report that are used. */
interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: 'Infinity' },
    runs: { type: 'string' },
    except: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '../../..');
const files = globSync(['packages/*/{src,test}/**/*.test.ts', 'apps/*/**/*.test.ts'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).filter((file) => isChosen(file) && /fast-check|describeTransitSearch/.test(readFileSync(join(root, file), 'utf8')));
if (files.length === 0) {
  console.error('no random test matches these words');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'tripwright-explore-'));
const until = Date.now() + Number(values.minutes) * 60_000;
const known = new Set<string>();
let rounds = 0;
let tests = 0;
try {
  while (rounds < Number(values.rounds) && (rounds === 0 || Date.now() < until)) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const report = runRound(seed);
    rounds++;
    tests += report.numTotalTests;
    for (const { name, message, assertionResults } of report.testResults) {
      const file = name.slice(root.length + 1);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message !== '') reportFailure(file, 'does not load', message, seed);
      for (const { fullName, failureMessages = [] } of failed) {
        const text = failureMessages.join('\n');
        // Tests with a time limit of their own may exceed it with more runs; that is no finding.
        if (!/^Error: Test timed out/.test(text)) reportFailure(file, fullName, text, seed);
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${files.length} files, ${rounds} rounds, ${tests} tests run, ${known.size} of them failed`);
process.exitCode = known.size === 0 ? 0 : 1;

function isChosen(file: string): boolean {
  const isNamed = positionals.length === 0 || positionals.some((part) => file.includes(part));
  return isNamed && !values.except.some((part) => file.includes(part));
}

/** Runs all chosen files once with one seed. */
function runRound(seed: number): Report {
  const output = join(folder, `${seed}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${output}`, '--maxWorkers=1', '--testTimeout=600000'];
  spawnSync(process.execPath, [...args, ...files], {
    cwd: root,
    env: {
      ...process.env,
      TRIPWRIGHT_SEED: String(seed),
      ...(values.runs === undefined ? {} : { TRIPWRIGHT_RUNS: values.runs }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function reportFailure(file: string, test: string, message: string, seed: number): void {
  const key = `${file} ${test}`;
  if (known.has(key)) return;
  known.add(key);
  console.log(`✗ ${file}: ${test}\n${message.replaceAll(/^/gm, '    ')}`);
  const runs = values.runs === undefined ? '' : ` TRIPWRIGHT_RUNS=${values.runs}`;
  console.log(`  repeat: TRIPWRIGHT_SEED=${seed}${runs} npm run -s test:unit -- ${file}\n`);
}
