import { weekdayOf, zoneOffset } from '../../../base/index.ts';
import { HOURS_OF_WEEK, type StreetGraph } from '../../../street/index.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { type TrafficSlot, trafficSlot } from '../costing/traffic.ts';
import type { StreetMoment } from './street-moment.ts';

const DAY_SECONDS = 86_400;

/** The traffic of an hour of the week. */
export interface Traffic {
  /** Equal for hours in which traffic is the same on every street. */
  readonly key: string;
  /** Of streets without a measured speed. */
  readonly slot: TrafficSlot;
  /** 0 to 167, where speeds were measured. */
  readonly hour: number;
}

/** The last hour: a request asks for dozens of drives at one moment, and the offset of a time zone is slow to compute. */
let known = { instant: Number.NaN, zone: '', hour: 0 };

/** The hour of the week at a moment, by the clock of its zone: 0 = Monday 00:00 to 01:00. */
export function hourOfWeek({ instant, zone }: Pick<StreetMoment, 'instant' | 'zone'>): number {
  if (known.instant !== instant || known.zone !== zone) {
    const local = Math.floor(instant) + zoneOffset(instant, zone);
    const day = Math.floor(local / DAY_SECONDS);
    const hour = weekdayOf(day) * 24 + Math.floor((local - day * DAY_SECONDS) / 3600);
    known = { instant, zone, hour };
  }
  return known.hour;
}

/**
 * The traffic that a profile meets at a moment.
 * @returns undefined for travellers whom traffic does not slow, and where it slows no street
 */
export function trafficAt(graph: StreetGraph, profile: StreetProfile, moment: StreetMoment): Traffic | undefined {
  if (profile.trafficExposure === 0) return undefined;
  const traffic = trafficOf(graph)[hourOfWeek(moment)];
  return traffic?.key === '' ? undefined : traffic;
}

const trafficByGraph = new WeakMap<StreetGraph, readonly Traffic[]>();

/** The traffic of each hour of the week; the key is '' where all streets flow freely. */
function trafficOf(graph: StreetGraph): readonly Traffic[] {
  let hours = trafficByGraph.get(graph);
  if (hours === undefined) {
    const isAnyBuiltUp = Array.prototype.includes.call(graph.edgeBuiltUp, 1);
    hours = Array.from({ length: HOURS_OF_WEEK }, (_, hour) => trafficSlot(hour)).map((slot, hour, slots) => {
      // Hours with the same traffic share a metric, so the first of them stands for all.
      const first = slots.findIndex((other, earlier) => other === slot && isSameTraffic(graph, earlier, hour));
      const isFree = (slot === 'free-flow' || !isAnyBuiltUp) && isUnmeasured(graph, hour);
      return { key: isFree ? '' : graph.speedProfileKmh === undefined ? slot : `${slot} ${first}`, slot, hour: first };
    });
    trafficByGraph.set(graph, hours);
  }
  return hours;
}

/** Whether every measured street has the same speed in two hours of the week. */
function isSameTraffic({ speedProfileKmh: kmh }: StreetGraph, a: number, b: number): boolean {
  if (kmh === undefined || a === b) return true;
  for (let first = 0; first < kmh.length; first += HOURS_OF_WEEK) if (kmh[first + a] !== kmh[first + b]) return false;
  return true;
}

function isUnmeasured({ speedProfileKmh: kmh }: StreetGraph, hour: number): boolean {
  if (kmh === undefined) return true;
  for (let at = hour; at < kmh.length; at += HOURS_OF_WEEK) if (kmh[at] !== 0) return false;
  return true;
}

/** Measured speeds as metres per second, by speed profile; 0 where an hour has none. */
export interface MeasuredSpeeds {
  /** In the hour. */
  readonly now: Float64Array;
  /** The highest of the week: without traffic. */
  readonly freeFlow: Float64Array;
}

/** The measured speeds in an hour of the week; undefined for a region without any. */
export function measuredSpeeds({ speedProfileKmh: kmh }: StreetGraph, hour: number): MeasuredSpeeds | undefined {
  if (kmh === undefined) return undefined;
  const profiles = kmh.length / HOURS_OF_WEEK;
  const now = Float64Array.from({ length: profiles }, (_, profile) => kmh[profile * HOURS_OF_WEEK + hour]! / 3.6);
  const freeFlow = Float64Array.from({ length: profiles }, (_, profile) => {
    let most = 0;
    for (let i = 0; i < HOURS_OF_WEEK; i++) most = Math.max(most, kmh[profile * HOURS_OF_WEEK + i]!);
    return most / 3.6;
  });
  return { now, freeFlow };
}
