import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOfDate, instantOfLocal } from '@tripwright/core/base';
import { bookable, FlexServices } from '@tripwright/core/flex';
import { offsetMetres } from '@tripwright/core/geo';
import { coversMode } from '@tripwright/core/modes';
import { Providers } from '@tripwright/core/providers';
import { type OpenedSystem, planOf, priceOf, SharedVehicles } from '@tripwright/core/shared-vehicles';
import { readGbfs } from '@tripwright/feeds/gbfs';
import { readFlex, readGtfs } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { readProviders } from '@tripwright/feeds/providers';
import { afterAll, describe, expect, test } from 'vitest';
import { getLandmark, place, writeSampleCity } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-on-demand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = writeSampleCity(folder);
const notices = new NoticeCollector();

// A Wednesday
const day = dayOfDate(2024, 6, 5);
const at = (hours: number): number => instantOfLocal(day * 86_400 + hours * 3600, place.timeZone);

const systems = await Promise.all(files.gbfs.map((path) => readGbfs(path, { name: path, notices })));
const shared = new SharedVehicles(systems);
const systemOf = (id: string): OpenedSystem => shared.systems.find(({ system }) => system.id === id)!;
const flex = new FlexServices(readFlex([await readGtfs(files.onDemand, { name: 'on-demand', notices })], notices)!);
const providers = new Providers(readProviders(files.providers), place.timeZone);

