import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { HOURS_OF_WEEK } from '@tripwright/core/street';
import type { WaySpeeds } from '@tripwright/core/street/build';

/** A file of measured speeds that was read. */
export interface ReadSpeeds {
  /** Of the ways of the map alone: a file of a whole country does not fill the memory. */
  readonly speeds: WaySpeeds;
  /** Number of rows below the header. */
  readonly rows: number;
  /** Number of those rows whose way is in the map. */
  readonly mapRows: number;
}

const HEADER = 'way,direction,hour,kmh';
/** The longest line that a row can have, with room for blanks. */
const LONGEST_LINE = 200;
/** Problems that are listed before the file is refused. */
const LISTED = 5;
const TOP_KMH = 250;

/**
 * Reads measured speeds of cars (docs/street-choices.md): lines `way,direction,hour,kmh` below that header, plain or `.gz`.
 * @param ways the OpenStreetMap ids of the ways of the map
 * @throws PlannerError `input-unusable` with the first wrong lines, what is wrong with them and the remedy
 */
export async function readSpeeds(file: string, ways: ReadonlySet<number>): Promise<ReadSpeeds> {
  const weeks = { forward: new Map<number, Uint8Array>(), backward: new Map<number, Uint8Array>() };
  const problems: string[] = [];
  let [rows, mapRows, number] = [0, 0, 0];
  for await (const text of linesOf(file)) {
    number++;
    const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (number > 1 && line.trim() === '') continue;
    const row = number === 1 ? undefined : readRow(line);
    const problem = row === undefined ? headerProblem(line) : typeof row === 'string' ? row : addRow(weeks, row, ways);
    if (row !== undefined) rows++;
    if (typeof row === 'object' && ways.has(row.way)) mapRows++;
    if (problem === undefined) continue;
    problems.push(`line ${number}: ${problem}`);
    // Without its header no row means anything.
    if (number === 1 || problems.length === LISTED) break;
  }
  if (number === 0) problems.push(`it is empty. The first line is ${HEADER}`);
  else if (rows === 0 && problems.length === 0) problems.push('it has a header and no rows');
  if (problems.length > 0)
    throw new PlannerError(
      'input-unusable',
      `${file} cannot be used as --speeds:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nCorrect the file, or omit the option.`,
    );
  return { speeds: weeks, rows, mapRows };
}

function headerProblem(line: string): string | undefined {
  const found = line.trim().replaceAll(' ', '');
  return found === HEADER ? undefined : `the header is ${JSON.stringify(line.slice(0, 60))} and must be ${HEADER}`;
}

interface Row {
  readonly way: number;
  readonly direction: string;
  readonly hour: number;
  readonly kmh: number;
}

/** Reads a row. @returns the row, or what is wrong with it */
function readRow(line: string): Row | string {
  const cells = line.split(',').map((cell) => cell.trim());
  if (cells.length !== 4) return `it has ${cells.length} cells and must have 4: ${HEADER}`;
  const [way, direction, hour, kmh] = cells as [string, string, string, string];
  if (!/^-?\d{1,15}$/.test(way) || Number(way) === 0)
    return `way ${JSON.stringify(way)} is no OpenStreetMap id of a way`;
  if (!['forward', 'backward', ''].includes(direction))
    return `direction ${JSON.stringify(direction)} must be forward or backward, along or against the way; leave it empty for both`;
  if (!/^\d{1,3}$/.test(hour) || Number(hour) >= HOURS_OF_WEEK)
    return `hour ${JSON.stringify(hour)} must be a whole number from 0 (Monday 00:00 to 01:00, local time) to ${HOURS_OF_WEEK - 1}`;
  const speed = Math.round(Number(kmh));
  if (!/^\d+(\.\d+)?$/.test(kmh) || speed < 1 || speed > TOP_KMH)
    return `kmh ${JSON.stringify(kmh)} must be a number from 1 to ${TOP_KMH}; leave out the hours without a measurement`;
  return { way: Number(way), direction, hour: Number(hour), kmh: speed };
}

/** Enters a row whose way is in the map. @returns what is wrong with it */
function addRow(
  { forward, backward }: { readonly forward: Map<number, Uint8Array>; readonly backward: Map<number, Uint8Array> },
  { way, direction, hour, kmh }: Row,
  ways: ReadonlySet<number>,
): string | undefined {
  if (!ways.has(way)) return undefined;
  for (const [name, weeks] of [
    ['forward', forward],
    ['backward', backward],
  ] as const) {
    if (direction !== '' && direction !== name) continue;
    const week = weeks.get(way) ?? new Uint8Array(HOURS_OF_WEEK);
    weeks.set(way, week);
    const known = week[hour]!;
    if (known !== 0 && known !== kmh)
      return `way ${way} has two speeds ${name} in hour ${hour}, ${known} and ${kmh}. Keep one`;
    week[hour] = kmh;
  }
  return undefined;
}

/** The lines of a file, without their ends. A line that is too long is cut off: it cannot be a row. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file);
  const bytes = file.endsWith('.gz') ? stream.pipe(createGunzip()) : stream;
  stream.on('error', (error) => bytes.destroy(error));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of bytes) {
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split(/\r?\n/);
      rest = (lines.pop() as string).slice(0, LONGEST_LINE);
      yield* lines.map((line) => line.slice(0, LONGEST_LINE));
    }
  } catch (cause) {
    throw new PlannerError(
      'input-unusable',
      `${file} cannot be read as --speeds: ${String((cause as Error).message)}.`,
      {
        cause,
      },
    );
  }
  if (rest !== '') yield rest;
}
