import { createHash } from 'node:crypto';
import { schemaSource } from '@tripwright/wire/graphql';

/** Hash of the schema, equal on every server with the same schema. */
export const schemaHash: string = createHash('sha256').update(schemaSource).digest('hex').slice(0, 16);
