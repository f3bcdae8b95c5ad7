import type { Answer } from '../model/answer.ts';
import type { AlertView, LiveNote } from '../model/live-view.ts';
import { placeLabel } from '../model/place.ts';
import type { Example } from '../model/regions.ts';
import type { GroupView } from '../model/trip-view.ts';
import type { LocalTime } from '../model/zoned-time.ts';
import { alertList } from './alert-list.ts';
import { h } from './element.ts';
import { type ExplanationView, explanationPanel } from './explanation-panel.ts';
import { icon } from './icon.ts';
import { type CardContext, type Selection, tripCards } from './trip-cards.ts';

export interface AnswerContext extends CardContext {
  /** IANA time zone of the region. */
  readonly timeZone: string;
  readonly hasFrom: boolean;
  readonly groups: readonly GroupView[];
  readonly selection: Selection;
  /** Alerts that no trip mentions. */
  readonly alerts: readonly AlertView[];
  /** The age of the realtime data; undefined without any. */
  readonly age: LiveNote | undefined;
  /** Number of stops that the traveller avoids. */
  readonly avoided: number;
  readonly avoidNone: () => void;
  readonly examples: readonly Example[];
  /** The planner's explanation; undefined when there is none. */
  readonly why: ExplanationView | undefined;
  readonly tryAt: (time: LocalTime) => void;
  readonly tryExample: (example: Example) => void;
  readonly clear: () => void;
}

/** Everything below the form: hints, the trips, or the reason why there are none. */
export function answerView(answer: Answer, context: AnswerContext): DocumentFragment {
  const { say } = context;
  const fragment = document.createDocumentFragment();
  const status = (text: string): HTMLElement => h('p', { class: 'status' }, text);
  switch (answer.kind) {
    case 'none':
      fragment.append(status(say(context.hasFrom ? 'clickTo' : 'clickFrom')));
      if (context.examples.length > 0) fragment.append(examples(context));
      return fragment;
    case 'searching':
      fragment.append(
        status(say('searching')),
        h('ul', { class: 'cards waiting', 'aria-hidden': 'true' }, h('li'), h('li'), h('li')),
      );
      return fragment;
    case 'groups':
      fragment.append(
        h(
          'div',
          { class: 'answer-head' },
          status(say('results', { n: context.groups.length })),
          h('button', { type: 'button', class: 'link', id: 'start-over', onclick: context.clear }, say('clear')),
        ),
        context.age === undefined
          ? ''
          : h('p', { class: `live-age live-${context.age.tone}` }, icon('live'), context.age.text),
        ...avoidedStops(context),
        ...answer.notes.map((note) => h('p', { class: 'notice' }, note)),
        alertList(context.alerts, say, context.avoid) ?? '',
        tripCards(context.groups, context.selection, context),
        ...answer.without.map((line) => h('p', { class: 'without' }, line)),
        ...whyOf(context),
      );
      return fragment;
    case 'empty':
      fragment.append(
        message(say('nothing'), [answer.reason ?? '', say('nothingHint')], context, answer.tryAt),
        ...avoidedStops(context),
        alertList(context.alerts, say, context.avoid) ?? '',
        ...whyOf(context),
      );
      return fragment;
    case 'refused':
      fragment.append(message(say('refused'), [answer.text], context));
      return fragment;
    case 'error':
      fragment.append(
        h(
          'div',
          { class: 'message failed' },
          h('p', {}, answer.text),
          h('button', { type: 'button', class: 'action', id: 'retry', onclick: answer.retry }, say('retry')),
        ),
      );
      return fragment;
    default:
      return answer satisfies never;
  }
}

/** How many stops are avoided, and a way back. */
function avoidedStops({ say, avoided, avoidNone }: AnswerContext): HTMLElement[] {
  if (avoided === 0) return [];
  return [
    h(
      'p',
      { class: 'avoided' },
      say('avoidedStops', { n: avoided }),
      h('button', { type: 'button', class: 'link', id: 'avoid-none', onclick: avoidNone }, say('useAllStops')),
    ),
  ];
}

function whyOf(context: AnswerContext): HTMLElement[] {
  return context.why === undefined ? [] : [explanationPanel(context.why, context)];
}

function message(
  title: string,
  lines: readonly string[],
  { say, clear, tryAt }: AnswerContext,
  time?: LocalTime,
): HTMLElement {
  return h(
    'div',
    { class: 'message' },
    h('h2', {}, title),
    ...lines.filter((line) => line !== '').map((line) => h('p', {}, line)),
    time !== undefined &&
      h(
        'button',
        { type: 'button', class: 'action', id: 'try-date', onclick: () => tryAt(time) },
        say('tryDate', { date: time.slice(0, 10) }),
      ),
    h('button', { type: 'button', class: 'link', id: 'start-over', onclick: clear }, say('clear')),
  );
}

function examples({ say, examples: offered, tryExample }: AnswerContext): HTMLElement {
  return h(
    'section',
    { class: 'examples' },
    h('h2', {}, say('examples')),
    h(
      'ul',
      {},
      ...offered.map((example) =>
        h(
          'li',
          {},
          h(
            'button',
            { type: 'button', class: 'example', onclick: () => tryExample(example) },
            h('span', {}, placeLabel(example.from)),
            icon('next'),
            h('span', {}, placeLabel(example.to)),
          ),
        ),
      ),
    ),
  );
}
