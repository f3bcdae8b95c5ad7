import { basename } from 'node:path';

/**
 * Names of feeds from their files: the file name without `.zip`, numbered where two are equal. A name is the namespace of the feed's ids, so
 * other characters than letters, digits, dots, hyphens and underscores become hyphens.
 */
export function feedNames(files: readonly string[]): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const base =
      basename(file.replace(/[\\/]+$/, ''))
        .replace(/\.zip$/i, '')
        .replace(/[^A-Za-z0-9._-]+/g, '-') || 'feed';
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
    taken.add(name);
    return name;
  });
}
