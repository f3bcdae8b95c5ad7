import { readFileSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import { Timetable } from '@tripwright/core/timetable';
import { layOutWalkingLinks } from '@tripwright/core/timetable/build';

const FORM = 'from_stop,to_stop,seconds';
/** A day: rejects files in milliseconds. */
const MOST_SECONDS = 86_400;
/** The error lists at most this many faults. */
const MOST_LISTED = 10;

/**
 * The same timetable with the walking links of a CSV file (`from_stop,to_stop,seconds`, the form that `tripwright footpaths` prints).
 * @throws PlannerError `input-unusable` that lists the first ten wrong lines, `input-missing` when the file cannot be read
 */
export function withFootpaths(timetable: Timetable, file: string): Timetable {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new PlannerError(
      'input-missing',
      `--footpaths ${file} cannot be read. Give a CSV file with the columns ${FORM}, as "tripwright footpaths" prints it.`,
      { cause },
    );
  }
  const from: number[] = [];
  const to: number[] = [];
  const seconds: number[] = [];
  const faults: string[] = [];
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '' || (i === 0 && line.startsWith('from_stop'))) continue;
    const link = readLink(timetable, line);
    if (typeof link === 'string') faults.push(`${file}:${i + 1}: ${link}`);
    else if (link.from !== link.to) {
      // A transfer within one stop needs no link.
      from.push(link.from);
      to.push(link.to);
      seconds.push(link.seconds);
    }
  }
  if (faults.length > 0) {
    const listed = faults.slice(0, MOST_LISTED);
    if (faults.length > listed.length) listed.push(`and ${faults.length - listed.length} more.`);
    throw new PlannerError('input-unusable', listed.join('\n'));
  }
  const rows = {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    seconds: Int32Array.from(seconds),
    metres: new Int32Array(from.length),
  };
  return new Timetable(
    new Map([...timetable.sections, ...layOutWalkingLinks(timetable.sections, rows)]),
    timetable.strings,
  );
}

/** A row as a link, or a sentence about its fault. */
function readLink(timetable: Timetable, line: string): { from: number; to: number; seconds: number } | string {
  const cells = splitRow(line);
  if (cells === undefined) return `a quotation mark is not closed: "${line}".`;
  const [a = '', b = '', time = ''] = cells;
  if (cells.length < 3) return `only ${cells.length} of the columns ${FORM}: "${line}".`;
  const [from, to] = [timetable.findStop(a), timetable.findStop(b)];
  const seconds = time.trim() === '' ? Number.NaN : Number(time);
  if (from === undefined || to === undefined) {
    return `this region has no stop "${from === undefined ? a : b}". Stops are named by the stop_id of their feed.`;
  }
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MOST_SECONDS)
    return `"${time}" is not a walk in whole seconds, 0 to ${MOST_SECONDS}.`;
  return { from, to, seconds };
}

/** The cells of a CSV row; undefined when a quotation mark is not closed. */
function splitRow(line: string): string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') {
      let cell = '';
      for (at++; at < line.length; at++) {
        if (line[at] !== '"') cell += line[at];
        else if (line[at + 1] === '"') cell += line[at++];
        else break;
      }
      if (at >= line.length) return undefined;
      cells.push(cell);
      at++;
      if (at < line.length && line[at] !== ',') return undefined;
    } else {
      const end = line.indexOf(',', at);
      cells.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length : end;
    }
  }
  return cells;
}
