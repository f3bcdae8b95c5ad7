import { formatDuration, formatTime, type Locale, type Phrases } from '@tripwright/core/text';
import { firstToTravel } from '../model/first-to-travel.ts';
import type { GroupView, PartView, TripView } from '../model/trip-view.ts';
import type { Say } from '../strings.ts';
import { alertList, alertWord } from './alert-list.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';
import { type StepsContext, tripSteps } from './trip-steps.ts';

/** The trip on the map: its group, its position in the group, and whether its steps are open. */
export interface Selection {
  readonly group: number;
  readonly trip: number;
  readonly isOpen: boolean;
}

export interface CardContext {
  readonly say: Say;
  readonly locale: Locale;
  readonly phrases: Phrases;
  readonly destination: string;
  readonly select: (selection: Selection) => void;
  /** Plans again without some stops, and without those avoided so far (spec 4.2 rule 8). */
  readonly avoid: (codes: readonly string[]) => void;
  readonly openBoard: StepsContext['openBoard'];
}

const LAPSES = { cancelled: 'cancelled', 'too-late-to-book': 'tooLateToBook', left: 'left' } as const;

/** Groups of trips as cards. The chosen card opens to its steps. */
export function tripCards(groups: readonly GroupView[], selection: Selection, context: CardContext): HTMLElement {
  return h('ul', { class: 'cards' }, ...groups.map((group, index) => card(group, index, selection, context)));
}

function card(group: GroupView, index: number, selection: Selection, context: CardContext): HTMLElement {
  const { say, locale, select } = context;
  const isChosen = selection.group === index;
  const position = isChosen ? selection.trip : firstToTravel(group);
  const trip = group.trips[position];
  if (trip === undefined) return h('li');
  const isOpen = isChosen && selection.isOpen;
  const facts = [
    trip.day,
    trip.isDirect ? say('direct') : undefined,
    trip.changes > 0 ? say('changes', { n: trip.changes }) : undefined,
    group.everyMinutes === undefined ? undefined : say('every', { duration: group.everyMinutes * 60 }),
    trip.distance === '' ? undefined : trip.distance,
    trip.walking === 0
      ? undefined
      : say(trip.rolls ? 'inWheelchair' : 'onFoot', { distance: { metres: trip.walking, unit: 'metric' } }),
    trip.price,
  ].filter((fact) => fact !== undefined);
  const head = h(
    'button',
    {
      type: 'button',
      class: 'card-head',
      id: `trip-${index}`,
      'aria-expanded': String(isOpen),
      'aria-pressed': String(isChosen),
      onclick: () => select({ group: index, trip: position, isOpen: !isOpen }),
    },
    h(
      'span',
      { class: 'card-times' },
      h(
        'span',
        { class: 'clock' },
        formatTime(trip.depart, trip.departZone, locale),
        h('span', { class: 'dash' }, '–'),
        formatTime(trip.arrive, trip.arriveZone, locale),
      ),
      trip.isRealtime && h('span', { class: 'live' }, icon('live'), say('live')),
      trip.lapse !== undefined && h('span', { class: 'lapse' }, say(LAPSES[trip.lapse])),
      h('span', { class: 'duration' }, trip.duration),
    ),
    bar(trip.parts, locale),
    h('span', { class: 'facts' }, ...facts.map((fact) => h('span', {}, fact))),
    trip.alerts.length > 0 &&
      h(
        'span',
        { class: `alert-mark alert-${trip.alerts[0]?.severity}` },
        icon(trip.alerts[0]?.severity === 'info' ? 'info' : 'warning'),
        say(alertWord(trip.alerts[0]?.severity)),
      ),
  );
  return h(
    'li',
    { class: `card${isChosen ? ' chosen' : ''}${isOpen ? ' open' : ''}${trip.lapse === undefined ? '' : ' lapsed'}` },
    head,
    isOpen && otherTimes(group, index, selection, context),
    isOpen && alertList(trip.alerts, say, context.avoid),
    isOpen && tripSteps(trip, context),
  );
}

/** The parts of a trip. Widths are proportional to durations; icons and numbers show more than the colour alone. */
function bar(parts: readonly PartView[], locale: Locale): HTMLElement {
  return h(
    'span',
    { class: 'bar', style: `--parts: ${parts.length}` },
    ...parts.map((part) => {
      const minutes = formatDuration(part.seconds, locale);
      return h(
        'span',
        {
          class: 'part',
          'data-pattern': part.pattern,
          style: `--mode: ${part.color}; --ink: ${part.ink}; flex-grow: ${Math.max(1, Math.round(part.seconds / 60))}`,
          title: [part.name, part.number, minutes].filter((text) => text !== '').join(' · '),
        },
        icon(part.icon),
        part.number === '' ? h('span', { class: 'unseen' }, `${part.name} ${minutes}`) : h('b', {}, part.number),
      );
    }),
  );
}

function otherTimes(
  group: GroupView,
  index: number,
  selection: Selection,
  context: CardContext,
): HTMLElement | undefined {
  if (group.trips.length < 2) return undefined;
  const { say, locale, select } = context;
  const inOrder = group.trips
    .map((trip: TripView, position) => ({ trip, position }))
    .sort((a, b) => a.trip.depart - b.trip.depart || a.position - b.position);
  return h(
    'div',
    { class: 'other-times', role: 'group', 'aria-label': say('otherTimes') },
    ...inOrder.map(({ trip, position }) =>
      h(
        'button',
        {
          type: 'button',
          class: trip.lapse === undefined ? 'departure' : 'departure lapsed',
          title: trip.lapse === undefined ? undefined : say(LAPSES[trip.lapse]),
          'aria-pressed': String(position === selection.trip),
          onclick: () => select({ group: index, trip: position, isOpen: true }),
        },
        formatTime(trip.depart, trip.departZone, locale),
      ),
    ),
  );
}
