import { expect, test } from 'vitest';
import { TextWorld } from '../../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../../model/index.ts';
import type { ModeId } from '../../../../modes/index.ts';
import { type HailedProvider, Providers } from '../../../../providers/index.ts';
import type { JourneyAnswer } from '../../index.ts';

/** A street of 2 km. */
const map = `C${'-'.repeat(39)}A`;

function answerOf(
  mode: string,
  own: Partial<HailedProvider> | undefined,
  parts: Partial<PlanRequest> = {},
): JourneyAnswer {
  const world = new TextWorld({ map, ways: { CA: {} }, modes: [mode] });
  const provider: HailedProvider = {
    id: 'swift',
    name: 'Swift',
    mode: `${mode}_Swift` as ModeId,
    timedTariffs: [],
    waitSeconds: 300,
    timedWaits: [],
  };
  const hailed = own === undefined ? [] : [{ ...provider, ...own }];
  const rows = { hailed, hire: [], parking: [], energy: [], tolls: [], emissions: [] };
  Object.assign(world.world, { providers: new Providers(rows, 'UTC') });
  return world.answer('C', 'A', '10:00', { modes: [mode], ...parts });
}

/** A square of some 200 m around one of the ends. */
function around(letter: 'C' | 'A') {
  const { lat, lng } = new TextWorld({ map, ways: { CA: {} } }).place(letter);
  const outer = [
    { lat: lat - 0.001, lng: lng - 0.001 },
    { lat: lat - 0.001, lng: lng + 0.001 },
    { lat: lat + 0.001, lng: lng + 0.001 },
    { lat: lat + 0.001, lng: lng - 0.001 },
  ];
  return { polygons: [{ outer, holes: [] }] };
}

test('why no driver: the time, the origin, the destination, the wheelchair', () => {
  const values = { mode: 'ps_tnc' };
  const why = (own: Partial<HailedProvider>, parts?: Partial<PlanRequest>) => answerOf('ps_tnc', own, parts).empty;
  expect(answerOf('ps_tnc', {}).groups).toHaveLength(1);
  expect(why({ openingHours: 'Mo-Su 18:00-26:00' })).toEqual({ reason: 'closed', values });
  expect(why({ area: around('A') })).toEqual({ reason: 'outside-zone-from', values });
  expect(why({ area: around('C'), dropOffArea: around('C') })).toEqual({ reason: 'outside-zone-to', values });
  expect(why({ wheelchair: false }, { wheelchair: true })).toEqual({ reason: 'inaccessible', values: {} });
});

test('taxis exist everywhere without being configured, an unknown taxi company nowhere', () => {
  expect(answerOf('ps_tax', undefined).groups).toHaveLength(1);
  for (const own of [{}, undefined]) {
    const values = { mode: 'ps_tax_Nobody', modes: 'ps_tax_Nobody' };
    expect(answerOf('ps_tax', own, { modes: ['ps_tax_Nobody'] })).toMatchObject({
      groups: [],
      empty: { reason: 'unknown-provider', values },
    });
  }
  expect(answerOf('ps_tax', {}, { modes: ['ps_tax_Swift'] }).groups).toHaveLength(1);
});
