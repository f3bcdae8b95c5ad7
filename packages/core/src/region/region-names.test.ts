import { describe, expect, test } from 'vitest';
import { instant, TextWorld, type TextWorldOptions } from '../../test/journey/text-world.ts';
import { planJourneys } from '../engine/journey/index.ts';
import type { PlanOutcome, PlanRequest, RideLeg, StreetLeg } from '../model/index.ts';
import type { FeedInfoRow, TranslationRow } from '../timetable/build/index.ts';
import type { Timetable } from '../timetable/index.ts';
import { RegionNames } from './region-names.ts';

/** Rows such as `stops stop_name de Hafen id=A` or `… value=Harbour`, with `sub=1` for record_sub_id. */
function rows(text: string): TranslationRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [table = '', field = '', language = '', translation = '', ...parts] = line.trim().split(/ +/);
      const part = (name: string): string =>
        parts
          .find((word) => word.startsWith(`${name}=`))
          ?.slice(name.length + 1)
          .replaceAll('_', ' ') ?? '';
      return {
        table,
        field,
        language,
        translation: translation.replaceAll('_', ' '),
        recordId: part('id'),
        recordSubId: part('sub'),
        fieldValue: part('value'),
      };
    });
}

function info(lang: string, defaultLang = ''): FeedInfoRow {
  return { publisherName: '', publisherUrl: '', lang, defaultLang, version: '', startDay: -1, endDay: -1 };
}

/** Two lines between A and B: R1 has a headsign per trip, R2 one per call. */
function world(translations: string, parts: Partial<TextWorldOptions> = {}): TextWorld {
  return new TextWorld({
    map: `A${' '.repeat(60)}B`,
    stops: { A: { name: 'Harbour', platformCode: '1', code: '11' }, B: { name: 'Castle' } },
    trips: 'R1 A 10:00 B 10:10',
    routes: { R1: { shortName: 'Red', longName: 'Red Line' } },
    more: { 'R1.1': { headsign: 'Castle Hill', shortName: 'Express' } },
    translations: rows(translations),
    feedInfo: info('en'),
    ...parts,
  });
}

function translated(of: TextWorld, language: string): PlanOutcome {
  const answer = of.answer('A', 'B', '09:55');
  const names = new RegionNames(of.world.transit?.timetable as Timetable);
  return names.outcome({ ...answer, request: of.request('A', 'B'), regions: [] }, language);
}

function ride(of: TextWorld, language: string): RideLeg {
  const legs = translated(of, language).groups[0]?.itineraries[0]?.itinerary.legs ?? [];
  return legs.find((leg) => leg.kind === 'ride') as RideLeg;
}

