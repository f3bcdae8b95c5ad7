import type { Figure, Figures } from './figures.ts';
import { machineLine } from './machine.ts';

/** The heading of every table. */
export function headLine(figures: Figures): string {
  return `${machineLine(figures['machine'] as Figures)}\n${figures['questions']} questions, ${figures['rounds']} rounds, seed ${figures['seed']}; milliseconds`;
}

/** The heads of {@link timeCells}. */
export const TIME_HEAD: readonly string[] = ['median', 'p95', 'p99', 'max', 'slowest sample', 'round medians'];

/** A time summary as cells. */
export function timeCells(time: Figures): (string | number)[] {
  const numbers = ['median', 'p95', 'p99', 'max', 'slowestSample'].map((name) => Number(time[name]));
  return [...numbers, `${time['fastestRoundMedian']}–${time['slowestRoundMedian']}`];
}

/** A figure as a list of objects; empty when it is absent. */
export function figureList(value: Figure | undefined): Figures[] {
  return Array.isArray(value) ? (value as Figures[]) : [];
}
