import { emptySetsToMention, type Phrases } from '@tripwright/core/text';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { nearestDate } from './nearest-date.ts';
import type { LocalTime } from './zoned-time.ts';

/** The state of the answer to the query. */
export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'groups'; readonly notes: readonly string[]; readonly without: readonly string[] }
  | { readonly kind: 'empty'; readonly reason: string | undefined; readonly tryAt: LocalTime | undefined }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string; readonly retry: () => void };

/**
 * The planner's response as an answer. `without` lists the modes without trips and the reasons.
 * @param asked the requested time; when the timetable does not cover it, `tryAt` is the nearest time that it covers
 */
export function answerOf(response: RoutingResponse, asked: LocalTime, phrases: Phrases): Answer {
  const { groups, advisories = [], explain } = response;
  if (groups.length > 0) {
    const without = emptySetsToMention(explain?.outcomes ?? []).map(({ modes, empty }) =>
      phrases.sayEmptySet(modes, { text: empty?.text ?? '', values: empty?.values ?? {} }),
    );
    return { kind: 'groups', notes: advisories.map(({ text }) => text), without };
  }
  const { text, values } = explain?.empty ?? {};
  return { kind: 'empty', reason: text, tryAt: nearestDate(asked, values?.['from'], values?.['to']) };
}
