import { localDay, serviceDayStart } from '@tripwright/core/base';
import type { Alert, InformedEntity, RealtimeEntity, TranslatedText } from '@tripwright/core/live';
import { inFour, type LocalName } from '../names/local-name.ts';
import { place } from '../place.ts';
import { createRandom, seedOf } from '../random.ts';
import type { Transit } from '../transit/build-transit.ts';
import type { Stop } from '../transit/stops.ts';
import type { Situation } from './situation.ts';

/** Stations whose lifts break down, all at once: ends of many trips. Those of the first, whose line runs day and night, are out of order every day. */
const LIFT_STATIONS = ['birch-lake', 'airport'] as const;

/** Seconds after midnight at which the alerts of a day begin, and those of the day before end. */
const DAY_BEGINS = 4 * 3600;

/** The alerts of a day: a closed stop, a lift out of order, a slow line, and what was ordered. */
export function serviceAlerts(
  transit: Transit,
  seed: number,
  situations: readonly Situation[],
  closed: ReadonlySet<string>,
  at: number,
): RealtimeEntity[] {
  // The night belongs to the day before: one set of alerts follows the other without a gap.
  const day = localDay(at - DAY_BEGINS, place.timeZone);
  const random = createRandom(seedOf(seed, `alerts-${day}`));
  const stations = new Set([LIFT_STATIONS[0], random.pick(LIFT_STATIONS)]);
  const lifts = transit.pathways.filter(
    ({ mode, id }) => mode === 5 && [...stations].some((station) => id.startsWith(`${station}-`)),
  );
  const slow = random.pick(transit.lines.filter(({ type }) => type === 0));
  const stops = new Map(transit.stops.map((stop) => [stop.id, stop]));
  const broken = [
    ...lifts.map(({ to }) => to),
    ...situations.flatMap((one) => (one.kind === 'lift' ? [one.platform] : [])),
  ];
  const lines = [slow.id, ...situations.flatMap((one) => (one.kind === 'disturb-line' ? [one.line] : []))];
  const start = serviceDayStart(day, place.timeZone);
  const period = { start: start + DAY_BEGINS, end: start + DAY_BEGINS + 86_400 };
  const known = (ids: Iterable<string>): Stop[] => [...new Set(ids)].flatMap((id) => stops.get(id) ?? []);
  return [
    ...known(closed).map((stop) => entity(`closed-${stop.id}`, stopClosed(stop), period)),
    ...known(broken).map((stop) => entity(`lift-${stop.id}`, liftBroken(stop), period)),
    ...[...new Set(lines)].map((line) => entity(`slow-${line}`, lineSlow(line), period)),
  ];
}

type Content = Pick<Alert, 'cause' | 'effect' | 'severity'> & {
  readonly informed: readonly InformedEntity[];
  readonly header: LocalName;
  readonly description: LocalName;
};

function stopClosed({ id, name, code }: Stop): Content {
  const stop = name ?? inFour(code, code, code, code);
  return {
    informed: [{ stopId: id }],
    cause: 'CONSTRUCTION',
    effect: 'NO_SERVICE',
    severity: 'WARNING',
    header: inFour(
      `Stop ${stop.en} closed`,
      `Haltestelle ${stop.de} entfällt`,
      `Pysäkki ${stop.fi} pois käytöstä`,
      `Paragem ${stop.pt} encerrada`,
    ),
    description: inFour(
      `Buses do not call at ${stop.en} today because of road works. Use the next stop.`,
      `Wegen Bauarbeiten halten die Busse heute nicht an der Haltestelle ${stop.de}. Bitte die nächste Haltestelle nutzen.`,
      `Bussit eivät tänään pysähdy pysäkillä ${stop.fi} tietyön vuoksi. Käytä seuraavaa pysäkkiä.`,
      `Hoje os autocarros não param em ${stop.pt} devido a obras. Utilize a paragem seguinte.`,
    ),
  };
}

function liftBroken({ id, name, platform }: Stop): Content {
  const stop = name ?? inFour(id, id, id, id);
  const number = platform ?? '';
  return {
    informed: [{ stopId: id }],
    cause: 'TECHNICAL_PROBLEM',
    effect: 'ACCESSIBILITY_ISSUE',
    severity: 'WARNING',
    header: inFour(
      `${stop.en}: lift to platform ${number} out of order`,
      `${stop.de}: Aufzug zu Gleis ${number} außer Betrieb`,
      `${stop.fi}: hissi laiturille ${number} epäkunnossa`,
      `${stop.pt}: elevador para a linha ${number} fora de serviço`,
    ),
    description: inFour(
      'The platform cannot be reached without stairs. Step-free trips use other stations.',
      'Das Gleis ist nicht stufenfrei erreichbar. Stufenfreie Verbindungen führen über andere Bahnhöfe.',
      'Laiturille ei pääse ilman portaita. Esteettömät matkat kulkevat muiden asemien kautta.',
      'A linha não é acessível sem escadas. As viagens sem degraus utilizam outras estações.',
    ),
  };
}

function lineSlow(line: string): Content {
  return {
    informed: [{ routeId: line }],
    cause: 'WEATHER',
    effect: 'SIGNIFICANT_DELAYS',
    severity: 'INFO',
    header: inFour(
      `Line ${line}: delays`,
      `Linie ${line}: Verspätungen`,
      `Linja ${line}: viivästyksiä`,
      `Linha ${line}: atrasos`,
    ),
    description: inFour(
      'Fog in the harbour is slowing the line.',
      'Wegen Nebels am Hafen fährt die Linie langsamer.',
      'Sumu satamassa hidastaa liikennettä.',
      'Circulação mais lenta devido a nevoeiro no porto.',
    ),
  };
}

function entity(
  id: string,
  { informed, cause, effect, severity, header, description }: Content,
  period: { readonly start: number; readonly end: number },
): RealtimeEntity {
  return {
    id,
    others: [],
    alert: {
      activePeriods: [period],
      informed,
      ...(cause !== undefined && { cause }),
      ...(effect !== undefined && { effect }),
      ...(severity !== undefined && { severity }),
      url: [{ text: 'https://portmerrow.example/service', language: 'en' }],
      header: translated(header),
      description: translated(description),
      spokenHeader: [],
      spokenDescription: [],
      causeDetail: [],
      effectDetail: [],
      images: [],
      imageText: [],
    },
  };
}

function translated(names: LocalName): TranslatedText {
  return (['en', 'de', 'fi', 'pt'] as const).map((language) => ({ text: names[language], language }));
}
