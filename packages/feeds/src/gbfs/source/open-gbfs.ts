import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { collectBytes, type FeedFile, listFolder, openZip } from '../../files/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { download } from './download.ts';
import { type GbfsFile, type GbfsLanguage, gbfsFile, parseGbfs } from './gbfs-file.ts';
import { isObject } from './json-record.ts';
import { ReadBudget } from './read-budget.ts';

/** The feeds that are read; others (alerts, manifests) are skipped without a notice. */
const READ = new Set([
  'system_information',
  'vehicle_types',
  'station_information',
  'station_status',
  'free_bike_status',
  'vehicle_status',
  'system_regions',
  'system_pricing_plans',
  'system_hours',
  'system_calendar',
  'geofencing_zones',
]);
/** Maximum number of languages of one system; each has files of its own. */
const MOST_LANGUAGES = 100;
const NOTHING: ReadonlyMap<string, FeedFile> = new Map();

/**
 * Opens a GBFS system from a folder, a zip, an auto-discovery file `gbfs.json`, or the address of one. Files beside a local `gbfs.json`
 * are preferred; an address is fetched only for a file that is not there. Returns one entry per language, the main one first.
 * @param budget limits on bytes and time, shared with the other systems of an import
 * @throws PlannerError `input-missing`, `input-unreadable` or `input-unusable`, naming the file and the remedy
 */
export async function openGbfs(
  path: string,
  notices: SourceNotices,
  budget: ReadBudget = new ReadBudget(),
): Promise<GbfsLanguage[]> {
  if (isAddress(path)) {
    const index = await fetchJson(path, budget, true);
    if (index === undefined) {
      throw new PlannerError('input-missing', `${path} answers 404 (not found). Check the address of the system.`);
    }
    return await readLanguages(path, index, NOTHING, notices, budget);
  }
  const facts = await stat(path).catch((cause: unknown) => {
    throw new PlannerError('input-missing', `There is no file ${path}. Check the path.`, { cause });
  });
  const isIndex = facts.isFile() && path.toLowerCase().endsWith('.json');
  if (isIndex) {
    const index = await readIndexFile(path, facts.size, budget);
    const beside = existsSync(dirname(path)) ? await listFolder(dirname(path)) : { files: [] };
    return await readLanguages(path, index, byPath(beside.files), notices, budget);
  }
  const opened = facts.isDirectory() ? await listFolder(path) : await openZip(path);
  try {
    const files = byPath(opened.files);
    const index = files.get('gbfs.json') ?? files.get('gbfs');
    const parsed = index === undefined ? undefined : parseGbfs(await textOf(index, budget), index.path);
    if (index !== undefined && parsed === undefined) notices.note('invalid-json', 'gbfs.json', 0, '', '');
    return await readLanguages(path, parsed, files, notices, budget);
  } finally {
    await opened.close();
  }
}

/** Whether a path is an HTTP address. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

async function readLanguages(
  path: string,
  index: unknown,
  files: ReadonlyMap<string, FeedFile>,
  notices: SourceNotices,
  budget: ReadBudget,
): Promise<GbfsLanguage[]> {
  const listed = listFeeds(index);
  if (listed.length > MOST_LANGUAGES) {
    throw new PlannerError(
      'input-unusable',
      `${path} lists ${listed.length} languages, more than ${MOST_LANGUAGES}. Check the system.`,
    );
  }
  // Version 1 did not require an index: without one, the files are found by their names.
  const languages =
    listed.length > 0 ? listed : [{ language: '', feeds: [...READ].map((name) => ({ name, url: '' })) }];
  const found: GbfsLanguage[] = [];
  for (const { language, feeds } of languages) {
    const read = new Map<string, GbfsFile>();
    for (const { name, url } of feeds) {
      if (!READ.has(name) || read.has(name)) continue;
      const label = languages.length > 1 ? `${name}.json (${language})` : `${name}.json`;
      const value = await readOne(name, url, language, files, label, notices, budget);
      if (value !== undefined) read.set(name, value);
      else if (url !== '') notices.note('missing-file', label, 0, '', url);
    }
    if (read.size > 0) found.push({ language, files: read });
  }
  if (found.length === 0) {
    throw new PlannerError(
      'input-unusable',
      `${path} has no GBFS file (system_information.json, station_information.json, …). Give the folder, zip or gbfs.json of a system.`,
    );
  }
  return found;
}

/** The feeds that an index lists for a language, with their addresses. */
export interface ListedLanguage {
  readonly language: string;
  readonly feeds: readonly { readonly name: string; readonly url: string }[];
}

