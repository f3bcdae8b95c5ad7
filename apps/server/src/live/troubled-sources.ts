import type { LiveFeed } from '@tripwright/core/live';
import type { Planner } from '@tripwright/planner';

/** A source of live data that answers cannot rely on now. */
export interface TroubledSource {
  readonly region: string;
  readonly source: string;
  readonly health: Exclude<LiveFeed['health'], 'fresh'>;
  /** Seconds since its newest message; absent = there was none. */
  readonly ageSeconds?: number;
}

/** The sources of all regions that are not fresh. @param now Unix seconds */
export function troubledSources(planner: Pick<Planner, 'regions' | 'live'>, now: number): TroubledSource[] {
  return planner
    .regions()
    .flatMap(({ code }) =>
      (planner.live(code)?.feeds ?? []).flatMap(({ name, health, messageTime }) =>
        health === 'fresh'
          ? []
          : [{ region: code, source: name, health, ...(messageTime > 0 && { ageSeconds: now - messageTime }) }],
      ),
    );
}
