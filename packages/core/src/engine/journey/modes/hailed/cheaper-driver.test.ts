import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest } from '../../../../model/index.ts';
import type { ModeId } from '../../../../modes/index.ts';
import { type HailedProvider, Providers } from '../../../../providers/index.ts';
import type { RideTariff } from '../../../../tariffs/index.ts';

const dashes = (metres: number): string => '-'.repeat(metres / 50 - 1);

function driver(mode: string, euros: number | undefined, parts: Partial<HailedProvider> = {}): HailedProvider {
  const tariff = { currency: 'EUR', flagFallMicros: (euros ?? 0) * 1_000_000, perKm: [], perMinute: [] };
  return {
    id: mode,
    name: mode,
    mode: mode as ModeId,
    ...(euros === undefined ? {} : { tariff }),
    timedTariffs: [],
    waitSeconds: 300,
    timedWaits: [],
    ...parts,
  };
}

/** Two kilometres from C to the train at A, and a given distance from B to D. */
function combinations(
  drivers: readonly HailedProvider[],
  parts: Partial<PlanRequest> = {},
  { fromTrain = 100, time = '10:00' } = {},
): readonly Itinerary[] {
  const world = new TextWorld({
    map: `C${dashes(2000)}A${dashes(30_000)}B${dashes(fromTrain)}D`,
    ways: { CA: {}, AB: {}, BD: {} },
    stops: { A: {}, B: {} },
    trips: 'R1 A 10:30 B 10:33',
    routes: { R1: { type: 2 } },
    modes: ['pt_pub', 'pt_pub_train', 'ps_tax', 'ps_tnc'],
  });
  const rows = { hailed: drivers, hire: [], parking: [], energy: [], tolls: [], emissions: [] };
  Object.assign(world.world, { providers: new Providers(rows, 'UTC') });
  const { groups } = world.answer('C', 'D', time, { modes: ['pt_pub', 'ps_tnc'], ...parts });
  return groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
}

const [quick, cheap] = [driver('ps_tnc_Quick', 10), driver('ps_tnc_Cheap', 9, { waitSeconds: 600 })];

const drivenBy = (itineraries: readonly Itinerary[]): string[] =>
  itineraries
    .map(({ legs }) => legs.flatMap(({ mode }) => (mode.startsWith('ps_') ? [mode.slice(7)] : [])).join(' '))
    .sort();

describe('drivers to the train', () => {
  test('the first to arrive, and one that costs a tenth less: an earlier departure for the same train', () => {
    const found = combinations([quick, cheap]);
    expect(drivenBy(found)).toEqual(['Cheap', 'Quick']);
    const by = (name: string) => found.find((one) => drivenBy([one])[0] === name) as Itinerary;
    expect(by('Cheap').departure).toBe(by('Quick').departure - 300);
    expect(by('Cheap').arrival).toBe(by('Quick').arrival);
    const [wait, ride] = by('Cheap').legs;
    expect([wait?.mode, (wait?.arrival ?? 0) - (wait?.departure ?? 0)]).toEqual(['stationary_wait', 600]);
    expect(ride).toMatchObject({
      operator: { name: 'ps_tnc_Cheap' },
      payments: [{ name: 'ps_tnc_Cheap', money: { minor: 900, currency: 'EUR' } }],
    });
    expect(by('Cheap').legs.slice(2)).toEqual(by('Quick').legs.slice(2));
  });

  test('no other driver where none is much cheaper, in the same currency, known, and in time', () => {
    for (const other of [
      driver('ps_tnc_Cheap', 9.1, { waitSeconds: 600 }),
      driver('ps_tnc_Cheap', undefined, { waitSeconds: 600 }),
      driver('ps_tnc_Cheap', 1, { waitSeconds: 600, openingHours: 'Mo-Su 18:00-20:00' }),
      driver('ps_tax_Cheap', 1, { waitSeconds: 600 }),
    ])
      expect(drivenBy(combinations([quick, other])), JSON.stringify(other)).toEqual(['Quick']);
    expect(drivenBy(combinations([driver('ps_tnc_Quick', undefined), cheap]))).toEqual(['Quick']);
    expect(drivenBy(combinations([quick, cheap], {}, { time: '10:20' }))).toEqual(['Quick']);
  });

  test('a taxi in place of ride-hailing, where both are requested', () => {
    const taxi = driver('ps_tax_Cheap', 5, { waitSeconds: 600 });
    expect(drivenBy(combinations([quick, taxi], { modes: ['pt_pub', 'ps_tnc', 'ps_tax'] }))).toEqual([
      'Cheap',
      'Quick',
    ]);
  });

  test('and from the train: a later arrival', () => {
    // All the way by car costs far more.
    const perKm = [{ start: 0, interval: 1, rateMicros: 1_000_000 }];
    const byKm = [quick, driver('ps_tnc_Cheap', 5, { waitSeconds: 600 })].map((one) => ({
      ...one,
      tariff: { ...(one.tariff as RideTariff), perKm },
    }));
    const found = combinations(byKm, { modes: ['pt_pub', 'ps_tnc'] }, { fromTrain: 2000 });
    expect(drivenBy(found)).toContain('Quick Quick');
    expect(drivenBy(found)).toContain('Cheap Cheap');
    const arrivals = ['Quick Quick', 'Cheap Cheap'].map(
      (by) => found.find((one) => drivenBy([one])[0] === by)?.arrival,
    );
    expect((arrivals[1] ?? 0) - (arrivals[0] ?? 0)).toBe(300);
  });
});