describe('the modes of Port Merrow beside its timetable', () => {
  test('the readers accept all files without an error or a warning', () => {
    expect(notices.summaries().filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('every hailed, hired or shared row of the mode table is offered', () => {
    const modes = [...shared.modes, ...flex.modes, ...providers.modes];
    for (const row of ['me_mic-s', 'me_car-s', 'me_car-r', 'me_car-p', 'ps_drt', 'ps_tax', 'ps_tnc']) {
      expect(modes.filter((mode) => coversMode(row, mode)).length, row).toBeGreaterThan(0);
    }
    const hailed = (family: string): number =>
      providers.rows.hailed.filter(({ mode }) => coversMode(family, mode)).length;
    expect([hailed('ps_tax'), hailed('ps_tnc')]).toEqual([2, 2]);
  });

  test('shared bicycles: docks in the whole city; one station is empty, one full, one closed; names in two languages', () => {
    const bikes = systemOf('merrow-bikes');
    const written = bikes.system.lastUpdated!;
    expect(bikes.system.stations.length).toBeGreaterThan(25);
    expect(bikes.system.name.map(({ language }) => language)).toEqual(['en', 'pt']);
    const station = (id: string) => bikes.stationOf(id)!;
    expect(station('bike-opera').vehiclesAvailable).toBe(0);
    expect(station('bike-hospital').docksAvailable).toBe(0);
    const near = (id: 'opera' | 'expo' | 'market-square'): string[] =>
      bikes.pickupsNear(getLandmark(id), 200, written).map((option) => option.station!.id);
    expect(near('opera')).not.toContain('bike-opera');
    expect(near('expo')).not.toContain('bike-expo');
    expect(near('market-square')).toContain('bike-market-square');
    const classic = bikes.typeOf('classic')!;
    expect(priceOf(planOf(bikes.system, classic)!, 46 * 60, 9000)).toEqual({ currency: 'EUR', minor: 200 });
  });

  test('scooters: free-floating, closed at night, slow in the old town, none in the garden', () => {
    const scooters = systemOf('skipper');
    const market = getLandmark('market-square');
    const options = scooters.pickupsNear(market, 1000, at(12));
    expect(options.length).toBeGreaterThan(3);
    expect(options[0]?.mode).toMatchObject({ mode: 'me_mic-s_skipper', profile: 'e-scooter' });
    expect(scooters.pickupsNear(market, 1000, at(3))).toEqual([]);
    expect(scooters.pickupsNear(market, 1000, at(0.9))).not.toEqual([]);
    const rule = (landmark: { lat: number; lng: number }) => scooters.geofencing.ruleAt(landmark, 'kick', at(12));
    expect(rule(market).maxSpeedKmh).toBe(10);
    expect(rule(getLandmark('botanic-garden')).rideThroughAllowed).toBe(false);
    const kick = scooters.typeOf('kick')!;
    expect(scooters.mayEndAt(getLandmark('university'), { type: kick }, at(12))).toBe(true);
    expect(scooters.mayEndAt(getLandmark('saltmarsh'), { type: kick }, at(12))).toBe(false);
  });

  test('shared cars: estates return to their station, small ones to any station', () => {
    const cars = systemOf('tidecar');
    const [estate, small] = [cars.typeOf('estate')!, cars.typeOf('small')!];
    const from = cars.stationOf('car-university')!;
    const back = (type: typeof estate): string[] =>
      cars.returnsNear(getLandmark('central-station'), 300, { type, from }, at(12)).map(({ station }) => station.id);
    expect(back(estate)).toEqual([]);
    expect(back(small)).toEqual(['car-central-station']);
    expect(priceOf(planOf(cars.system, estate)!, 1800, 12_000)).toEqual({ currency: 'EUR', minor: 200 + 360 + 336 });
  });

  test('SV-17 SV-18 rides on demand: half an hour ahead, by the evening of the last working day, over midnight', () => {
    const [marsh, airport, west] = [getLandmark('saltmarsh'), getLandmark('airport'), getLandmark('west-shore')];
    const rides = (from: typeof marsh, to: { lat: number; lng: number }, hours: number) =>
      flex.ridesBetween(from, to, { earliest: at(hours), latest: at(hours + 1), radiusMetres: 300 });
    const across = offsetMetres(marsh, 150, 150);
    const [shuttle] = rides(marsh, across, 10);
    const wanted = { departure: at(10), serviceDay: day, timezone: place.timeZone };
    expect(shuttle?.trip.mode).toBe('ps_drt_merrow-hopper');
    expect(bookable(shuttle?.pickup.rule, wanted, at(9.5))).toBe('bookable');
    expect(bookable(shuttle?.pickup.rule, wanted, at(9.6))).toBe('too-late');
    const [toAirport] = rides(marsh, airport, 10);
    expect(bookable(toAirport?.pickup.rule, wanted, at(18 - 24))).toBe('bookable');
    expect(bookable(toAirport?.pickup.rule, wanted, at(18.01 - 24))).toBe('too-late');
    const [night] = rides(west, offsetMetres(west, 200, 0), 25);
    expect(night).toMatchObject({ serviceDay: day, pickup: { closes: at(27) } });
    expect(rides(marsh, across, 3)).toEqual([]);
  });

  test('SV-19 taxis and ride-hailing: tariffs by day and night, ride-hailing in town only', () => {
    const [market, marsh] = [getLandmark('market-square'), getLandmark('saltmarsh')];
    const found = (from: typeof market, hours: number): string[] =>
      providers.hailedAt(from, market, at(hours)).map(({ mode }) => mode);
    expect(found(market, 12)).toEqual([
      'ps_tax_red-lantern-taxi',
      'ps_tax_harbour-cabs',
      'ps_tnc_gullride',
      'ps_tnc_tern',
    ]);
    expect(found(market, 3)).not.toContain('ps_tnc_tern');
    expect(found(marsh, 12)).toEqual(['ps_tax_red-lantern-taxi', 'ps_tax_harbour-cabs']);
    const [taxi] = providers.rows.hailed;
    const ride = { metres: 4000, seconds: 600 };
    expect(providers.priceOf(taxi!, ride, at(12))).toEqual({ currency: 'EUR', minor: 325 + 380 + 250 });
    expect(providers.priceOf(taxi!, ride, at(23))).toEqual({ currency: 'EUR', minor: 390 + 460 + 250 });
  });

  test('parking, hire and the toll are in place', () => {
    const lots = providers.parkingNear(getLandmark('ring-east'), 400, 'car');
    expect(lots[0]?.point).toMatchObject({ id: 'ring-east', isParkAndRide: true });
    expect(providers.parkingPrice(lots[0]!.point, at(8), 9 * 3600)).toEqual({ currency: 'EUR', minor: 200 });
    const hire = providers.hirePlacesNear(getLandmark('airport'), 500).map(({ point }) => point.provider.mode);
    expect(hire).toEqual(['me_car-r_cape-rental']);
    const [toll] = providers.rows.tolls;
    expect(providers.tollsOf(toll!.ways, 'me_car')).toEqual([
      { id: 'arden-motorway', name: 'Arden Motorway', price: { currency: 'EUR', minor: 160 } },
    ]);
    expect(providers.energyPrice('me_car', 10_000)).toEqual({ currency: 'EUR', minor: 110 });
  });
});
