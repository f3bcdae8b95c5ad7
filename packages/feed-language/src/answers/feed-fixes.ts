import { nearestName } from '@tripwright/core/base';
import { distanceMetres } from '@tripwright/core/geo';
import type { FeedIndex, FeedPlace } from '../feed/feed-index.ts';
import { kindsOfCell } from '../feed/feed-index.ts';
import type { FeedEdit } from '../feed/rename-id.ts';
import { type FeedWords, numberIn } from '../feed-texts.ts';
import type { FeedRow } from '../table/feed-row.ts';
import { eachDefinition } from './feed-completions.ts';
import { clock } from './trip-sentence.ts';
import { callsOf, placeOf } from './trip-way.ts';

/** A change that removes a problem. */
export interface FeedFix {
  readonly title: string;
  readonly edits: readonly FeedEdit[];
  /** Whether it is certainly what was meant. */
  readonly isPreferred: boolean;
}

/** What a fix is made from. */
interface Scene {
  readonly feed: FeedIndex;
  readonly row: FeedRow;
  readonly cell: number;
  readonly words: FeedWords;
}

/**
 * Changes for a problem.
 * @param code of the problem; '' for fixes that need none, such as the contrast of colours
 */
export async function feedFixes(feed: FeedIndex, place: FeedPlace, code: string, words: FeedWords): Promise<FeedFix[]> {
  const row = await feed.table(place.file)?.rowAtLine(place.startLine);
  if (row === undefined) return [];
  const cell = row.cellAt(place.startLine, place.startCharacter);
  const scene: Scene = { feed, row, cell, words };
  const make = fixers[code];
  if (make !== undefined) return await make(scene);
  if (code.startsWith('unknown-') && kindsOfCell(row, cell).length > 0) return nearestIds(scene);
  return [];
}

type Fixer = (scene: Scene) => FeedFix[] | Promise<FeedFix[]>;

const fixers: Readonly<Record<string, Fixer>> = {
  '': (scene) => contrast(scene),
  'unusable-coordinates': swapCoordinates,
  'unusable-shape-point': swapCoordinates,
  'unknown-parent': nearestStations,
  'missing-parent': nearestStations,
  'wrong-parent-type': nearestStations,
  'station-with-parent': (scene) => write(scene, '', true),
  'invalid-time': writeTime,
  'unusual-time': writeTime,
  'time-without-seconds': writeTime,
  'unusual-date': (scene) => write(scene, value(scene).replace(/\D/g, ''), true),
  'invalid-date': writeDate,
  'invalid-number': (scene) => write(scene, value(scene).replace(',', '.'), true, /^-?\d*\.?\d+$/),
  'invalid-color': writeColor,
  'color-with-hash': writeColor,
  'surrounding-whitespace': trim,
  'empty-row': (scene) => [removeRow(scene)],
  'repeated-row': (scene) => [removeRow(scene)],
  'duplicate-key': (scene) => [{ ...removeRow(scene), isPreferred: false }],
  'duplicate-stop-sequence': (scene) => [{ ...removeRow(scene), isPreferred: false }],
  'column-name-case': (scene) => write(scene, value(scene).toLowerCase(), true),
  'unknown-column': nearestColumn,
  'two-way-exit-gate': (scene) => write(scene, '0', true),
  'invalid-enum': nearestChoices,
  'calendar-end-before-start': swapPeriod,
  'frequency-end-before-start': endAfterMidnight,
  'times-decrease': afterMidnight,
};

function value({ row, cell }: Scene): string {
  return row.valueAt(cell);
}

/** Writes a value into the cell of the problem. @param only the value must look like this, if given */
function write(scene: Scene, newText: string, isPreferred: boolean, only = /^/): FeedFix[] {
  const { row, cell, words } = scene;
  if (newText === row.valueAt(cell) || !only.test(newText)) return [];
  const title = newText === '' ? words.say('feed.fix.removeValue') : words.say('feed.fix.write', { value: newText });
  return [{ title, edits: [edit(row, cell, newText)], isPreferred }];
}

function edit(row: FeedRow, cell: number, newText: string): FeedEdit {
  return { file: row.file, ...row.rangeOf(cell), newText };
}

function removeRow({ row, words }: Scene): FeedFix {
  const { startLine, endLine } = row.range();
  const place = { file: row.file, startLine, startCharacter: 0, endLine: endLine + 1, endCharacter: 0 };
  return { title: words.say('feed.fix.removeRow'), edits: [{ ...place, newText: '' }], isPreferred: true };
}

