// Keeps the list of notice codes in docs/data-quality.md equal to the catalogue of the importer.
// usage: npm run -s node -- scripts/print-notices.ts          writes the list into the page
//        npm run -s node -- scripts/print-notices.ts --check  exits 1 when the page is not current
import { readFileSync, writeFileSync } from 'node:fs';
import { type NoticeSeverity, noticeCatalogue } from '../packages/feeds/src/notices/catalogue.ts';

const page = new URL('../docs/data-quality.md', import.meta.url);
const BEGIN = '<!-- notices: begin (written by scripts/print-notices.ts) -->';
const END = '<!-- notices: end -->';
const TITLES: readonly (readonly [NoticeSeverity, string])[] = [
  ['error', 'Errors: data was dropped'],
  ['warning', 'Warnings: data was kept, but repaired or doubtful'],
  ['info', 'Remarks: nothing was lost'],
];

/** The catalogue as one table per severity, in the order of the catalogue. */
function noticeTables(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  return TITLES.map(([severity, title]) => {
    const rows = Object.entries(noticeCatalogue)
      .filter(([, kind]) => kind.severity === severity)
      .map(([code, { meaning, remedy }]) => `| \`${code}\` | ${cell(meaning)} | ${cell(remedy)} |`);
    return [`### ${title}`, '', '| code | what it means | what to do |', '| --- | --- | --- |', ...rows].join('\n');
  }).join('\n\n');
}

const written = readFileSync(page, 'utf8');
const [from, to] = [written.indexOf(BEGIN), written.indexOf(END)];
if (from < 0 || to < from) {
  console.error(`docs/data-quality.md lacks its marks: put back the lines "${BEGIN}" and "${END}".`);
  process.exit(1);
}
const current = `${written.slice(0, from)}${BEGIN}\n\n${noticeTables()}\n\n${written.slice(to)}`;
if (process.argv.includes('--check')) {
  if (current !== written) {
    console.error(
      'docs/data-quality.md does not list the notices as they are. Run: npm run -s node -- scripts/print-notices.ts',
    );
    process.exit(1);
  }
} else if (current !== written) writeFileSync(page, current);
