import type { GroupView } from './trip-view.ts';

/** The trip that represents a group: the first that can still be travelled, else the first. */
export function firstToTravel({ trips }: GroupView): number {
  return Math.max(
    0,
    trips.findIndex(({ lapse }) => lapse === undefined),
  );
}

/** The group to select first: the first with a trip that can still be travelled, else the first. */
export function groupToTravel(groups: readonly GroupView[]): number {
  return Math.max(
    0,
    groups.findIndex(({ trips }) => trips.some(({ lapse }) => lapse === undefined)),
  );
}