function trim({ row, words }: Scene): FeedFix[] {
  const edits: FeedEdit[] = [];
  for (let cell = 0; cell < row.length; cell++) {
    const [whole, inner] = [row.wholeRangeOf(cell), row.rangeOf(cell)];
    const mark = row.isQuoted(cell) ? 1 : 0;
    const isPadded =
      inner.startCharacter - whole.startCharacter > mark || whole.endCharacter - inner.endCharacter > mark;
    if (!isPadded || row.valueAt(cell) === '') continue;
    const text = row.valueAt(cell);
    edits.push({ file: row.file, ...whole, newText: mark === 1 ? `"${text.replaceAll('"', '""')}"` : text });
  }
  return edits.length === 0 ? [] : [{ title: words.say('feed.fix.trim'), edits, isPreferred: true }];
}

/** Latitude in the place of longitude and the other way round, where both are places then. */
function swapCoordinates({ row, words }: Scene): FeedFix[] {
  const names = row.file === 'shapes.txt' ? ['shape_pt_lat', 'shape_pt_lon'] : ['stop_lat', 'stop_lon'];
  const [latCell, lonCell] = names.map((name) => row.header.cellOf(name)) as [number, number];
  const [lat, lon] = [row.valueAt(latCell), row.valueAt(lonCell)];
  if (lat === '' || lon === '' || !(Math.abs(Number(lon)) <= 90 && Math.abs(Number(lat)) <= 180)) return [];
  return [
    { title: words.say('feed.fix.swap'), edits: [edit(row, latCell, lon), edit(row, lonCell, lat)], isPreferred: true },
  ];
}

const MOST_STATIONS = 3;
/** A station farther away is hardly the one of a platform. */
const STATION_METRES = 2000;

/** The stations nearest to a stop. */
async function nearestStations({ feed, row, words }: Scene): Promise<FeedFix[]> {
  const cell = row.header.cellOf('parent_station');
  const own = placeOf(row);
  if (cell < 0) return [];
  const wanted = row.value('location_type') === '4' ? '0' : '1';
  const stations: { id: string; name: string; metres: number }[] = [];
  await eachDefinition(feed, 'stop', (id, name, other) => {
    const place = other && placeOf(other);
    if (place === undefined || (other?.value('location_type') || '0') !== wanted || id === row.value('stop_id'))
      return true;
    const metres = own === undefined ? 0 : distanceMetres(own, place);
    if (metres <= STATION_METRES) stations.push({ id, name, metres });
    return true;
  });
  stations.sort((a, b) => a.metres - b.metres);
  return stations.slice(0, MOST_STATIONS).map(({ id, name, metres }, index) => ({
    title: words.say('feed.fix.station', { id, name, metres: numberIn(words.locale, Math.round(metres)) }),
    edits: [edit(row, cell, id)],
    isPreferred: index === 0 && own !== undefined && metres < 300,
  }));
}

/** Most ids that a mistyped one is compared with. */
const MOST_COMPARED = 50_000;

/** The known id that is nearest to an unknown one. */
async function nearestIds(scene: Scene): Promise<FeedFix[]> {
  const { feed, row, cell, words } = scene;
  const wanted = row.valueAt(cell);
  if (wanted === '') return [];
  const names = new Map<string, string>();
  for (const kind of kindsOfCell(row, cell)) {
    await eachDefinition(feed, kind, (id, name) => {
      if (Math.abs(id.length - wanted.length) <= 2) names.set(id, name);
      return names.size < MOST_COMPARED;
    });
  }
  const found = nearestName(wanted, [...names.keys()]);
  if (found === undefined) return [];
  const name = names.get(found) ?? '';
  const title =
    name === '' ? words.say('feed.fix.write', { value: found }) : words.say('feed.fix.useId', { id: found, name });
  return [{ title, edits: [edit(row, cell, found)], isPreferred: true }];
}

/** The column of the table whose name is nearest. */
function nearestColumn(scene: Scene): FeedFix[] {
  const { row } = scene;
  const names = row.header.table?.columns.map(({ name }) => name) ?? [];
  const free = names.filter((name) => row.header.cellOf(name) < 0);
  const found = nearestName(value(scene), free);
  return found === undefined ? [] : write(scene, found, true);
}

function nearestChoices(scene: Scene): FeedFix[] {
  const { row, cell, words } = scene;
  const values = row.header.columns[cell]?.column?.values ?? {};
  return Object.entries(values)
    .filter(([choice]) => choice !== '')
    .slice(0, 8)
    .map(([choice, meaning]) => ({
      title: words.say('feed.fix.useId', { id: choice, name: words.meaningOf(meaning) }),
      edits: [edit(row, cell, choice)],
      isPreferred: false,
    }));
}

/** `6:5`, `6.05`, `6h05` and `06:05` as `06:05:00`. */
function writeTime(scene: Scene): FeedFix[] {
  const match = /^(\d{1,2})\s*[:.h]\s*(\d{1,2})(?:\s*[:.m]\s*(\d{1,2}))?\s*(am|pm)?$/i.exec(value(scene));
  if (match === null) return [];
  const [, hours, minutes, seconds = '0', half] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return [];
  const isPm = half?.toLowerCase() === 'pm';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0);
  return write(
    scene,
    [hour, Number(minutes), Number(seconds)].map((part) => String(part).padStart(2, '0')).join(':'),
    true,
  );
}

