import type { FeedRows } from '@tripwright/core/timetable/build';
import { randomQuestions } from '../answers/random-questions.ts';
import type { RoutingRequest } from '../answers/routing-request.ts';

/** Random requests that depart after a time, by public transport and two more modes (walking now and then), without preferences. */
export function lawQuestions(
  feeds: readonly FeedRows[],
  options: {
    readonly count: number;
    readonly seed: number;
    readonly days: readonly number[];
    readonly modes: readonly string[];
  },
): RoutingRequest[] {
  return randomQuestions(feeds, options).map((request, i) => {
    const { from, to, departAfter, arriveBefore } = request;
    const others = options.modes.filter((mode) => !mode.startsWith('pt_') && !mode.startsWith('wa_'));
    const [second, third] = [others[i % others.length], others[(i * 7 + 3) % others.length]];
    const modes = ['pt_pub', second, third, ...(i % 3 === 0 ? ['wa_wal'] : [])].filter((mode) => mode !== undefined);
    return {
      from,
      to,
      departAfter: departAfter ?? arriveBefore ?? 0,
      modes: [...new Set(modes)],
      allModes: i % 2 === 0,
    };
  });
}
