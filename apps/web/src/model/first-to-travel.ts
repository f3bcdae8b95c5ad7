import type { GroupView } from './trip-view.ts';

/** The trip that represents a group: its first that can be travelled, else its first. */
export function firstToTravel({ trips }: GroupView): number {
  return Math.max(
    0,
    trips.findIndex(({ lapse }) => lapse === undefined),
  );
}

/** The group to show first: the first with a trip that can be travelled, else the first. */
export function groupToTravel(groups: readonly GroupView[]): number {
  return Math.max(
    0,
    groups.findIndex(({ trips }) => trips.some(({ lapse }) => lapse === undefined)),
  );
}
