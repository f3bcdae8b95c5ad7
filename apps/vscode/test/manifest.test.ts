import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODE_LANGUAGES } from '@tripwright/mode-language';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n');

/** Bundles like the build, but in memory, so that the test neither needs a build nor checks an old one. */
async function bundle(entry: string, platform: 'node' | 'browser', format: 'cjs' | 'esm' = 'cjs') {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: 'es2024',
    platform,
    charset: 'utf8',
    format,
    // What opens files in Node is shaken off the bundles for browsers: a name that stays shows up in `outside`.
    external: ['vscode', 'node:*', ...builtinModules],
    define: { PAPA_BROWSER_CONTEXT: 'true' },
    conditions: ['source'],
    mainFields: ['module', 'main'],
    outfile: 'out.cjs',
  });
  const output = result.metafile.outputs['out.cjs'];
  return {
    text: result.outputFiles[0]?.text ?? '',
    bytes: output?.bytes ?? 0,
    /** The files of which something is in the bundle. */
    inside: Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
    outside: [...new Set((output?.imports ?? []).filter(({ external }) => external).map(({ path }) => path))],
  };
}

test('manifest and code have the same commands', () => {
  const declared = manifest.contributes.commands.map(({ command }: { command: string }) => command);
  const registered = [...sources.matchAll(/registerCommand\(\s*'([^']+)'/g)].map(([, name]) => name);
  expect(registered.sort()).toEqual([...declared].sort());
});

test('every text of the manifest has its words', () => {
  const words = JSON.parse(readFileSync(join(root, 'package.nls.json'), 'utf8'));
  const used = [...JSON.stringify(manifest).matchAll(/%([\w.]+)%/g)].map(([, key]) => key);
  expect([...new Set(used)].sort()).toEqual(Object.keys(words).sort());
  for (const file of ['l10n/**', 'package.nls*.json']) expect(manifest.files).toContain(file);
});

test('every setting of the manifest is read, with its default where needed', () => {
  for (const name of Object.keys(manifest.contributes.configuration.properties)) {
    expect(sources, name).toContain(`'${name.replace('tripwright.', '')}'`);
  }
});

test.each(['server', 'source', 'regionFolder'])(
  'the setting %s, which could redirect a key or open a folder, is restricted in untrusted folders',
  (name) => {
    expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations).toContain(`tripwright.${name}`);
  },
);

test('trip files are JSON with comments, with the schema that the package packs', () => {
  expect(manifest.contributes.languages).toContainEqual({ id: 'jsonc', filenamePatterns: ['*.trip.json'] });
  expect(manifest.contributes.jsonValidation).toContainEqual({
    fileMatch: '*.trip.json',
    url: 'tripwright-schema://schemas/trip.schema.json',
  });
  expect(manifest.files).toContain('dist/schemas/**');
});

test('schemas are files of the extension in the language of the editor, which activates it for them', () => {
  const addresses = manifest.contributes.jsonValidation.map(({ url }: { readonly url: string }) => url);
  for (const url of addresses) expect(url).toMatch(/^tripwright-schema:\/\/schemas\/(?:gbfs\/)?[\w-]+\.schema\.json$/);
  expect(manifest.activationEvents).toContain('onFileSystem:tripwright-schema');
});

test.each(['toml', 'http', 'graphql'])('%s, which the editor does not know by itself, gets its language', (id) => {
  const [language] = manifest.contributes.languages.filter((one: { readonly id: string }) => one.id === id);
  expect(language.extensions).toContain(`.${id}`);
});

test('the extension does not activate in every window', () => {
  expect(manifest.activationEvents).not.toContain('*');
  expect(manifest.activationEvents).not.toContain('onStartupFinished');
});

test('the extension activates for every language that it reads, and for no other', () => {
  const languages = manifest.activationEvents.flatMap((event: string) => /^onLanguage:(.+)$/.exec(event)?.[1] ?? []);
  expect(languages.sort()).toEqual([...MODE_LANGUAGES].sort());
});

