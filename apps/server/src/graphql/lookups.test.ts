import type { FoundPlace, ListedStop } from '@tripwright/core/model';
import type { Planner } from '@tripwright/planner';
import { describe, expect, test } from 'vitest';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';
import { decodeGlobalId, encodeGlobalId } from './global-id.ts';

const handler = testHandler();

describe('global identifiers', () => {
  test('find regions, modes and stops again', async () => {
    const { body } = await ask(
      handler,
      `{ region(code: "xx_portmerrow") { id } mode(id: "ps_tnc_swift") { id } stop(region: "xx_portmerrow", code: "central-1") { id } }`,
    );
    const ids = [body.data.region.id, body.data.mode.id, body.data.stop.id];
    const again = await ask(handler, 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
    expect(again.body.data.nodes).toEqual([
      { __typename: 'Region', id: ids[0] },
      { __typename: 'Mode', id: ids[1] },
      { __typename: 'Stop', id: ids[2] },
    ]);
  });

  test('hold their parts and nothing else', () => {
    const id = { type: 'Stop', region: 'xx', code: 'a:b ☃' } as const;
    expect(decodeGlobalId(encodeGlobalId(id))).toEqual(id);
  });

  test.each([
    ['nothing', ''],
    ['another text', 'hello'],
    ['padding', `${Buffer.from('v1:Mode::pt_pub').toString('base64url')}=`],
    ['the other alphabet', Buffer.from('v1:Mode::??>').toString('base64')],
    ['another version', Buffer.from('v2:Mode::pt_pub').toString('base64url')],
    ['another type', Buffer.from('v1:Trip::x').toString('base64url')],
    ['no code', Buffer.from('v1:Mode::').toString('base64url')],
    ['a region of a mode', Buffer.from('v1:Mode:xx:pt_pub').toString('base64url')],
    ['an unknown stop', encodeGlobalId({ type: 'Stop', region: 'xx_portmerrow', code: 'nowhere' })],
    ['a stop of an unknown region', encodeGlobalId({ type: 'Stop', region: 'yy', code: 'station-central' })],
  ])('with %s find nothing, without an error', async (_, id) => {
    const { body } = await ask(handler, 'query($id: ID!) { node(id: $id) { id } }', { id });
    expect(body).toMatchObject({ data: { node: null } });
    expect(body.errors).toBeUndefined();
  });
});

describe('modes', () => {
  const query = `query($id: ModeId!) { mode(id: $id) { identifier kind known name(locale: "de") parent { identifier } children { identifier }
    deprecation { replacement { identifier } } suggestions regions { nodes { code } } } }`;
  const modeOf = async (id: string) => (await ask(handler, query, { id })).body.data.mode;

  test('of a provider have its name, not the slug of the identifier', async () => {
    expect((await modeOf('ps_tnc_swift')).name).toMatch(/ \(Swift & Sons\)$/);
    expect((await modeOf('ps_tnc_other')).name).toMatch(/ \(other\)$/);
  });

  test('that are known have their family and their regions', async () => {
    expect(await modeOf('pt_pub_tram')).toMatchObject({
      kind: 'SCHEDULED',
      known: true,
      name: 'Straßenbahn',
      parent: { identifier: 'pt_pub' },
      suggestions: [],
      regions: { nodes: [{ code: 'xx_portmerrow' }] },
    });
    expect((await modeOf('pt_pub')).children.length).toBeGreaterThan(10);
  });

  test('of a provider belong to their row', async () => {
    expect(await modeOf('ps_tnc_swift')).toMatchObject({
      kind: 'ON_DEMAND',
      known: true,
      parent: { identifier: 'ps_tnc' },
    });
  });

  test('that are deprecated name their replacement', async () => {
    expect((await modeOf('cy_bic')).deprecation).toEqual({ replacement: { identifier: 'me_mic_bic' } });
  });

  test.each(['pt_pub_tran', 'zz_new', 'no grammar', ''])('that are unknown (%j) are not errors', async (id) => {
    expect(await modeOf(id)).toMatchObject({ identifier: id, known: false, regions: { nodes: [] } });
  });

  test('that are mistyped get suggestions', async () => {
    expect((await modeOf('pt_pub_tran')).suggestions).toContain('pt_pub_tram');
  });
});

describe('stops', () => {
  test('TL-5 TL-7 have names in the language of the request, whatever the request before accepted', async () => {
    const planner = fakePlanner();
    const translated: Planner = {
      ...planner,
      stopCells: (query) => {
        const outcome = planner.stopCells(query);
        if (outcome.kind !== 'cells') return outcome;
        const inLocale = (listed: ListedStop): ListedStop => ({
          ...listed,
          stop: { ...listed.stop, name: `${listed.stop.name} (${query.locale})` },
          children: listed.children.map(inLocale),
        });
        return { kind: 'cells', cells: outcome.cells.map((cell) => ({ ...cell, stops: cell.stops.map(inLocale) })) };
      },
    };
    const own = testHandler(translated);
    const query = '{ stop(region: "xx_portmerrow", code: "station-central") { name cell { hashCode } } }';
    const of = async (language: string) => (await ask(own, query, {}, { 'accept-language': language })).body.data.stop;
    const [german, finnish, again] = [await of('de'), await of('fi'), await of('de-DE')];
    expect(german.name).toMatch(/ \(de\)$/);
    expect(finnish.name).toMatch(/ \(fi\)$/);
    expect(again).toEqual(german);
    expect(finnish.cell.hashCode).not.toBe(german.cell.hashCode);
  });

  test('of cells are sent again only when they have changed', async () => {
    const query =
      'query($c: [CellInput!]!) { stopCells(region: "xx_portmerrow", cells: $c) { key hashCode stops { code } } }';
    const first = (await ask(handler, query, { c: [{ key: '3262#-2130' }] })).body.data.stopCells;
    expect(first).toEqual([{ key: '3262#-2130', hashCode: expect.any(Number), stops: [{ code: 'station-central' }] }]);
    const { key, hashCode } = first[0];
    expect((await ask(handler, query, { c: [{ key, hashCode }] })).body.data.stopCells).toEqual([]);
    expect((await ask(handler, query, { c: [{ key, hashCode: hashCode ^ 1 }] })).body.data.stopCells).toEqual(first);
  });

  test('of an unknown region are null, of a malformed cell an error', async () => {
    const of = (region: string, key: string) =>
      ask(handler, `{ stopCells(region: "${region}", cells: [{ key: "${key}" }]) { key } }`);
    expect((await of('yy', '1#1')).body.data).toEqual({ stopCells: null });
    expect((await of('xx_portmerrow', '1-1')).body.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('have their station, parts and level', async () => {
    const { body } = await ask(
      handler,
      `{ platform: stop(region: "xx_portmerrow", code: "central-1") { platform level cell { key } station { code level cell { key } children { code } } }
         nowhere: stop(region: "xx_portmerrow", code: "x") { code } }`,
    );
    expect(body.data).toEqual({
      platform: {
        platform: '1',
        level: 'MAJOR',
        cell: null,
        station: {
          code: 'station-central',
          level: 'MAJOR',
          cell: { key: '3262#-2130' },
          children: [{ code: 'central-1' }],
        },
      },
      nowhere: null,
    });
  });

  test('of a region can be narrowed to modes', async () => {
    const { body } = await ask(
      handler,
      '{ region(code: "xx_portmerrow") { bus: stops(modes: ["pt_pub_bus"]) { nodes { code } } all: stops { nodes { code } } } }',
    );
    expect(body.data.region).toEqual({
      bus: { nodes: [{ code: 'station-university' }] },
      all: { nodes: [{ code: 'station-central' }, { code: 'station-university' }] },
    });
  });

  test.each([
    '{ lat: 91, lng: 0 }',
    '{ lat: 0, lng: 181 }',
    '{ lat: 0, lng: 0, radius: 0 }',
    '{ lat: 0, lng: 0, radius: 10001 }',
  ])('near %s are an error with the valid range', async (near) => {
    const { body } = await ask(
      handler,
      `{ region(code: "xx_portmerrow") { stops(near: ${near}) { nodes { code } } } }`,
    );
    expect(body.errors?.[0].message).toMatch(/expected/);
  });
});

test('regions are found by a point in them', async () => {
  const { body } = await ask(
    handler,
    '{ in: regions(at: { lat: 43.5, lng: -28.4 }) { nodes { code } } out: regions(at: { lat: 0, lng: 0 }) { nodes { code } } }',
  );
  expect(body.data).toEqual({ in: { nodes: [{ code: 'xx_portmerrow' }] }, out: { nodes: [] } });
});

describe('places by name', () => {
  const found: FoundPlace = {
    ...{ kind: 'address', name: '12 Quay Street', area: 'Old Town', address: '', category: '', stop: undefined },
    ...{ lat: 43.5, lng: -28.4, region: 'xx_portmerrow', timezone: 'Atlantic/Azores', importance: 400, score: 8 },
    ...{ metres: 12.5, isTyped: true, isExact: false },
  };
  const asked: unknown[] = [];
  const own = testHandler(
    fakePlanner({
      findPlaces: (query) => {
        asked.push(query);
        return [found];
      },
      placesAt: () => [{ ...found, address: '12 Quay Street', category: 'museum', kind: 'poi' }],
    }),
  );

  test('have kind, area, point and region; what is unknown is null', async () => {
    const query = `{ places(query: "12 quay", near: { lat: 43.5, lng: -28.4 }, first: 3) {
      kind name area address category point { lat lng } region { code } stop { code } metres isTyped isExact } }`;
    expect((await ask(own, query, {}, { 'accept-language': 'fi' })).body.data.places).toEqual([
      {
        ...{ kind: 'ADDRESS', name: '12 Quay Street', area: 'Old Town', address: null, category: null },
        ...{ point: { lat: 43.5, lng: -28.4 }, region: { code: 'xx_portmerrow' }, stop: null },
        ...{ metres: 12.5, isTyped: true, isExact: false },
      },
    ]);
    expect(asked).toEqual([{ text: '12 quay', limit: 3, locale: 'fi', near: { lat: 43.5, lng: -28.4 } }]);
  });

  test('are found at a point', async () => {
    const query = '{ placesAt(point: { lat: 43.5, lng: -28.4 }) { kind address category } }';
    expect((await ask(own, query)).body.data.placesAt).toEqual([
      { kind: 'POI', address: '12 Quay Street', category: 'museum' },
    ]);
  });

  test.each(['places(query: "x", first: 0)', 'placesAt(point: { lat: 91, lng: 0 })'])(
    '%s is refused',
    async (field) => {
      expect((await ask(own, `{ ${field} { name } }`)).body.errors).toHaveLength(1);
    },
  );
});
