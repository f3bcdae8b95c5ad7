import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CACHE_FOLDER } from './folders.ts';
import { say } from './talk.ts';

/**
 * Loads a package that stays out of the workspace because of its licence or the Node it needs: npm installs that exact version in the cache
 * folder the first time. It is only run, never shipped.
 * @returns undefined, after a message, when it is absent and cannot be installed
 */
export function loadOutsidePackage(name: string, version: string): unknown {
  const folder = join(CACHE_FOLDER, 'peers', `${name}-${version}`);
  const manifest = join(folder, 'package.json');
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, JSON.stringify({ private: true, dependencies: { [name]: version } }));
    const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const done = spawnSync('npm', ['install', ...flags], { cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) {
      say(`${name} ${version} is left out: npm could not install it into ${folder}.`);
      return undefined;
    }
  }
  return createRequire(manifest)(name);
}
