// Checks that what the repository refers to is in it:
// - relative links in Markdown files lead to a file or folder and, with a fragment, to a heading of it;
// - references in comments, test names and pages resolve: `spec 4.2 rule 2` to a numbered section and list item of docs/spec.md,
//   `wire-format.md section 9` to docs/wire-format.md, `decision 0012` to docs/decisions, `TR-9` to docs/correctness.md, and the name of
//   every page to a file.
// Prints `file:line: reference, why` for each that does not, and exits 1. Plain Node, no dependency, no network: web addresses are not checked.
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

const sections = new Map();

/** The numbered sections of a page: number, as in `4.2`, to the numbers of the list items in it. Lists of subsections count for both. */
function sectionsOf(path) {
  let known = sections.get(path);
  if (known !== undefined) return known;
  known = new Map();
  sections.set(path, known);
  let open = [];
  for (const line of proseLines(readFileSync(path, 'utf8'))) {
    const heading = /^(#{1,6})\s+(?:(\d+(?:\.\d+)*)\.?\s)?/.exec(line);
    if (heading !== null) {
      open = open.filter(({ depth }) => depth < heading[1].length);
      if (heading[2] !== undefined) {
        const items = new Set();
        known.set(heading[2], items);
        open.push({ depth: heading[1].length, items });
      }
    }
    const item = /^(\d+)\.\s/.exec(line)?.[1];
    if (item !== undefined) for (const { items } of open) items.add(item);
  }
  return known;
}

/** The numbers that a list such as `1`, `1 and 10`, `1 to 4` or `2.2, 4.2` names, ends of ranges only. */
const numbersOf = (list) => list.match(/\d+(?:\.\d+)*/g) ?? [];
const NUMBERS = String.raw`\d+(?:\.\d+)*(?:(?: to |, | and )\d+(?:\.\d+)*)*`;
const RULES = String.raw`(?:,? rules? (\d+(?:(?: to |, | and )\d+)*))?`;
const PAGES = [
  ['docs/spec.md', new RegExp(String.raw`\bspec (?:sections? )?(${NUMBERS})${RULES}`, 'g')],
  ['docs/wire-format.md', new RegExp(String.raw`\bwire-format(?:\.md)? (?:sections? )?(${NUMBERS})${RULES}`, 'g')],
  ['docs/performance.md', new RegExp(String.raw`\bperformance\.md (?:sections? )?(${NUMBERS})${RULES}`, 'g')],
];

let caseIds;

/** Ids of the checklist, as docs/correctness.md has them. */
function isCase(id) {
  caseIds ??= new Set(
    readFileSync(join(root, 'docs', 'correctness.md'), 'utf8').match(/(?<=<\/a>)[A-Z]{2,3}-\d+(?= )/g) ?? [],
  );
  return caseIds.has(id);
}

/** Whether a page named without a link is there: beside the file, above it, under docs or, by its bare name, anywhere. */
function isPage(name, file) {
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder))
    if (existsSync(join(folder, name))) return true;
  return existsSync(join(root, 'docs', name)) || pages.some((page) => page.endsWith(`${sep}${name}`));
}

/** References of a line that do not resolve, each with the reason. @param text without what is code in Markdown */
function* unresolvedReferences(text, file) {
  for (const [page, pattern] of PAGES) {
    for (const [reference, list, rules] of text.matchAll(pattern)) {
      const known = sectionsOf(join(root, page));
      const last = known.get(numbersOf(list).at(-1));
      if (numbersOf(list).some((number) => !known.has(number))) yield [reference, `is no section of ${page}`];
      else if (numbersOf(rules ?? '').some((rule) => !last.has(rule))) yield [reference, `is no rule of ${page}`];
    }
  }
  for (const [reference, list] of text.matchAll(/\bdecisions? ((?:\d{4}(?:, | and )?)+)/g)) {
    const decisions = readdirSync(join(root, 'docs', 'decisions'));
    if (numbersOf(list).some((number) => !decisions.some((name) => name.startsWith(`${number}-`))))
      yield [reference, 'is no decision record'];
  }
  for (const [id] of text.matchAll(/\b(?:CAL|ST|FQ|BL|TR|PW|SH|FA|TL|FM|IM|RT|OS|SV|IT)-\d+\b/g))
    if (!isCase(id)) yield [id, 'is no case of docs/correctness.md'];
  for (const [name] of text.matchAll(/(?<![\w/.*<-])(?:\.\.?\/)*[\w-]+(?:\/[\w.-]+)*\.md\b/g))
    if (!isPage(name, file)) yield [name, 'is not there'];
}

/** Comments and test names of a program, line by line; everything else is blank. */
function spokenLines(text) {
  let isInBlock = false;
  return text.split(/\r?\n/).map((line) => {
    if (isInBlock) {
      isInBlock = !line.includes('*/');
      return line;
    }
    if (/^\s*\/\*/.test(line)) {
      isInBlock = !line.includes('*/');
      return line;
    }
    const comment = /(?:^|\s)\/\/ .*$/.exec(line)?.[0] ?? '';
    const name = /\b(?:test|describe|it)\b[^'"`]*(['"`])(.*?)\1/.exec(line)?.[2] ?? '';
    return `${name} ${comment}`;
  });
}

/** Programs below a folder that people read: sources, tests, scripts. */
function programs(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) || entry.name === '__generated__' ? [] : programs(path);
      return entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name) ? [path] : [];
    });
}

let checked = 0;
let broken = 0;
const report = (file, line, reference, problem) => {
  broken++;
  console.error(`${relative(root, file)}:${line + 1}: ${reference} ${problem}`);
};
const pages = markdownFiles(root);
for (const file of pages) {
  proseLines(readFileSync(file, 'utf8')).forEach((line, i) => {
    for (const link of linksOf(line)) {
      checked++;
      const problem = problemWith(link, file);
      if (problem !== undefined) report(file, i, link, problem);
    }
    const prose = line.replace(/\]\([^)]*\)/g, ']');
    for (const [reference, problem] of unresolvedReferences(prose, file)) report(file, i, reference, problem);
  });
}
const sources = programs(root);
for (const file of sources) {
  spokenLines(readFileSync(file, 'utf8')).forEach((line, i) => {
    for (const [reference, problem] of unresolvedReferences(line, file)) report(file, i, reference, problem);
  });
}
console.log(`${checked} links in ${pages.length} pages, references in ${sources.length} programs, ${broken} broken`);
process.exit(broken === 0 ? 0 : 1);
