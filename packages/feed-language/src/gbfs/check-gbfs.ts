import { PlannerError } from '@tripwright/core/base';
import { type GbfsFile, gbfsFile, parseGbfs, readGbfsFiles } from '@tripwright/feeds/gbfs';
import { type Notice, type NoticeCode, type NoticeSeverity, noticeKind } from '@tripwright/feeds/notices';
import { gbfsFileKind } from '@tripwright/feeds/reference';
import type { Node } from 'jsonc-parser';
import { MOST_LISTED, NoticeList } from '../check/notice-list.ts';
import { ENGLISH, type FeedWords } from '../feed-texts.ts';
import { JsonText, property } from '../json/json-text.ts';
import type { TextRange } from '../table/feed-row.ts';
import { type BrokenReference, brokenReferences } from './gbfs-ids.ts';

/** Something wrong in a file of a system of shared vehicles, at its place. */
export interface GbfsProblem extends TextRange {
  /** Name of the feed, which is that of the file without `.json`. */
  readonly feed: string;
  /** `unknown-id` for a reference that leads nowhere and that the importer does not read. */
  readonly code: NoticeCode | 'unknown-id';
  readonly severity: NoticeSeverity;
  /** What is wrong, and what the importer does about it, in the words of the editor. */
  readonly meaning: string;
  /** What to change; '' = unknown. */
  readonly remedy: string;
}

const START: TextRange = { startLine: 0, startCharacter: 0, endLine: 0, endCharacter: 0 };

/** The feed of a file of GBFS, by the name of the file in any case; undefined for the name of another file. */
export function gbfsFeedOf(fileName: string): string | undefined {
  const feed = /^(.+)\.json$/i.exec(fileName)?.[1]?.toLowerCase();
  return feed !== undefined && gbfsFileKind(feed) !== undefined ? feed : undefined;
}

/**
 * Runs the importer over the files of a system and gives each of its notices the place in the text that it is about, and adds references between
 * files that lead nowhere. JSON of other programs that has the name of a file of GBFS is left out.
 * @param texts by the name of the feed: `station_status`
 * @returns none where fewer than two texts are files of GBFS: a single file names ids that others define; undefined while a text is no JSON, since it
 * may define any id
 */
export function checkGbfs(
  texts: ReadonlyMap<string, string>,
  { say, meaningOf }: Pick<FeedWords, 'say' | 'meaningOf'> = ENGLISH,
): GbfsProblem[] | undefined {
  const files = new Map<string, GbfsFile>();
  for (const [feed, text] of texts) {
    const value = gbfsFileKind(feed) === undefined ? null : parse(feed, text);
    if (value === undefined) return undefined;
    const file = gbfsFile(value, `${feed}.json`);
    if (file !== undefined) files.set(feed, file);
  }
  if (files.size < 2) return [];
  const places = new Places(texts);
  const broken = brokenReferences(new Map([...files].map(([feed, { data }]) => [feed, data])));
  const problems: GbfsProblem[] = [];
  const covered = new Set<Node>();
  for (const { file, code, field, value } of noticesOf(files)) {
    const feed = file.replace(/\.json$/, '');
    const node = places.find(feed, field, value) ?? places.ofReference(broken, feed, value);
    if (node !== undefined) covered.add(node);
    const kind = noticeKind(code);
    const [meaning, remedy] = [meaningOf(kind.meaning), meaningOf(kind.remedy)];
    // A file that is missing is shown where the files are listed.
    const isThere = files.has(feed);
    const shown = isThere ? feed : files.has('gbfs') ? 'gbfs' : [...files.keys()][0]!;
    const said = isThere ? meaning : `${file} · ${meaning}`;
    const { severity } = kind;
    problems.push({ feed: shown, ...places.rangeOf(feed, node), code, severity, meaning: said, remedy });
  }
  for (const { feed, path, id } of broken) {
    const node = places.find(feed, path, id);
    if (node !== undefined && covered.has(node)) continue;
    const meaning = say('feed.unknownId', { id });
    problems.push({
      feed,
      ...places.rangeOf(feed, node),
      code: 'unknown-id',
      severity: 'warning',
      meaning,
      remedy: '',
    });
  }
  return problems;
}