/** The feeds that `gbfs.json` names: `data.feeds` (version 3) or `data.<language>.feeds`. */
export function listFeeds(index: unknown): ListedLanguage[] {
  const data = isObject(index) ? index['data'] : undefined;
  if (!isObject(data)) return [];
  const feedsOf = (value: unknown): ListedLanguage['feeds'] =>
    (Array.isArray(value) ? value : [])
      .filter(isObject)
      .filter((feed) => typeof feed['name'] === 'string')
      .map((feed) => ({ name: feed['name'] as string, url: typeof feed['url'] === 'string' ? feed['url'] : '' }));
  if (Array.isArray(data['feeds'])) return [{ language: '', feeds: feedsOf(data['feeds']) }];
  return Object.entries(data)
    .filter(([, value]) => isObject(value))
    .map(([language, value]) => ({ language, feeds: feedsOf((value as Record<string, unknown>)['feeds']) }))
    .filter(({ feeds }) => feeds.length > 0);
}

async function readOne(
  name: string,
  url: string,
  language: string,
  files: ReadonlyMap<string, FeedFile>,
  label: string,
  notices: SourceNotices,
  budget: ReadBudget,
): Promise<GbfsFile | undefined> {
  const file = fileBeside(name, url, language, files);
  let value: unknown;
  if (file !== undefined) {
    value = parseGbfs(await textOf(file, budget), file.path);
  } else {
    if (!isAddress(url)) return undefined;
    value = await fetchJson(url, budget).catch((cause: unknown) => {
      // A private host and a used-up budget end the import; another failure costs this file only.
      if (cause instanceof PlannerError && cause.code === 'input-unusable') throw cause;
      notices.note('missing-file', label, 0, '', cause instanceof Error ? cause.message : url);
      return null;
    });
    if (value === undefined || value === null) return undefined;
  }
  const found = gbfsFile(value, label);
  if (found === undefined) notices.note('invalid-json', label, 0, 'data', '');
  return found;
}

/** The local file of a listed feed: by the end of its address, by language, or by name. */
function fileBeside(
  name: string,
  url: string,
  language: string,
  files: ReadonlyMap<string, FeedFile>,
): FeedFile | undefined {
  const parts = url.replace(/[?#].*$/, '').split('/');
  const last = (parts.at(-1) ?? '').toLowerCase();
  const candidates = [
    `${(parts.at(-2) ?? '').toLowerCase()}/${last}`,
    `${language.toLowerCase()}/${name}.json`,
    last,
    `${name}.json`,
    name,
  ];
  for (const candidate of candidates) {
    const file = files.get(candidate);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Files by path in lower case; files in folders also by folder and name, and by name alone. */
function byPath(files: readonly FeedFile[]): Map<string, FeedFile> {
  const found = new Map<string, FeedFile>();
  const usable = files.filter(({ path }) => !path.includes('__MACOSX') && !basename(path).startsWith('.'));
  const sorted = usable.toSorted((a, b) => depth(a) - depth(b) || (a.path < b.path ? -1 : 1));
  for (const file of sorted) {
    const parts = file.path.toLowerCase().split('/');
    for (const key of [parts.join('/'), parts.slice(-2).join('/'), parts.at(-1)!]) {
      if (!found.has(key)) found.set(key, file);
    }
  }
  return found;
}

function depth({ path }: FeedFile): number {
  return path.split('/').length;
}

async function readIndexFile(path: string, size: number, budget: ReadBudget): Promise<unknown> {
  if (size > budget.nextBytes) throw budget.tooLarge(path);
  const parsed = parseGbfs(await readFile(path, 'utf8'), path);
  if (parsed === undefined) {
    throw new PlannerError('input-unreadable', `${path} is not JSON (truncated?). Download it again.`);
  }
  if (listFeeds(parsed).length === 0) {
    throw new PlannerError(
      'input-unusable',
      `${path} lists no feeds (data.feeds). Give the gbfs.json of a system, or the folder of its files.`,
    );
  }
  return parsed;
}

async function textOf(file: FeedFile, budget: ReadBudget): Promise<string> {
  const bytes = await collectBytes(file.read(), budget.nextBytes, () => budget.tooLarge(file.path));
  budget.spend(bytes.length, 0);
  return new TextDecoder().decode(bytes);
}

/** @returns undefined for 404, null for text that is not JSON */
async function fetchJson(url: string, budget: ReadBudget, isTyped = false): Promise<unknown> {
  const bytes = await download(url, budget, isTyped);
  return bytes === undefined ? undefined : (parseGbfs(new TextDecoder().decode(bytes), url) ?? null);
}
