import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the http suite. */
export function printHttp(figures: Figures): string {
  const where = figures['oneCore'] === true ? 'the server is held on one core' : 'the server may use all cores';
  return [headLine(figures), where, ...figureList(figures['cities']).map(printCity)].join('\n\n');
}

function printCity(city: Figures): string {
  const endpoints = figureList(city['endpoints']);
  const inTurn = endpoints.flatMap((endpoint) => {
    const base = endpoint['against'] as Figures | undefined;
    const own = [
      String(endpoint['name']),
      Number(endpoint['firstMs']),
      ...timeCells(endpoint['inTurn'] as Figures),
      Number(endpoint['processorMs']),
      Number(endpoint['meanBytes']),
    ];
    return base === undefined
      ? [own]
      : [
          own,
          [
            `  the other, ${endpoint['fasterMedian']}×`,
            '',
            ...timeCells(base),
            Number(endpoint['againstProcessorMs']),
            '',
          ],
        ];
  });
  const shares = endpoints.flatMap((endpoint) => {
    const steps = endpoint['shares'] as Figures;
    const cells = SHARES.map((name) => Number(steps[name] ?? 0));
    return Object.keys(steps).length === 0 ? [] : [[String(endpoint['name']), ...cells]];
  });
  const load = endpoints.flatMap((endpoint) => {
    const figures = endpoint['load'] as Figures | undefined;
    if (figures === undefined) return [];
    return [[String(endpoint['name']), ...LOAD_FIGURES.map((name) => Number(figures[name]))]];
  });
  const first = endpoints[0]?.['load'] as Figures | undefined;
  const all = city['allCores'] as Figures | undefined;
  return [
    `${city['city']}, ${city['date']}: server listening after ${city['startMs']} ms, peak memory ${city['peakMegabytes']} MB`,
    formatTable(['one request after the other', 'first', ...TIME_HEAD, 'processor', 'bytes'], inTurn),
    ...(shares.length === 0 ? [] : [formatTable(['medians of the steps', ...SHARES], shares)]),
    ...(first === undefined
      ? []
      : [formatTable([`${first['connections']} connections, ${first['seconds']} s`, ...LOAD_HEAD], load)]),
    ...(all === undefined ? [] : [allCores(all)]),
  ].join('\n');
}

/** One row: a server on all cores, which the sender of the requests shares. */
function allCores(all: Figures): string {
  const names = [...LOAD_FIGURES, 'serverProcessorMs', 'senderProcessorMs'];
  return formatTable(
    [
      `${all['cores']} cores with the sender, ${all['connections']} connections, ${all['seconds']} s`,
      ...LOAD_HEAD,
      'server ms',
      'sender ms',
    ],
    [[String(all['name']), ...names.map((name) => Number(all[name]))]],
  );
}

/** The steps that `/v1/routing.json` reports, and the rest. */
const SHARES = ['read', 'plan', 'write', 'rest'];
const LOAD_FIGURES = ['requestsPerSecond', 'medianMs', 'p97_5Ms', 'p99Ms', 'refused', 'errors'];
const LOAD_HEAD = ['per second', 'median', 'p97.5', 'p99', 'refused', 'errors'];
