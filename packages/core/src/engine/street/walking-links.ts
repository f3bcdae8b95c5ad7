import type { WalkingLinkRows } from '../../timetable/index.ts';
import type { StopLinks } from './stop-links.ts';
import type { StreetMetric } from './street-metric.ts';
import { StreetWorkspace } from './workspace.ts';

/**
 * Walks between all stops within a time of each other, over the streets: one bounded search per stop (performance.md 5.6). Not
 * transitively closed. Seconds and metres are whole, seconds rounded up (IT-29), hops between stop and street included.
 * @param progress told the share of stops done
 */
export function walkingLinks(
  metric: StreetMetric,
  links: StopLinks,
  limitSeconds: number,
  progress?: (share: number) => void,
): WalkingLinkRows {
  const workspace = new StreetWorkspace(metric.graph.nodeCount);
  const from: number[] = [];
  const to: number[] = [];
  const seconds: number[] = [];
  const metres: number[] = [];
  for (let stop = 0; stop < links.count; stop++) {
    if (stop % 256 === 0) progress?.(stop / links.count);
    const place = links.snapOf(stop);
    if (place === undefined) continue;
    const reach = links.within(workspace, metric, [place], 'from', limitSeconds);
    for (let i = 0; i < reach.count; i++) {
      const other = reach.stop[i]!;
      if (other === stop) continue;
      const hops = place.metres + (links.snapOf(other)?.metres ?? 0);
      from.push(stop);
      to.push(other);
      seconds.push(Math.ceil(reach.milliseconds[i]! / 1000));
      metres.push(Math.round(reach.centimetres[i]! / 100 + hops));
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
