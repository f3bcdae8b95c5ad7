import type { Segment, SharedVehicle } from '@tripwright/core/template';
import { type Phrases, sayLiveAge, sayTimeSource, type VehicleKind } from '@tripwright/core/text';
import type { AlertBody, DecodedDepartures, RoutingResponse } from '@tripwright/wire/rest-v1';

/** A remark about the times of a ride. The tone adds a colour and an icon to words that say the same. */
export interface LiveNote {
  readonly tone: 'good' | 'late' | 'bad' | 'plain';
  readonly text: string;
}

/** A disturbance as the page shows it. */
export interface AlertView {
  readonly id: number;
  readonly severity: AlertBody['severity'];
  readonly title: string;
  readonly lines: readonly string[];
  /** Address of further information; undefined without one. */
  readonly url: string | undefined;
  /** The button that plans again without some stops; undefined where the alert names none. */
  readonly avoid: { readonly text: string; readonly codes: readonly string[] } | undefined;
}

/** What realtime data make of a segment: how late it is, what changed, how sure that is, and whether the change to it works. */
export function liveNotes(segment: Segment, { say }: Phrases): readonly LiveNote[] {
  const notes: LiveNote[] = [];
  const add = (tone: LiveNote['tone'], text: string): void => void notes.push({ tone, text });
  const { timetableStartTime: planned, startTime, liveSource, connection, missedBySeconds } = segment;
  if (segment.isCancelled === true) add('bad', say('note.cancelled'));
  else if (segment.realTime === true && planned !== undefined) notes.push(lateness(planned, startTime, say));
  const { startPlatform: platform, timetableStartPlatform: was } = segment;
  if (platform !== undefined && was !== undefined)
    add('late', say('live.platform-changed', { platform, planned: was }));
  if (segment.isCancelled !== true) notes.push(...sourceNotes(liveSource, say));
  if (missedBySeconds !== undefined) add('bad', say('live.missed'));
  if (connection !== undefined) {
    const isTight = connection.slack < TIGHT_SECONDS;
    add(connection.slack < 0 ? 'bad' : isTight ? 'late' : 'plain', connection.slackText);
    add('plain', connection.missedText);
  }
  return notes;
}

/** What was last reported of the place where a vehicle is hired or returned. @param now Unix seconds */
export function stockNotes({ stock, sharedVehicle }: Segment, now: number, say: Phrases['say']): readonly LiveNote[] {
  if (stock === undefined) return [];
  const { availableVehicles: vehicles, availableSpaces: spaces, lastUpdate } = stock;
  const age = Math.max(60, now - lastUpdate);
  const vehicle = KINDS[sharedVehicle?.vehicleTypeInfo.formFactor ?? 'OTHER'];
  const text =
    vehicles !== undefined
      ? say('live.stock-vehicles', { vehicle, count: vehicles, age })
      : spaces !== undefined
        ? say('live.stock-docks', { count: spaces, age })
        : say('live.stock-seen', { age });
  return [{ tone: vehicles === 1 || spaces === 1 ? 'late' : 'plain', text }];
}

const KINDS: Readonly<Record<SharedVehicle['vehicleTypeInfo']['formFactor'], VehicleKind>> = {
  BICYCLE: 'bicycle',
  CAR: 'car',
  SCOOTER: 'scooter',
  MOPED: 'other',
  OTHER: 'other',
};

/** Where times come from. A prediction is what readers expect of live times; what is less or more than one is worth a word. */
export function sourceNotes(source: Segment['liveSource'], say: Phrases['say']): readonly LiveNote[] {
  if (source === undefined || source === 'predicted' || source === 'scheduled') return [];
  return [{ tone: source === 'stale' ? 'late' : 'plain', text: sayTimeSource(source, say) }];
}

/** How late something is, in minutes of the clock: travellers read both times. @param planned Unix seconds, as is `now` */
export function lateness(planned: number, now: number, say: Phrases['say']): LiveNote {
  const minutes = Math.floor(now / 60) - Math.floor(planned / 60);
  if (minutes === 0) return { tone: 'good', text: say('live.on-time') };
  const text = say(minutes > 0 ? 'live.late' : 'live.early', { delay: Math.abs(minutes) * 60 });
  return { tone: minutes > 0 ? 'late' : 'bad', text };
}

/** From this time to spare on, a change is no reason to worry. */
const TIGHT_SECONDS = 120;

/** The alerts of an answer by their hash code. */
export function alertsByHash({ alerts = [] }: RoutingResponse): ReadonlyMap<number, AlertView> {
  return new Map(alerts.map((alert) => [alert.hashCode, viewAlert(alert)]));
}

function viewAlert({ hashCode, severity, title, text = '', url, action }: AlertBody): AlertView {
  return {
    id: hashCode,
    severity,
    title,
    lines: text.split('\n').filter((line) => line.trim() !== ''),
    url: url !== undefined && /^https?:\/\//i.test(url) ? url : undefined,
    avoid: action === undefined ? undefined : { text: action.text, codes: action.excludedStopCodes },
  };
}

const RANK: Readonly<Record<AlertView['severity'], number>> = { alert: 0, warning: 1, info: 2 };

/** Alerts as the page shows them, the most severe first. */
export function alertViews(alerts: readonly AlertBody[]): readonly AlertView[] {
  return bySeverity(alerts.map(viewAlert));
}

/** Alerts that no segment mentions: they closed something that the answer therefore does not use. */
export function alertsBeside({ groups }: RoutingResponse, known: ReadonlyMap<number, AlertView>): readonly AlertView[] {
  const mentioned = new Set(
    groups.flatMap(({ trips }) => trips.flatMap(({ segments }) => segments.flatMap((s) => s.alertHashCodes ?? []))),
  );
  return bySeverity([...known.values()].filter(({ id }) => !mentioned.has(id)));
}

function bySeverity(alerts: readonly AlertView[]): readonly AlertView[] {
  return [...alerts].sort((a, b) => RANK[a.severity] - RANK[b.severity]);
}

/** The age of the realtime data of an answer or a board; undefined where it comes from the timetable alone, or no source was ever read. */
export function liveAge(
  { live }: Pick<DecodedDepartures, 'live'>,
  now: number,
  { say }: Phrases,
): LiveNote | undefined {
  const sources = (live?.sources ?? []).map(({ health, lastUpdate }) => ({ health, messageTime: lastUpdate }));
  const age = sayLiveAge({ sources, now }, say);
  return age && { tone: age.isOld ? 'late' : 'good', text: age.text };
}
