import type { MissReason } from '../match/trip-match.ts';
import { runKey } from '../match/trip-matcher.ts';
import type { Fault } from '../meaning/fault.ts';
import type { RunPatch } from '../meaning/run-patch.ts';
import type { RealtimeMessage } from '../message/realtime-message.ts';
import type { AlertState, UpdateState, VehicleState } from './entity-state.ts';
import type { FeedReader } from './feed-reader.ts';

/** All that one source says, worked out against the timetable. Never changed: a message makes a new one (docs/live-semantics.md). */
export interface FeedState {
  /** Unix seconds: the time of the newest message, not after it was read. */
  readonly messageTime: number;
  /** Unix seconds of its reading. */
  readonly readAt: number;
  /** Contents of entities, by the ids of these. */
  readonly updates: ReadonlyMap<string, UpdateState>;
  readonly vehicles: ReadonlyMap<string, VehicleState>;
  readonly alerts: ReadonlyMap<string, AlertState>;
  /** The patch of each run, by their keys. */
  readonly patches: ReadonlyMap<string, RunPatch>;
  /** Updates that are not applied although their run was found. */
  readonly refused: ReadonlyMap<UpdateState, MissReason | Fault>;
}

/** The update and the vehicle of a run are forgotten this long after its last word, where messages only say what changes. */
const FORGOTTEN_AFTER = 86_400;
/** Entities between two pauses: about a millisecond. */
const SLICE = 50;

/**
 * The state after a message. A full dataset replaces the state (RT-16); a differential message changes the entities that it names and withdraws
 * those that it marks as deleted.
 * @yields between slices of work, so that other work of the thread need not wait
 */
export function* foldMessage(
  reader: FeedReader,
  before: FeedState | undefined,
  { header, entities: incoming }: RealtimeMessage,
  messageTime: number,
  readAt: number,
): Generator<void, FeedState> {
  const isDifferential = header.incrementality === 'DIFFERENTIAL';
  const kept = isDifferential ? before : undefined;
  const updates = new Map(kept?.updates);
  const vehicles = new Map(kept?.vehicles);
  const alerts = new Map(kept?.alerts);
  let inSlice = 0;
  for (const { id, isDeleted, tripUpdate, vehicle, alert } of incoming) {
    if (isDeleted === true) {
      for (const contents of [updates, vehicles, alerts]) contents.delete(id);
    } else {
      if (tripUpdate !== undefined)
        put(updates, id, reader.readUpdate(id, tripUpdate, before?.updates.get(id), messageTime), isDifferential);
      if (vehicle !== undefined) put(vehicles, id, reader.readVehicle(id, vehicle, messageTime), isDifferential);
      if (alert !== undefined) put(alerts, id, { id, alert }, isDifferential);
    }
    if (++inSlice < SLICE) continue;
    inSlice = 0;
    yield;
  }
  if (isDifferential) for (const contents of [updates, vehicles]) forget(contents, messageTime);
  yield;
  return { messageTime, readAt, updates, vehicles, alerts, ...choosePatches(updates) };
}

/** Ids must differ within a message; where they do not, a full dataset loses none of its entities. */
function put<State>(contents: Map<string, State>, id: string, state: State, isDifferential: boolean): void {
  contents.set(isDifferential || !contents.has(id) ? id : `${id}\n${contents.size}`, state);
}

function forget(contents: Map<string, { readonly time: number }>, messageTime: number): void {
  for (const [id, { time }] of contents) if (time < messageTime - FORGOTTEN_AFTER) contents.delete(id);
}

/** One patch per run: of two updates the fresher holds, of two as fresh the later in the message (RT-15). */
function choosePatches(updates: ReadonlyMap<string, UpdateState>): Pick<FeedState, 'patches' | 'refused'> {
  const claims = claimsByCalls(updates);
  const holders = new Map<string, UpdateState>();
  const patches = new Map<string, RunPatch>();
  const refused = new Map<UpdateState, MissReason | Fault>();
  for (const state of updates.values()) {
    const { patch, match, time } = state;
    if (patch === undefined) continue;
    if (match.by === 'calls' && (claims?.get(runKey(match) ?? '') ?? 0) > 1) {
      refused.set(state, 'taken');
      continue;
    }
    const rival = holders.get(patch.key);
    if (rival !== undefined) refused.set(time >= rival.time ? rival : state, 'repeated-run');
    if (rival !== undefined && time < rival.time) continue;
    holders.set(patch.key, state);
    patches.set(patch.key, patch);
  }
  return { patches, refused };
}

/** How many updates mean each run; undefined where none was found by stops and times, so that no claim is doubtful. */
function claimsByCalls(states: ReadonlyMap<string, UpdateState>): ReadonlyMap<string, number> | undefined {
  const updates = [...states.values()];
  if (!updates.some(({ match }) => match.by === 'calls')) return undefined;
  const claims = new Map<string, number>();
  for (const { match } of updates) {
    const key = runKey(match);
    if (key !== undefined) claims.set(key, (claims.get(key) ?? 0) + 1);
  }
  return claims;
}
