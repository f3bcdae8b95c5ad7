// Parts of Markdown pages that programs print: each lies between two marks, and a test holds that it is current.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes printed parts into their pages; with `--check` on the command line, exits 1 when a page is not current.
 * @param script file name of the program in scripts/, for the marks and for the message
 * @param pages by path from the root: the parts of the page by name
 */
export function printParts(script: string, pages: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const stale = Object.entries(pages).flatMap(([path, parts]) => {
    const page = new URL(`../${path}`, import.meta.url);
    const written = readFileSync(page, 'utf8');
    const current = Object.entries(parts).reduce(
      (text, [name, content]) => withPart(text, `${name}: begin (written by scripts/${script})`, name, content, path),
      written,
    );
    if (current === written) return [];
    if (!process.argv.includes('--check')) writeFileSync(page, current);
    return [path];
  });
  if (stale.length === 0 || !process.argv.includes('--check')) return;
  console.error(`${stale.join(', ')}: not current. Run: npm run -s node -- scripts/${script}`);
  process.exit(1);
}

function withPart(text: string, opening: string, name: string, content: string, path: string): string {
  const [begin, end] = [`<!-- ${opening} -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) {
    console.error(`${path} lacks its marks: put back the lines "${begin}" and "${end}".`);
    process.exit(1);
  }
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

/** A Markdown table, unpadded. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
