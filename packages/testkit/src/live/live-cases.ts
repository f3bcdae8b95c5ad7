import { DELAYS } from './cases/delays-along-a-run.ts';
import { FACTS } from './cases/platforms-rules-texts.ts';
import { RELATIONSHIPS } from './cases/relationships.ts';
import { SOURCES } from './cases/several-sources.ts';
import { POSITIONS } from './cases/times-from-positions.ts';
import type { LiveCase } from './live-case.ts';

/** What each reading of docs/live-semantics.md makes of a message: one row for each. */
export const LIVE_CASES: readonly LiveCase[] = [...DELAYS, ...FACTS, ...RELATIONSHIPS, ...SOURCES, ...POSITIONS];
