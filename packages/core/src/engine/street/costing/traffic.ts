import type { StreetClass } from '../../../street/index.ts';

/** A part of the week in which traffic is about the same. */
export type TrafficSlot = 'free-flow' | 'morning-peak' | 'day' | 'evening-peak' | 'weekend';

/**
 * The slot of an hour of the week (0 = Monday 00:00 to 01:00). Peaks and the day between them are those of the UK Department for Transport's appraisal
 * guidance (TAG: 07:00–10:00, 10:00–16:00, 16:00–19:00), with an hour and two of ordinary daytime traffic around them.
 */
export function trafficSlot(hourOfWeek: number): TrafficSlot {
  const hour = hourOfWeek % 24;
  if (hourOfWeek >= 5 * 24) return hour >= 10 && hour < 20 ? 'weekend' : 'free-flow';
  if (hour >= 7 && hour < 10) return 'morning-peak';
  if (hour >= 16 && hour < 19) return 'evening-peak';
  return hour >= 6 && hour < 21 ? 'day' : 'free-flow';
}

/** Kinds of road that traffic slows alike. */
type RoadKind = 'motorway' | 'main' | 'collector' | 'local';

/**
 * Share of the free-flow speed in built-up areas: defaults for any town, until `--speeds` gives measured ones.
 *
 * - Motorways: the travel time index of 52 US metropolitan areas is 1.33 in the peaks, so 0.75 of the speed; outside the congested hours (4:16 a day) it
 *   is above 0.9 (FHWA, 2018 Urban Congestion Trends, FHWA-HOP-19-026).
 * - Main roads: on local A roads in England 43 of 142 seconds per mile are delay, 0.7 of the free-flow speed over all traffic of the week (Department
 *   for Transport, Travel time measures, year to June 2019). Rounded up, since the speeds that the share is taken of have already lost a fifth to
 *   signals and bends.
 * - Collectors lie half-way between main roads and local streets. Local streets hardly queue; cars slow down for each other in the peaks.
 */
const SHARE: Readonly<Record<Exclude<TrafficSlot, 'free-flow'>, Readonly<Record<RoadKind, number>>>> = {
  'morning-peak': { motorway: 0.75, main: 0.65, collector: 0.75, local: 0.9 },
  day: { motorway: 0.9, main: 0.75, collector: 0.85, local: 1 },
  'evening-peak': { motorway: 0.75, main: 0.65, collector: 0.75, local: 0.9 },
  weekend: { motorway: 0.95, main: 0.8, collector: 0.9, local: 1 },
};

const KIND: Partial<Record<StreetClass, RoadKind>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'motorway',
  trunk_link: 'motorway',
  primary: 'main',
  primary_link: 'main',
  secondary: 'main',
  secondary_link: 'main',
  tertiary: 'collector',
  tertiary_link: 'collector',
  unclassified: 'local',
  residential: 'local',
  living_street: 'local',
  road: 'local',
  service: 'local',
};

/** The share of its free-flow speed that a car keeps in built-up areas, above 0 and at most 1. Ferries, bus lanes and footpaths have no traffic. */
export function trafficShare(streetClass: StreetClass, slot: TrafficSlot): number {
  const kind = KIND[streetClass];
  return slot === 'free-flow' || kind === undefined ? 1 : SHARE[slot][kind];
}

/**
 * A traveller's speed between the free flow and the speed of cars.
 * @param exposure share of the cars' delay that the traveller has (`StreetProfile.trafficExposure`)
 */
export function speedInTraffic(freeFlow: number, cars: number, exposure: number): number {
  return freeFlow + (cars - freeFlow) * exposure;
}
