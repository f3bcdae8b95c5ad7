import { findModeFamily } from '@tripwright/core/modes';
import { shownSeconds } from '@tripwright/core/template';
import { formatDuration, formatList, formatTime, intlTag, type Locale, type Phrases } from '@tripwright/core/text';
import type { CandidateBody, Explanation, SearchBody } from '@tripwright/wire/rest-v1';
import type { Say, StringKey } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';

/** Maximum number of trips per search that are listed although they are not in the answer: there may be dozens. */
const MOST_REMOVED = 8;

export interface ExplanationView {
  readonly explanation: Explanation;
  /** Position in the answer of the trip on the map. */
  readonly chosen: { readonly group: number; readonly trip: number } | undefined;
  readonly isOpen: boolean;
  readonly toggled: (isOpen: boolean) => void;
}

interface PanelContext {
  readonly say: Say;
  readonly locale: Locale;
  readonly phrases: Phrases;
  readonly timeZone: string;
}

/** A panel that explains the answer: the score of the chosen trip, and the other trips with the reason why they are not shown. */
export function explanationPanel(
  { explanation, chosen, isOpen, toggled }: ExplanationView,
  context: PanelContext,
): HTMLElement {
  const { say } = context;
  const all = explanation.searches.flatMap(({ candidates }) => candidates);
  const trip = all.find(({ group, trip: at }) => group !== undefined && group === chosen?.group && at === chosen.trip);
  const panel = h(
    'details',
    { class: 'why', id: 'why' },
    h('summary', {}, say(explanation.empty === undefined ? 'why' : 'whyNothing')),
    ...(trip === undefined ? [] : chosenTrip(trip, context)),
    ...explanation.searches.filter(({ asked }) => asked).map((search) => searchPart(search, all, context)),
  );
  panel.open = isOpen;
  panel.addEventListener('toggle', () => toggled(panel.open));
  return panel;
}

const TERMS: readonly (readonly [keyof CandidateBody['score'], StringKey])[] = [
  ['duration', 'scoreTime'],
  ['price', 'scorePrice'],
  ['environment', 'scoreCarbon'],
  ['convenience', 'scoreHassle'],
];

/** The terms of the chosen trip's score as bars, and its unknown facts. */
function chosenTrip(trip: CandidateBody, { say, locale }: PanelContext): HTMLElement[] {
  const most = Math.max(...TERMS.map(([term]) => trip.score[term]), Number.MIN_VALUE);
  const bars = TERMS.map(([term, name]) => {
    const share = Math.max(0, trip.score[term] / most);
    return h(
      'li',
      {},
      h('span', {}, say(name)),
      h('span', { class: 'why-bar', style: `--share: ${(share * 100).toFixed(1)}%` }),
      h('span', { class: 'why-value' }, trip.score[term].toLocaleString(intlTag(locale), { maximumFractionDigits: 1 })),
    );
  });
  const unknown = [...new Set((trip.reliedOn ?? []).map(({ text }) => text))];
  return [
    h('h3', {}, say('chosenScore')),
    h('ul', { class: 'why-terms' }, ...bars),
    ...(unknown.length === 0
      ? []
      : [h('h3', {}, say('notKnown')), h('ul', { class: 'why-facts' }, ...unknown.map((text) => h('li', {}, text)))]),
  ];
}

function searchPart(search: SearchBody, all: readonly CandidateBody[], context: PanelContext): HTMLElement {
  const { say, locale, phrases } = context;
  const { candidates, reach, ruledOut } = search;
  const shown = candidates.filter(({ fate }) => fate === 'answer').length;
  const removed = candidates.filter(({ fate }) => fate === 'removed');
  const most = (end: 'from' | 'to'): number =>
    Math.max(...reach.filter((one) => one.end === end).map((one) => one.stops));
  const facts = [
    say('considered', { n: shown + removed.length, shown }),
    ...(reach.length === 0 ? [] : [say('stopsFrom', { n: most('from') }), say('stopsTo', { n: most('to') })]),
    ...(search.complete ? [] : [say('endedEarly')]),
  ];
  return h(
    'section',
    { class: 'why-search' },
    h('h3', {}, search.modes.map((mode) => phrases.modeName(mode)).join(' + ')),
    h('p', { class: 'facts' }, ...facts.map((fact) => h('span', {}, fact))),
    ...ruledOut.map(({ text, names, count }) =>
      h('p', {}, `${text}: ${formatList(names, locale)}${count > names.length ? ` … (${count})` : ''}`),
    ),
    removed.length > 0 &&
      h('ul', { class: 'why-removed' }, ...removed.slice(0, MOST_REMOVED).map((one) => removedTrip(one, all, context))),
  );
}

function removedTrip(trip: CandidateBody, all: readonly CandidateBody[], context: PanelContext): HTMLElement {
  const { say, locale, phrases } = context;
  const winner = all.find(({ id }) => id === trip.removed?.by);
  return h(
    'li',
    {},
    h(
      'span',
      { class: 'why-trip' },
      h('b', {}, timesOf(trip, context)),
      h('span', {}, formatDuration(shownSeconds(trip.depart, trip.arrive), locale)),
      ...trip.legs
        .filter(isMove)
        .map((leg) =>
          h(
            'span',
            { class: 'why-leg', title: phrases.modeName(leg.mode) },
            icon(findModeFamily(leg.mode)?.icon ?? ''),
            h('span', { class: leg.name === undefined ? 'unseen' : '' }, leg.name ?? phrases.modeName(leg.mode)),
          ),
        ),
    ),
    h('span', {}, trip.removed?.text ?? ''),
    winner !== undefined &&
      h(
        'span',
        { class: 'why-better' },
        say('betterTrip', { time: `${timesOf(winner, context)} ${wordsOf(winner, phrases)}` }),
      ),
  );
}

function isMove({ mode }: CandidateBody['legs'][number]): boolean {
  return findModeFamily(mode)?.travel.by !== 'nothing';
}

/** The lines and vehicles of a trip. Walks are listed only when there is nothing else. */
function wordsOf({ legs }: CandidateBody, { modeName }: Phrases): string {
  const moves = legs.filter(isMove);
  const main = moves.filter(({ mode }) => findModeFamily(mode)?.travel.connector !== true);
  return (main.length > 0 ? main : moves).map(({ name, mode }) => name ?? modeName(mode)).join(' → ');
}

function timesOf({ depart, arrive }: CandidateBody, { locale, timeZone }: PanelContext): string {
  return `${formatTime(depart, timeZone, locale)}–${formatTime(arrive, timeZone, locale)}`;
}
