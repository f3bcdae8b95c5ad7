import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeyTerms } from '../keys/index.ts';
import { StaticFiles } from '../static-files.ts';

/** The folder of the bundled pages; undefined when they have not been built. */
export function findSite(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist/site', import.meta.url));
  // A site of an earlier state lacks a page, and counts as not built.
  return ['index.html', 'keys.html'].every((page) => existsSync(join(folder, page))) ? folder : undefined;
}

/** What the pages say about keys. */
export interface PageKeys extends KeyTerms {
  /** The key of the page at `/`; '' when none is needed. */
  readonly demoKey: string;
  /** Name of the header that carries a key. */
  readonly header: string;
}

/** The files of the pages at `/` and `/keys`, with the facts in place of their placeholders. */
export function pageFiles(site: string, { demoKey, header, registration, activationSeconds }: PageKeys): StaticFiles {
  const files = new StaticFiles();
  files.addFolder(site);
  const page = (name: string): string =>
    readFileSync(join(site, name), 'utf8')
      .replaceAll('%TRIPWRIGHT_KEY%', escapeAttribute(demoKey))
      .replaceAll('%TRIPWRIGHT_KEYS%', escapeAttribute(`${registration} ${activationSeconds} ${header}`));
  for (const path of ['/index.html', '/']) files.add(path, page('index.html'));
  for (const path of ['/keys.html', '/keys']) files.add(path, page('keys.html'));
  return files;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