/** `31.12.2026`, `31/12/2026` and `2026/12/31` as `20261231`, where only one reading makes a date. */
function writeDate(scene: Scene): FeedFix[] {
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(value(scene))?.slice(1);
  if (parts === undefined) return [];
  const [first, middle, last] = parts as [string, string, string];
  const readings =
    first.length === 4
      ? [[first, middle, last]]
      : last.length === 4
        ? [
            [last, middle, first],
            [last, first, middle],
          ]
        : [];
  const fitting = readings.filter(
    ([, month, day]) => Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31,
  );
  const written = [
    ...new Set(fitting.map(([year, month, day]) => `${year}${month!.padStart(2, '0')}${day!.padStart(2, '0')}`)),
  ];
  return written.flatMap((text) => write(scene, text, written.length === 1));
}

function writeColor(scene: Scene): FeedFix[] {
  const digits = value(scene).replace(/^#/, '');
  const long = /^[0-9a-f]{3}$/i.test(digits) ? digits.replace(/./g, '$&$&') : digits;
  return write(scene, long.toUpperCase(), true, /^[0-9A-F]{6}$/);
}

function swapPeriod({ row, words }: Scene): FeedFix[] {
  const [start, end] = [row.header.cellOf('start_date'), row.header.cellOf('end_date')];
  const edits = [edit(row, start, row.valueAt(end)), edit(row, end, row.valueAt(start))];
  return [{ title: words.say('feed.fix.swapDates'), edits, isPreferred: true }];
}

/** The end of a window on the next day. */
function endAfterMidnight({ row, words }: Scene): FeedFix[] {
  const cell = row.header.cellOf('end_time');
  const later = nextDay(row.valueAt(cell));
  if (later === undefined) return [];
  return [
    {
      title: words.say('feed.fix.midnight', { time: clock(later) }),
      edits: [edit(row, cell, later)],
      isPreferred: true,
    },
  ];
}

/** A fall of the times by more than this is midnight, and not a mistake of minutes. */
const MIDNIGHT_FALL_HOURS = 12;

/** The rest of a trip on the next day, where its times fall from the evening to the morning. */
async function afterMidnight({ feed, row, words }: Scene): Promise<FeedFix[]> {
  const calls = await callsOf(feed, row.value('trip_id'));
  const at = calls.findIndex((call) => call.line === row.line);
  const [before, here] = [calls[at - 1], calls[at]];
  if (before === undefined || here === undefined) return [];
  const hoursOf = (call: FeedRow): number =>
    Number.parseInt(call.value('arrival_time') || call.value('departure_time'), 10);
  if (!(hoursOf(before) - hoursOf(here) >= MIDNIGHT_FALL_HOURS)) return [];
  const edits: FeedEdit[] = [];
  for (const call of calls.slice(at)) {
    for (const name of ['arrival_time', 'departure_time']) {
      const later = nextDay(call.value(name));
      if (later !== undefined) edits.push(edit(call, call.header.cellOf(name), later));
    }
  }
  const time = clock(nextDay(row.value('arrival_time') || row.value('departure_time')) ?? '');
  return [{ title: words.say('feed.fix.midnight', { time }), edits, isPreferred: true }];
}

function nextDay(time: string): string | undefined {
  const match = /^(\d{1,2})(:\d\d:\d\d)$/.exec(time);
  return match === null ? undefined : `${Number(match[1]) + 24}${match[2]}`;
}

/** Contrast that texts of this size need (WCAG 2.2, success criterion 1.4.3). */
const READABLE = 4.5;

/** The text of a line black or white, where it is hard to read on the colour of the line. */
function contrast({ row, cell, words }: Scene): FeedFix[] {
  const name = row.header.columns[cell]?.name;
  if (row.file !== 'routes.txt' || (name !== 'route_color' && name !== 'route_text_color')) return [];
  const target = row.header.cellOf('route_text_color');
  const ground = luminance(row.value('route_color') || 'FFFFFF');
  const text = luminance(row.value('route_text_color') || '000000');
  if (target < 0 || ground === undefined || text === undefined || ratio(ground, text) >= READABLE) return [];
  const better = ratio(ground, 0) >= ratio(ground, 1) ? '000000' : 'FFFFFF';
  const title = words.say('feed.fix.contrast', {
    value: better,
    ratio: numberIn(words.locale, Math.round(ratio(ground, text) * 10) / 10),
  });
  return [{ title, edits: [edit(row, target, better)], isPreferred: false }];
}

/** Relative luminance from 0, black, to 1, white. */
function luminance(color: string): number | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (match === null) return undefined;
  const [red, green, blue] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
