import { describe, expect, test } from 'vitest';
import type { Empty } from '../../model/index.ts';
import { expandText, type Segment, withoutTime } from '../../template/index.ts';
import { VEHICLE_KINDS, type VehicleKind } from '../languages/argument-kinds.ts';
import { LOCALES, type Locale } from '../locale/locales.ts';
import { modeMeaning, modeTitle } from './mode-meaning.ts';
import { modeName, phrases, segmentWords, vehicleName } from './phrases.ts';

describe('say', () => {
  test.each<[Locale, string, string]>([
    ['en', '1 stop', '4 stops'],
    ['de', '1 Haltestelle', '4 Haltestellen'],
    ['fi', '1 pysäkki', '4 pysäkkiä'],
    ['pt', '1 paragem', '4 paragens'],
    ['ko', '1개 정거장', '4개 정거장'],
    ['zh-Hans', '1站', '4站'],
  ])('TL-10 plurals in %s: %s, %s', (locale, one, four) => {
    expect(phrases(locale).say('label.stops', { count: 1 })).toBe(one);
    expect(phrases(locale).say('label.stops', { count: 4 })).toBe(four);
  });

  test('TL-10 a million has a text in languages with a plural form of its own for it', () => {
    for (const locale of LOCALES) expect(phrases(locale).say('label.stops', { count: 1_000_000 })).toMatch(/\d/);
  });

  test('TL-10 dates and numbers in phrases are written as in the language', () => {
    const values = { from: '2026-07-01', to: '2026-12-31' };
    expect(phrases('de').say('empty.no-service-date', values)).toContain('vom 1. Juli 2026 bis zum 31. Dezember 2026');
    expect(phrases('en').say('note.every-minutes', { count: 1500 })).toBe('Every 1,500 minutes');
  });

  test('TL-8 the placeholders of the specification are left for the client', () => {
    expect(phrases('nl').say('action.ride', { vehicle: 'tram' })).toBe('Neem tram <NUMBER>');
    expect(phrases('nl').say('action.timed', { instruction: 'Lopen' })).toBe('<TIME>: Lopen');
    expect(phrases('nl').say('notes.ride')).toBe('<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>');
  });

  test('placeholders and "$&" in a value are plain text', () => {
    const { say } = phrases('en');
    expect(say('label.direction', { direction: '{direction} $& $1' })).toBe('Direction: {direction} $& $1');
    expect(say('label.from-to', { from: '{to}', to: 'B' })).toBe('{to} → B');
  });

  test('a price, a distance and an instant are written by the phrase', () => {
    const { say } = phrases('de');
    expect(say('note.toll', { price: { amount: 4, currency: 'EUR' } })).toMatch(/^Maut: 4,00\s€$/);
    expect(say('note.push-bicycle', { distance: { metres: 1300, unit: 'metric' } })).toMatch(/1,3\skm/);
    const deadline = { at: Date.UTC(2026, 10, 1, 0, 0) / 1000, zone: 'Europe/Paris' };
    expect(phrases('en').say('note.book-until', { deadline })).toBe('Book by 01:00 on Sun 1 Nov');
    expect(phrases('en-US').say('note.book-until', { deadline })).toBe('Book by 1:00 AM on Sun, Nov 1');
    expect(phrases('fr').say('note.book-until', { deadline })).toContain('dim. 1er nov.');
  });

  test.each<[Locale, string, string]>([
    ['zh-Hans', 'Market Square', '步行至 Market Square'],
    ['zh-Hans', '人民广场', '步行至人民广场'],
    ['zh-Hant', '市政府', '步行至市政府'],
  ])('%s has a space beside a Latin name alone: %s', (locale, place, text) => {
    expect(phrases(locale).say('action.walk-to', { place })).toBe(text);
  });

  test('Chinese has no space between a full-width sign and a time', () => {
    const deadline = { at: Date.UTC(2026, 10, 8, 0, 0) / 1000, zone: 'Europe/Paris' };
    expect(phrases('zh-Hans').say('note.book-until', { deadline })).toBe('请在11月8日（周日）01:00前预约');
    expect(phrases('zh-Hant').say('note.book-until', { deadline })).toBe('請於 11 月 8 日（週日）01:00 前預約');
    expect(phrases('zh-HK').say('note.book-until', { deadline })).toBe('請於 11 月 8 日（星期日）01:00 前預約');
    expect(phrases('ko').say('note.book-until', { deadline })).toBe('11월 8일(일) 01:00까지 예약해 주세요');
  });

  test('one object per language', () => {
    expect(phrases('it')).toBe(phrases('it'));
    expect(segmentWords('it')).toBe(segmentWords('it'));
  });
});

