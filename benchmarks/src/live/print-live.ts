import type { Figures } from '../common/figures.ts';
import { figureList, headLine, TIME_HEAD, timeCells } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

/** The tables of the live suite. */
export function printLive(figures: Figures): string {
  return [headLine(figures), ...figureList(figures['cities']).map(printCity)].join('\n\n');
}

function printCity(city: Figures): string {
  const plans = city['plans'] as Figures;
  const engines = [...figureList(city['engines']), ...figureList(plans['engines'])].map((engine) => [
    String(engine['name']),
    ...timeCells(engine['time'] as Figures),
    Number(engine['journeys']),
  ]);
  const publishing = figureList(city['publishing']).map((one) => [
    String(one['name']),
    ...['changed', 'tripsMs', 'preparedMs', 'againMs', 'adoptMs', 'megabytes'].map((name) => Number(one[name])),
  ]);
  const making = city['making'] as Figures;
  return [
    `${city['city']}, ${city['date']}: ${city['changed']} of ${city['runs']} runs changed`,
    formatTable(['search', ...TIME_HEAD, 'journeys'], engines),
    ...[...figureList(city['slower']), plans['slower'] as Figures].map(
      ({ name, median, mean, p95, perQuestion, visited }) =>
        `${name}, to timetable: median ${median}×, per question ${perQuestion}×, mean ${mean}×, p95 ${p95}×${visited === undefined ? '' : `; visited positions ${visited}×`}`,
    ),
    `processor time: messages of ${making['updates']} updates taken in ${making['takeMs']} ms, their snapshot (${making['changed']} runs) made in ${making['makeMs']} ms`,
    formatTable(
      ['snapshot', 'changed runs', 'trips, windows', 'prepared', 'same runs again', 'adopt', 'MB'],
      publishing,
    ),
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
