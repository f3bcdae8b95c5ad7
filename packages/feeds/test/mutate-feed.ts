import { unzipSync, zipSync } from 'fflate';

/** A whole number from 0 to below `bound`. */
export type Random = (bound: number) => number;

/** The same numbers for the same seed (xorshift on 32 bits). */
export function seededRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(bound, 1);
  };
}

export interface DamagedFeed {
  readonly bytes: Uint8Array;
  /** The files of the archive; absent where the archive itself is damaged. */
  readonly files: ReadonlyMap<string, Uint8Array> | undefined;
  readonly edits: readonly string[];
}

const JUNK = '"|""|,|-1|0|1e400|999999999999|NaN|24:61:00|99:00:00|07:00|20240631|__proto__|é| |\0|\uFEFF|"\n"'.split(
  '|',
);

type LineEdit = (lines: string[], random: Random) => void;
const anyRow = (lines: readonly string[], random: Random): number => 1 + random(lines.length - 2);

const lineEdits: Readonly<Record<string, LineEdit>> = {
  'delete rows': (lines, random) => void lines.splice(anyRow(lines, random), 1 + random(20)),
  'duplicate row': (lines, random) => void lines.splice(anyRow(lines, random), 0, lines[anyRow(lines, random)] ?? ''),
  'swap rows': (lines, random) => {
    const [a, b] = [anyRow(lines, random), anyRow(lines, random)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  },
  'garble cells': (lines, random) => {
    for (let left = 1 + random(5); left > 0; left--) {
      const row = anyRow(lines, random);
      const cells = (lines[row] ?? '').split(',');
      cells[random(cells.length)] = JUNK[random(JUNK.length)] ?? '';
      lines[row] = cells.join(',');
    }
  },
  'empty a column': (lines, random) => {
    const at = random((lines[0] ?? '').split(',').length);
    for (let row = 1; row < lines.length; row++)
      lines[row] = (lines[row] ?? '')
        .split(',')
        .map((cell, column) => (column === at ? '' : cell))
        .join(',');
  },
  'delete a column': (lines, random) => {
    const at = random((lines[0] ?? '').split(',').length);
    for (let row = 0; row < lines.length; row++) {
      lines[row] = (lines[row] ?? '')
        .split(',')
        .filter((_, column) => column !== at)
        .join(',');
    }
  },
  'garble the header': (lines, random) => {
    const names = (lines[0] ?? '').split(',');
    const at = random(names.length);
    names[at] = [names[0] ?? '', '', (names[at] ?? '').toUpperCase(), 'surprise'][random(4)] ?? '';
    lines[0] = names.join(',');
  },
  'cut off the end': (lines, random) => {
    lines.length = 1 + random(lines.length);
    const last = lines.length - 1;
    lines[last] = (lines[last] ?? '').slice(0, random((lines[last] ?? '').length));
  },
};
const lineEditNames = Object.keys(lineEdits);

/** One to three random edits of a zipped feed: of rows, cells, columns, bytes, whole files, or of the archive itself. */
export function mutateFeed(zip: Uint8Array, random: Random): DamagedFeed {
  const files = new Map(Object.entries(unzipSync(zip)).filter(([name]) => !name.endsWith('/')));
  const edits: string[] = [];
  for (let left = 1 + random(3); left > 0; left--) {
    const name = [...files.keys()][random(files.size)];
    if (name === undefined) break;
    edits.push(editFile(files, name, random));
  }
  const bytes = zipSync(Object.fromEntries(files), { level: 1 });
  if (random(10) > 0) return { bytes, files, edits };
  if (random(2) === 0) {
    edits.push('truncate the archive');
    return { bytes: bytes.subarray(0, random(bytes.length)), files: undefined, edits };
  }
  edits.push('garble the archive');
  for (let left = 1 + random(8); left > 0; left--) bytes[random(bytes.length)] = random(256);
  return { bytes, files: undefined, edits };
}

function editFile(files: Map<string, Uint8Array>, name: string, random: Random): string {
  const content = files.get(name) ?? new Uint8Array();
  const choice = random(lineEditNames.length + 2);
  const edit = lineEditNames[choice];
  if (edit !== undefined) {
    const lines = Buffer.from(content).toString('utf8').split('\n');
    lineEdits[edit]?.(lines, random);
    files.set(name, Buffer.from(lines.join('\n')));
    return `${edit} of ${name}`;
  }
  if (choice === lineEditNames.length) {
    const bytes = content.slice();
    for (let left = 1 + random(8); left > 0 && bytes.length > 0; left--) bytes[random(bytes.length)] = random(256);
    files.set(name, bytes);
    return `garble bytes of ${name}`;
  }
  if (random(2) === 0) files.delete(name);
  else files.set(name, new Uint8Array());
  return `delete or empty ${name}`;
}