describe('reasons, advisories, turns', () => {
  test('a reason without its value is still a sentence', () => {
    expect(phrases('en').sayEmpty({ reason: 'no-service-date', values: {} })).toBe(
      'There is no timetable for this date. The timetable covers … to ….',
    );
  });

  test('where a single mode finds no street, the text names it', () => {
    const say = (values: Empty['values']) => phrases('en').sayEmpty({ reason: 'off-network-to', values });
    expect(say({ mode: 'me_car' })).toBe('Car: there is no usable street near the destination.');
    expect(say({})).toBe('There is no usable street or path near the destination.');
  });

  test('a reason names the vehicles of a provider as riders know them', () => {
    const values = { mode: 'me_mic-s_Skipper', operator: 'Skipper', profile: 'e-scooter' };
    expect(phrases('en').sayEmpty({ reason: 'closed', values })).toBe(
      'Shared e-scooter (Skipper): not in service at this time.',
    );
    // Without the name, the hyphens of the identifier are spaces.
    expect(phrases('en').sayEmpty({ reason: 'closed', values: { mode: 'me_mic-s_Merrow-Bikes' } })).toContain(
      '(Merrow Bikes)',
    );
  });

  test('values that a phrase does not use are ignored', () => {
    expect(phrases('en').sayEmpty({ reason: 'no-stop-from', values: { metres: 2000 } })).toBe(
      'No stop of the chosen modes is within reach of the starting point.',
    );
  });

  test('advisories name their subject', () => {
    const advisory = { code: 'deprecated-mode', values: { mode: 'cy_bic', replacement: 'me_mic_bic' } } as const;
    for (const locale of LOCALES) {
      expect(phrases(locale).sayAdvisory(advisory)).toContain('cy_bic');
      expect(phrases(locale).sayAdvisory(advisory)).toContain('me_mic_bic');
    }
  });

  test('a turn names its street, if any', () => {
    expect(phrases('en').sayTurn('TURN_LEFT', 'Quay Street')).toBe('Turn left onto Quay Street');
    expect(phrases('en').sayTurn('TURN_LEFT', '')).toBe('Turn left');
    expect(phrases('de').sayTurn('TURN_SHARPLY_RIGHT')).toBe('Scharf rechts abbiegen');
  });
});

describe('with the template room', () => {
  const segment: Segment = {
    type: 'scheduled',
    visibility: 'in summary',
    startTime: Date.UTC(2026, 6, 1, 13, 4) / 1000,
    endTime: Date.UTC(2026, 6, 1, 13, 20) / 1000,
    serviceNumber: '12',
    serviceName: 'Harbour Line',
    serviceDirection: 'Castle',
    platform: 'Gleis 3',
    stops: 4,
    from: { lat: 0, lng: 0, name: 'A', timezone: 'Europe/Berlin' },
  };
  const expand = (text: string, locale: Locale): string =>
    expandText(text, segment, segmentWords(locale), { timeZone: 'UTC' });

  test('TL-8 actions and notes become text in every language', () => {
    const ride = (locale: Locale, vehicle: VehicleKind): string => {
      const { say } = phrases(locale);
      return expand(say('action.timed', { instruction: say('action.ride', { vehicle }) }), locale);
    };
    expect(ride('de', 'bus')).toBe('15:04: Bus 12 nehmen');
    expect(ride('fr', 'metro')).toBe('15:04: Prendre le métro 12');
    expect(ride('fi', 'tram')).toBe('15.04: Raitiovaunu 12');
    expect(expand(phrases('de').say('notes.ride'), 'de')).toBe(
      'Harbour Line\nRichtung Castle\nGleis 3\n16 Min. ⋅ 4 Haltestellen',
    );
    for (const locale of LOCALES) {
      for (const vehicle of VEHICLE_KINDS) expect(ride(locale, vehicle), `${locale} ${vehicle}`).not.toMatch(/[<>{}]/);
      expect(expand(phrases(locale).say('notes.ride'), locale)).not.toMatch(/[<>{}]/);
    }
  });

  test('TL-8 words for each placeholder', () => {
    const words = segmentWords('fr');
    expect(words.stops(1)).toBe('1 arrêt');
    expect(words.direction('Gare')).toBe('Direction Gare');
    expect(words.withoutTraffic(720).replace(/[\u00A0\u202F]/g, ' ')).toBe('12 min sans bouchons');
    expect(words.fromTo('A', 'B')).toBe('A → B');
  });

  test('an instruction is the action without its time', () => {
    expect(withoutTime(phrases('it').say('action.timed', { instruction: 'A piedi' }))).toBe('A piedi');
    expect(withoutTime('Walk')).toBe('Walk');
  });
});

