import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The folder of the bundled page; undefined when the page has not been built. */
export function findSite(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist/site', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/**
 * One file of the page. In `index.html` the placeholder is replaced by the key that the page uses.
 * @returns undefined for a file that does not exist
 */
export function pageFile(site: string, path: string, key: string): Response | undefined {
  const relative = normalize(decodeURIComponent(path === '/' ? '/index.html' : path)).replace(/^[/\\]+/, '');
  if (relative.startsWith('..') || relative.includes(`..${sep}`)) return undefined;
  const file = join(site, relative);
  const type = TYPES[extname(file)];
  if (type === undefined || !existsSync(file)) return undefined;
  const content = readFileSync(file);
  const isIndex = relative === 'index.html';
  const body = isIndex
    ? content.toString('utf8').replaceAll('%TRIPWRIGHT_KEY%', escapeAttribute(key))
    : new Uint8Array(content);
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': isIndex ? 'no-cache' : 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
