import type { Line } from './line.ts';
import { streetLines } from './street-lines.ts';
import { trackLines } from './track-lines.ts';

/** All lines of Port Merrow: at least one for each `pt_` row of the mode table. */
export const lines: readonly Line[] = [...streetLines, ...trackLines];
