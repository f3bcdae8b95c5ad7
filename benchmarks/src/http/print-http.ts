import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the http suite. */
export function printHttp(figures: Figures): string {
  return [headLine(figures), ...figureList(figures['cities']).map(printCity)].join('\n\n');
}

function printCity(city: Figures): string {
  const endpoints = figureList(city['endpoints']);
  const inTurn = endpoints.map((endpoint) => [
    String(endpoint['name']),
    Number(endpoint['firstMs']),
    ...timeCells(endpoint['inTurn'] as Figures),
    Number(endpoint['meanBytes']),
  ]);
  const load = endpoints.flatMap((endpoint) => {
    const figures = endpoint['load'] as Figures | undefined;
    if (figures === undefined) return [];
    const names = ['requestsPerSecond', 'medianMs', 'p97_5Ms', 'p99Ms', 'refused', 'errors'];
    return [[String(endpoint['name']), ...names.map((name) => Number(figures[name]))]];
  });
  const first = endpoints[0]?.['load'] as Figures | undefined;
  return [
    `${city['city']}, ${city['date']}: server listening after ${city['startMs']} ms, peak memory ${city['peakMegabytes']} MB`,
    formatTable(['one request after the other', 'first', ...TIME_HEAD, 'bytes'], inTurn),
    ...(first === undefined
      ? []
      : [formatTable([`${first['connections']} connections, ${first['seconds']} s`, ...LOAD_HEAD], load)]),
  ].join('\n');
}

const LOAD_HEAD = ['per second', 'median', 'p97.5', 'p99', 'refused', 'errors'];
