import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the transit suite. */
export function printTransit(figures: Figures): string {
  const cities = figureList(figures['cities']).map(printCity);
  const tiles = figureList(figures['tiles']).map(printTiles);
  return [headLine(figures), ...cities, ...tiles].join('\n\n');
}

function printTiles(tiles: Figures): string {
  const networks = figureList(tiles['networks']).map((network) =>
    ['copies', 'stops', 'calls', 'walkingLinks', 'buildMs'].map((name) => Number(network[name])),
  );
  const queries = figureList(tiles['queries']).map((query) => {
    const work = ['visitedMedian', 'visitedP95', 'answered'].map((name) => Number(query[name]));
    return [String(query['name']), ...timeCells(query['time'] as Figures), `${query['timesOneCity']}×`, ...work];
  });
  return [
    `Copies of ${tiles['city']}, ${tiles['date']}, joined by rail`,
    formatTable(
      ['copies', 'stops', 'calls', 'walking links', 'laid out in ms'],
      networks.map(([copies, ...rest]) => [String(copies), ...rest]),
    ),
    formatTable(['copies', ...TIME_HEAD, 'of one city', 'visited', 'p95', 'answered'], queries),
  ].join('\n');
}

function printCity(city: Figures): string {
  const engines = figureList(city['engines']);
  const visited = city['visitedPositions'] as Figures;
  const times = engines.map((engine) => {
    const slower = (engine['timesSlowerThanOurs'] ?? {}) as Figures;
    return [
      String(engine['name']),
      ...timeCells(engine['time'] as Figures),
      Number(engine['answered']),
      Number(engine['journeys']),
      slower['median'] === undefined ? '' : `${slower['median']}×`,
    ];
  });
  const agreement = engines.flatMap((engine) => {
    const counts = engine['agreement'] as Figures | undefined;
    return counts === undefined ? [] : [[String(engine['name']), ...AGREEMENT.map((name) => Number(counts[name]))]];
  });
  const cold = engines.flatMap((engine) => {
    const values = engine['cold'] as Figures;
    if (Object.keys(values).length === 0) return [];
    return [[String(engine['name']), ...COLD.map((name) => (values[name] === undefined ? '–' : Number(values[name])))]];
  });
  return [
    `${city['city']}, ${city['date']}: ${city['stops']} stops, ${city['tripsOnDate']} trips, ${city['callsOnDate']} calls that day, ${city['walkingLinks']} walking links`,
    `visited positions of tripwright: median ${visited['median']}, p95 ${visited['p95']}, max ${visited['max']}`,
    ...engines.map((engine) => `  ${engine['name']} answers: ${engine['answers']}`),
    formatTable(['engine', ...TIME_HEAD, 'answered', 'journeys', 'slower'], times),
    ...(agreement.length === 0 ? [] : [formatTable(['earliest arrival against ours', ...AGREEMENT], agreement)]),
    ...(cold.length === 0 ? [] : [formatTable(['in a process of its own', ...COLD], cold)]),
  ].join('\n');
}

const AGREEMENT = [
  'sameArrival',
  'bothNone',
  'oursEarlier',
  'peerEarlier',
  'peerEarlierWithinRules',
  'onlyOurs',
  'onlyPeer',
] as const;
const COLD = [
  'importMs',
  'importPeakMegabytes',
  'importGtfsOnlyMs',
  'importGtfsOnlyPeakMegabytes',
  'timetableMegabytes',
  'artefactMegabytes',
  'loadMs',
  'loadTimetableMs',
  'firstSearchMs',
  'loadedPeakMegabytes',
] as const;
