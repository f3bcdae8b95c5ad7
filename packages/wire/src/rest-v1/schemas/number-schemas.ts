import { z } from 'zod';

// Numbers of answers. Programs keep counts in 32 bits, and the graph has no others.

export const int32 = z.int32();
/** A number of things. */
export const count = z.int32().min(0);
/** A moment; further ones lie beyond the calendars of programs. */
export const seconds = z.int().min(-100_000_000_000).max(100_000_000_000).meta({ description: 'Unix seconds.' });
