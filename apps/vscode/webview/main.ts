import type { HostMessage, PanelRemedy, PlanChoice, RequestChange, SavedSubject } from '../shared/messages.ts';
import type { PreviewCity, PreviewDeparture, PreviewRoute } from '../shared/preview-model.ts';
import type { PageTexts } from '../src/preview/preview-html.ts';
import { differenceRows, fillTable } from './differences.ts';
import { Ground } from './ground.ts';
import { connectHost, type SavedState } from './host.ts';
import { STEP, TimeSlider } from './time-slider.ts';
import { firstToTravel, type Selection, selectedDeparture, tripItems } from './trip-list.ts';

const nonce = document.currentScript?.nonce ?? '';
const host = connectHost();

let saved: SavedState = host.load();
let route: PreviewRoute | undefined;
let other: PreviewRoute | undefined;
/** The selected departures of the answer and of the one beside it. */
let selected: readonly [Selection, Selection] = [start(saved.selectedTrip ?? 0), start(0)];

function start(trip: number): Selection {
  return { trip, departure: 0 };
}

const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no element #${id}`);
  return found as Kind;
};

const form = element<HTMLFormElement>('request');
const from = element<HTMLSelectElement>('from');
const to = element<HTMLSelectElement>('to');
const status = element('status');
const remedies = element('remedies');
const trips = element('trips');
const otherTrips = element('other-trips');

/** The texts in the language of the editor, which the host writes into the page. */
const texts = JSON.parse(document.body.dataset['texts'] ?? '{}') as PageTexts;

const remedyLabels: Record<PanelRemedy, string> = {
  retry: texts['remedy.retry'],
  'set-key': texts['remedy.setKey'],
  'open-settings': texts['remedy.openSettings'],
};

/** Tiles that the host was asked for, by the number of the question. */
const tiles = new Map<number, (tile: Uint8Array | undefined) => void>();
let asked = 0;

const ground = new Ground({
  map: element('map'),
  picture: element('picture'),
  script: document.body.dataset['map'] ?? '',
  nonce,
  labels: { from: texts['preview.from'], to: texts['preview.to'], map: texts['preview.map'] },
  loadTile: (zoom, column, row) =>
    new Promise((resolve) => {
      tiles.set(++asked, resolve);
      host.send({ type: 'tile', id: asked, zoom, column, row });
    }),
});

const time = new TimeSlider(element, (at) => change({ kind: 'time', at }));

function receive(message: HostMessage): void {
  if (message.type === 'tile') {
    tiles.get(message.id)?.(message.data === '' ? undefined : Uint8Array.from(atob(message.data), byteOf));
    tiles.delete(message.id);
    return;
  }
  // The earlier answer is dimmed while the next one is planned, while the request cannot be read, and after a failure.
  document.body.classList.toggle('outdated', ['planning', 'unreadable', 'failed'].includes(message.type));
  if (message.type !== 'planning' && message.type !== 'unreadable') remedies.replaceChildren();
  switch (message.type) {
    case 'city':
      saved = { ...saved, subject: undefined };
      showCity(message.city);
      return;
    case 'subject':
      forgetAnswer(message.subject);
      form.hidden = true;
      showHead(message.title, message.city);
      return;
    case 'planning':
      status.textContent = texts['preview.planning'];
      return;
    case 'unreadable':
      status.textContent = texts['preview.typing'];
      return;
    case 'route':
      showAnswer(message.route, message.other);
      showChanges(message.changed ?? []);
      return;
    case 'failed':
      status.textContent = message.message;
      remedies.replaceChildren(
        ...message.remedies.map((remedy) => button(remedyLabels[remedy], () => host.send({ type: 'remedy', remedy }))),
      );
      return;
    default:
      message satisfies never;
  }
}

function byteOf(character: string): number {
  return character.charCodeAt(0);
}

function showHead(title: string, city: PreviewCity): void {
  ground.setCity(city);
  element('city').textContent = title;
  element('source').textContent = city.source;
}

function showCity(city: PreviewCity): void {
  showHead(city.title, city);
  for (const select of [from, to]) {
    select.replaceChildren(...city.places.map((place) => new Option(place.title, place.id)));
  }
  const known = (id: string | undefined) => city.places.some((place) => place.id === id);
  const wanted = saved.choice;
  from.value = wanted !== undefined && known(wanted.from) ? wanted.from : city.suggested.from;
  to.value = wanted !== undefined && known(wanted.to) ? wanted.to : city.suggested.to;
  form.hidden = false;
  plan(wanted?.departAfter);
}

function plan(departAfter?: number): void {
  const choice: PlanChoice = { from: from.value, to: to.value, departAfter };
  remember({ choice });
  host.send({ type: 'plan', ...choice });
}

/** The answer to another request says nothing about this one, and its buttons must not change it. */
function forgetAnswer(subject: SavedSubject): void {
  const { subject: before, selectedTrip } = saved;
  const isSame = before?.uri === subject.uri && before.index === subject.index;
  remember({ subject, selectedTrip: isSame ? selectedTrip : undefined });
  [route, other] = [undefined, undefined];
  time.forget();
  element('changed').hidden = true;
  element('why').hidden = true;
  element('beside').hidden = true;
  element<HTMLTableElement>('differences').hidden = true;
  trips.replaceChildren();
  otherTrips.replaceChildren();
}

