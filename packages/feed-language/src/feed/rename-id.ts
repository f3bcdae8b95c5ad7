import type { FeedIndex, FeedPlace, IdAtPlace } from './feed-index.ts';

/** A text to write in place of another. */
export interface FeedEdit extends FeedPlace {
  readonly newText: string;
}

/** Why an id cannot get a name. */
export type RenameRefusal = 'blank' | 'taken';

/**
 * The edits that give an id another name wherever it stands. Quotation marks stay where they are and come where the new name needs them, so
 * that the feed means the same but for the name.
 */
export async function renameId(
  feed: FeedIndex,
  { id, kind }: IdAtPlace,
  newName: string,
): Promise<FeedEdit[] | RenameRefusal> {
  const name = newName.trim();
  if (name === '') return 'blank';
  if (name === id) return [];
  if ((await feed.places(kind, name, 1)).length > 0) return 'taken';
  const places = await feed.places(kind, id);
  return places.map(({ row, cell, defines: _, ...place }): FeedEdit => {
    if (row === undefined) return { ...place, newText: jsonText(name) };
    if (row.isQuoted(cell)) return { ...place, newText: name.replaceAll('"', '""') };
    const delimiter = String.fromCharCode(row.header.delimiter);
    const needsMarks = name.includes(delimiter) || name.startsWith('"') || /[\r\n]/.test(name);
    if (!needsMarks) return { ...place, newText: name };
    // Quotation marks open a value only at the very beginning of its cell, before any space.
    return { file: row.file, ...row.wholeRangeOf(cell), newText: `"${name.replaceAll('"', '""')}"` };
  });
}

/** A text after edits, which may be in any order but must not overlap. Lines end as editors count them. */
export function applyEdits(text: string, edits: readonly FeedEdit[]): string {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  const offset = (line: number, character: number): number => (starts[line] ?? text.length) + character;
  const sorted = edits.toSorted((a, b) => a.startLine - b.startLine || a.startCharacter - b.startCharacter);
  const parts: string[] = [];
  let at = 0;
  for (const { startLine, startCharacter, endLine, endCharacter, newText } of sorted) {
    parts.push(text.slice(at, offset(startLine, startCharacter)), newText);
    at = offset(endLine, endCharacter);
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The inside of a JSON string. */
function jsonText(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}
