import type { JourneyTask } from './journey-task.ts';

/** A set of timetable modes that are searched together. */
export interface TimetableSet {
  readonly modes: readonly string[];
  /** The task with those timetable modes only: they decide which stations vehicles drive to. */
  readonly task: JourneyTask;
}

/** Up to this number of timetable modes every set of them is searched: 7 sets. */
const MOST_IN_EVERY_SET = 3;

/**
 * The sets of timetable modes that a request stands for. A search covers the next few departures only, and a further mode brings further departures. So
 * each smaller set is searched by itself, and the answer for it is part of the answer (the law of more modes in docs/journey-semantics.md). With more
 * modes than {@link MOST_IN_EVERY_SET}, only each mode by itself and all of them together are searched. The set of all modes comes last.
 * @param modes the timetable modes of a set
 */
export function timetableSets(task: JourneyTask, modes: readonly string[]): TimetableSet[] {
  if (modes.length < 2) return [{ modes, task }];
  const smaller = modes.length > MOST_IN_EVERY_SET ? modes.map((mode) => [mode]) : properSubsets(modes);
  const { request } = task;
  const others = request.modes.filter((mode) => !modes.includes(mode));
  return [...smaller, modes].map((set) => ({
    modes: set,
    task: { ...task, request: { ...request, modes: [...set, ...others] }, whole: task },
  }));
}

/** All sets of at least one item that lack at least one. */
function properSubsets(items: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const item of items) for (const set of sets.slice()) sets.push([...set, item]);
  return sets.filter(({ length }) => length > 0 && length < items.length);
}
