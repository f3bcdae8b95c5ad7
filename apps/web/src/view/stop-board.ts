import { formatTime, type Locale } from '@tripwright/core/text';
import type { BoardRow } from '../model/board-view.ts';
import type { LiveNote } from '../model/live-view.ts';
import type { Say } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';
import { struckTime } from './struck-time.ts';

/** The board of a stop, open or folded to one line. */
export interface BoardState {
  readonly name: string;
  readonly isOpen: boolean;
  /** `undefined` until the planner has answered. */
  readonly rows: readonly BoardRow[] | undefined;
  /** How old the live times are; undefined without any. */
  readonly age: LiveNote | undefined;
  /** In place of rows where the planner does not answer. */
  readonly problem: string | undefined;
}

export interface BoardContext {
  readonly say: Say;
  readonly locale: Locale;
  /** IANA time zone of the stop. */
  readonly timeZone: string;
  readonly toggled: (isOpen: boolean) => void;
}

/** The id of the board's headline, which gets the focus when a board is opened from a trip. */
export const BOARD_HEAD = 'board-head';

/** The next departures of a stop: times as they are now, delays, platforms, and runs that are cancelled or pass the stop. */
export function stopBoard(board: BoardState, { say, locale, timeZone, toggled }: BoardContext): HTMLElement {
  const { name, isOpen, rows, age, problem } = board;
  const box = h(
    'details',
    { class: 'board', open: isOpen, 'aria-busy': String(isOpen && rows === undefined && problem === undefined) },
    h('summary', { id: BOARD_HEAD }, say('departuresFrom', { stop: name })),
    problem === undefined ? undefined : h('p', {}, problem),
    age === undefined ? undefined : h('p', { class: `live-age live-${age.tone}` }, icon('live'), age.text),
    rows?.length === 0 ? h('p', {}, say('noDepartures')) : undefined,
    rows === undefined || rows.length === 0
      ? undefined
      : h('ol', { class: 'board-rows' }, ...rows.map((row) => boardRow(row, say, locale, timeZone))),
  );
  box.addEventListener('toggle', () => box.open !== isOpen && toggled(box.open));
  return box;
}

function boardRow(row: BoardRow, say: Say, locale: Locale, timeZone: string): HTMLElement {
  const { part, time, planned, interval, hasClock, direction, platform, isOff, notes } = row;
  const clock = h('time', { datetime: new Date(time * 1000).toISOString() }, formatTime(time, timeZone, locale));
  return h(
    'li',
    { class: isOff ? 'board-row off' : 'board-row', style: `--mode: ${part.color}; --ink: ${part.ink}` },
    h(
      'span',
      { class: 'board-time' },
      planned === undefined ? undefined : struckTime(planned, timeZone, say, locale),
      hasClock || isOff ? clock : undefined,
      interval === undefined ? undefined : h('span', { class: 'board-interval' }, interval),
    ),
    h('span', { class: 'board-line' }, icon(part.icon), part.number === '' ? part.name : part.number),
    h(
      'span',
      { class: 'board-what' },
      h('span', {}, direction),
      platform === '' ? undefined : h('span', { class: 'board-platform' }, platform),
      ...notes.map(({ tone, text }) => h('span', { class: `live-note live-${tone}` }, text)),
    ),
  );
}