/** Asks for the shown request at another time, or with another change. */
function change(next: RequestChange): void {
  if (saved.subject !== undefined) host.send({ type: 'change', change: next });
  else if (next.kind === 'time') plan(next.at);
}

function showAnswer(next: PreviewRoute, beside: PreviewRoute | undefined): void {
  const isFirst = route === undefined;
  route = next;
  other = beside;
  const kept = saved.selectedTrip;
  const isKept = isFirst && kept !== undefined && kept < next.trips.length;
  selected = [isKept ? start(kept) : firstToTravel(next), beside === undefined ? start(0) : firstToTravel(beside)];
  const count = next.trips.length;
  status.textContent =
    count === 0
      ? (next.reason ?? texts['preview.noRoute'])
      : texts[count === 1 ? 'preview.oneOption' : 'preview.options']
          .replace('{route}', () => next.title)
          .replace('{count}', String(count));
  time.show(next);
  showSuggestions(next);
  showExplanation(next);
  showTrips();
}

/** An answer that departs from its file says in what, and has a way back. */
function showChanges(changes: readonly string[]): void {
  const line = element('changed');
  line.hidden = changes.length === 0;
  const text = texts['preview.changed'].replace('{text}', () => changes.join(' · '));
  line.replaceChildren(
    `${text} `,
    button(texts['preview.restore'], () => change({ kind: 'restore' })),
  );
}

/** An empty answer says why, and offers what may help, one click each. */
function showSuggestions({ trips: found, requestedTime, isOutside = false }: PreviewRoute): void {
  if (found.length > 0 || isOutside) return;
  const title = document.createElement('p');
  title.className = 'note';
  title.textContent = texts['preview.try'];
  const offers: (readonly [string, RequestChange])[] = [
    [texts['preview.earlier'], { kind: 'time', at: Math.max(0, requestedTime - STEP) }],
    [texts['preview.later'], { kind: 'time', at: requestedTime + STEP }],
  ];
  if (saved.subject !== undefined) {
    offers.push([texts['preview.tryModes'], { kind: 'modes' }], [texts['preview.tryTomorrow'], { kind: 'tomorrow' }]);
    offers.push([texts['lens.explain'], { kind: 'explain' }]);
  }
  remedies.replaceChildren(title, ...offers.map(([text, next]) => button(text, () => change(next))));
}

function showExplanation({ explanation, trips: found }: PreviewRoute): void {
  const why = element<HTMLDetailsElement>('why');
  why.hidden = saved.subject === undefined || (explanation === undefined && found.length === 0);
  why.open = explanation !== undefined;
  element('reasons').replaceChildren(
    ...(explanation ?? []).map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
}

function showTrips(): void {
  if (route === undefined) return;
  const actions = (side: 0 | 1) => ({
    select: (selection: Selection) => select(side, selection),
    highlight: (leg: number | undefined) => ground.highlight(side === 0 ? leg : undefined),
    ...(saved.subject !== undefined && { avoid: (stops: readonly string[]) => change({ kind: 'avoid', stops }) }),
  });
  trips.replaceChildren(...tripItems(route, selected[0], texts, actions(0)));
  const isCompared = other !== undefined;
  element('beside').hidden = !isCompared;
  element('side').hidden = !isCompared;
  const table = element<HTMLTableElement>('differences');
  table.hidden = !isCompared;
  document.body.classList.toggle('compared', isCompared);
  const chosen = selectedDeparture(route, selected[0]);
  if (other === undefined) {
    const rest = route.trips.filter((_, index) => index !== selected[0].trip);
    ground.show({ route, chosen, others: rest });
    return;
  }
  otherTrips.replaceChildren(...tripItems(other, selected[1], texts, actions(1)));
  element('side').textContent = route.source;
  element('other-side').textContent = other.source;
  const beside: PreviewDeparture | undefined = selectedDeparture(other, selected[1]);
  const rows = differenceRows([route, other], [chosen, beside], texts, document.documentElement.lang);
  fillTable(table, rows, [route.source, other.source], texts['preview.differences']);
  ground.show({ route, chosen, others: beside === undefined ? [] : [beside] });
}

function select(side: 0 | 1, selection: Selection): void {
  selected = side === 0 ? [selection, selected[1]] : [selected[0], selection];
  if (side === 0) remember({ selectedTrip: selection.trip });
  showTrips();
  const list = side === 0 ? trips : otherTrips;
  const shown =
    selection.departure > 0
      ? list.querySelector<HTMLButtonElement>('button.departure[aria-pressed="true"]')
      : list.querySelectorAll<HTMLButtonElement>('button.trip')[selection.trip];
  shown?.focus();
}

function remember(change: SavedState): void {
  saved = { ...saved, ...change };
  host.save(saved);
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  remember({ selectedTrip: 0 });
  plan();
});

element('swap').addEventListener('click', () => {
  [from.value, to.value] = [to.value, from.value];
  form.requestSubmit();
});

element('why').addEventListener('toggle', () => {
  const isEmpty = element('reasons').childElementCount === 0;
  if (element<HTMLDetailsElement>('why').open && isEmpty && route?.explanation === undefined)
    change({ kind: 'explain' });
});

for (const [id, key] of [
  ['zoom-in', '+'],
  ['zoom-out', '-'],
  ['zoom-fit', '0'],
] as const) {
  element(id).addEventListener('click', () => ground.zoom(key));
}

host.listen(receive);
host.send({ type: 'ready', subject: saved.subject });
