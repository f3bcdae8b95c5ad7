import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../common/folders.ts';
import type { DoorQuestion } from './door-questions.ts';

/** All that a trip screen shows: groups, trips, segments with their lines, texts, stops and streets. */
const query = readFileSync(join(ROOT, 'docs/cookbook/02-plan.graphql'), 'utf8');

/** The question as the body of a request for a trip screen of the graph. */
export function tripScreen({ from, to, instant }: DoorQuestion): string {
  const when = { departAfter: new Date(instant * 1000).toISOString() };
  const request = { from: { point: from }, to: { point: to }, when, modes: ['pt_pub', 'wa_wal'] };
  return JSON.stringify({ query, variables: { request, locale: 'en' } });
}