describe('names in the language of the request', () => {
  test('TL-1 a row for the record has priority over a row for its value, in any order', () => {
    const of = (lines: string[]) => ride(world(lines.join('\n')), 'de').from.stop?.name;
    const lines = ['stops stop_name de Hafen id=A', 'stops stop_name de Port value=Harbour'];
    expect(of(lines)).toBe('Hafen');
    expect(of([...lines].reverse())).toBe('Hafen');
  });

  test('TL-1 a value must match as a whole and in case', () => {
    for (const value of ['Harb', 'harbour', 'Harbour_', 'Harbour_East'])
      expect(ride(world(`stops stop_name de Hafen value=${value}`), 'de').from.name, value).toBe('Harbour');
    expect(ride(world('stops stop_name de Hafen value=Harbour'), 'de').from.name).toBe('Hafen');
  });

  test('TL-2 record_sub_id of stop_times is the stop_sequence of a single call', () => {
    const headsigns = { 'R1.1 0': 'Castle via Bridge', 'R1.1 1': 'Castle' };
    const line = (sub: number) => `stop_times stop_headsign de Burg id=R1.1 sub=${sub}`;
    expect(ride(world(line(0), { headsigns }), 'de').headsign).toBe('Burg');
    expect(ride(world(line(1), { headsigns }), 'de').headsign).toBe('Castle via Bridge');
    expect(ride(world(line(7), { headsigns }), 'de').headsign).toBe('Castle via Bridge');
  });

  test('TL-2 a translation of the headsign of a trip does not apply to that of a call', () => {
    const line = 'trips trip_headsign de Burgberg id=R1.1';
    expect(ride(world(line), 'de').headsign).toBe('Burgberg');
    expect(ride(world(line, { headsigns: { 'R1.1 0': 'Bridge' } }), 'de').headsign).toBe('Bridge');
  });

  test('TL-3 languages fall back by subtags, then to the default of the feed, then to the original', () => {
    const lines = 'stops stop_name pt Porto id=A\nstops stop_name zh-TW 港口 id=A\nstops stop_name fr Port id=A';
    const name = (language: string, defaultLang = '') =>
      ride(world(lines, { feedInfo: info('en', defaultLang) }), language).from.name;
    expect(name('pt-BR')).toBe('Porto');
    expect(name('zh-Hant')).toBe('港口');
    expect(name('zh-Hans')).toBe('Harbour');
    expect(name('ko')).toBe('Harbour');
    expect(name('ko', 'fr')).toBe('Port');
  });

  test('TL-3 a request in the language of the feed gets the originals, with any default language', () => {
    const of = world('stops stop_name fr Port id=A', { feedInfo: info('en', 'fr') });
    expect(ride(of, 'en').from.name).toBe('Harbour');
  });

  test('TL-4 in a multilingual feed a translation equal to the original prevents the fallback', () => {
    const lines = 'stops stop_name de Harbour id=A\nstops stop_name fr Port id=A';
    const of = world(lines, { feedInfo: info('mul', 'fr') });
    expect(ride(of, 'de').from.name).toBe('Harbour');
    // The language of the original is unknown, so the default language is better.
    expect(ride(of, 'en').from.name).toBe('Port');
  });

  test('TL-5 stops, lines, agencies and headsigns are translated; ids, codes and platforms stay', () => {
    const of = world(`
      stops stop_name de Hafen value=Harbour
      stops stop_name de Burg id=B
      stops platform_code de eins value=1
      stops stop_code de elf value=11
      routes route_short_name de Rot id=R1
      routes route_long_name de Rote_Linie value=Red_Line
      agency agency_name de Betrieb id=a
      trips trip_headsign de Burgberg value=Castle_Hill
      trips trip_short_name de Eilzug id=R1.1`);
    const leg = ride(of, 'de');
    expect(leg).toMatchObject({
      headsign: 'Burgberg',
      tripShortName: 'Eilzug',
      route: { id: 'R1', shortName: 'Rot', longName: 'Rote Linie', agency: { name: 'Betrieb' } },
      from: { name: 'Hafen', stop: { code: 'A', name: 'Hafen', platform: '1', publicCode: '11' } },
      to: { name: 'Burg' },
    });
    expect(leg.calls.map((call) => call.stop.name)).toEqual(['Hafen', 'Burg']);
    expect(ride(of, 'en').from.name).toBe('Harbour');
  });

  test('TL-5 a last stop that serves as headsign is translated as a stop', () => {
    const of = world('stops stop_name de Burg value=Castle', { more: {} });
    expect(ride(of, 'de').headsign).toBe('Burg');
  });

  test('TL-5 PW-8 signs inside stations and names of levels are translated', () => {
    const of = new TextWorld({
      map: `A${' '.repeat(60)}B${' '.repeat(60)}C`,
      stops: {
        S: { at: 'A', locationType: 1 },
        E: { at: 'A', locationType: 2, station: 'S' },
        P: { at: 'A', station: 'S', level: 0 },
        Q: { at: 'A', station: 'S' },
        B: {},
        C: {},
      },
      levels: [{ id: 'L', index: -1, name: 'Tracks' }],
      pathways: [
        { id: 'w1', from: 'Q', to: 'E', traversalTime: 10, signpostedAs: 'Way out' },
        { id: 'w2', from: 'E', to: 'P', traversalTime: 10, mode: 5 },
      ],
      trips: 'R1 B 10:00 Q 10:10\nR2 P 10:15 C 10:25',
      translations: rows('pathways signposted_as de Ausgang id=w1\nlevels level_name de Gleise id=L'),
      feedInfo: info('en'),
    });
    const answer = of.answer('B', 'C', '09:55', { modes: ['pt_pub'] });
    const names = new RegionNames(of.world.transit?.timetable as Timetable);
    const walks = answer.groups
      .flatMap((group) => group.itineraries)
      .flatMap(({ itinerary }) => names.itinerary(itinerary, 'de').legs)
      .filter((leg): leg is StreetLeg => leg.kind === 'street');
    expect(walks.flatMap((walk) => walk.sections.map((section) => section.name))).toEqual(['Ausgang', 'Gleise']);
  });

  test('TL-5 an explanation names lines and stops that were ruled out in the language of the answer', () => {
    const of = world('stops stop_name de Hafen id=A\nroutes route_short_name de Rot id=R1', {
      stops: { A: { name: 'Harbour', wheelchair: 2 }, B: { name: 'Castle' } },
    });
    const names = new RegionNames(of.world.transit?.timetable as Timetable);
    const ruledOut = (parts: Partial<PlanRequest>): readonly string[] => {
      const request = of.request('A', 'B', {
        when: { departAfter: instant('09:55'), arriveBefore: undefined },
        ...parts,
      });
      const answer = planJourneys(of.world, request, { signal: undefined, explain: true });
      const { explanation } = names.outcome({ ...answer, request, regions: [] }, 'de');
      return explanation?.searches.flatMap((search) => search.ruledOut.flatMap((rule) => rule.names)) ?? [];
    };
    expect(ruledOut({ wheelchair: true })).toEqual(['Hafen']);
    expect(ruledOut({ avoidModes: ['pt_pub_bus'] })).toEqual(['Rot']);
  });

  test('TL-7 the answer itself is not changed: the next language starts from the originals', () => {
    const of = world('stops stop_name de Hafen id=A\nstops stop_name nl Haven id=A');
    expect(['de', 'nl', 'fi', 'de'].map((language) => ride(of, language).from.name)).toEqual([
      'Hafen',
      'Haven',
      'Harbour',
      'Hafen',
    ]);
  });
});

