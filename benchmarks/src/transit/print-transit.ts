import type { Figure, Figures } from '../common/figures.ts';
import { machineLine } from '../common/machine.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the transit suite. */
export function printTransit(figures: Figures): string {
  const head = `${machineLine(figures['machine'] as Figures)}\n${figures['questions']} questions, ${figures['rounds']} rounds, seed ${figures['seed']}; milliseconds`;
  const cities = list(figures['cities']).map(printCity);
  return [head, ...cities].join('\n\n');
}

function printCity(city: Figures): string {
  const engines = list(city['engines']);
  const visited = city['visitedPositions'] as Figures;
  const times = engines.map((engine) => {
    const time = engine['time'] as Figures;
    const slower = (engine['timesSlowerThanOurs'] ?? {}) as Figures;
    return [
      String(engine['name']),
      ...['median', 'p95', 'p99', 'max', 'slowestSample'].map((name) => Number(time[name])),
      `${time['fastestRoundMedian']}–${time['slowestRoundMedian']}`,
      Number(engine['answered']),
      Number(engine['journeys']),
      slower['median'] === undefined ? '' : `${slower['median']}×`,
    ];
  });
  const agreement = engines.flatMap((engine) => {
    const counts = engine['agreement'] as Figures | undefined;
    return counts === undefined ? [] : [[String(engine['name']), ...AGREEMENT.map((name) => Number(counts[name]))]];
  });
  const cold = engines.map((engine) => {
    const values = engine['cold'] as Figures;
    return [String(engine['name']), ...COLD.map((name) => (values[name] === undefined ? '–' : Number(values[name])))];
  });
  return [
    `${city['city']}, ${city['date']}: ${city['stops']} stops, ${city['tripsOnDate']} trips, ${city['callsOnDate']} calls that day, ${city['walkingLinks']} walking links`,
    `visited positions of tripwright: median ${visited['median']}, p95 ${visited['p95']}, max ${visited['max']}`,
    ...engines.map((engine) => `  ${engine['name']} answers: ${engine['answers']}`),
    formatTable(['engine', 'median', 'p95', 'p99', 'max', 'slowest sample', 'round medians', 'answered', 'journeys', 'slower'], times),
    ...(agreement.length === 0 ? [] : [formatTable(['earliest arrival against ours', ...AGREEMENT], agreement)]),
    formatTable(['in a process of its own', ...COLD], cold),
  ].join('\n');
}

const AGREEMENT = ['sameArrival', 'bothNone', 'oursEarlier', 'peerEarlier', 'peerEarlierWithinRules', 'onlyOurs', 'onlyPeer'] as const;
const COLD = [
  'importMs',
  'importPeakMegabytes',
  'importGtfsOnlyMs',
  'importGtfsOnlyPeakMegabytes',
  'timetableMegabytes',
  'artefactMegabytes',
  'loadMs',
  'firstSearchMs',
  'loadedPeakMegabytes',
] as const;

function list(value: Figure | undefined): Figures[] {
  return Array.isArray(value) ? (value as Figures[]) : [];
}
