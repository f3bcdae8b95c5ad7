import { after } from '../../../storage/index.ts';
import {
  type PositionIndex,
  type RunIndex,
  type ServiceWindow,
  type StopIndex,
  transferPointsOf,
} from '../../../timetable/index.ts';

/** The stop at a position of a run. */
export function stopAt(window: ServiceWindow, run: RunIndex, position: number): StopIndex {
  const first = window.laneFirstPosition[window.runLane[run]!]!;
  return window.positionStop[(first + position) as PositionIndex]!;
}

/** The label column of readiness to board a run at a position. */
export function departureColumn(window: ServiceWindow, run: RunIndex, position: number): number {
  const first = window.laneFirstPoint[window.runLane[run]!]!;
  return first < 0 ? stopAt(window, run, position) : window.departurePoint[first + position]!;
}

/** The stop that a label column belongs to: a stop, or a transfer point there. */
export function stopOfColumn({ timetable }: ServiceWindow, column: number): StopIndex {
  if (column < timetable.stopCount) return column as StopIndex;
  return transferPointsOf(timetable)!.stopOfPoint[column - timetable.stopCount]!;
}

/** Seconds of the walking link between two stops, 0 where there is none. */
export function walkSeconds(window: ServiceWindow, from: StopIndex, to: StopIndex): number {
  for (let link = window.linkFirst[from]!; link < window.linkFirst[after(from)]!; link++) {
    if (window.linkTo[link] === to) return window.linkSeconds[link]!;
  }
  return 0;
}
