import type { Figure, Figures } from '../common/figures.ts';
import { figureList } from '../common/print.ts';

/** A line for each city, and the answers that differ. */
export function printAnswers(figures: Figures): string {
  return figureList(figures['cities'])
    .flatMap((city) => [
      `${city['city']}: ${city['compared']} answers compared (${city['meanBytes']} bytes on average, ${city['empty']} without trips, ${city['refused']} refused), ${city['different']} different`,
      ...lines(city['firstRefused']),
      ...lines(city['firstDifferent']),
    ])
    .join('\n');
}

function lines(figure: Figure | undefined): string[] {
  return Array.isArray(figure) ? figure.map((line) => `  ${line}`) : [];
}
