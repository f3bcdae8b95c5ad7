// Bundles the pages into dist/site or into the given folder: index.html, keys.html, icon.svg, and assets/ with content hashes in their names.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = process.argv[2] === undefined ? join(root, 'dist', 'site') : resolve(process.argv[2]);
const mapView = createRequire(join(root, '..', '..', 'packages', 'map-view', 'package.json'));

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  conditions: ['source'], // the workspace's packages are bundled from their sources, so they need no build
  charset: 'utf8', // as escapes, Asian texts would take twice the space
  legalComments: 'none', // the licences are in licences.txt
  logLevel: 'warning',
  metafile: true,
};

/** Resolves `import text from 'map-worker-text'`: MapLibre's worker, bundled to one script, as text. */
const mapWorker = {
  name: 'map-worker-text',
  setup(bundler) {
    bundler.onResolve({ filter: /^map-worker-text$/ }, ({ path }) => ({ path, namespace: 'map-worker' }));
    bundler.onLoad({ filter: /.*/, namespace: 'map-worker' }, async () => {
      const worker = await build({
        ...common,
        entryPoints: [mapView.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')],
        format: 'iife',
        platform: 'browser',
        write: false,
      });
      return { contents: worker.outputFiles[0].text, loader: 'text' };
    });
  },
};

rmSync(site, { recursive: true, force: true });
mkdirSync(join(site, 'assets'), { recursive: true });

const { metafile } = await build({
  ...common,
  entryPoints: { page: 'src/main.ts', style: 'src/page.css', keys: 'src/keys.ts', 'keys-style': 'src/keys.css' },
  outdir: join(site, 'assets'),
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  format: 'esm',
  splitting: true, // the map is half of the page, so it loads after the form
  platform: 'browser',
  alias: { 'maplibre-gl/dist/maplibre-gl.css': mapView.resolve('maplibre-gl/dist/maplibre-gl.css') },
  plugins: [mapWorker],
});

const outputs = Object.entries(metafile.outputs);
const nameOf = (pattern) => `assets/${basename(outputs.find(([file]) => pattern.test(basename(file)))[0])}`;
const page = (name, script, style) =>
  writeFileSync(
    join(site, name),
    readFileSync(join(root, 'src', name), 'utf8')
      .replace('%PAGE_JS%', nameOf(script))
      .replace('%PAGE_CSS%', nameOf(style)),
  );
page('index.html', /^page-.*\.js$/, /^style-.*\.css$/);
page('keys.html', /^keys-(?!style).*\.js$/, /^keys-style-.*\.css$/);
cpSync(join(root, 'src', 'icon.svg'), join(site, 'icon.svg'));
writeFileSync(join(site, 'licences.txt'), licences());
for (const [file, { bytes }] of outputs) console.log(`${basename(file)}  ${(bytes / 1000).toFixed(1)} kB`);

/** The licence texts of all libraries in the page. */
function licences() {
  const folder = join(mapView.resolve('maplibre-gl/package.json'), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `Parts of this library are in the page.\n\nmaplibre-gl ${version}\n\n${readFileSync(join(folder, 'LICENSE.txt'), 'utf8').trim()}\n`;
}
