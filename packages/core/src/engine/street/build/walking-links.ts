import type { WalkingLinkRows } from '../../../timetable/build/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { StreetWorkspace } from '../search/street-workspace.ts';
import type { Snap } from '../snapping/snap.ts';
import type { StopLinks } from '../stops/stop-links.ts';

/**
 * Walks between all stops within a time of each other over the streets: one bounded search per stop. Not transitively closed. Seconds and metres are
 * whole, seconds rounded up (IT-29), hops between stop and street included. Walks from and to stops inside stations pass through doors (PW-3).
 * @param progress called with the share of stops done
 * @param origins stops whose walks are wanted; all unless given
 */
export function walkingLinks(
  metric: StreetMetric,
  links: StopLinks,
  limitSeconds: number,
  progress?: (share: number) => void,
  origins?: ReadonlySet<number>,
): WalkingLinkRows {
  const workspace = new StreetWorkspace(metric.graph.turns(metric.profile.family));
  const from: number[] = [];
  const to: number[] = [];
  const seconds: number[] = [];
  const metres: number[] = [];
  for (let stop = 0 as StopIndex; stop < links.count; stop++) {
    if (stop % 256 === 0) progress?.(stop / links.count);
    if (origins?.has(stop) === false) continue;
    // One search per door of the stop's station, so that the door by which a walk leaves is known.
    const found = new Map<number, { seconds: number; metres: number }>();
    for (const places of Map.groupBy(links.snapsOf(stop, 'from'), ({ inside }) => inside?.door).values()) {
      const reach = links.within(workspace, metric, places, 'from', limitSeconds);
      const reachedBy = links.reachedBy(workspace, metric, places, 'from');
      for (let i = 0; i < reach.count; i++) {
        const other = reach.stop[i] as StopIndex;
        if (other === stop) continue;
        const walk = Math.ceil(reach.milliseconds[i]! / 1000);
        const known = found.get(other);
        if (known !== undefined && known.seconds <= walk) continue;
        const hops = offStreet(metric, reachedBy(other)) + offStreet(metric, links.reachedAt(other, 'from'));
        found.set(other, { seconds: walk, metres: Math.round(reach.centimetres[i]! / 100 + hops) });
      }
    }
    for (const [other, walk] of found) {
      from.push(stop);
      to.push(other);
      seconds.push(walk.seconds);
      metres.push(walk.metres);
    }
  }
  progress?.(1);
  return {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    seconds: Int32Array.from(seconds),
    metres: Int32Array.from(metres),
  };
}

/** Metres between a stop and the street; inside stations, the distance walked in the seconds to the door. */
function offStreet(metric: StreetMetric, snap: Snap | undefined): number {
  return snap === undefined ? 0 : snap.metres + (snap.inside?.seconds ?? 0) * metric.hopSpeed;
}
