import { basename } from 'node:path';

/**
 * Names of feeds from their files: without folder and ending; two files of one name get a number. A name is the namespace of a feed's ids,
 * so it holds only letters, digits, dots, hyphens and underscores.
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
