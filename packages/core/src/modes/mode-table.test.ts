import { describe, expect, test } from 'vitest';
import { connectorMode, coversMode, findModeRow, GROUPS, MODES, type Pause, parseMode, pauseMode } from './index.ts';

const ids = MODES.map(({ id }): string => id);

/** The identifiers of the second table of spec 2.2. */
const SPECIFIED = `
  pt_pub pt_pub_bus pt_pub_cablecar pt_pub_car pt_pub_ferry pt_pub_coach pt_pub_expressbus pt_pub_funicular pt_pub_gondola
  pt_pub_metro pt_pub_monorail pt_pub_regionaltrain pt_pub_subway pt_pub_train pt_pub_tram pt_ltd_SCHOOLBUS ps_drt ps_tax ps_tnc
  me_car me_car-s me_car-r me_car-p me_mot me_mic me_mic_bic me_mic_fold-bic me_mic_e-sco me_mic_fast-e-sco me_mic-s
  stationary_parking-onstreet stationary_parking-offstreet stationary_wait stationary_transfer stationary_vehicle-collect
  stationary_vehicle-return stationary_airport-checkin stationary_airport-checkout stationary_airport-transfer`
  .trim()
  .split(/\s+/);
const OUR_OWN = ['wa_wal', 'wa_whe', 'in_air', 'in_rail', 'in_coach', 'in_ferry', 'cy_bic', 'cy_bic-s'];

describe('the mode table', () => {
  test('holds the identifiers of spec 2.2 and spec 10, and no other', () => {
    expect([...ids].sort()).toEqual([...SPECIFIED, ...OUR_OWN].sort());
    expect(GROUPS.map(({ id }) => `${id}_`)).toEqual(['pt_', 'ps_', 'me_', 'cy_', 'wa_', 'in_', 'stationary_']);
  });

  test('names each mode once, well-formed, in a known group, with a distinct position in lists', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(MODES.map(({ order }) => order)).size).toBe(MODES.length);
    for (const row of MODES) {
      const parsed = parseMode(row.id);
      expect(parsed).toMatchObject({ wellFormed: true, known: true, row });
      expect(GROUPS.map(({ id }) => id)).toContain(parsed.wellFormed && parsed.parts.group);
      expect(row.meaning).not.toBe('');
      expect(row.icon).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const part of Object.values(row.color)) {
        expect(Number.isInteger(part) && part >= 0 && part <= 255).toBe(true);
      }
    }
  });

  test('a parent is the row of a prefix and covers its children', () => {
    for (const { id, parent } of MODES) {
      const above = ids.filter((other) => id.startsWith(`${other}_`));
      expect(above).toEqual(parent === undefined ? [] : [parent]);
      if (parent !== undefined) expect(coversMode(parent, id)).toBe(true);
    }
  });

  test('the way a mode moves fits its kind of segment', () => {
    for (const { movement, travel } of MODES) {
      expect({ scheduled: 'timetable', unscheduled: 'street', stationary: 'nothing' }[movement]).toBe(travel.by);
      expect(travel.profile !== undefined).toBe(travel.by === 'street');
      expect(travel.pause !== undefined).toBe(travel.by === 'nothing');
      // A vehicle is parked, returned or taken along: at most one of the three.
      expect(
        [travel.mustPark, travel.mustReturn, travel.carriedAboard].filter((is) => is === true).length,
      ).toBeLessThan(2);
    }
  });

  test('replacements and implied modes are rows that are not deprecated', () => {
    for (const { replacement, implies = [] } of MODES) {
      for (const id of [...(replacement === undefined ? [] : [replacement]), ...implies]) {
        expect(findModeRow(id)).toBeDefined();
        expect(findModeRow(id)?.replacement).toBeUndefined();
      }
    }
  });

  test('each role belongs to exactly one row', () => {
    const pauses: readonly Pause[] = MODES.flatMap(({ travel }) => travel.pause ?? []);
    expect(new Set(pauses).size).toBe(pauses.length);
    for (const pause of pauses) expect(pauseMode(pause).travel.pause).toBe(pause);
    expect(pauseMode('park-on-street').id).toBe('stationary_parking-onstreet');
    expect(pauseMode('wait').id).toBe('stationary_wait');
    expect(connectorMode('walk').id).toBe('wa_wal');
    expect(connectorMode('wheelchair').id).toBe('wa_whe');
  });
});
