import { countryRules } from '@tripwright/core/street';
import { MEMBER_TYPE, type StreetRows } from '@tripwright/core/street/build';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { chooseCountry } from './choose-country.ts';

const rowsAt = (...places: readonly (readonly [lat: number, lng: number])[]): StreetRows => {
  const none = { first: new Int32Array(1), list: new Int32Array(0) };
  return {
    strings: [],
    nodeId: Float64Array.from(places, (_, i) => i),
    nodeLat: Float64Array.from(places, ([lat]) => lat),
    nodeLng: Float64Array.from(places, ([, lng]) => lng),
    nodeFirstTag: new Int32Array(places.length + 1),
    nodeTag: none.list,
    wayId: new Float64Array(0),
    wayFirstRef: none.first,
    wayRef: new Float64Array(0),
    wayFirstTag: none.first,
    wayTag: none.list,
    relationId: new Float64Array(0),
    relationFirstMember: none.first,
    memberType: Uint8Array.of(MEMBER_TYPE.node).subarray(1),
    memberRef: new Float64Array(0),
    memberRole: none.list,
    relationFirstTag: none.first,
    relationTag: none.list,
  };
};

const choose = (rows: StreetRows, given: string, zone: string) => {
  const notices = new NoticeCollector();
  const { rules, reason, isDoubtful } = chooseCountry(rows, countryRules(given), zone, { file: 'x.osm.pbf', notices });
  return { code: rules.code, reason, isDoubtful, notices: notices.summaries().map(({ code }) => code) };
};

const basel = [47.5576, 7.5917] as const;
const lörrach = [47.6156, 7.6614] as const;
const atSea = [30, -40] as const;
const cairo = [30.044, 31.236] as const;
const nairobi = [-1.286, 36.817] as const;

test('OS-26 the option decides, then the place of the streets, then the time zone', () => {
  const found = (code: string, reason: string) => ({ code, reason, isDoubtful: false, notices: [] });
  expect(choose(rowsAt(basel), 'FR', 'Europe/Berlin')).toEqual(found('FR', 'FR, as requested'));
  expect(choose(rowsAt(basel), '', 'Europe/Berlin')).toEqual(found('CH', 'CH, where the streets lie'));
  expect(choose(rowsAt(basel), '', '')).toEqual(found('CH', 'CH, where the streets lie'));
  expect(choose(rowsAt(atSea), '', 'Europe/Lisbon')).toEqual(found('PT', 'PT, by the time zone Europe/Lisbon'));
});

test('OS-26 the law of most streets applies across a border, with a warning', () => {
  expect(choose(rowsAt(lörrach, basel, basel), '', 'Europe/Berlin')).toEqual({
    code: 'CH',
    reason: 'CH, where most streets lie (CH 67 %, DE 33 %)',
    isDoubtful: true,
    notices: ['several-countries'],
  });
  const hardlyOver = rowsAt(...Array.from({ length: 99 }, () => basel), lörrach);
  expect(choose(hardlyOver, '', '').notices).toEqual([]);
});

test('OS-26 a country without rules is never passed over in silence', () => {
  expect(choose(rowsAt(cairo), '', 'Africa/Cairo')).toMatchObject({
    code: '',
    isDoubtful: true,
    notices: ['country-unknown'],
  });
  expect(choose(rowsAt(nairobi), '', 'Africa/Nairobi')).toMatchObject({ code: 'KE', notices: ['country-side-only'] });
});
