import type { Figures } from '../common/figures.ts';
import { figureList, headLine } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The table of the graph suite. */
export function printGraph(figures: Figures): string {
  const cities = figureList(figures['cities']).map((city) =>
    [
      `${city['city']}, ${city['date']}: plans by a server with a planning thread for each of ${figures['cores']} cores, its client on the same cores`,
      formatTable(HEAD, figureList(city['plans']).map(cells)),
    ].join('\n'),
  );
  return [headLine(figures), ...cities].join('\n\n');
}

const HEAD = ['', 'bytes', 'processor, in turn', 'per second', 'median', 'p99', 'processor', 'refused', 'errors'];

function cells(plan: Figures): (string | number)[] {
  const load = plan['load'] as Figures | undefined;
  const of = (from: Figures, names: readonly string[]): number[] => names.map((name) => Number(from[name]));
  return [
    String(plan['name']),
    ...of(plan, ['meanBytes', 'processorMs']),
    ...(load === undefined
      ? []
      : [
          ...of(load, ['requestsPerSecond', 'medianMs', 'p99Ms']),
          ...of(plan, ['loadProcessorMs']),
          ...of(load, ['refused', 'errors']),
        ]),
  ];
}
