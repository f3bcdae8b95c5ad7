import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FareRide } from '@tripwright/core/fares';
import type { Region } from '@tripwright/core/region';
import {
  type AgencyIndex,
  type FeedIndex,
  type RouteIndex,
  type StopIndex,
  Translations,
} from '@tripwright/core/timetable';
import { afterAll, describe, expect, test } from 'vitest';
import { readRegion } from '../src/artefact/index.ts';
import { importRegion } from '../src/import/index.ts';
import { tinyFeed, zipFiles } from './tiny-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-fares-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const ATTRIBUTES = 'fare_id,price,currency_type,payment_method,transfers\n';
const versionOne: Files = {
  'fare_attributes.txt': `${ATTRIBUTES}single,1.20,EUR,0,0\nbroken,one euro,EUR,0,0\n`,
  'fare_rules.txt': 'fare_id,route_id\nsingle,R\n',
};
const versionTwo: Files = {
  'fare_products.txt': 'fare_product_id,fare_product_name,amount,currency\nride,Harbour ride,2.50,EUR\n',
  'fare_leg_rules.txt': 'network_id,fare_product_id,rule_priority\n,ride,\nbuses,ride,\n',
  'networks.txt': 'network_id\nbuses\n',
};

async function build(name: string, ...feeds: readonly Files[]): Promise<Region> {
  const gtfs = feeds.map((files, i) => {
    const path = join(folder, `${name}-${i}.zip`);
    writeFileSync(path, zipFiles({ ...tinyFeed, ...files }));
    return path;
  });
  await importRegion({ region: name, gtfs, out: folder });
  return readRegion(folder, name);
}

/** A ride of the only line of a feed, between its first stops. */
function ride(region: Region, feed: FeedIndex): FareRide {
  const timetable = region.transit?.timetable;
  const stops = [...(timetable?.stopFeed ?? [])]
    .flatMap((of, stop) => (of === feed ? [stop as StopIndex] : []))
    .slice(0, 2);
  const route = [...(timetable?.routeFeed ?? [])].indexOf(feed) as RouteIndex;
  const agency = timetable?.agencyOfRoute(route) ?? (-1 as AgencyIndex);
  const times = { departure: 1_704_268_800, arrival: 1_704_269_400 };
  return { feed, route, agency, stops, ...times, departureZone: 'UTC', arrivalZone: 'UTC', seated: false };
}

const fareOf = (region: Region, ...feeds: readonly number[]) =>
  region.fares
    ?.priceOf(feeds.map((feed) => ride(region, feed as FeedIndex)))
    ?.tickets.map(({ id, name, money }) => `${name === '' ? `(${id})` : name} ${money.minor} ${money.currency}`);

describe('fares in a region', () => {
  test('FA-11 a region without fares has no file for them and knows no price', async () => {
    const region = await build('none', {});
    expect(region.fares).toBeUndefined();
    expect(Object.keys(region.manifest.files)).not.toContain('fares.bin');
  });

  test('FA-1 fares of version 1 and version 2 are imported; of both, version 2', async () => {
    expect(fareOf(await build('one', versionOne), 0)).toEqual(['(single) 120 EUR']);
    expect(fareOf(await build('two', versionTwo), 0)).toEqual(['Harbour ride 250 EUR']);
    expect(fareOf(await build('both', { ...versionOne, ...versionTwo }), 0)).toEqual(['Harbour ride 250 EUR']);
  });

  test('a fare without a name has none: an id is not a name', async () => {
    const unnamed = { ...versionTwo, 'fare_products.txt': 'fare_product_id,amount,currency\nride,2.50,EUR\n' };
    expect(fareOf(await build('unnamed', unnamed), 0)).toEqual(['(ride) 250 EUR']);
  });

  test('TL-1, TL-5 tickets are translated, by record and by value', async () => {
    const head = 'table_name,field_name,language,translation,record_id,field_value\n';
    const translations = `${head}fare_products,fare_product_name,de,Hafenfahrt,ride,\nfare_products,fare_product_name,pt,Porto,,Harbour ride\n`;
    const region = await build('named', { ...versionTwo, 'translations.txt': translations });
    const names = new Translations(region.transit!.timetable);
    const say = (language: string): string =>
      names.say(
        { feed: 0 as FeedIndex, field: 'fare_products.fare_product_name', record: '', text: 'Harbour ride' },
        language,
      );
    expect([say('de'), say('pt-BR'), say('ko')]).toEqual(['Hafenfahrt', 'Porto', 'Harbour ride']);
  });

  test('FM-1, FM-2 feeds with equal ids keep their own fares, with and without an agency', async () => {
    const other = { 'fare_attributes.txt': `${ATTRIBUTES}single,9.90,CHF,0,0\n` };
    const region = await build('apart', versionOne, other, {});
    expect(fareOf(region, 0)).toEqual(['(single) 120 EUR']);
    expect(fareOf(region, 1)).toEqual(['(single) 990 CHF']);
    expect(fareOf(region, 0, 1)).toEqual(['(single) 120 EUR', '(single) 990 CHF']);
    expect(fareOf(region, 2)).toBeUndefined();
    expect(fareOf(region, 0, 2)).toBeUndefined();
  });

  test('FA-6 a rule_priority column with blank cells only still counts as present', async () => {
    const network = { 'route_networks.txt': 'network_id,route_id\nboats,R\n' };
    expect(fareOf(await build('priority', versionTwo, { ...versionTwo, ...network }), 1)).toEqual([
      'Harbour ride 250 EUR',
    ]);
    const named = { 'fare_leg_rules.txt': 'network_id,from_area_id,fare_product_id\n,,ride\nboats,nowhere,ride\n' };
    expect(fareOf(await build('exclusion', { ...versionTwo, ...network, ...named }), 0)).toBeUndefined();
    const prioritised = {
      'fare_leg_rules.txt': 'network_id,from_area_id,fare_product_id,rule_priority\n,,ride,\nboats,nowhere,ride,\n',
    };
    expect(fareOf(await build('any', { ...versionTwo, ...network, ...prioritised }), 0)).toEqual([
      'Harbour ride 250 EUR',
    ]);
  });

  test('the report has the version of the fares and the number of prices', async () => {
    await build('reported', versionOne);
    const report = JSON.parse(readFileSync(join(folder, 'reported', 'report.json'), 'utf8')) as {
      sections: readonly { readonly title: string; readonly figures: readonly { readonly value: string }[] }[];
    };
    const section = report.sections.find(({ title }) => title === 'Fares');
    expect(section?.figures.map(({ value }) => value)).toEqual(['1', '1 of 2']);
  });
});
