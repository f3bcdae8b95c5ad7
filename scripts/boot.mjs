// Starts everything from a machine that has only Node 20 and npm. Plain JavaScript that Node 20 runs:
// pnpm comes through npx, Node 24 through the root's optional dependencies. Prints each command before it runs it, on standard error,
// except for the tasks whose output programs read.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installStamp } from './install-stamp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const [task, ...rest] = process.argv.slice(2);
const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_yes: 'true',
  npm_config_loglevel: 'error',
};

/** Tasks whose commands are printed; the output of the others is their program's alone. */
const PRINTED_TASKS = new Set(['setup', 'check', 'start', 'test', 'unit', 'watch']);

/** The command as it may be typed at the root, in one line. */
function commandLine(command, args) {
  const program = command.startsWith(root) ? join('node_modules', '.bin', basename(command)) : command;
  const words = args.map((word) => (word.startsWith(root) ? relative(root, word) : word));
  return [program, ...words].map((word) => (/[\s"']/.test(word) ? JSON.stringify(word) : word)).join(' ');
}

/** Runs a program; its output goes to standard error when ours must stay clean for machines. */
function run(command, args, { quiet = false, ...options } = {}) {
  if (PRINTED_TASKS.has(task)) console.error(`$ ${commandLine(command, args)}`);
  const stdio = quiet ? ['ignore', process.stderr, process.stderr] : 'inherit';
  const result = spawnSync(command, args, { cwd: root, env, stdio, ...options });
  if (result.error) {
    console.error(`Could not start ${command}: ${result.error.message}`);
    process.exit(1);
  }
  return result.signal ? 1 : (result.status ?? 1);
}

/** Runs a program and ends with its exit code unless that is 0. */
function must(...call) {
  const status = run(...call);
  if (status !== 0) process.exit(status);
}

const pnpm = (args, options) =>
  must('npx', ['-y', `pnpm@${manifest.devEngines.packageManager.version}`, ...args], {
    ...options,
    env: { ...env, CI: process.env.CI ?? '1' },
  });

/** Installs when the lockfile or any manifest changed since the last install. */
function install(options) {
  const stamp = join(root, 'node_modules', '.tripwright-install');
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceManifests()];
  const wanted = installStamp(files.map((file) => join(root, file)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  pnpm(['install', '--frozen-lockfile', '--prefer-offline'], options);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function workspaceManifests() {
  const listed = spawnSync(
    'git',
    ['ls-files', '--', 'packages/*/package.json', 'apps/*/package.json', 'benchmarks/package.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return listed.status === 0 ? listed.stdout.split('\n').filter((file) => file && existsSync(join(root, file))) : [];
}

/** The Node 24 that the install brought, or the one running us where no such package exists. */
function node24() {
  const require = createRequire(join(root, 'package.json'));
  try {
    return join(dirname(require.resolve(`node-linux-${process.arch}/package.json`)), 'bin', 'node');
  } catch {
    // The install has no Node for this platform.
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Tripwright needs Node 24. On this platform (${process.platform}-${process.arch}) it does not come with the install: install Node 24 and run the command again.`,
  );
  process.exit(1);
}

/** Runs Node 24 so that it takes the workspace's TypeScript from source, in the folder where the user stands. */
function node(args, cwd = process.env.INIT_CWD ?? process.cwd()) {
  return run(node24(), ['--conditions=source', '--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') },
  });
}

/** Runs a TypeScript program of the workspace. */
function source(file, args) {
  return node([join(root, file), ...args]);
}

/** Runs a TypeScript program of the workspace and ends with its exit code. */
function program(file, args) {
  process.exit(source(file, args));
}

switch (task) {
  case 'setup':
    install();
    pnpm(['run', 'build']);
    break;
  case 'check':
    install();
    pnpm(['exec', 'biome', 'check', '.']);
    pnpm(['exec', 'tsc', '-b']);
    break;
  case 'start':
    install();
    pnpm(['run', 'build']);
    program('apps/cli/src/main.ts', ['start', ...rest]);
    break;
  case 'test':
    install();
    must(node24(), [join(root, 'scripts', 'test.mjs'), ...rest]);
    break;
  case 'tripwright':
    install({ quiet: true });
    program('apps/cli/src/main.ts', rest);
    break;
  case 'bench':
    install({ quiet: true });
    source('benchmarks/src/main.ts', ['load']);
    program('benchmarks/src/main.ts', rest);
    break;
  case 'explore':
    install({ quiet: true });
    program('packages/testkit/scripts/explore.ts', rest);
    break;
  case 'unit':
    install({ quiet: true });
    process.exit(node([VITEST, 'run', ...rest], root));
    break;
  case 'watch':
    install({ quiet: true });
    process.exit(node([VITEST, 'watch', ...rest], root));
    break;
  case 'node':
    install({ quiet: true });
    process.exit(node(rest));
    break;
  default:
    console.error(
      'usage: node scripts/boot.mjs setup|check|start|test|tripwright|bench|explore|unit|watch|node [arguments]',
    );
    process.exit(2);
}
