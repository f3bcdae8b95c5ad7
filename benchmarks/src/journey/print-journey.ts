import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the journey suite. */
export function printJourney(figures: Figures): string {
  const cities = figureList(figures['cities']).map((city) =>
    [
      `${city['city']}, ${city['date']}: ${city['answered']} answered, ${city['groups']} groups, ${city['meanAnswerBytes']} bytes an answer, ${city['meanGraphBytes']} of the graph, peak memory ${city['peakMegabytes']} MB`,
      formatTable(
        ['door to door, in process', ...TIME_HEAD, 'to the plan'],
        [
          ['plan', ...timeCells(city['plan'] as Figures), '1×'],
          ['plan, written as routing.json', ...timeCells(city['planAndWrite'] as Figures), `${city['restToPlan']}×`],
          ['trip screen of the graph', ...timeCells(city['graph'] as Figures), `${city['graphToPlan']}×`],
        ],
      ),
      `over the bare plan, each question with its least time: routing.json ${leastOf(city)['restToPlan']}×, graph with full selection ${leastOf(city)['graphToPlan']}×`,
    ].join('\n'),
  );
  return [headLine(figures), ...cities].join('\n\n');
}

function leastOf(city: Figures): Figures {
  return city['least'] as Figures;
}
