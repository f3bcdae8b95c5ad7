import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of generated or foreign files; hidden folders are skipped too. */
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
 * The imports of a file, type imports and re-exports included. A statement is recognised at the start of a line, where the formatter puts it,
 * so that prose about imports does not count.
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
