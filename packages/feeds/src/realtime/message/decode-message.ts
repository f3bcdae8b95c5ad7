import type { MessageHeader, RealtimeEntity, RealtimeMessage } from '@tripwright/core/live';
import { PbfReader } from 'pbf';
import { ENTITY, HEADER } from './entity-schema.ts';
import { BadValue, PartBudget, readMessage } from './message-schema.ts';

/** Why a whole message is refused. The state of its feed then stays as it was (RT-17). */
export type MessageRefusal = 'empty' | 'not-realtime' | 'cut-off' | 'too-large' | 'no-header';

/** An entity that was left out, and why. */
export interface EntityFault {
  /** Its id, or its place in the message (`#3`) where it has none that can be read. */
  readonly entity: string;
  /** What is wrong, for counting: `no-id`, `no-content`, `cut-off`, `bad-time` … */
  readonly code: string;
  /** What is wrong, as a sentence without a subject. */
  readonly reason: string;
}

/** A decoded message, or the reason for its refusal. */
export type DecodedMessage =
  | { readonly message: RealtimeMessage; readonly faults: readonly EntityFault[] }
  | { readonly refused: MessageRefusal; readonly reason: string };

/** Maximum size of a message; the largest published ones have some 20 MB. */
export const MOST_MESSAGE_BYTES: number = 64 << 20;
/** The largest networks have some 30,000 trips under way. */
const MOST_ENTITIES = 250_000;
/** Values of one entity: a trip of 300 calls has about 3,000. */
const MOST_ENTITY_PARTS = 100_000;
/** Values of all entities together; each takes some 100 bytes of memory. */
const MOST_PARTS = 8_000_000;

/**
 * Decodes a GTFS-Realtime message (gtfs-realtime.proto). An entity that is damaged or makes no sense is left out with a reason; the others
 * are kept. A message that is cut off is refused as a whole, since the missing entities would look withdrawn. Never throws.
 */
export function decodeMessage(bytes: Uint8Array): DecodedMessage {
  if (bytes.length === 0) return { refused: 'empty', reason: 'the answer has no bytes' };
  if (bytes.length > MOST_MESSAGE_BYTES) return tooLarge(`it has more than ${MOST_MESSAGE_BYTES >> 20} MB`);
  const text = textKind(bytes);
  if (text !== undefined) return { refused: 'not-realtime', reason: `it is ${text}, not a GTFS-Realtime message` };
  const reader = new PbfReader(bytes);
  const progress: Progress = { header: undefined, entities: [], faults: [] };
  try {
    return readEntities(reader, bytes, progress);
  } catch (error) {
    if (error instanceof BadValue && error.code === 'too-many-parts') return tooLarge(error.message);
    if (error instanceof BadValue && error.code === 'time-in-milliseconds')
      return { refused: 'no-header', reason: `its header makes no sense: ${error.message}` };
    // `pbf` throws plain errors for varints without an end, and the views of arrays throw range errors.
    return reader.pos >= bytes.length ? cutOff(progress) : NOT_REALTIME;
  }
}

/** What was read of a message so far. */
interface Progress {
  header: MessageHeader | undefined;
  readonly entities: RealtimeEntity[];
  readonly faults: EntityFault[];
}

function readEntities(reader: PbfReader, bytes: Uint8Array, progress: Progress): DecodedMessage {
  const all = new PartBudget(MOST_PARTS);
  const { entities, faults } = progress;
  for (let number = reader.nextField(); number !== 0; number = reader.nextField()) {
    if ((number !== 1 && number !== 2) || reader.type !== 2) {
      reader.skip(reader.type);
      continue;
    }
    const end = reader.readVarint() + reader.pos;
    if (end > reader.length) return cutOff(progress);
    if (number === 1) progress.header = readMessage(reader, end, HEADER, { version: '' }, all);
    else {
      const place = entities.length + faults.length + 1;
      if (place > MOST_ENTITIES) return tooLarge(`it has more than ${MOST_ENTITIES.toLocaleString('en')} entities`);
      const result = readEntity(bytes.subarray(reader.pos, end), place, all);
      if (all.isSpent) return tooLarge('its entities have too many values together');
      if ('reason' in result) faults.push(result);
      else entities.push(result);
      reader.pos = end;
    }
  }
  if (reader.pos !== reader.length) return cutOff(progress);
  const { header } = progress;
  if (header === undefined) return { refused: 'no-header', reason: 'it has no header' };
  return { message: { header, entities }, faults };
}

/** Reads one entity in bytes of its own, so that a wrong length inside it cannot reach its neighbours. */
function readEntity(bytes: Uint8Array, place: number, all: PartBudget): RealtimeEntity | EntityFault {
  const start: { id: string; others: RealtimeEntity['others'] } = { id: '', others: [] };
  const fault = (code: string, reason: string): EntityFault => ({
    entity: start.id === '' ? `#${place}` : start.id,
    code,
    reason,
  });
  const parts = new PartBudget(MOST_ENTITY_PARTS, all);
  try {
    const entity = readMessage(new PbfReader(bytes), bytes.length, ENTITY, start, parts);
    const wrong = faultOf(entity);
    return wrong === undefined ? entity : fault(...wrong);
  } catch (error) {
    if (error instanceof BadValue) return fault(error.code, error.message);
    return fault('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** What makes an entity useless although its bytes are right. */
function faultOf(entity: RealtimeEntity): readonly [code: string, reason: string] | undefined {
  const { id, isDeleted, tripUpdate, vehicle, alert, others } = entity;
  if (id === '') return ['no-id', 'it has no id'];
  if (isDeleted === true) return undefined;
  if (tripUpdate === undefined && vehicle === undefined && alert === undefined && others.length === 0)
    return ['no-content', 'it has no trip update, vehicle or alert'];
  if (tripUpdate !== undefined && tripUpdate.trip === undefined) return ['no-trip', 'its trip update names no trip'];
  const position = vehicle?.position;
  if (position !== undefined && !(Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180))
    return ['bad-position', `its position ${position.lat}, ${position.lng} is not on the Earth`];
  return undefined;
}

const NOT_REALTIME: DecodedMessage = { refused: 'not-realtime', reason: 'it is not a GTFS-Realtime message' };

/** Bytes that end too early; without a header before their end they are something else. */
function cutOff({ header, entities, faults }: Progress): DecodedMessage {
  if (header === undefined) return NOT_REALTIME;
  const seen = entities.length + faults.length;
  return { refused: 'cut-off', reason: `it is cut off after ${seen} ${seen === 1 ? 'entity' : 'entities'}` };
}

function tooLarge(reason: string): DecodedMessage {
  return { refused: 'too-large', reason };
}

/** What a text is that stands where a message should: servers answer errors with status 200. */
function textKind(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 64))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return /^<\?xml/i.test(start) ? 'XML' : 'a web page';
  return /^[[{]\s*["{[\]}]/.test(start) ? 'JSON' : undefined;
}
