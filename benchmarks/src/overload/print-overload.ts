import type { Figures } from '../common/figures.ts';
import { figureList, headLine } from '../common/print.ts';
import { formatTable } from '../common/table.ts';

const HEAD = [
  'load',
  'health p50',
  'p99',
  'max',
  'walk p50',
  'p99',
  'max',
  'answered',
  'wrong',
  'refused',
  'others',
  'refused p50',
  'p99',
  'max',
  'peak MB',
];

/** The table of the overload suite. */
export function printOverload(figures: Figures): string {
  return [headLine(figures), ...figureList(figures['cities']).map(printCity)].join('\n\n');
}

function printCity(city: Figures): string {
  const times = (scene: Figures, name: string): (string | number)[] => {
    const summary = scene[name] as Figures | undefined;
    return ['median', 'p99', 'max'].map((part) => (summary === undefined ? '' : Number(summary[part])));
  };
  const rows = figureList(city['scenes']).map((scene) => [
    String(scene['name']),
    Number(scene['load']),
    ...times(scene, 'health'),
    ...times(scene, 'walk'),
    ...['answered', 'wrong', 'refused', 'others'].map((name) => Number(scene[name] ?? 0)),
    ...times(scene, 'refusedMs'),
    Number(scene['peakMegabytes']),
  ]);
  return `${city['city']}, ${city['date']}\n${formatTable(['', ...HEAD], rows)}`;
}
