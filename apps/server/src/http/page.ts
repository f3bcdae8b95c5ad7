import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StaticFiles } from '../static-files.ts';

/** The folder of the bundled page; undefined when the page has not been built. */
export function findSite(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist/site', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** The files of the page. @param key the key of the page, which replaces the placeholder in `index.html` */
export function pageFiles(site: string, key: string): StaticFiles {
  const files = new StaticFiles();
  files.addFolder(site);
  const index = readFileSync(join(site, 'index.html'), 'utf8').replaceAll('%TRIPWRIGHT_KEY%', escapeAttribute(key));
  files.add('/index.html', index);
  files.add('/', index);
  return files;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