test('TL-5 tickets and the messages of booking rules', () => {
  const of = world(
    'fare_products fare_product_name de Kurzstrecke value=Short_hop\nbooking_rules message de Bitte_anrufen. value=Call_us.',
  );
  const outcome = translated(of, 'en');
  const [first] = outcome.groups[0]?.itineraries ?? [];
  const itinerary = first!.itinerary;
  const at = itinerary.legs.findIndex(({ kind }) => kind === 'ride');
  const { feed } = itinerary.legs[at] as RideLeg;
  const money = { currency: 'EUR', minor: 100 };
  const ticket = { kind: 'ticket', id: 'S', name: 'Short hop', money, legs: [at] } as const;
  const ride = itinerary.legs[at] as RideLeg;
  const booking = { state: 'bookable', closes: undefined, message: 'Call us.\nAt the door.', feed } as const;
  const { from, to, departure, arrival } = ride;
  const called: StreetLeg = {
    ...{ kind: 'street', mode: 'ps_drt', profile: 'taxi', from, to, departure, arrival, booking },
    ...{
      geometry: '',
      metres: 0,
      metresSafe: 0,
      metresUnsafe: 0,
      metresDismount: 0,
      sections: [],
      straightLine: false,
    },
  };
  const booked = { ...itinerary, legs: [...itinerary.legs, called] };
  const scored = { ...first!, itinerary: booked, costs: { ...first!.costs, parts: [ticket] } };
  const group = { ...outcome.groups[0]!, itineraries: [scored] };
  const names = new RegionNames(of.world.transit?.timetable as Timetable);
  const [said] = names.outcome({ ...outcome, groups: [group] }, 'de').groups[0]!.itineraries;
  expect(said?.costs.parts[0]?.name).toBe('Kurzstrecke');
  const last = said?.itinerary.legs.at(-1) as StreetLeg;
  expect(last.booking?.message).toBe('Bitte anrufen.\nAt the door.');
});
