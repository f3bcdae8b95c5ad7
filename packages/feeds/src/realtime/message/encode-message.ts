import type { RealtimeEntity, RealtimeMessage } from '@tripwright/core/live';
import { PbfWriter } from 'pbf';
import { ENTITY, HEADER } from './entity-schema.ts';
import { writeMessage } from './message-schema.ts';

/**
 * Writes a GTFS-Realtime message, by the same schema that reads one: decoding the bytes gives the message again, but for contents that are not
 * read (`others`). Simulators and tests use it.
 */
export function encodeMessage({ header, entities }: RealtimeMessage): Uint8Array {
  const writer = new PbfWriter();
  writer.writeMessage(1, (value: typeof header, inner) => writeMessage(inner, HEADER, value), header);
  for (const entity of entities)
    writer.writeMessage(2, (value: RealtimeEntity, inner) => writeMessage(inner, ENTITY, value), entity);
  return writer.finish();
}
