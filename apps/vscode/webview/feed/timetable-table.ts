import type { FeedPageTimetable } from '../../shared/feed-messages.ts';

/** The timetable as a table: a row for each stop, a column for each trip, every time a button that leads to its row. */
export function timetableTable(
  timetable: FeedPageTimetable,
  open: (file: 'trips.txt' | 'stop_times.txt', line: number) => void,
): HTMLTableElement {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  head.append(headCell('', 'col'));
  for (const { id, headsign, line } of timetable.trips) {
    const cell = headCell('', 'col');
    cell.dataset['trip'] = id;
    cell.append(button(id, headsign, () => open('trips.txt', line)));
    head.append(cell);
  }
  const body = table.createTBody();
  timetable.stops.forEach(({ name }, at) => {
    const row = body.insertRow();
    const stop = headCell(name, 'row');
    stop.title = name;
    row.append(stop);
    for (const call of timetable.cells[at] ?? []) {
      const cell = row.insertCell();
      if (call !== null) cell.append(button(call.time, '', () => open('stop_times.txt', call.line)));
    }
  });
  return table;
}

/** Marks the column of a trip, and brings it into sight. */
export function markTrip(table: HTMLTableElement, trip: string): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const column = heads.findIndex(({ dataset }) => dataset['trip'] === trip);
  for (const { cells } of table.rows)
    for (const [at, cell] of [...cells].entries()) cell.classList.toggle('here', at === column);
  const head = heads[column];
  for (const other of heads) other.removeAttribute('aria-current');
  head?.setAttribute('aria-current', 'true');
  head?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function headCell(text: string, scope: 'col' | 'row'): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}

function button(text: string, title: string, run: () => void): HTMLButtonElement {
  const one = document.createElement('button');
  one.type = 'button';
  one.textContent = text;
  one.title = title;
  one.addEventListener('click', run);
  return one;
}
