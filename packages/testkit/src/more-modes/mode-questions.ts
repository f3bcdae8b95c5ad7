import type { LatLng } from '@tripwright/core/geo';
import { type PlanRequest, planRequest } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { type Region, regionCovers } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { below, pickOne, type RandomNumbers, randomNumbers } from '../random/random-numbers.ts';
import { spotNear } from '../real/spot-near.ts';

/** A request for some modes, and a smaller set of them: the two sides of the law of more modes. */
export interface ModeQuestion {
  readonly request: PlanRequest;
  readonly fewer: readonly string[];
}

/** Families as clients name them, requested more often than the modes that a region names. */
const FAMILIES = [
  'pt_pub',
  'me_car',
  'me_mot',
  'me_mic_bic',
  'me_mic_fold-bic',
  'me_mic-s',
  'me_car-s',
  'ps_tax',
  'ps_tnc',
  'ps_drt',
];

/**
 * Random questions for the law of more modes, between places near the stops of a region: departures and arrivals, wheelchairs, weights, paces and
 * limits. The same for the same seed.
 * @param days the starts of service days, Unix seconds
 */
export function modeQuestions(region: Region, days: readonly number[], count: number, seed: number): ModeQuestion[] {
  const random = randomNumbers(seed);
  const chance = (share: number): boolean => random() < share;
  const stops = servedStops(region);
  const place = (): LatLng => {
    for (;;) {
      const spot = spotNear(pickOne(stops, random), random);
      if (regionCovers(region, spot)) return spot;
    }
  };
  const { modes: here } = region.manifest;
  const families = FAMILIES.filter((family) => here.some((mode) => coversMode(family, mode)));
  return Array.from({ length: count }, () => {
    const modes = someModes(families, here, random);
    const time = pickOne(days, random) + (chance(0.85) ? 6 * 60 + below(random, 15 * 60) : below(random, 26 * 60)) * 60;
    const request = planRequest({
      from: place(),
      to: place(),
      when: chance(0.4) ? { arriveBefore: time } : { departAfter: time },
      modes,
      allModes: true,
      wheelchair: chance(0.12),
      vehiclesAboard: chance(0.1) ? false : undefined,
      walkMetresPerSecond: chance(0.2) ? pickOne([0.8, 1.5], random) : undefined,
      maxWalkSeconds: chance(0.08) ? 60 * pickOne([8, 15, 25], random) : undefined,
      minTransferSeconds: chance(0.2) ? 60 * below(random, 6) : undefined,
      weights: chance(0.08)
        ? { environment: 2, duration: 0.5 }
        : chance(0.08)
          ? { convenience: 2, price: 0.2 }
          : undefined,
    });
    return { request, fewer: fewerOf(modes, random) };
  });
}

/** Two to six modes, mostly with public transport. */
function someModes(families: readonly string[], here: readonly string[], random: RandomNumbers): string[] {
  const modes = new Set(random() < 0.85 ? ['pt_pub'] : [pickOne(here, random)]);
  const wanted = Math.min(2 + below(random, 5), here.length);
  while (modes.size < wanted) modes.add(pickOne(random() < 0.8 && families.length >= wanted ? families : here, random));
  return [...modes];
}

/** A smaller set with at least one mode, mostly two or more. */
function fewerOf(modes: readonly string[], random: RandomNumbers): string[] {
  const left = [...modes];
  const least = left.length > 2 && random() < 0.9 ? 2 : 1;
  const wanted = least + below(random, left.length - least);
  while (left.length > wanted) {
    const at = below(random, left.length);
    // A combination needs a timetable, so the first mode mostly stays.
    if (at > 0 || random() < 0.15) left.splice(at, 1);
  }
  return left;
}

function servedStops({ transit }: Region): LatLng[] {
  if (transit === undefined) throw new Error('the law of more modes needs a timetable');
  const { timetable, stops } = transit;
  return Array.from({ length: timetable.boardableStops }, (_, stop) => stop as StopIndex)
    .filter((stop) => stops.linesOf(stop).length > 0 && timetable.stopLatDegrees(stop) >= -90)
    .map((stop) => ({ lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) }));
}
