import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the street suite. */
export function printStreet(figures: Figures): string {
  const tables = [
    ...figureList(figures['cities'] ?? []).map(printCity),
    ...figureList(figures['tiles'] ?? []).map(printTiles),
  ];
  return [headLine(figures), ...tables].join('\n\n');
}

function printTiles(tiles: Figures): string {
  const rows = figureList(tiles['networks']).map((row) => [
    Number(row['copies']),
    Number(row['crossings']),
    Number(row['edges']),
    Number(row['buildMs']),
    Number(row['metricMs']),
    ...timeCells(row['time'] as Figures),
    `${row['timesOneCity']}×`,
  ]);
  return [
    `Copies of ${tiles['city']}, joined at their borders, driving between any two places`,
    formatTable(['copies', 'crossings', 'edges', 'build ms', 'metric ms', ...TIME_HEAD, 'one city'], rows),
  ].join('\n');
}

function printCity(city: Figures): string {
  const within = city['crossingsWithin15Minutes'] as Figures;
  const table = (title: string, name: string): string => {
    const rows = figureList(city[name]).map((row) => {
      const slower = row['timesSlowerThanOurs'] as Figures | undefined;
      return [
        String(row['name']),
        ...timeCells(row['time'] as Figures),
        slower === undefined ? '' : `${slower['median']}×`,
        row['disagreements'] === undefined ? '' : Number(row['disagreements']),
      ];
    });
    return formatTable([title, ...TIME_HEAD, 'slower', 'disagree'], rows);
  };
  return [
    `${city['city']}: ${city['crossings']} crossings, ${city['edges']} edges, walking metric customised in ${city['metricMs']} ms`,
    ...figureList(city['profiles']).map((profile) => {
      const rows = figureList(profile['times']).map((row) => [
        String(row['name']),
        ...timeCells(row['time'] as Figures),
      ]);
      return formatTable([`metric customised again in ${profile['recustomizeMs']} ms`, ...TIME_HEAD], rows);
    }),
    table('point to point, on foot', 'pointToPoint'),
    table(`all within 15 minutes (median ${within['median']} crossings, p95 ${within['p95']})`, 'walk15Minutes'),
    table('one place to 200', 'oneTo200'),
  ].join('\n');
}
