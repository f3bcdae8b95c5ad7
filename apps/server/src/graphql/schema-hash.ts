import { createHash } from 'node:crypto';
import { schemaSource } from '@tripwright/wire/graphql';

/** Equal for equal schemas, whoever serves them. */
export const schemaHash: string = createHash('sha256').update(schemaSource).digest('hex').slice(0, 16);
