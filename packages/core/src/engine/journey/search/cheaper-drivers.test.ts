import { expect, test } from 'vitest';
import { rideItinerary, rideLeg, stopPlace, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import type { Itinerary } from '../../../model/index.ts';
import type { ModeId } from '../../../modes/index.ts';
import { Providers } from '../../../providers/index.ts';
import { itineraryCosts, weightedScore } from '../../../ranking/index.ts';
import { cheaperDrivers } from './cheaper-drivers.ts';

const EVEN = { price: 1, environment: 1, duration: 1, convenience: 1 };
const CHEAP = {
  id: 'cheap',
  name: 'Cheap',
  mode: 'ps_tnc_Cheap' as ModeId,
  tariff: { currency: 'EUR', flagFallMicros: 5_000_000, perKm: [], perMinute: [] },
  timedTariffs: [],
  waitSeconds: 100,
  timedWaits: [],
};
const taxi = streetLeg('ps_tnc_Quick', 'taxi', {
  payments: [{ kind: 'taxi', id: 'quick', name: 'Quick', money: { minor: 1000, currency: 'EUR' } }],
});

/** A taxi before, after or on both sides of rides from these stops to the next. */
function byTaxi(where: 'before' | 'after' | 'both', stops: string, departure: number): Itinerary {
  const rides = [...stops.slice(1)].map((stop, i) =>
    rideLeg({ departure: departure + 600 * (i + 1), from: stopPlace(stops[i] as string), to: stopPlace(stop) }),
  );
  const at = departure + 600 * (rides.length + 1);
  const legs = [
    ...(where === 'after' ? [] : [{ ...taxi, departure, arrival: departure + 600 }]),
    ...rides.flatMap((ride, i) => (i === 0 ? [ride] : [streetLeg('wa_wal', 'walk'), ride])),
    ...(where === 'before' ? [] : [{ ...taxi, departure: at, arrival: at + 600 }]),
  ];
  return { ...rideItinerary({ departure, arrival: at + 600 }), legs };
}

test('the best combination of each use of cars has cheaper drivers, at all its departures; others have none', () => {
  const text = new TextWorld({ map: 'A----B', ways: { AB: {} } });
  const rows = { hailed: [CHEAP], hire: [], parking: [], energy: [], tolls: [], emissions: [] };
  const place = { lat: 0, lng: 0, name: '', address: '', timezone: 'UTC', stop: undefined };
  const world = { ...text.world, providers: new Providers(rows, 'UTC') };
  const task = { world, request: text.request('A', 'B'), ends: { from: place, to: place } };
  const [first, next, worse] = [
    byTaxi('before', 'AB', 1000),
    byTaxi('before', 'AB', 3000),
    byTaxi('before', 'ACD', 1000),
  ];
  const [after, both] = [byTaxi('after', 'AC', 5000), byTaxi('both', 'AB', 2000)];
  const none = { ...first, legs: first.legs.slice(1) };
  const scoreOf = (one: Itinerary): number => weightedScore(one, itineraryCosts(one), task.request.when, EVEN);
  const found = cheaperDrivers(task, ['ps_tnc'], [first, worse, next, after, both, none], scoreOf);
  expect(found.map(({ departure }) => departure)).toEqual([900, 2900, 5600, 1900]);
  const drivers = found.map(({ legs }) => legs.filter(({ mode }) => mode === CHEAP.mode).length);
  expect(drivers).toEqual([1, 1, 1, 2]);
});
