import type { MissReason } from '../match/trip-match.ts';
import { runKey } from '../match/trip-matcher.ts';
import type { Fault } from '../meaning/fault.ts';
import { patchKey, type RunPatch } from '../meaning/run-patch.ts';
import type { RealtimeMessage } from '../message/realtime-message.ts';
import type { AlertState, EntityState, UpdateState, VehicleState } from './entity-state.ts';
import type { FeedReader } from './feed-reader.ts';

/** All that one source says, worked out against the timetable. Never changed: a message makes a new one (docs/live-semantics.md). */
export interface FeedState {
  /** Unix seconds: the time of the newest message, not after it was read. */
  readonly messageTime: number;
  /** Unix seconds of its reading. */
  readonly readAt: number;
  /** By kind and id. */
  readonly entities: ReadonlyMap<string, EntityState>;
  /** The patch of each run, by `patchKey`. */
  readonly patches: ReadonlyMap<string, RunPatch>;
  readonly vehicles: readonly VehicleState[];
  readonly alerts: readonly AlertState[];
  /** Updates that are not applied although their run was found. */
  readonly refused: ReadonlyMap<UpdateState, MissReason | Fault>;
}

/** A runs's update and vehicle are forgotten this long after its last word, where messages only say what changes. */
const FORGOTTEN_AFTER = 86_400;
/** Entities between two pauses: some two milliseconds. */
const SLICE = 200;

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
  const entities = new Map<string, EntityState>(isDifferential ? before?.entities : undefined);
  const find = (kind: EntityState['kind'], id: string): EntityState | undefined =>
    before?.entities.get(keyOf(kind, id));
  let inSlice = 0;
  for (const entity of incoming) {
    if (isDifferential && entity.isDeleted === true) {
      for (const kind of ['update', 'vehicle', 'alert'] as const) entities.delete(keyOf(kind, entity.id));
      continue;
    }
    for (const state of reader.read(entity, find, messageTime)) {
      const key = keyOf(state.kind, state.id);
      // Ids must differ within a message; where they do not, a full dataset loses none of its entities.
      entities.set(isDifferential || !entities.has(key) ? key : `${key} ${entities.size}`, state);
    }
    if (++inSlice < SLICE) continue;
    inSlice = 0;
    yield;
  }
  if (isDifferential) forget(entities, messageTime);
  yield;
  return { messageTime, readAt, entities, ...indexEntities(entities) };
}

function keyOf(kind: EntityState['kind'], id: string): string {
  return `${kind} ${id}`;
}

function forget(entities: Map<string, EntityState>, messageTime: number): void {
  for (const [key, state] of entities)
    if (state.kind !== 'alert' && state.time < messageTime - FORGOTTEN_AFTER) entities.delete(key);
}

/** One patch per run: of two updates the fresher holds, of two as fresh the later in the message (RT-15). */
function indexEntities(
  entities: ReadonlyMap<string, EntityState>,
): Pick<FeedState, 'patches' | 'vehicles' | 'alerts' | 'refused'> {
  const claims = claimsByCalls(entities);
  const holders = new Map<string, UpdateState>();
  const refused = new Map<UpdateState, MissReason | Fault>();
  const vehicles: VehicleState[] = [];
  const alerts: AlertState[] = [];
  for (const state of entities.values()) {
    if (state.kind === 'vehicle') vehicles.push(state);
    else if (state.kind === 'alert') alerts.push(state);
    else if (state.patch !== undefined) {
      if (state.match.by === 'calls' && (claims?.get(runKey(state.match) ?? '') ?? 0) > 1) {
        refused.set(state, 'taken');
        continue;
      }
      const key = patchKey(state.patch);
      const rival = holders.get(key);
      if (rival !== undefined) refused.set(state.time >= rival.time ? rival : state, 'repeated-run');
      if (rival === undefined || state.time >= rival.time) holders.set(key, state);
    }
  }
  const patches = new Map<string, RunPatch>();
  for (const [key, { patch }] of holders) patches.set(key, patch!);
  return { patches, vehicles, alerts, refused };
}

/** How many updates mean each run; undefined where none was found by stops and times, so that no claim is doubtful. */
function claimsByCalls(entities: ReadonlyMap<string, EntityState>): ReadonlyMap<string, number> | undefined {
  const updates = [...entities.values()].filter((state) => state.kind === 'update');
  if (!updates.some(({ match }) => match.by === 'calls')) return undefined;
  const claims = new Map<string, number>();
  for (const { match } of updates) {
    const key = runKey(match);
    if (key !== undefined) claims.set(key, (claims.get(key) ?? 0) + 1);
  }
  return claims;
}
