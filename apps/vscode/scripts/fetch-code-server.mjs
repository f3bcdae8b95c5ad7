// Installs code-server (VS Code in a browser) into an ignored cache for the workbench test. It is not part of the ordinary install: 250 MB
// to download, 650 MB on disk. It lies outside the pnpm workspace, because its second install writes into the package, and hard links would
// carry that into pnpm's store.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '4.139.1';
const cache = fileURLToPath(new URL('../../../.cache/code-server/', import.meta.url));
const server = join(cache, 'node_modules', 'code-server');
const done = join(cache, `installed-${version}`);

if (existsSync(done)) {
  console.log(`code-server ${version} is already in ${cache}`);
  process.exit(0);
}

function npm(cwd, ...args) {
  const result = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (result.status !== 0) {
    console.error(
      `npm ${args.join(' ')} failed in ${cwd}; the workbench test stays skipped. Run this script again to retry.`,
    );
    process.exit(1);
  }
}

mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'package.json'), '{ "name": "code-server-cache", "private": true }\n');
npm(cache, 'install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', `code-server@${version}`);
npm(join(server, 'lib', 'vscode'), 'install', '--omit=dev', '--ignore-scripts', '--no-audit');
writeFileSync(done, '');
console.log(`code-server ${version} installed in ${cache}`);
