import { messageFacts } from '@tripwright/core/live';
import { decodeMessage } from '@tripwright/feeds/realtime';
import type { IdKind } from '@tripwright/feeds/reference';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { SayFeed } from '../feed-texts.ts';

/** A feed with the name under which the text speaks of it. */
export interface NamedFeed {
  readonly name: string;
  readonly index: FeedIndex;
}

/** The names of ids in messages, the kinds of the feed, and the columns that users know. */
const IDS: readonly { readonly name: string; readonly kind: IdKind; readonly column: string }[] = [
  { name: 'tripId', kind: 'trip', column: 'trip_id' },
  { name: 'routeId', kind: 'route', column: 'route_id' },
  { name: 'stopId', kind: 'stop', column: 'stop_id' },
];
/** Most unknown ids that are named. */
const MOST_NAMED = 20;

/**
 * A GTFS-Realtime message as text: how many of its ids the open feed has, which it lacks, what could not be read, then the message as JSON. The feed is
 * the one that knows most of the ids.
 */
export async function messageText(bytes: Uint8Array, feeds: readonly NamedFeed[], say: SayFeed): Promise<string> {
  const decoded = decodeMessage(bytes);
  if ('refused' in decoded) return `// ${say('feed.noMessage', { reason: decoded.reason })}\n`;
  const { message, faults } = decoded;
  const { entities, tripUpdates, vehicles, alerts } = messageFacts(message);
  const lines = [`entity: ${entities}, trip_update: ${tripUpdates}, vehicle: ${vehicles}, alert: ${alerts}`];
  const ids = idsIn(message);
  let best: { readonly known: number; readonly lines: readonly string[] } | undefined;
  for (const feed of feeds) {
    const report = await matchReport(feed, ids, say);
    if (best === undefined || report.known > best.known) best = report;
  }
  lines.push(...(best?.lines ?? []));
  for (const { entity, reason } of faults.slice(0, MOST_NAMED)) lines.push(`${entity}: ${reason}`);
  return `${lines.map((line) => `// ${line}\n`).join('')}${JSON.stringify(message, withoutNothing, 2)}\n`;
}

/** Leaves out the fields that were not known of an entity without any: a reader would take the empty list for one of the message. */
function withoutNothing(name: string, value: unknown): unknown {
  return name === 'others' && Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The distinct ids of a message, by the name of the member. */
function idsIn(message: unknown): Map<string, Set<string>> {
  const found = new Map(IDS.map(({ name }) => [name, new Set<string>()]));
  const waiting: unknown[] = [message];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' && member !== '') found.get(name)?.add(member);
      else waiting.push(member);
    }
  }
  return found;
}

async function matchReport(
  { name, index }: NamedFeed,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  say: SayFeed,
): Promise<{ known: number; lines: string[] }> {
  const lines: string[] = [];
  let all = 0;
  for (const { name: member, kind, column } of IDS) {
    const wanted = ids.get(member) ?? new Set<string>();
    if (wanted.size === 0) continue;
    const unknown: string[] = [];
    for (const id of wanted) if ((await index.definitions(kind, id)).length === 0) unknown.push(id);
    const known = wanted.size - unknown.length;
    all += known;
    lines.push(say('feed.found', { column, known, count: wanted.size, feed: name }));
    if (unknown.length > 0) {
      const more = unknown.length > MOST_NAMED ? ' …' : '';
      lines.push(say('feed.notFound', { column, ids: unknown.slice(0, MOST_NAMED).join(', ') + more }));
    }
  }
  return { known: all, lines };
}
