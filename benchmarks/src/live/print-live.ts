import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the live suite. */
export function printLive(figures: Figures): string {
  return [headLine(figures), ...figureList(figures['cities']).map(printCity)].join('\n\n');
}

function printCity(city: Figures): string {
  const engines = figureList(city['engines']).map((engine) => [
    String(engine['name']),
    ...timeCells(engine['time'] as Figures),
    Number(engine['journeys']),
  ]);
  const slower = city['slower'] as Figures;
  const publishing = figureList(city['publishing']).map((one) => [
    String(one['name']),
    ...['changed', 'publishMs', 'slowestMs', 'preparedMs', 'adoptMs', 'megabytes'].map((name) => Number(one[name])),
  ]);
  return [
    `${city['city']}, ${city['date']}: ${city['changed']} of ${city['runs']} runs changed`,
    formatTable(['search', ...TIME_HEAD, 'journeys'], engines),
    `live to timetable: median ${slower['median']}×, mean ${slower['mean']}×, p95 ${slower['p95']}×; visited positions ${slower['visited']}×`,
    formatTable(['snapshot', 'changed runs', 'publish', 'slowest', 'with transfers', 'adopt', 'MB'], publishing),
    ...(city['polls'] === undefined ? [] : [printPolls(city['polls'] as Figures)]),
  ].join('\n');
}

function printPolls(polls: Figures): string {
  const rows = figureList(polls['scenes']).map((scene) => [
    scene['name'] === 'polled' ? 'a message each second' : 'no news',
    Number(scene['messages']),
    ...['health', 'plans'].flatMap((face) =>
      ['count', 'median', 'p99', 'max'].map((part) => Number((scene[face] as Figures)[part])),
    ),
  ]);
  const parts = ['median', 'p99', 'max'];
  return [
    `messages of ${polls['messageBytes']} bytes, ${polls['updates']} runs; milliseconds of answers, load average ${polls['load']}`,
    formatTable(['over HTTP', 'messages', 'health', ...parts, 'plans', ...parts], rows),
  ].join('\n');
}
