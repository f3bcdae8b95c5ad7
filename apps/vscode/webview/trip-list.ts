import type { PreviewDeparture, PreviewLeg, PreviewRoute, PreviewTrip } from '../shared/preview-model.ts';
import type { PageTexts } from '../src/preview/preview-html.ts';

/** The trip that is shown: its place among the trips, and among their departures; 0 is the best departure. */
export interface Selection {
  readonly trip: number;
  readonly departure: number;
}

/** What happens in the list. */
export interface ListActions {
  readonly select: (selection: Selection) => void;
  /** Undefined: no leg. */
  readonly highlight: (leg: number | undefined) => void;
  /** Absent where the trips are not those of a request that can be changed. */
  readonly avoid?: (stops: readonly string[]) => void;
}

/** The departure that is selected; undefined where the answer has fewer. */
export function selectedDeparture(
  route: PreviewRoute | undefined,
  { trip, departure }: Selection,
): PreviewDeparture | undefined {
  const chosen = route?.trips[trip];
  return departure === 0 ? chosen : (chosen?.alternatives[departure - 1] ?? chosen);
}

/** The first trip that can still be travelled (spec 2.3), or the first one. */
export function firstToTravel(route: PreviewRoute): Selection {
  const trip = route.trips.findIndex(({ lapse }) => lapse === undefined);
  return { trip: Math.max(0, trip), departure: 0 };
}

/** The trips of an answer as a list: it has everything that the map shows, for users who do not see that. */
export function tripItems(
  route: PreviewRoute,
  selection: Selection | undefined,
  texts: PageTexts,
  actions: ListActions,
): HTMLLIElement[] {
  return route.trips.map((trip, index) => {
    const item = document.createElement('li');
    const isOpen = index === selection?.trip;
    item.append(tripButton(trip, isOpen, texts, () => actions.select({ trip: index, departure: 0 })));
    const departure = isOpen && selection !== undefined ? selectedDeparture(route, selection) : undefined;
    if (departure === undefined || selection === undefined) return item;
    item.append(alertList(departure, texts, actions), legList(departure, texts, actions));
    if (trip.alternatives.length > 0) item.append(departureList(trip, index, selection, texts, actions));
    return item;
  });
}

function tripButton(
  { title, lapse, isLive }: PreviewDeparture,
  isOpen: boolean,
  texts: PageTexts,
  select: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `trip${classesOf(lapse)}`;
  button.textContent = title;
  button.setAttribute('aria-expanded', String(isOpen));
  if (lapse !== undefined) button.append(badge(texts[lapse === 'cancelled' ? 'preview.cancelled' : 'preview.past']));
  else if (isLive) button.append(badge(texts['preview.live']));
  button.addEventListener('click', select);
  return button;
}

/** Past departures are faint, cancelled ones struck out as well. */
function classesOf(lapse: PreviewDeparture['lapse']): string {
  return lapse === undefined ? '' : lapse === 'past' ? ' lapsed' : ' lapsed cancelled';
}

function badge(text: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = 'badge';
  made.textContent = text;
  return made;
}

function alertList({ alerts }: PreviewDeparture, texts: PageTexts, { avoid }: ListActions): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = 'alerts';
  for (const { title, text, avoidStops } of alerts) {
    const item = document.createElement('li');
    item.append(paragraph('alert', `⚠ ${title}`));
    if (text !== '') item.append(paragraph('note', text));
    if (avoidStops.length > 0 && avoid !== undefined) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = texts['preview.reroute'];
      button.addEventListener('click', () => avoid(avoidStops));
      item.append(button);
    }
    list.append(item);
  }
  return list;
}

function legList({ legs }: PreviewDeparture, texts: PageTexts, { highlight }: ListActions): HTMLOListElement {
  const list = document.createElement('ol');
  list.className = 'legs';
  for (const [index, leg] of legs.entries()) {
    const item = document.createElement('li');
    item.tabIndex = 0;
    item.className = leg.pattern;
    if (leg.color !== undefined) item.style.borderInlineStartColor = leg.color;
    item.append(timesOf(leg), paragraph('action', leg.action));
    if (leg.stepFree !== undefined) item.append(paragraph(`note step-${leg.stepFree}`, stepText(leg.stepFree, texts)));
    item.append(...leg.notes.map((note) => paragraph('note', note)));
    for (const begin of ['mouseenter', 'focus']) item.addEventListener(begin, () => highlight(index));
    for (const end of ['mouseleave', 'blur']) item.addEventListener(end, () => highlight(undefined));
    list.append(item);
  }
  return list;
}

/** The planned times are struck out beside those of realtime data. */
function timesOf({ times, planned }: PreviewLeg): HTMLParagraphElement {
  const made = paragraph('times', '');
  if (planned !== undefined) {
    const old = document.createElement('s');
    old.textContent = planned;
    const now = document.createElement('strong');
    now.textContent = times;
    made.append(old, ' ', now);
  } else made.textContent = times;
  return made;
}

function stepText(stepFree: 'yes' | 'no' | 'unknown', texts: PageTexts): string {
  return texts['preview.step'].replace('{text}', () => texts[`preview.${stepFree}`]);
}

function departureList(
  trip: PreviewTrip,
  index: number,
  { departure }: Selection,
  texts: PageTexts,
  { select }: ListActions,
): HTMLDivElement {
  const made = document.createElement('div');
  made.className = 'departures';
  made.append(paragraph('note', texts['preview.alternatives']));
  for (const [at, { title, lapse }] of [trip, ...trip.alternatives].entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `quiet departure${classesOf(lapse)}`;
    button.textContent = title.split(' · ', 1)[0] ?? title;
    button.setAttribute('aria-pressed', String(at === departure));
    button.addEventListener('click', () => select({ trip: index, departure: at }));
    made.append(button);
  }
  return made;
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = className;
  made.textContent = text;
  return made;
}
