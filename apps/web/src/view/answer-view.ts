import type { Answer } from '../model/answer.ts';
import { placeLabel } from '../model/place.ts';
import type { Example } from '../model/regions.ts';
import type { GroupView } from '../model/trip-view.ts';
import type { LocalTime } from '../model/zoned-time.ts';
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
        ...answer.notes.map((note) => h('p', { class: 'notice' }, note)),
        tripCards(context.groups, context.selection, context),
        ...answer.without.map((line) => h('p', { class: 'without' }, line)),
        ...whyOf(context),
      );
      return fragment;
    case 'empty':
      fragment.append(
        message(say('nothing'), [answer.reason ?? '', say('nothingHint')], context, answer.tryAt),
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
