// Packs dist/tripwright.vsix. --no-dependencies: everything is bundled, and vsce does not support pnpm's layout.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vsce = join(dirname(createRequire(import.meta.url).resolve('@vscode/vsce/package.json')), 'vsce');

for (const args of [
  [join(root, 'scripts', 'bundle.mjs')],
  [
    vsce,
    'package',
    '--no-dependencies',
    '--allow-unused-files-pattern',
    '--allow-missing-repository',
    // The README's pictures and pages are those of the repository, whose address is not known yet.
    '--no-rewrite-relative-links',
    '--out',
    join('dist', 'tripwright.vsix'),
  ],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`dist/tripwright.vsix  ${(statSync(join(root, 'dist', 'tripwright.vsix')).size / 1000).toFixed(1)} kB`);
