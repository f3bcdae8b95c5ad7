import { formatTime, type Locale } from '@tripwright/core/text';
import type { StepView, TripView } from '../model/trip-view.ts';
import type { Say } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';

/** A trip step by step, as a list that screen readers read well. */
export function tripSteps(trip: TripView, say: Say, locale: Locale, destination: string): HTMLElement {
  const time = (seconds: number, timeZone: string): HTMLElement =>
    h('time', { datetime: new Date(seconds * 1000).toISOString() }, formatTime(seconds, timeZone, locale));
  return h(
    'ol',
    { class: 'steps' },
    ...trip.steps.map((step) => stepItem(step, say, locale, time)),
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

function stepItem(
  step: StepView,
  say: Say,
  locale: Locale,
  time: (seconds: number, timeZone: string) => HTMLElement,
): HTMLElement {
  const { part } = step;
  const rides = step.kind === 'scheduled';
  return h(
    'li',
    {
      class: `step step-${step.kind}`,
      style: `--mode: ${part.color}; --ink: ${part.ink}`,
      'data-pattern': part.pattern,
    },
    h(
      'span',
      { class: 'step-time' },
      step.plannedStart === undefined ? undefined : h('s', {}, formatTime(step.plannedStart, step.timeZone, locale)),
      time(step.start, step.timeZone),
    ),
    h('span', { class: 'rail', 'aria-hidden': 'true' }, h('span', { class: 'badge' }, icon(part.icon))),
    h(
      'div',
      { class: 'step-body' },
      rides && step.from !== '' ? h('span', { class: 'step-place' }, step.from) : undefined,
      h('strong', {}, step.action),
      ...step.notes.map((note) => h('span', { class: 'note' }, note)),
      step.booking === undefined
        ? undefined
        : h('a', { class: 'book', href: step.booking.url, target: '_blank', rel: 'noreferrer' }, step.booking.title),
      step.stops.length === 0
        ? undefined
        : h(
            'details',
            {},
            h('summary', {}, say('stopsOnTheWay', { n: step.stops.length })),
            h(
              'ol',
              { class: 'stops' },
              ...step.stops.map((stop) =>
                h(
                  'li',
                  {},
                  stop.time === undefined ? undefined : time(stop.time, step.timeZone),
                  h('span', {}, stop.name),
                ),
              ),
            ),
          ),
      step.turns.length < 2
        ? undefined
        : h(
            'details',
            {},
            h('summary', {}, say('directions')),
            h(
              'ol',
              { class: 'turns' },
              ...step.turns.map((turn) =>
                h('li', {}, h('span', {}, turn.text), h('span', { class: 'far' }, turn.distance)),
              ),
            ),
          ),
      rides && step.to !== ''
        ? h('span', { class: 'step-place' }, time(step.end, step.timeZone), ` ${step.to}`)
        : undefined,
    ),
  );
}
