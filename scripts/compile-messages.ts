// Compiles the ICU messages in messages/ into the catalogues of core, of the page, of the editor and of the command line.
// usage: npm run -s node -- scripts/compile-messages.ts          writes the catalogues
//        npm run -s node -- scripts/compile-messages.ts --check  exits 1 when one is not current
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCatalogues, writeEnglishParts, writeMeanings } from './messages/catalogues.ts';
import { writeEditorTexts } from './messages/editor-texts.ts';

const problems: string[] = [];
const report = (problem: string): void => void problems.push(problem);
/** Texts by path from the root. */
const files = new Map<string, string>();
await writeCatalogues(files, report);
await writeMeanings(files);
await writeEditorTexts(files, report);
writeEnglishParts(files, report);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const stale = [...files].filter(
  ([path, text]) => !existsSync(root + path) || readFileSync(root + path, 'utf8') !== text,
);
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(
    `${stale.map(([path]) => path).join('\n')}\nnot current. Run: npm run -s node -- scripts/compile-messages.ts`,
  );
  process.exit(1);
}
for (const [path, text] of stale) {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
}
