import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);

/** Packages that a file loads statically, directly or through other files of the command line. Type imports load nothing. */
function packagesOf(file: URL, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file.href)) return new Set();
  seen.add(file.href);
  const statements = /^(?:import|export) (?!type )[^;]*?\bfrom '([^']+)';$/gm;
  const names = [...readFileSync(fileURLToPath(file), 'utf8').matchAll(statements)].map((match) => match[1] as string);
  return new Set(names.flatMap((name) => (name.startsWith('.') ? [...packagesOf(new URL(name, file), seen)] : [name])));
}

test('the server, the importers and the sample city are loaded only by the commands that need them, when they run', () => {
  const loaded = [...packagesOf(new URL('program.ts', src))];
  expect(loaded).toContain('@tripwright/planner/node');
  expect(loaded.filter((name) => name.startsWith('@tripwright/feeds'))).toEqual(['@tripwright/feeds/artefact']);
  expect(loaded.filter((name) => /^@tripwright\/(?:server|sample-city)/.test(name))).toEqual([]);
  // Builds and checks run in a thread of their own.
  expect([...packagesOf(new URL('limited/limited-thread.ts', src))]).toContain('@tripwright/feeds/import');
});
