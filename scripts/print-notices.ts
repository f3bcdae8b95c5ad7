// Keeps the list of notice codes in docs/data-quality.md equal to the catalogue of the importer.
// usage: npm run -s node -- scripts/print-notices.ts          writes the list into the page
//        npm run -s node -- scripts/print-notices.ts --check  exits 1 when the page is not current
import { type NoticeSeverity, noticeCatalogue } from '../packages/feeds/src/notices/catalogue.ts';
import { markdownTable, printParts } from './printed-parts.ts';

const TITLES: readonly (readonly [NoticeSeverity, string])[] = [
  ['error', 'Errors: data was dropped'],
  ['warning', 'Warnings: data was kept, but repaired or doubtful'],
  ['info', 'Remarks: nothing was lost'],
];

/** The catalogue as one table per severity, in the order of the catalogue. */
function noticeTables(): string {
  return TITLES.map(([severity, title]) => {
    const rows = Object.entries(noticeCatalogue)
      .filter(([, kind]) => kind.severity === severity)
      .map(([code, { meaning, remedy }]) => [`\`${code}\``, meaning, remedy]);
    return `### ${title}\n\n${markdownTable(['code', 'what it means', 'what to do'], rows)}`;
  }).join('\n\n');
}

printParts('print-notices.ts', { 'docs/data-quality.md': { notices: noticeTables() } });