describe('modes', () => {
  test.each<[string, Locale, string]>([
    ['pt_pub_tram', 'pt', 'Elétrico'],
    ['pt_pub_bus', 'zh-Hant', '公車'],
    ['wa_wal', 'fi', 'Kävely'],
    ['ps_tnc_swift', 'en', 'Ride-hailing (swift)'],
    ['pt_ltd_SCHOOLBUS_12', 'de', 'Schulbus (12)'],
    ['ps_drt_nord', 'zh-Hans', '预约公交（nord）'],
    ['pt_pub_hovercraft', 'en', 'Public transport (hovercraft)'],
    ['zz_teleport', 'en', 'zz_teleport'],
    ['', 'en', ''],
  ])('%s in %s: %s', (identifier, locale, name) => {
    expect(modeName(identifier, locale)).toBe(name);
  });

  test('a meaning; empty for an unknown mode', () => {
    expect(modeMeaning('pt_pub_metro', 'en')).toBe('Urban railway below and above ground');
    expect(modeMeaning('zz_teleport', 'en')).toBe('');
    expect(modeTitle('pt_pub_metro', 'de')).toBe(modeName('pt_pub_metro', 'de'));
    for (const own of ['pt_pub_lightrail', 'zz_teleport']) expect(modeTitle(own, 'en')).toBe('');
  });
});

describe('names of vehicles', () => {
  test.each([
    ['me_mic-s_Merrow-Bikes', { profile: 'bicycle', operator: 'Merrow Bikes' }, 'en', 'Shared bike (Merrow Bikes)'],
    ['me_mic-s_Skipper', { profile: 'e-scooter' }, 'de', 'Leih-E-Scooter (Skipper)'],
    ['me_mic-s', {}, 'fr', 'Vélo ou trottinette en libre-service'],
    ['me_mic', { profile: 'bicycle' }, 'es', 'Bicicleta'],
    ['me_mic', { profile: 'e-scooter' }, 'it', 'Monopattino elettrico'],
    ['me_car-s_TideCar', { profile: 'car', operator: '' }, 'nl', 'Deelauto (TideCar)'],
    ['in_rail', {}, 'en', 'Long-distance train'],
    ['xx_new', {}, 'en', 'xx_new'],
  ] as const)('%s %o in %s: %s', (mode, known, locale, name) => {
    expect(vehicleName(mode, locale, known)).toBe(name);
  });

  test.each(LOCALES)('%s: no family has a name that only planners know', (locale) => {
    for (const mode of ['me_mic', 'me_mic-s']) expect(modeName(mode, locale)).not.toMatch(/mi[ck]ro|微|이동수단/i);
  });
});

test('a region without words of its own has those of its language, in its own formats', () => {
  const price = { price: { amount: 1234.5, currency: 'CHF' } };
  expect(phrases('de-CH').say('action.stay-on')).toBe(phrases('de').say('action.stay-on'));
  expect(phrases('de-CH').say('note.toll', price)).not.toBe(phrases('de').say('note.toll', price));
  expect(modeMeaning('pt_pub_tram', 'de-CH')).toBe(modeMeaning('pt_pub_tram', 'de'));
});
