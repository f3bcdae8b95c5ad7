// Packs the public packages as for a registry, installs the tarballs with npm in an empty folder and plans a journey with them: the first
// example of docs/embedding.md, type-checked in strict `nodenext` against the packed declarations and then run; the examples of docs/client.md are
// type-checked with it. Needs a build.
// When the packages' dependencies cannot be downloaded, says so and stops without an error: the tarballs themselves are checked all the same.
// usage: npm run -s node -- scripts/check-packages.mjs [--keep]     --keep leaves the folder in place and prints its name
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rootManifest = readJson('package.json');
const folder = mkdtempSync(join(tmpdir(), 'tripwright-packages-'));
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i;
/** Files a tarball must not hold: tests and what only the compiler reads. */
const UNWANTED = /\.test\.|\/test\/|\.tsbuildinfo/;

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program without showing its output, unless it fails. */
function run(command, args, cwd, may = () => false) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: process.env });
  if (status === 0 || may(`${stdout}\n${stderr}`)) return { ok: status === 0, stdout };
  return fail(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
}

/** Packs a package, checks what is in the tarball and returns the tarball's path. */
function pack({ name, home }) {
  run(
    'npx',
    ['-y', `pnpm@${rootManifest.devEngines.packageManager.version}`, 'pack', '--pack-destination', folder],
    home,
  );
  const tarball = globSync(`*-${basename(home)}-*.tgz`, { cwd: folder })[0];
  if (tarball === undefined) return fail(`${name}: no tarball was written`);
  const files = run('tar', ['-tzf', join(folder, tarball)], folder)
    .stdout.split('\n')
    .filter(Boolean);
  const unwanted = files.filter((file) => UNWANTED.test(file));
  const missing = ['LICENSE', 'README.md', 'package.json'].filter((file) => !files.includes(`package/${file}`));
  for (const door of Object.values(readJson(`packages/${basename(home)}/package.json`).exports)) {
    const entries = typeof door === 'string' ? [door] : [door.types, door.default];
    missing.push(...entries.filter((file) => !files.includes(join('package', file))));
  }
  if (unwanted.length > 0) fail(`${name}: the tarball holds ${unwanted.join(', ')}`);
  if (missing.length > 0) fail(`${name}: the tarball lacks ${missing.join(', ')}`);
  return join(folder, tarball);
}

/** The TypeScript examples of a page. */
function examplesOf(page) {
  const examples = [...readFileSync(join(root, page), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code]) => code,
  );
  return examples.length > 0 ? examples : fail(`${page} has no example`);
}

const packages = globSync('packages/*/package.json', { cwd: root })
  .sort()
  .map((file) => ({ ...readJson(file), home: join(root, dirname(file)) }))
  .filter((manifest) => manifest.private !== true);
for (const { name, engines, license } of packages)
  if (engines?.node === undefined || license === undefined) fail(`${name} must state engines.node and license`);
const dependencies = Object.fromEntries(packages.map((each) => [each.name, `file:${pack(each)}`]));

const consumer = join(folder, 'consumer');
mkdirSync(consumer);
writeFileSync(
  join(consumer, 'package.json'),
  JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { ...dependencies, '@types/node': rootManifest.devDependencies['@types/node'] },
  }),
);
const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'];
if (!run('npm', install, consumer, (output) => OFFLINE.test(output)).ok) {
  console.log(`${packages.length} packages packed; not installed, because the registry cannot be reached`);
  process.exit(0);
}

const { buildSampleRegion } = await import('../packages/testkit/src/sample-region/index.ts');
const sample = await buildSampleRegion();
try {
  const example = examplesOf('docs/embedding.md')[0].replace(
    /openRegion\('[^']*'\)/,
    "openRegion(process.argv[2] ?? '')",
  );
  writeFileSync(join(consumer, 'plan.ts'), example);
  const others = examplesOf('docs/client.md').map((code, i) => [`client-${i}.ts`, code]);
  for (const [name, code] of others) writeFileSync(join(consumer, name), code);
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2024',
        module: 'nodenext',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        types: ['node'],
      },
      files: ['plan.ts', ...others.map(([name]) => name)],
    }),
  );
  run(join(root, 'node_modules', '.bin', 'tsc'), ['-p', consumer], consumer);
  const { stdout } = run(process.execPath, ['plan.js', join(sample.data, sample.code)], consumer);
  if (!/→|\w_\w/.test(stdout)) fail(`the installed packages found no journey:\n${stdout}`);
  console.log(
    `${packages.length} packages packed, installed and planned with:\n${stdout.trim().split('\n').slice(0, 3).join('\n')}`,
  );
} finally {
  await sample.remove();
  if (process.argv.includes('--keep')) console.log(folder);
  else if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
