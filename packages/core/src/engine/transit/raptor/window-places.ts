import { type ServiceWindow, transferPointsOf } from '../../../timetable/index.ts';

/** The stop at a position of a run. */
export function stopAt(window: ServiceWindow, run: number, position: number): number {
  return window.positionStop[window.laneFirstPosition[window.runLane[run]!]! + position]!;
}

/** The label column by which one gets ready to board a run at a position. */
export function departureColumn(window: ServiceWindow, run: number, position: number): number {
  const first = window.laneFirstPoint[window.runLane[run]!]!;
  return first < 0 ? stopAt(window, run, position) : window.departurePoint[first + position]!;
}

export function stopOfColumn({ timetable }: ServiceWindow, column: number): number {
  if (column < timetable.stopCount) return column;
  return transferPointsOf(timetable)!.stopOfPoint[column - timetable.stopCount]!;
}

/** Seconds of the walking link between two stops, 0 where there is none. */
export function walkSeconds(window: ServiceWindow, from: number, to: number): number {
  for (let link = window.linkFirst[from]!; link < window.linkFirst[from + 1]!; link++) {
    if (window.linkTo[link] === to) return window.linkSeconds[link]!;
  }
  return 0;
}
