// Everything that must hold before a commit lands: format and lint, types, packages, then every test. Prints vitest's summary and, last,
// one line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const env = {
  ...process.env,
  // This Node (24) for everything that follows.
  PATH: [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Many tests start our programs; each start takes half as long with its modules compiled before.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
};
const run = (command, args) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

let passed = 0;
let failed = 0;
const step = (name, status) => {
  if (status === 0) passed++;
  else {
    failed++;
    console.error(`✗ ${name} failed`);
  }
};

step('format and lint', run('biome', ['ci', '--colors=off', '--max-diagnostics=40', '.']));
step('links in the documents', run(process.execPath, [join(root, 'scripts', 'check-links.mjs')]));
step('types and bundles', run('npx', ['-y', `pnpm@${pnpmVersion()}`, 'run', 'build']));
step('types of the scripts', run('tsc', ['-b', join(root, 'scripts')]));
step('no false errors in an editor', run(process.execPath, [join(root, 'scripts', 'check-editor.mjs')]));
step('exports of the packages', run(process.execPath, [join(root, 'scripts', 'print-api.mjs'), '--check']));
step(
  'packages install and plan',
  run(process.execPath, [
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'scripts', 'check-packages.mjs'),
  ]),
);
const folder = mkdtempSync(join(tmpdir(), 'tripwright-test-'));
const report = join(folder, 'vitest.json');
const filters = process.argv.slice(2);
run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that does not even load fails no test of its own.
  if (numFailedTests === 0 && numFailedTestSuites > 0) failed += numFailedTestSuites;
  if (numTotalTests === 0) failed++;
} catch (error) {
  console.error(`vitest left no report: ${error.message}`);
  failed++;
}
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function pnpmVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devEngines.packageManager.version;
}
