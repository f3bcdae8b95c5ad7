// Bundles the server into dist/bundle, which needs no other package: main.js, check-worker.js (the thread that checks feeds), and l10n, the texts of the
// language services in eleven languages, which the texts of the editor extension have.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist', 'bundle');
const texts = join(root, '..', '..', 'apps', 'vscode', 'l10n');
/** What Visual Studio Code names otherwise than the locales of the project. */
const LOCALES = { 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant', 'pt-br': 'pt-BR' };

rmSync(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['src/main.ts', 'src/check-worker.ts'],
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  mainFields: ['module', 'main'],
  charset: 'utf8',
  logLevel: 'warning',
  // Some libraries are CommonJS.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
mkdirSync(join(out, 'l10n'));
for (const file of readdirSync(texts)) {
  const tag = file.split('.')[2];
  writeFileSync(
    join(out, 'l10n', `${LOCALES[tag] ?? tag}.json`),
    JSON.stringify(JSON.parse(readFileSync(join(texts, file), 'utf8'))),
  );
}
