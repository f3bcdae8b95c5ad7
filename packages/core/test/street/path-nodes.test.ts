import { expect, test } from 'vitest';
import { pathWays, StreetEngine } from '../../src/engine/street/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildStreetGraph } from '../../src/street/build/index.ts';
import { StreetGraph } from '../../src/street/index.ts';
import { elementsToRows } from './elements-to-rows.ts';

test('OS-38 nodes at one position are all listed, in order', () => {
  const at = (id: number, lng: number) => ({ id, lat: 41, lng });
  const strings = new StringPoolBuilder();
  const nodes = [at(1, 0), at(2, 0), at(3, 0.001), at(4, 0.002), at(5, 0.002)];
  const ways = [{ id: 7, refs: [1, 2, 3, 4, 5], tags: { highway: 'residential' } }];
  const built = buildStreetGraph(elementsToRows({ nodes, ways }), strings, { keepIslands: true });
  const pool = strings.build();
  const engine = new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
  const answer = engine.route(engine.metric('walk'), { lat: 41, lng: 0 }, { lat: 41, lng: 0.002 });
  if (!answer.found) throw new Error(answer.reason);
  expect(pathWays(answer.path).map((way) => way.nodes)).toEqual([[1, 2, 3, 4, 5]]);
});
