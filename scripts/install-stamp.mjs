import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { arch, platform } from 'node:process';

/**
 * What an install depends on: the given manifests and the machine's kind. Not the version of Node that asks, since npm's own path makes
 * that the Node of the first install in all later commands, and pnpm checks engines for the version that the workspace names.
 */
export function installStamp(files) {
  const hash = createHash('sha256').update(`${platform}-${arch}`);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