/** Undefined for a text that is no JSON, or has too many values to be read. */
function parse(feed: string, text: string): unknown {
  try {
    return parseGbfs(text, feed);
  } catch (error) {
    if (error instanceof PlannerError) return undefined;
    throw error;
  }
}

function noticesOf(files: ReadonlyMap<string, GbfsFile>): readonly Notice[] {
  const notices = new NoticeList(MOST_LISTED);
  readGbfsFiles(files, { name: 'system', notices: notices.collector });
  return notices.listed;
}

/** Finds values in the texts of a system. A text is parsed into a tree only when something in it is looked for. */
class Places {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #trees = new Map<string, JsonText>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** The value at a path below `data`, or the nearest around it; undefined for a path of which nothing is there. */
  find(feed: string, path: string, value: string): Node | undefined {
    const root = this.#tree(feed)?.root;
    const data = root === undefined ? undefined : property(root, 'data');
    if (root === undefined || path === '') return undefined;
    const found = descend(data, path) ?? descend(root, path);
    return found === undefined ? undefined : (valueIn(found, value) ?? found);
  }

  /** The first reference of a file that names an id which is not there. */
  ofReference(broken: readonly BrokenReference[], feed: string, id: string): Node | undefined {
    const reference = broken.find((one) => one.feed === feed && one.id === id);
    return reference === undefined ? undefined : this.find(feed, reference.path, id);
  }

  /** A plain value as a whole; of an object or list its name, since an editor would underline all of it. */
  rangeOf(feed: string, node: Node | undefined): TextRange {
    const tree = this.#tree(feed);
    if (tree === undefined || node === undefined) return START;
    if (node.type !== 'object' && node.type !== 'array') return tree.rangeOf(node);
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return name === undefined ? tree.rangeBetween(node.offset, node.offset + 1) : tree.rangeOf(name);
  }

  #tree(feed: string): JsonText | undefined {
    const text = this.#texts.get(feed);
    let tree = this.#trees.get(feed);
    if (tree === undefined && text !== undefined) {
      tree = new JsonText(text);
      this.#trees.set(feed, tree);
    }
    return tree;
  }
}

/** Follows a path as far as it leads. Names may hold dots: the longest that fits is taken. */
function descend(node: Node | undefined, path: string): Node | undefined {
  let [at, rest] = [node, path];
  let isInside = false;
  while (at !== undefined && rest !== '') {
    const next: { node: Node; rest: string } | undefined = at.type === 'array' ? item(at, rest) : member(at, rest);
    if (next === undefined) return isInside ? at : undefined;
    [at, rest, isInside] = [next.node, next.rest, true];
  }
  return at;
}

function item(list: Node, path: string): { node: Node; rest: string } | undefined {
  const index = /^\[(\d+)\]\.?/.exec(path);
  const node = index === null ? undefined : list.children?.[Number(index[1])];
  return index === null || node === undefined ? undefined : { node, rest: path.slice(index[0].length) };
}

function member(object: Node, path: string): { node: Node; rest: string } | undefined {
  let longest: { node: Node; name: string } | undefined;
  for (const { children } of object.type === 'object' ? (object.children ?? []) : []) {
    const [name, node] = [children?.[0]?.value as unknown, children?.[1]];
    if (typeof name !== 'string' || node === undefined || !path.startsWith(name)) continue;
    const after = path[name.length];
    if (after !== undefined && after !== '.' && after !== '[') continue;
    if (longest === undefined || name.length > longest.name.length) longest = { node, name };
  }
  if (longest === undefined) return undefined;
  return { node: longest.node, rest: path.slice(longest.name.length).replace(/^\./, '') };
}

/** The plain value with a text in a list or an object. */
function valueIn({ type, children = [] }: Node, text: string): Node | undefined {
  if (text === '') return undefined;
  if (type === 'array') return children.find(({ value }) => value !== undefined && String(value) === text);
  if (type !== 'object') return undefined;
  return children.map((entry) => entry.children?.[1]).find((node) => node !== undefined && String(node.value) === text);
}
