import {
  isTimeProblem,
  parseTripTime,
  type ResolvedRequest,
  resolveTime,
  type TimeContext,
} from '@tripwright/trip-file';
import type { RequestChange } from '../../shared/messages.ts';
import type { SayInEditor } from '../editor-texts.ts';

/** What the panel has changed in the request of a file, which itself stays as it is. */
export interface RequestChanges {
  /** Unix seconds, or tomorrow at 08:00. */
  readonly time?: number | 'tomorrow';
  /** With public transport and walking. */
  readonly everyMode?: boolean;
  /** Codes of stops to avoid besides those of the request. */
  readonly avoidStops: readonly string[];
  readonly explain?: boolean;
}

/** No change. */
export const UNCHANGED: RequestChanges = { avoidStops: [] };

/** The changes with one more. Stops to avoid add up, or the first ones would come back (spec 4.2 rule 8). */
export function withChange(changes: RequestChanges, change: RequestChange): RequestChanges {
  switch (change.kind) {
    case 'time':
      return { ...changes, time: change.at };
    case 'tomorrow':
      return { ...changes, time: 'tomorrow' };
    case 'modes':
      return { ...changes, everyMode: true };
    case 'avoid':
      return { ...changes, avoidStops: [...new Set([...changes.avoidStops, ...change.stops])] };
    case 'explain':
      return { ...changes, explain: true };
    case 'restore':
      return keptExplanation(changes);
    default:
      return change satisfies never;
  }
}

/** No change but the wish for an explanation, which is none of the request. */
export function keptExplanation({ explain = false }: RequestChanges): RequestChanges {
  return { ...UNCHANGED, ...(explain && { explain }) };
}

/** In what the changes depart from the file; nothing for an explanation alone. */
export function listChanges(
  { time, everyMode = false, avoidStops }: RequestChanges,
  say: SayInEditor,
): readonly string[] {
  return [
    ...(time === undefined ? [] : [say('preview.time')]),
    ...(everyMode ? [say('preview.tryModes')] : []),
    ...(avoidStops.length === 0 ? [] : [say('preview.avoided', { count: avoidStops.length })]),
  ];
}

/** A resolved request with the changes. */
export function changedRequest(
  request: ResolvedRequest,
  { time, everyMode = false, avoidStops }: RequestChanges,
  times: TimeContext,
): ResolvedRequest {
  const parameters = { ...request.parameters };
  if (everyMode) Object.assign(parameters, { modes: ['pt_pub', 'wa_wal'], allModes: ['true'] });
  if (avoidStops.length > 0)
    parameters['avoidStops'] = [...new Set([...(request.parameters['avoidStops'] ?? []), ...avoidStops])];
  const moment = time === 'tomorrow' ? tomorrowMorning(times) : time;
  if (moment === undefined) return { ...request, parameters };
  const isArrival = request.departAfter === undefined && request.arriveBefore !== undefined;
  return {
    ...request,
    parameters,
    departAfter: isArrival ? undefined : moment,
    arriveBefore: isArrival ? moment : undefined,
  };
}

function tomorrowMorning(times: TimeContext): number | undefined {
  const time = parseTripTime('tomorrow 08:00');
  return isTimeProblem(time) ? undefined : resolveTime(time, times);
}
