// Checks that every relative link in the Markdown files of the repository leads somewhere: to a file or folder that is there and, where the
// link has a fragment, to a heading of that file. Prints `file:line: link, why` for each that does not, and exits 1. Plain Node,
// no dependency, no network: addresses on the web are left alone.
// usage: node scripts/check-links.mjs [folder]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))));
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.cache', '.turbo', '.tripwright', 'coverage']);

/** Every Markdown file below a folder, in a stable order. */
function markdownFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : markdownFiles(path);
      return entry.isFile() && entry.name.endsWith('.md') ? [path] : [];
    });
}

/** The lines of a file with what is code blanked out, so that examples are not taken for links. */
function proseLines(text) {
  let fence;
  return text.split(/\r?\n/).map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return '';
    }
    if (mark !== undefined) {
      fence = mark;
      return '';
    }
    return line.replace(/(`+)(?:(?!\1).)+\1/g, (code) => ' '.repeat(code.length));
  });
}

/** Targets of inline links, images, reference definitions and HTML attributes on a line. */
function linksOf(line) {
  const found = [];
  for (const match of line.matchAll(
    /\]\(\s*(?:<([^>]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+["'(][^)]*)?\s*\)/g,
  )) {
    found.push(match[1] ?? match[2]);
  }
  const definition = /^\s{0,3}\[[^\]]+\]:\s*(?:<([^>]*)>|(\S+))/.exec(line);
  if (definition !== null) found.push(definition[1] ?? definition[2]);
  for (const match of line.matchAll(/\b(?:href|src|srcset)="([^"]*)"/g)) found.push(match[1]);
  return found.filter((link) => link !== '');
}

const headings = new Map();

/** The fragments that a Markdown file answers to, made of its headings as code hosts make them. */
function fragmentsOf(path) {
  let known = headings.get(path);
  if (known !== undefined) return known;
  known = new Set();
  headings.set(path, known);
  const text = readFileSync(path, 'utf8');
  const prose = proseLines(text);
  text.split(/\r?\n/).forEach((line, i) => {
    for (const match of line.matchAll(/\b(?:id|name)="([^"]+)"/g)) known.add(match[1]);
    const title = prose[i] === '' ? undefined : /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (title === undefined) return;
    const plain = title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replace(/\s/g, '-');
    let unique = slug;
    for (let twin = 1; known.has(unique); twin++) unique = `${slug}-${twin}`;
    known.add(unique);
  });
  return known;
}

/** Why a link of a file leads nowhere; undefined when it does not need to be, or is, all right. */
function problemWith(link, file) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith('//')) return undefined;
  let target;
  try {
    target = decodeURIComponent(link);
  } catch {
    return 'is not a well-formed link';
  }
  const [beforeFragment, fragment] = target.split('#', 2);
  const path = beforeFragment.split('?', 1)[0];
  if (path.startsWith('/')) return 'is absolute: write it relative to this file';
  const full = path === '' ? file : resolve(dirname(file), path);
  if (full !== root && !full.startsWith(root + sep)) return 'leads out of the repository';
  if (!existsSync(full)) return 'is not there';
  if (fragment === undefined || fragment === '' || !full.endsWith('.md') || !statSync(full).isFile()) return undefined;
  return fragmentsOf(full).has(fragment) ? undefined : `has no heading "#${fragment}"`;
}

const files = markdownFiles(root);
let checked = 0;
let broken = 0;
for (const file of files) {
  proseLines(readFileSync(file, 'utf8')).forEach((line, i) => {
    for (const link of linksOf(line)) {
      checked++;
      const problem = problemWith(link, file);
      if (problem === undefined) continue;
      broken++;
      console.error(`${relative(root, file)}:${i + 1}: ${link} ${problem}`);
    }
  });
}
console.log(`${checked} links in ${files.length} Markdown files, ${broken} broken`);
process.exit(broken === 0 ? 0 : 1);
