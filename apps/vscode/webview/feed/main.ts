// The page of a feed: its map, and the timetable of a line.
import {
  type FeedHostMessage,
  type FeedPageMessage,
  type FeedPageState,
  readFeedHostMessage,
} from '../../shared/feed-messages.ts';
import { FeedCanvas } from './feed-canvas.ts';
import { markTrip, timetableTable } from './timetable-table.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FeedPageMessage): void;
  setState(state: FeedPageState): void;
};

const host = acquireVsCodeApi();
const texts: Readonly<Record<string, string>> = JSON.parse(document.body.dataset['texts'] ?? '{}');

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const label = element('label', HTMLElement);
const route = element('route', HTMLSelectElement);
const direction = element('direction', HTMLSelectElement);
const day = element('day', HTMLInputElement);
const grid = element('grid', HTMLElement);
const canvas = element('canvas', HTMLCanvasElement);
const map = new FeedCanvas(canvas, (id) => host.postMessage({ type: 'openStop', id }));

/** The trip at the cursor. */
let trip = '';

function mark(): void {
  const table = grid.querySelector('table');
  if (table !== null) markTrip(table, trip);
}

function ask(): void {
  host.postMessage({ type: 'timetable', route: route.value, direction: direction.value, day: day.value });
}

route.addEventListener('change', () => {
  direction.replaceChildren();
  day.value = '';
  ask();
});
direction.addEventListener('change', ask);
day.addEventListener('change', ask);
element('zoom-in', HTMLButtonElement).addEventListener('click', () => map.zoom(1.5));
element('zoom-out', HTMLButtonElement).addEventListener('click', () => map.zoom(1 / 1.5));
element('zoom-fit', HTMLButtonElement).addEventListener('click', () => map.fit());

function show(message: FeedHostMessage): void {
  switch (message.type) {
    case 'feed': {
      host.setState({ feed: message.feed });
      const chosen = route.value;
      route.replaceChildren(...message.routes.map(({ id, name }) => new Option(name, id, false, id === chosen)));
      map.showFeed(message.stops);
      return;
    }
    case 'selection':
      map.select(message.selection);
      trip = message.selection?.trip ?? '';
      mark();
      label.textContent = message.selection?.label ?? '';
      canvas.setAttribute('aria-label', message.selection?.label ?? texts['map'] ?? '');
      return;
    case 'timetable': {
      const { timetable } = message;
      if (timetable === undefined) {
        grid.replaceChildren();
        return;
      }
      route.value = timetable.route;
      direction.replaceChildren(
        ...timetable.directions.map((id) => new Option(id === '' ? '–' : id, id, false, id === timetable.direction)),
      );
      day.value = timetable.day;
      if (timetable.trips.length === 0) {
        grid.textContent = texts['noTrips'] ?? '';
        return;
      }
      grid.replaceChildren(
        timetableTable(timetable, (file, line) => host.postMessage({ type: 'openLine', file, line })),
      );
      mark();
      if (timetable.more > 0) grid.append((texts['more'] ?? '').replace('{count}', String(timetable.more)));
      return;
    }
    default:
      message satisfies never;
  }
}

window.addEventListener('message', ({ data }) => {
  const message = readFeedHostMessage(data);
  if (message !== undefined) show(message);
});
host.postMessage({ type: 'ready' });
