import { z } from 'zod';

// The answers of key.json.

const freeCalls = z.int().min(0).optional().meta({ description: 'Free calls in a calendar month; absent: no limit.' });
const activeFrom = z.int().meta({ description: 'Unix seconds from which the key works.' });

/** Answer to a registration. */
export const issuedKeySchema = z
  .object({ key: z.string().meta({ description: 'It cannot be shown again.' }), activeFrom, freeCalls })
  .meta({ id: 'IssuedKey' });

/** The use of a key. */
export const keyUseSchema = z
  .object({
    label: z.string(),
    createdAt: z.int(),
    activeFrom,
    month: z.string().meta({ description: 'The calendar month (UTC), such as 2026-01.' }),
    calls: z.int().min(0).meta({ description: 'Calls of this month.' }),
    freeCalls,
  })
  .meta({ id: 'KeyUse' });
