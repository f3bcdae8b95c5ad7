import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the journey suite. */
export function printJourney(figures: Figures): string {
  const cities = figureList(figures['cities']).map((city) =>
    [
      `${city['city']}, ${city['date']}: ${city['answered']} answered, ${city['groups']} groups, ${city['meanAnswerBytes']} bytes an answer, peak memory ${city['peakMegabytes']} MB`,
      formatTable(
        ['door to door, in process', ...TIME_HEAD],
        [
          ['plan', ...timeCells(city['plan'] as Figures)],
          ['plan, written as routing.json', ...timeCells(city['planAndWrite'] as Figures)],
        ],
      ),
    ].join('\n'),
  );
  return [headLine(figures), ...cities].join('\n\n');
}
