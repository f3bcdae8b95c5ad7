import type { TimeSource } from '../../model/index.ts';
import type { SourceKind } from '../languages/argument-kinds.ts';
import type { Phrases } from './language-phrases.ts';

const KINDS: Readonly<Record<TimeSource, SourceKind>> = {
  scheduled: 'other',
  'no-data': 'none',
  stale: 'stale',
  'carried-on': 'carried',
  predicted: 'predicted',
  observed: 'observed',
};

/** Where a time comes from, in words such as “Last known delay”. */
export function sayTimeSource(source: TimeSource, say: Phrases['say']): string {
  return say('live.source', { source: KINDS[source] });
}

/** Data that are this many seconds old are worth a warning. */
const OLD_SECONDS = 600;

/** The sources behind an answer, as far as their age is concerned. Times are Unix seconds; absent or 0 = nothing was read. */
export interface SourceAges {
  readonly sources: readonly { readonly health: string; readonly messageTime?: number | undefined }[];
  readonly now: number;
}

/**
 * How old the realtime data of an answer are, in words; undefined where no source was read. A stale source is what readers have to know, however
 * new the others are.
 */
export function sayLiveAge(
  { sources, now }: SourceAges,
  say: Phrases['say'],
): { readonly isOld: boolean; readonly text: string } | undefined {
  const read = sources.flatMap(({ health, messageTime = 0 }) => (messageTime > 0 ? [{ health, messageTime }] : []));
  if (read.length === 0) return undefined;
  const stale = read.filter(({ health }) => health === 'stale').map(({ messageTime }) => messageTime);
  const newest = stale.length > 0 ? Math.min(...stale) : Math.max(...read.map(({ messageTime }) => messageTime));
  const age = Math.max(0, Math.round(now - newest));
  if (stale.length > 0 || age >= OLD_SECONDS)
    return { isOld: true, text: say('live.stale', { age: Math.max(60, age) }) };
  return { isOld: false, text: age < 60 ? say('live.updated-now') : say('live.updated', { age }) };
}
