import type { RegionInfo } from '@tripwright/core/model';
import { expect, test } from 'vitest';
import type { Planning } from '../../planning/planning.ts';
import type { Reader } from './graph-source.ts';
import { plannerRuns } from './planner-runs.ts';

const region = { code: 'xx_portmerrow' } as RegionInfo;

/** Reads whose lookups are recorded, and answered with the questions themselves. */
function recorded(): { readonly reads: ReturnType<typeof plannerRuns>; readonly sizes: number[] } {
  const sizes: number[] = [];
  const lookUp = async (_: string, query: Record<'boards' | 'lines' | 'runs', readonly unknown[] | undefined>) => {
    const asked = query.boards ?? query.lines ?? query.runs ?? [];
    sizes.push(asked.length);
    return query.runs === undefined ? asked : asked.map((service) => ({ kind: 'found', service, live: undefined }));
  };
  return { reads: plannerRuns({ lookUp } as unknown as Planning), sizes };
}

test.each(['boards', 'ofLines'] as const)('of %s about a thousand entries come in one piece', async (kind) => {
  const { reads, sizes } = recorded();
  const asked = [
    ...Array.from({ length: 45 }, (_, i) => ({ limit: 100, i })),
    { limit: 5000, i: 45 },
    { limit: 1, i: 46 },
  ];
  expect(await reads[kind](region, asked as never, 'live', {} as Reader)).toEqual(asked);
  expect(sizes).toEqual([10, 10, 10, 10, 5, 1, 1]);
});

test('whole runs come a hundred at a time', async () => {
  const { reads, sizes } = recorded();
  const asked = Array.from({ length: 250 }, (_, i) => ({ serviceTripId: `s${i}`, run: { near: i } }));
  const found = await reads.runs(region, asked, 'live', {} as Reader);
  expect(found.map((run) => run?.service)).toEqual(asked);
  expect(sizes).toEqual([100, 100, 50]);
});

test('nothing is looked up for no questions', async () => {
  const { reads, sizes } = recorded();
  expect(await reads.boards(region, [], 'live', {} as Reader)).toEqual([]);
  expect(sizes).toEqual([]);
});
