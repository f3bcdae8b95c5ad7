import type { PreviewDeparture, PreviewRoute } from '../shared/preview-model.ts';
import type { PageTexts } from '../src/preview/preview-html.ts';

/** A row of the table: a fact of either answer, and the second minus the first. */
export interface DifferenceRow {
  readonly name: string;
  readonly values: readonly [string, string];
  /** '' where nothing differs, or one answer is empty. */
  readonly difference: string;
}

/** Compares the selected departures of two answers. */
export function differenceRows(
  routes: readonly [PreviewRoute, PreviewRoute],
  chosen: readonly [PreviewDeparture | undefined, PreviewDeparture | undefined],
  texts: PageTexts,
  locale: string,
): DifferenceRow[] {
  const [first, second] = chosen;
  const row = (
    name: string,
    numberOf: (departure: PreviewDeparture) => number,
    write: (value: number, side: 0 | 1) => string,
    change: (difference: number) => string,
  ): DifferenceRow => {
    const values = chosen.map((one, side) => (one === undefined ? '–' : write(numberOf(one), side as 0 | 1)));
    const difference = first === undefined || second === undefined ? 0 : numberOf(second) - numberOf(first);
    return { name, values: [values[0] ?? '', values[1] ?? ''], difference: difference === 0 ? '' : change(difference) };
  };
  const clock = (seconds: number, side: 0 | 1): string =>
    new Intl.DateTimeFormat(locale, {
      timeZone: routes[side].timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(seconds * 1000);
  const minutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;
  const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
  const later = (seconds: number): string => `${signed(Math.round(seconds / 60))} min`;
  const counts = [routes[0].trips.length, routes[1].trips.length] as const;
  const count = counts[1] - counts[0];
  return [
    {
      name: texts['preview.count'],
      values: [String(counts[0]), String(counts[1])],
      difference: count === 0 ? '' : signed(count),
    },
    row(texts['preview.departure'], ({ depart }) => depart, clock, later),
    row(texts['preview.arrival'], ({ arrive }) => arrive, clock, later),
    row(texts['preview.duration'], ({ depart, arrive }) => arrive - depart, minutes, later),
    row(texts['preview.changes'], ({ changes }) => changes, String, signed),
    row(texts['preview.walking'], ({ walkSeconds }) => walkSeconds, minutes, later),
  ];
}

/** Fills a table with the rows. */
export function fillTable(
  table: HTMLTableElement,
  rows: readonly DifferenceRow[],
  heads: readonly [string, string],
  caption: string,
): void {
  const cell = (kind: 'td' | 'th', text: string, scope?: string): HTMLElement => {
    const made = document.createElement(kind);
    made.textContent = text;
    if (scope !== undefined) made.setAttribute('scope', scope);
    return made;
  };
  const line = (...cells: HTMLElement[]): HTMLTableRowElement => {
    const made = document.createElement('tr');
    made.append(...cells);
    return made;
  };
  const title = document.createElement('caption');
  title.textContent = caption;
  table.replaceChildren(
    title,
    line(cell('td', ''), cell('th', heads[0], 'col'), cell('th', heads[1], 'col'), cell('td', '')),
    ...rows.map(({ name, values, difference }) =>
      line(cell('th', name, 'row'), cell('td', values[0]), cell('td', values[1]), cell('td', difference)),
    ),
  );
}