test('a restored panel activates the extension by the view type in the code', () => {
  expect(manifest.activationEvents).toContain('onWebviewPanel:tripwright.preview');
  expect(sources).toContain("PREVIEW_VIEW_TYPE = 'tripwright.preview'");
});

test('the editor types match the oldest supported editor', () => {
  expect(`^${manifest.devDependencies['@types/vscode']}`).toBe(manifest.engines.vscode);
});

test('the README says on its first screen that there is no telemetry', () => {
  const top = readFileSync(join(root, 'README.md'), 'utf8').split('\n').slice(0, 10).join('\n');
  expect(top).toContain('No telemetry');
});

test('the icon is a PNG of 256 by 256', () => {
  const icon = readFileSync(join(root, manifest.icon));
  expect(icon.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([256, 256]);
});

/** What activation loads, which has 50 ms: the file that registers, with the texts in English. */
const MOST_BYTES_OF_ACTIVATION = 40_000;

test.each([
  ['src/node-host.ts', 'node', ['node:fs/promises', 'node:worker_threads', 'vscode']],
  ['src/web-host.ts', 'browser', ['vscode']],
] as const)('the bundle of %s imports only its host, and only registers', async (entry, platform, host) => {
  const { bytes, outside, text, inside } = await bundle(entry, platform);
  expect(outside.sort()).toEqual(host);
  expect(bytes).toBeLessThan(MOST_BYTES_OF_ACTIVATION);
  expect(text).not.toMatch(/\beval\(|new Function\(|SharedArrayBuffer\(/);
  // No library, no taxonomy of modes and no language: what parses, checks and plans lies in the parts.
  expect(inside.filter((file) => /node_modules|packages\/core\//.test(file))).toEqual([]);
});

test.each([
  // What the first JSON document loads.
  ['src/documents-part.ts', ['vscode'], 250_000],
  // Papa Parse names `stream` in its streams of Node, which nothing reaches.
  ['src/feed/feeds-part.ts', ['stream', 'vscode'], 350_000],
  // The planner, the client, tiles, and the twelve languages with explanations.
  ['src/preview/route-sources.ts', [], 1_300_000],
] as const)('the part of %s needs no more than %j, so that both hosts can load it', async (entry, host, most) => {
  const { bytes, outside, text } = await bundle(entry, 'browser');
  expect(outside.sort()).toEqual(host);
  expect(bytes).toBeLessThan(most);
  expect(text).not.toMatch(/\beval\(|new Function\(|SharedArrayBuffer\(/);
});

test.each(['webview/main.ts', 'webview/feed/main.ts'])(
  'the page of %s imports nothing and stays under 100 kB',
  async (page) => {
    const { bytes, outside } = await bundle(page, 'browser');
    expect(outside).toEqual([]);
    expect(bytes).toBeLessThan(100_000);
  },
);

test('the tools of the manifest are those of the code, with a schema', () => {
  const declared = manifest.contributes.languageModelTools.map(({ name }: { name: string }) => name);
  const registered = [...sources.matchAll(/registerTool<unknown>\('([^']+)'/g)].map(([, name]) => name);
  expect(registered.sort()).toEqual([...declared].sort());
  for (const { inputSchema } of manifest.contributes.languageModelTools) expect(inputSchema.type).toBe('object');
});

test('every view of the manifest has its provider, and every page of the walkthrough is there', () => {
  for (const { id } of manifest.contributes.views.tripwright) expect(sources).toContain(`'${id}'`);
  for (const { media } of manifest.contributes.walkthroughs[0].steps)
    expect(readFileSync(join(root, media.markdown), 'utf8')).not.toBe('');
  expect(manifest.files).toContain('media/walkthrough/**');
});

test('building and comparing regions runs in Node alone, and stays under 2 MB', async () => {
  const { bytes, outside } = await bundle('src/regions/region-worker.ts', 'node', 'esm');
  expect(outside.filter((name) => name === 'vscode')).toEqual([]);
  expect(bytes).toBeLessThan(2_000_000);
});
