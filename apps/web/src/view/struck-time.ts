import { formatTime, type Locale } from '@tripwright/core/text';
import type { Say } from '../strings.ts';
import { h } from './element.ts';

/** The time of the timetable beside a live one: struck through, and named for readers who do not see that. */
export function struckTime(seconds: number, timeZone: string, say: Say, locale: Locale): HTMLElement {
  const clock = formatTime(seconds, timeZone, locale);
  return h(
    'span',
    { class: 'planned' },
    h('span', { class: 'unseen' }, say('plannedTime', { clock })),
    h('s', { 'aria-hidden': 'true' }, clock),
  );
}
