import { formatTime, type Locale } from '@tripwright/core/text';
import type { BoardStop } from '../model/place.ts';
import type { StepView, TripView } from '../model/trip-view.ts';
import type { Say } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';
import { struckTime } from './struck-time.ts';

/** Texts and actions of the steps. */
export interface StepsContext {
  readonly say: Say;
  readonly locale: Locale;
  readonly destination: string;
  readonly openBoard: (stop: BoardStop) => void;
}

/** A trip step by step, as a list that screen readers read well. */
export function tripSteps(trip: TripView, { say, locale, destination, openBoard }: StepsContext): HTMLElement {
  const time: TimeElement = (seconds, timeZone) =>
    h('time', { datetime: new Date(seconds * 1000).toISOString() }, formatTime(seconds, timeZone, locale));
  return h(
    'ol',
    { class: 'steps' },
    ...trip.steps.map((step, index) =>
      stepItem(step, say, locale, time, () => boardButton(step, index, say, openBoard)),
    ),
    h(
      'li',
      { class: 'step arrival' },
      h('span', { class: 'step-time' }, time(trip.arrive, trip.arriveZone)),
      h('span', { class: 'rail', 'aria-hidden': 'true' }),
      h(
        'div',
        { class: 'step-body' },
        h('strong', {}, say('arriveStep')),
        h('span', { class: 'step-place' }, destination),
      ),
    ),
  );
}

type TimeElement = (seconds: number, timeZone: string) => HTMLElement;

/** Opens the board of the stop where a ride begins. */
function boardButton(
  { kind, stopCode, from, start }: StepView,
  index: number,
  say: Say,
  openBoard: StepsContext['openBoard'],
): HTMLElement | undefined {
  if (kind !== 'scheduled' || stopCode === undefined) return undefined;
  return h(
    'button',
    {
      type: 'button',
      class: 'link step-board',
      id: `board-of-${index}`,
      'aria-label': say('departuresFrom', { stop: from }),
      onclick: () => openBoard({ code: stopCode, name: from, at: start }),
    },
    say('departures'),
  );
}

function stepItem(
  step: StepView,
  say: Say,
  locale: Locale,
  time: TimeElement,
  board: () => HTMLElement | undefined,
): HTMLElement {
  const { part } = step;
  const rides = step.kind === 'scheduled';
  return h(
    'li',
    {
      class: `step step-${step.kind}${step.isCancelled ? ' cancelled' : ''}`,
      style: `--mode: ${part.color}; --ink: ${part.ink}`,
      'data-pattern': part.pattern,
    },
    h(
      'span',
      { class: 'step-time' },
      step.plannedStart === undefined ? undefined : struckTime(step.plannedStart, step.timeZone, say, locale),
      step.interval === undefined
        ? time(step.start, step.timeZone)
        : h('span', { class: 'step-interval' }, say('every', { duration: step.interval })),
    ),
    h('span', { class: 'rail', 'aria-hidden': 'true' }, h('span', { class: 'badge' }, icon(part.icon))),
    h(
      'div',
      { class: 'step-body' },
      rides && step.from !== '' ? h('span', { class: 'step-place' }, step.from, board()) : undefined,
      h('strong', {}, step.action),
      ...step.live.map(({ tone, text }) => h('span', { class: `live-note live-${tone}` }, text)),
      step.cancelledDepartures.length === 0
        ? undefined
        : h(
            'span',
            { class: 'live-note live-bad' },
            `${say('cancelled')}: `,
            ...step.cancelledDepartures.map((at) => h('s', {}, formatTime(at, step.timeZone, locale))),
          ),
      ...step.notes.map((note) => h('span', { class: 'note' }, note)),
      step.booking === undefined
        ? undefined
        : h('a', { class: 'book', href: step.booking.url, target: '_blank', rel: 'noreferrer' }, step.booking.title),
      step.stops.length === 0 ? undefined : stopList(step, say, time),
      step.turns.length < 2 ? undefined : turnList(step, say),
      rides && step.to !== ''
        ? h(
            'span',
            { class: 'step-place' },
            step.plannedEnd === undefined ? undefined : struckTime(step.plannedEnd, step.timeZone, say, locale),
            step.interval === undefined ? time(step.end, step.timeZone) : undefined,
            ` ${step.to}`,
          )
        : undefined,
    ),
  );
}

/** The stops between boarding and alighting, folded away. */
function stopList({ stops, timeZone, interval }: StepView, say: Say, time: TimeElement): HTMLElement {
  const isTimed = interval === undefined;
  const items = stops.map((stop) =>
    h('li', {}, stop.time === undefined || !isTimed ? undefined : time(stop.time, timeZone), h('span', {}, stop.name)),
  );
  return h(
    'details',
    {},
    h('summary', {}, say('stopsOnTheWay', { n: stops.length })),
    h('ol', { class: 'stops' }, ...items),
  );
}

/** The street directions, folded away. */
function turnList({ turns }: StepView, say: Say): HTMLElement {
  const items = turns.map(({ text, distance }) =>
    h('li', {}, h('span', {}, text), h('span', { class: 'far' }, distance)),
  );
  return h('details', {}, h('summary', {}, say('directions')), h('ol', { class: 'turns' }, ...items));
}
