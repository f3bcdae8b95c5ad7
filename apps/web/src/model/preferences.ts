/** The selectable priorities as weights of price, environment, duration and convenience (parameter `wp`). */
export const PRIORITIES = {
  fast: '(0.5,0.5,2,0.5)',
  easy: '(0.5,0.5,0.5,2)',
  green: '(0.5,2,0.5,0.5)',
  cheap: '(2,0.5,0.5,0.5)',
} as const;

export type Priority = keyof typeof PRIORITIES;

export function isPriority(text: string): text is Priority {
  return Object.hasOwn(PRIORITIES, text);
}

/** The selectable limits of walking, in minutes. */
export const WALK_MINUTES = [5, 10, 15, 20, 30] as const;

/** The traveller's preferences. A missing preference has its default value. */
export interface Preferences {
  readonly priority?: Priority;
  /** Maximum minutes on foot. */
  readonly walk?: number;
  readonly concession?: boolean;
}

/** The preferences as parameters of `/v1/routing.json`. */
export function preferenceParameters({ priority, walk, concession }: Preferences): Readonly<Record<string, string>> {
  return {
    ...(priority !== undefined && { wp: PRIORITIES[priority] }),
    ...(walk !== undefined && { wm: String(walk) }),
    ...(concession === true && { conc: 'true' }),
  };
}
