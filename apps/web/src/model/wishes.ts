/** What a traveller may say to matter most, as weights of price, environment, duration and convenience (`wp`). */
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

/** Minutes on foot that can be chosen. */
export const WALKS = [5, 10, 15, 20, 30] as const;

/** How one likes to travel; what is left out is as usual. */
export interface Wishes {
  readonly priority?: Priority;
  /** The most minutes on foot. */
  readonly walk?: number;
  readonly concession?: boolean;
}

/** The wishes as parameters of `/v1/routing.json`. */
export function wishParameters({ priority, walk, concession }: Wishes): Readonly<Record<string, string>> {
  return {
    ...(priority !== undefined && { wp: PRIORITIES[priority] }),
    ...(walk !== undefined && { wm: String(walk) }),
    ...(concession === true && { conc: 'true' }),
  };
}
