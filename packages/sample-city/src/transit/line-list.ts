import type { Line } from './line.ts';
import { streetLines } from './street-lines.ts';
import { trackLines } from './track-lines.ts';

/** Everything that runs in Port Merrow by timetable: a line at least for each mode of the specification's `pt_` table. */
export const lines: readonly Line[] = [...streetLines, ...trackLines];
