import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The figures of {@link placesSuite} as tables. */
export function printPlaces(figures: Figures): string {
  const worlds = [
    ...figureList(figures['cities']),
    { city: 'made-up names', ...(figures['synthetic'] as Figures) } as Figures,
  ];
  const parts = worlds.map((world) => {
    const size = `${world['city']}: ${world['places']} places, ${world['names']} names, names.bin ${world['fileBytes']} bytes`;
    const index = world['indexBytes'] === undefined ? '' : `, of these words and postings ${world['indexBytes']}`;
    const rows = Object.entries(world['find'] as Figures).map(([kind, time]) => [kind, ...timeCells(time as Figures)]);
    return `${size}${index}\n${formatTable(['query', ...TIME_HEAD], rows)}`;
  });
  return [headLine(figures), ...parts].join('\n\n');
}
