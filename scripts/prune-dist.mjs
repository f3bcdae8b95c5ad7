// Removes from a package's dist what the compiler emitted for sources that have been moved or deleted since. Runs before packing, so that
// a tarball holds exactly what the sources say.
// usage: node ../../scripts/prune-dist.mjs     in the package's folder
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.cwd();
for (const file of globSync('dist/**/*', { cwd: folder, exclude: (path) => path.includes('node_modules') })) {
  const emitted = /^dist\/(.*?)(\.d\.ts|\.js)(\.map)?$/.exec(file)?.[1];
  if (emitted === undefined || existsSync(join(folder, 'src', `${emitted}.ts`))) continue;
  rmSync(join(folder, file));
}
