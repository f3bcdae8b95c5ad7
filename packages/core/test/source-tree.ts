import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what tools made, or what is not ours; so does everything hidden. */
const NOT_SOURCE = new Set(['node_modules', 'dist', '__generated__']);
const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/;

/** Every source file below a folder, as paths that begin with it. */
export function sourceFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourceFilesBelow(join(folder, entry.name));
    return SOURCE.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/**
 * What a file imports, type imports and re-exports included. Statements are told by their place at the start of a line, where
 * the formatter puts them, so that prose about imports is none.
 */
export function importsOf(file: string): string[] {
  return importsIn(readFileSync(file, 'utf8'));
}

/** As {@link importsOf}, of a text. */
export function importsIn(text: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
  const calls = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(statements), ...text.matchAll(calls)].map((match) => match[1] as string);
}
