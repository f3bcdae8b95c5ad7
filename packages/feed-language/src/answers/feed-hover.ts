import { parseDay } from '@tripwright/core/base';
import type { GtfsColumn } from '@tripwright/feeds/reference';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { FeedRow, TextRange } from '../table/feed-row.ts';
import { describeId } from './describe-id.ts';
import { markdownCode, markdownText } from './markdown.ts';

/** An explanation of a cell. */
export interface FeedHover extends TextRange {
  readonly markdown: string;
}

/** Explains the cell at a place: a column, an id, an enum, a time after midnight, a date. Undefined where there is nothing to say. */
export async function feedHover(
  feed: FeedIndex,
  file: string,
  place: { readonly line: number; readonly character: number },
  words: FeedWords,
): Promise<FeedHover | undefined> {
  const { line, character } = place;
  const at = await feed.idAt(file, line, character);
  if (at !== undefined) return { ...at.range, markdown: await describeId(feed, at.kind, at.id, words) };
  const row = await feed.table(file)?.rowAtLine(line);
  if (row === undefined) return undefined;
  const cell = row.cellAt(line, character);
  const column = row.header.columns[cell]?.column;
  if (column === undefined) return undefined;
  const markdown = line === 0 ? describeColumn(column, words) : describeValue(row, cell, column, words);
  return markdown === '' ? undefined : { ...row.rangeOf(cell), markdown };
}

function describeColumn(column: GtfsColumn, words: FeedWords): string {
  const { say, meaningOf } = words;
  const presence =
    column.presence === 'optional' ? '' : say(column.presence === 'required' ? 'feed.required' : 'feed.conditional');
  const head = [`**${markdownText(column.name)}**`, presence].filter((part) => part !== '').join(' · ');
  return [head, markdownText(meaningOf(column.meaning)), listValues(column, words)]
    .filter((part) => part !== '')
    .join('\n\n');
}

function listValues({ values }: GtfsColumn, { meaningOf }: FeedWords): string {
  return Object.entries(values ?? {})
    .filter(([value]) => value !== '')
    .slice(0, 16)
    .map(([value, meaning]) => `- ${markdownCode(value)} ${markdownText(meaningOf(meaning))}`)
    .join('\n');
}

function describeValue(row: FeedRow, cell: number, column: GtfsColumn, words: FeedWords): string {
  const value = row.valueAt(cell);
  switch (column.kind) {
    case 'enum': {
      const meaning = column.values?.[value];
      if (meaning === undefined) return '';
      const [of, text] = [column.meaning, meaning].map(words.meaningOf).map(markdownText);
      return `${of} · **${text}**`;
    }
    case 'time':
      return describeTime(value, words);
    case 'date': {
      const day = parseDay(value);
      if (day === undefined) return '';
      const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' });
      return markdownText(format.format(day * 86_400_000));
    }
    default:
      return '';
  }
}

/** Only a time after midnight needs words. */
function describeTime(value: string, { say }: FeedWords): string {
  const match = /^(\d{1,3}):(\d\d):\d\d$/.exec(value);
  const hours = Number(match?.[1] ?? 0);
  if (match === null || hours < 24) return '';
  const time = `${String(hours % 24).padStart(2, '0')}:${match[2]}`;
  return hours < 48 ? say('feed.nextDay', { time }) : say('feed.daysLater', { time, count: Math.floor(hours / 24) });
}
