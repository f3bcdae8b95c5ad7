// Writes docs/correctness.md: every item of the correctness checklist as a sentence, with the tests that quote its id, or why there is none.
// usage: npm run -s node -- scripts/print-correctness.ts          writes the page
//        npm run -s node -- scripts/print-correctness.ts --check  exits 1 when the page is not current or an item has neither
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groups, reasons } from './correctness-items.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/correctness.md`;
const names = groups.map(({ name }) => name).join('|');
/** `CAL-6`, and forms that name several: `CAL-6/7/8` names three, `CAL-6…9` and `CAL-6–9` a range. */
const quoted = new RegExp(`\\b(${names})-(\\d+)((?:/\\d+)*)(?:(?:…|–|\\.\\.)(?:(?:${names})-)?(\\d+))?`, 'g');

function idsIn(text: string): string[] {
  return [...text.matchAll(quoted)].flatMap(([, group, first, more, last]) => {
    const numbers = [Number(first), ...(more ?? '').split('/').filter(Boolean).map(Number)];
    for (let number = Number(first) + 1; number <= Number(last ?? 0); number++) numbers.push(number);
    return numbers.map((number) => `${group}-${number}`);
  });
}

/** Blanks comments: an id in a comment does not name a test. */
const withoutComment = (line: string): string => (/^\s*(\/\/|\*|\/\*)/.test(line) ? '' : line);

function findTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync(
    ['packages', 'apps', 'benchmarks'].flatMap((top) => [
      `${top}/**/*.test.{ts,tsx}`,
      `${top}/testkit/src/conformance/**/*.ts`,
      `${top}/testkit/src/live/cases/*.ts`,
    ]),
    { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)$/.test(String(name)) },
  ).sort();
  for (const file of new Set(files)) {
    if (/(^|\/)(node_modules|dist)\//.test(file)) continue;
    for (const id of idsIn(
      readFileSync(root + file, 'utf8')
        .split('\n')
        .map(withoutComment)
        .join('\n'),
    )) {
      const files = found.get(id) ?? new Set();
      found.set(id, files.add(file));
    }
  }
  return found;
}

const tests = findTests();
const faults: string[] = [];
let tested = 0;
let total = 0;
const tables = groups.map(({ name, subject, otherwise, cases }) => {
  const rows = cases.map(([title, rule], index) => {
    const id = `${name}-${index + 1}`;
    const files = [...(tests.get(id) ?? [])];
    total++;
    if (files.length > 0) tested++;
    if (files.length > 0 && reasons[id] !== undefined) faults.push(`${id} has a test: remove its reason`);
    const reason = reasons[id] ?? otherwise;
    if (files.length === 0 && reason === undefined) faults.push(`${id} (${title}) has neither a test nor a reason`);
    const links = files.map((file) => `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`).join(', ');
    return `| <a id="${id.toLowerCase()}"></a>${id} | **${title}.** ${rule} | ${links === '' ? reason : links} |`;
  });
  return [
    `## ${name}: ${subject}`,
    '',
    '| id | case | tests, or why there is none |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
});
const current = `# Correctness

Awkward cases of journey planning, each with the tests that quote its id (in their names or their tables of cases), or why
there is none. Written by \`npm run -s node -- scripts/print-correctness.ts\`; do not edit. ${tested} of ${total} cases are tested.

${tables.join('\n\n')}
`;
for (const id of Object.keys(reasons)) {
  const [name, number] = id.split('-');
  const group = groups.find((each) => each.name === name);
  if (group === undefined || Number(number) > group.cases.length) faults.push(`${id} is no item`);
}
const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (current !== written)
    faults.push('docs/correctness.md is not current. Run: npm run -s node -- scripts/print-correctness.ts');
} else if (current !== written) writeFileSync(page, current);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
