import { z } from 'zod';

// Members that the bodies of several endpoints share. Each schema states what would be valid.

/** As seconds a larger number lies past the year 5100: it is in milliseconds by mistake. */
const MILLISECONDS_FROM = 100_000_000_000;

/** A code of a region. */
export const regionCode = z.string('is not text; expected the code of a region').min(1, 'is empty');

/** Unix seconds; fractions are cut off. */
export const unixSeconds = z
  .number('is not a number; expected Unix seconds')
  .refine((value) => Math.abs(value) < MILLISECONDS_FROM, {
    error: 'is too large for Unix seconds; is it in milliseconds?',
  })
  .transform(Math.floor);

/** An identifier of the data: never empty, never endless. */
export const identifier = z.string('is not text').min(1, 'is empty').max(500, 'is longer than 500 characters');

/** A truth value; clients also send 0 and 1. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)], 'is none of true, false, 1 and 0')
  .transform((value) => value === true || value === 1);

/** A list of identifiers. */
export const identifiers = (most: number): z.ZodArray<typeof identifier> =>
  z.array(identifier, 'is not a list').max(most, `has more than ${most} entries`);

/** Whether live data count. */
export const realtimeChoice = z.enum(['live', 'scheduled'], 'is neither live nor scheduled');
