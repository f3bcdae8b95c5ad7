import { STREET_PROFILES, StreetEngine, type StreetMoment } from '@tripwright/core/engine/street';
import type { LatLng } from '@tripwright/core/geo';
import type { StreetProfileName } from '@tripwright/core/modes';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { type OsmElements, osmRows } from '@tripwright/feeds/osm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIMED_MOMENT, timedStreets } from './timed-streets.ts';

/** Number of random towns. */
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 250);

const anyPlace = fc.record({
  lat: fc.double({ min: 47.9995, max: 48.0055, noNaN: true }),
  lng: fc.double({ min: 10.9995, max: 11.0075, noNaN: true }),
});

function engineOf(elements: OsmElements): StreetEngine {
  const strings = new StringPoolBuilder();
  const { sections } = buildStreetGraph(osmRows(elements), strings, { keepIslands: true });
  const pool = strings.build();
  return new StreetEngine(new StreetGraph(sections, new StringPool(pool.bytes, pool.offsets)));
}

/** Cost in milliseconds of the best path; infinite where there is none. */
function costOf(engine: StreetEngine, who: StreetProfileName, from: LatLng, to: LatLng, when?: StreetMoment): number {
  const answer = engine.route(engine.metric(who, undefined, when), from, to);
  return answer.found ? answer.path.cost : Number.POSITIVE_INFINITY;
}

/** Streets are cut at nodes that are closed at times, and each piece rounds its own milliseconds. */
const ROUNDING = 50;

test('OS-16 OS-24 OS-25 streets with conditional tags equal, at a moment, the streets with the plain tags in force', () => {
  let [reached, different] = [0, 0];
  fc.assert(
    fc.property(
      timedStreets,
      fc.array(fc.tuple(anyPlace, anyPlace), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...(Object.keys(STREET_PROFILES) as StreetProfileName[])),
      ({ timed, plain }, pairs, who) => {
        const [ours, theirs] = [engineOf(timed), engineOf(plain)];
        for (const [from, to] of pairs) {
          const [cost, expected] = [costOf(ours, who, from, to, TIMED_MOMENT), costOf(theirs, who, from, to)];
          if (cost !== expected) expect(Math.abs(cost - expected), `${cost} ${expected}`).toBeLessThan(ROUNDING);
          if (cost < Number.POSITIVE_INFINITY) reached++;
          if (cost !== costOf(ours, who, from, to)) different++;
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(reached).toBeGreaterThan(50);
  expect(different).toBeGreaterThan(10);
});

test('OS-24 a street that is impassable for cars stays so when its access changes with the hour', () => {
  const places = [
    { lat: 48, lng: 11 },
    { lat: 48, lng: 11.01 },
  ] as const;
  const costWith = (tags: Readonly<Record<string, string>>): number => {
    const nodes = places.map((place, i) => ({ id: i + 1, ...place, tags: {} }));
    const timed = { highway: 'residential', access: 'no', 'access:conditional': 'yes @ (Mo-Fr 07:00-10:00)', ...tags };
    const engine = engineOf({ nodes, ways: [{ id: 9, refs: [1, 2], tags: timed }], relations: [] });
    return costOf(engine, 'car', ...places, TIMED_MOMENT);
  };
  expect(costWith({})).toBeLessThan(200_000);
  for (const tags of [{ maxheight: '1.5' }, { width: '1.2' }, { smoothness: 'impassable' }, { ice_road: 'yes' }])
    expect(costWith(tags), JSON.stringify(tags)).toBe(Number.POSITIVE_INFINITY);
});

test('OS-33 a lift carries no vehicle with an engine at any hour, and a locked one carries no walker', () => {
  const end = { lat: 48, lng: 11.02 };
  const costWith = (who: StreetProfileName, tags: Readonly<Record<string, string>>, when?: StreetMoment): number => {
    const nodes = [11, 11.01, end.lng].map((lng, i) => ({ id: i + 1, lat: 48, lng, tags: i === 1 ? tags : {} }));
    const engine = engineOf({
      nodes,
      ways: [{ id: 9, refs: [1, 2, 3], tags: { highway: 'residential' } }],
      relations: [],
    });
    return costOf(engine, who, { lat: 48, lng: 11 }, end, when);
  };
  const open = { highway: 'elevator', 'access:conditional': 'yes @ (Mo-Fr 07:00-10:00)' };
  for (const when of [undefined, TIMED_MOMENT]) {
    expect(costWith('car', { ...open, access: 'yes' }, when)).toBe(Number.POSITIVE_INFINITY);
    expect(costWith('walk', open, when)).toBeLessThan(Number.POSITIVE_INFINITY);
    const locked = { highway: 'elevator', locked: 'yes', 'bicycle:conditional': 'no @ (Mo-Fr 07:00-10:00)' };
    expect(costWith('walk', locked, when)).toBe(Number.POSITIVE_INFINITY);
  }
});
