import * as fc from 'fast-check';
import type { PlanRequest } from '../../src/model/index.ts';
import { MONDAY } from './text-world.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'Z'];

/** A request in the small town: half an hour around ten, any modes, a departure or an arrival. */
export interface TownQuery {
  readonly from: string;
  readonly to: string;
  /** Unix seconds. */
  readonly time: number;
  readonly arriveBy: boolean;
  readonly parts: Pick<PlanRequest, 'when' | 'modes' | 'allModes' | 'wheelchair' | 'avoidStops'>;
}

export const anyTownQuery: fc.Arbitrary<TownQuery> = fc
  .record({
    ends: fc.uniqueArray(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 2 }),
    minutes: fc.integer({ min: -30, max: 30 }),
    modes: fc.uniqueArray(fc.constantFrom('pt_pub', 'pt_pub_bus', 'pt_pub_tram', 'me_mic_bic', 'me_car', 'wa_wal'), {
      minLength: 1,
    }),
    allModes: fc.boolean(),
    arriveBy: fc.boolean(),
    wheelchair: fc.boolean(),
    avoidStops: fc.subarray(LETTERS),
  })
  .map(({ ends, minutes, arriveBy, ...rest }) => {
    const [from, to] = ends as [string, string];
    const time = MONDAY * 86_400 + 10 * 3600 + minutes * 60;
    const when = arriveBy
      ? { departAfter: undefined, arriveBefore: time }
      : { departAfter: time, arriveBefore: undefined };
    return { from, to, time, arriveBy, parts: { ...rest, when } };
  });
