// Bundles the extension into dist/. For the extension hosts: extension.cjs (Node) and extension.web.cjs (web worker), which only register; the parts that
// they load when they are first needed: documents.mjs (identifiers, requests, trip files, preview), feeds.mjs (the workbench of feeds), route-sources.mjs
// (the planner); and threads of Node: feed-checks.mjs (the checks of feeds), region-work.mjs (the importer and the comparison of regions). For pages:
// webview.* and webview-map.js (preview and map), feed.* (the map of a feed). Then writes the JSON Schemas, and the data of the preview to dist/sample.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
/** For a debugger: readable bundles with source maps. */
const debug = process.argv.includes('--debug');

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: !debug,
  sourcemap: debug && 'linked',
  target: 'es2024',
  conditions: ['source'], // the workspace's packages are bundled from their sources, so they need no build
  mainFields: ['module', 'main'],
  metafile: true,
  charset: 'utf8', // the texts are in twelve languages: as UTF-8 they take half the space of escapes
  legalComments: 'none', // the licences are in third-party-notices.txt
  logLevel: 'warning',
};

const packages = join(root, '..', '..', 'packages');
const mapView = createRequire(join(packages, 'map-view', 'package.json'));

/** Resolves `import text from 'map-worker-text'`: MapLibre's worker, bundled to one script, as text. */
const mapWorker = {
  name: 'map-worker-text',
  setup(bundler) {
    bundler.onResolve({ filter: /^map-worker-text$/ }, ({ path }) => ({ path, namespace: 'map-worker' }));
    bundler.onLoad({ filter: /.*/, namespace: 'map-worker' }, async () => {
      const worker = await build({
        ...common,
        sourcemap: false,
        entryPoints: [mapView.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')],
        format: 'iife',
        platform: 'browser',
        write: false,
      });
      return { contents: worker.outputFiles[0].text, loader: 'text' };
    });
  },
};

const extension = { ...common, format: 'cjs', external: ['vscode'] };

/** What the extension loads when it is first needed: see src/parts/parts.ts. */
const parts = {
  documents: 'src/documents-part.ts',
  feeds: 'src/feed/feeds-part.ts',
  'route-sources': 'src/preview/route-sources.ts',
};

/** A part is a module whose default is a function of `require`, so that both hosts can load it and hand over `vscode`. */
const part = {
  ...common,
  format: 'cjs',
  platform: 'browser',
  // Only what opens files on disk names the modules of Node, and none of that is in the bundles.
  external: ['vscode', 'node:*', ...builtinModules],
  define: { PAPA_BROWSER_CONTEXT: 'true' }, // Papa Parse then leaves out its streams of Node
  banner: { js: 'export default (require) => { const module = {};' },
  footer: { js: 'return module.exports; };' },
};

const results = await Promise.all([
  build({ ...extension, entryPoints: ['src/node-host.ts'], platform: 'node', outfile: 'dist/extension.cjs' }),
  build({ ...extension, entryPoints: ['src/web-host.ts'], platform: 'browser', outfile: 'dist/extension.web.cjs' }),
  ...Object.entries(parts).map(([name, entry]) =>
    build({ ...part, entryPoints: [entry], outfile: `dist/${name}.mjs` }),
  ),
  build({
    ...common,
    entryPoints: ['src/feed/check-worker.ts'],
    format: 'esm',
    platform: 'node',
    outfile: 'dist/feed-checks.mjs',
  }),
  build({
    ...common,
    entryPoints: ['src/regions/region-worker.ts'],
    format: 'esm',
    platform: 'node',
    // Some libraries of the importer are CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    outfile: 'dist/region-work.mjs',
  }),
  build({
    ...common,
    entryPoints: ['webview/main.ts'],
    format: 'iife',
    platform: 'browser',
    outfile: 'dist/webview.js',
  }),
  build({
    ...common,
    entryPoints: ['webview/map.ts'],
    format: 'iife',
    platform: 'browser',
    outfile: 'dist/webview-map.js',
    plugins: [mapWorker],
  }),
  build({
    ...common,
    entryPoints: ['webview/page.css'],
    outfile: 'dist/webview.css',
    alias: { 'maplibre-gl/dist/maplibre-gl.css': mapView.resolve('maplibre-gl/dist/maplibre-gl.css') },
  }),
  build({
    ...common,
    entryPoints: ['webview/feed/main.ts'],
    format: 'iife',
    platform: 'browser',
    outfile: 'dist/feed.js',
  }),
  build({ ...common, entryPoints: ['webview/feed/feed.css'], outfile: 'dist/feed.css' }),
]);

mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'third-party-notices.txt'), notices(results.map((result) => result.metafile)));
for (const { metafile } of results) {
  for (const [file, { bytes }] of Object.entries(metafile.outputs))
    console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB`);
}

run('write-sample.ts', join(root, 'dist', 'sample'));
run('write-schemas.ts', join(root, 'dist', 'schemas'));

/** Runs a script that writes a folder, in a separate Node process, because the importer runs from its TypeScript sources. */
function run(name, folder) {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(
      `Sample data and schemas are written with Node 24 or later, not ${process.version}: run this through pnpm.`,
    );
    process.exit(1);
  }
  const script = join(root, 'scripts', name);
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(process.execPath, [...flags, script, folder], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const sizes = readdirSync(folder, { recursive: true }).map((file) => statSync(join(folder, file)).size);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${folder.slice(root.length)}  ${(total / 1000).toFixed(1)} kB`);
}

/** The licence texts of all bundled libraries. */
function notices(metafiles) {
  const folders = new Set();
  for (const metafile of metafiles) {
    for (const input of Object.keys(metafile.inputs)) {
      const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
      if (found !== null) folders.add(found[1]);
    }
  }
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(root, folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return `Parts of these libraries are bundled into this extension.\n\n${texts.join('\n----\n\n')}`;
}

if (!existsSync(join(root, 'media', 'icon.png'))) {
  console.error('media/icon.png is missing: run "node scripts/draw-icon.mjs"');
  process.exit(1);
}
