import { CHANGE_RULE, type ServiceWindow } from '../../timetable/index.ts';

/** Seconds needed to change, −1 where a change is forbidden: `[link]` as in the window's links, `[stop]` within a stop. */
export interface ChangeSeconds {
  readonly link: Int32Array;
  readonly stop: Int32Array;
}

const cached = new WeakMap<Int32Array, Map<number, ChangeSeconds>>();

/** Change times of a window's links for a slack, worked out once per timetable, direction and slack. */
export function changeSecondsOf(window: ServiceWindow, slack: number): ChangeSeconds {
  let bySlack = cached.get(window.linkTo);
  if (bySlack === undefined) {
    bySlack = new Map();
    cached.set(window.linkTo, bySlack);
  }
  let changes = bySlack.get(slack);
  if (changes === undefined) {
    const { stopRule, stopMinimum } = window.timetable;
    const needed = (rule: number, minimum: number, walk: number): number => {
      if (rule === CHANGE_RULE.forbidden) return -1;
      if (rule === CHANGE_RULE.timed) return walk;
      return rule === CHANGE_RULE.minimum ? Math.max(walk, minimum) : walk + slack;
    };
    changes = {
      link: window.linkSeconds.map((walk, i) =>
        needed(window.linkRule[i] as number, window.linkMinimum[i] as number, walk),
      ),
      stop: stopMinimum.map((minimum, i) => needed(stopRule[i] as number, minimum, 0)),
    };
    if (bySlack.size >= 8) bySlack.clear(); // slacks come from requests: keep a few, never many
    bySlack.set(slack, changes);
  }
  return changes;
}
