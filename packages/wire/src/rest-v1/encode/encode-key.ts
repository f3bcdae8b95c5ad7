import type { z } from 'zod';
import type { issuedKeySchema, keyUseSchema } from '../schemas/key-schemas.ts';

/** Body of the answer to a registration. */
export type IssuedKeyBody = z.input<typeof issuedKeySchema>;
/** Body of the answer about the use of a key. */
export type KeyUseBody = z.input<typeof keyUseSchema>;

/** Encodes a new key. @param issued `freePerMonth` undefined = no limit */
export function encodeIssuedKey(issued: {
  readonly key: string;
  readonly activeFrom: number;
  readonly freePerMonth: number | undefined;
}): IssuedKeyBody {
  const { key, activeFrom, freePerMonth } = issued;
  return { key, activeFrom, ...(freePerMonth !== undefined && { freeCalls: freePerMonth }) };
}

/** Encodes the use of a key in a month. @param use times are Unix seconds; `freePerMonth` undefined = no limit */
export function encodeKeyUse(use: {
  readonly label: string;
  readonly createdAt: number;
  readonly activeFrom: number;
  readonly month: string;
  readonly calls: number;
  readonly freePerMonth: number | undefined;
}): KeyUseBody {
  const { label, createdAt, activeFrom, month, calls, freePerMonth } = use;
  return { label, createdAt, activeFrom, month, calls, ...(freePerMonth !== undefined && { freeCalls: freePerMonth }) };
}
