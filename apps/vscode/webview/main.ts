import type { HostMessage, PanelRemedy, PlanChoice } from '../shared/messages.ts';
import type { PreviewCity, PreviewRoute } from '../shared/preview-model.ts';
import type { PageTexts } from '../src/preview/preview-html.ts';
import { drawRoute } from './draw-route.ts';
import { connectHost, type SavedState } from './host.ts';
import { moved, type ViewBox, zoomed } from './view-box.ts';

const host = connectHost();

let saved: SavedState = host.load();
let city: PreviewCity | undefined;
let route: PreviewRoute | undefined;
let selectedTrip = saved.selectedTrip ?? 0;
let whole: ViewBox = { x: 0, y: 0, width: 0, height: 0 };
let box = whole;

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
const picture = element('picture');
const trips = element('trips');

/** The texts in the language of the editor, which the host writes into the page. */
const texts = JSON.parse(document.body.dataset['texts'] ?? '{}') as PageTexts;

const remedyLabels: Record<PanelRemedy, string> = {
  retry: texts['remedy.retry'],
  'set-key': texts['remedy.setKey'],
  'open-settings': texts['remedy.openSettings'],
};

function receive(message: HostMessage): void {
  // The earlier answer is dimmed while the next one is planned and after a failure.
  document.body.classList.toggle('outdated', message.type === 'planning' || message.type === 'failed');
  remedies.replaceChildren();
  switch (message.type) {
    case 'city':
      showCity(message.city);
      return;
    case 'planning':
      status.textContent = texts['preview.planning'];
      return;
    case 'route':
      showRoute(message.route);
      return;
    case 'failed':
      status.textContent = message.message;
      remedies.replaceChildren(...message.remedies.map(remedyButton));
      return;
    default:
      message satisfies never;
  }
}

function showCity(next: PreviewCity): void {
  city = next;
  element('city').textContent = next.title;
  element('source').textContent = next.source;
  for (const select of [from, to]) {
    select.replaceChildren(...next.places.map((place) => new Option(place.title, place.id)));
  }
  const known = (id: string | undefined) => next.places.some((place) => place.id === id);
  const wanted = saved.choice;
  from.value = wanted !== undefined && known(wanted.from) ? wanted.from : next.suggested.from;
  to.value = wanted !== undefined && known(wanted.to) ? wanted.to : next.suggested.to;
  form.hidden = false;
  plan(wanted?.departAfter);
}

function plan(departAfter?: number): void {
  const choice: PlanChoice = { from: from.value, to: to.value, departAfter };
  remember({ choice });
  host.send({ type: 'plan', ...choice });
}

function showRoute(next: PreviewRoute): void {
  route = next;
  if (selectedTrip >= next.trips.length) selectedTrip = 0;
  const count = next.trips.length;
  status.textContent =
    count === 0
      ? (next.reason ?? texts['preview.noRoute'])
      : texts[count === 1 ? 'preview.oneOption' : 'preview.options']
          .replace('{route}', () => next.title)
          .replace('{count}', String(count));
  showTrips();
  showPicture();
}

/** The text beside the picture has everything that the picture shows, for users who do not see it. */
function showTrips(): void {
  trips.replaceChildren(
    ...(route?.trips ?? []).map((trip, index) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'trip';
      button.textContent = trip.title;
      button.setAttribute('aria-expanded', String(index === selectedTrip));
      button.addEventListener('click', () => selectTrip(index));
      item.append(button);
      if (index === selectedTrip) item.append(legList(index));
      return item;
    }),
  );
}

function legList(tripIndex: number): HTMLOListElement {
  const list = document.createElement('ol');
  list.className = 'legs';
  for (const [index, leg] of (route?.trips[tripIndex]?.legs ?? []).entries()) {
    const item = document.createElement('li');
    item.tabIndex = 0;
    item.className = leg.pattern;
    if (leg.color !== undefined) item.style.borderInlineStartColor = leg.color;
    item.append(paragraph('times', leg.times), paragraph('action', leg.action));
    item.append(...leg.notes.map((note) => paragraph('note', note)));
    for (const begin of ['mouseenter', 'focus']) item.addEventListener(begin, () => highlight(index));
    for (const end of ['mouseleave', 'blur']) item.addEventListener(end, () => highlight(undefined));
    list.append(item);
  }
  return list;
}

function selectTrip(index: number): void {
  selectedTrip = index;
  remember({ selectedTrip });
  showTrips();
  showPicture();
  trips.querySelectorAll<HTMLButtonElement>('button.trip')[index]?.focus();
}

/** Fits the whole selected trip into the picture. */
function showPicture(): void {
  const { width, height } = picture.getBoundingClientRect();
  whole = { x: 0, y: 0, width: Math.round(width), height: Math.round(height) };
  setBox(whole);
}

function setBox(next: ViewBox): void {
  box = next;
  if (city === undefined || route === undefined || whole.width === 0 || whole.height === 0) return;
  // Every name in this markup is escaped, and the page's policy blocks scripts and styles in it.
  picture.innerHTML = drawRoute({ city, route, selectedTrip, size: whole, box });
}

function highlight(leg: number | undefined): void {
  for (const line of picture.querySelectorAll<SVGPathElement>('path.leg')) {
    line.classList.toggle('dimmed', leg !== undefined && line.dataset['leg'] !== String(leg));
  }
}

function remember(change: SavedState): void {
  saved = { ...saved, ...change };
  host.save(saved);
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = className;
  made.textContent = text;
  return made;
}

function remedyButton(remedy: PanelRemedy): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = remedyLabels[remedy];
  button.addEventListener('click', () => host.send({ type: 'remedy', remedy }));
  return button;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  selectedTrip = 0;
  remember({ selectedTrip });
  plan();
});

element('swap').addEventListener('click', () => {
  [from.value, to.value] = [to.value, from.value];
  form.requestSubmit();
});

const centre = { x: 0.5, y: 0.5 };
const byKey: Record<string, () => ViewBox> = {
  '+': () => zoomed(box, whole, 0.8, centre),
  '=': () => zoomed(box, whole, 0.8, centre),
  '-': () => zoomed(box, whole, 1.25, centre),
  '0': () => whole,
  ArrowLeft: () => moved(box, -0.1, 0),
  ArrowRight: () => moved(box, 0.1, 0),
  ArrowUp: () => moved(box, 0, -0.1),
  ArrowDown: () => moved(box, 0, 0.1),
};

picture.addEventListener('keydown', (event) => {
  const step = byKey[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  setBox(step());
});

picture.addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    const frame = picture.getBoundingClientRect();
    const at = { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
    setBox(zoomed(box, whole, event.deltaY > 0 ? 1.15 : 1 / 1.15, at));
  },
  { passive: false },
);

picture.addEventListener('pointermove', (event) => {
  if (event.buttons !== 1) return;
  const frame = picture.getBoundingClientRect();
  setBox(moved(box, -event.movementX / frame.width, -event.movementY / frame.height));
});

for (const [id, key] of [
  ['zoom-in', '+'],
  ['zoom-out', '-'],
  ['zoom-fit', '0'],
] as const) {
  element(id).addEventListener('click', () => setBox(byKey[key]?.() ?? whole));
}

new ResizeObserver(showPicture).observe(picture);
host.listen(receive);
host.send({ type: 'ready' });
