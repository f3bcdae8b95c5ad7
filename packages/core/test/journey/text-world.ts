import { type JourneyAnswer, type JourneyWorld, planJourneys } from '../../src/engine/journey/index.ts';
import { walkStops } from '../../src/engine/street/build/index.ts';
import { StopLinks, type StreetEngine } from '../../src/engine/street/index.ts';
import { TransitEngine } from '../../src/engine/transit/index.ts';
import type { Itinerary, PlanRequest, RequestedPlace } from '../../src/model/index.ts';
import { coversMode, MODES } from '../../src/modes/index.ts';
import { type AirportRow, type ProviderRows, Providers } from '../../src/providers/index.ts';
import { type Sections, StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import {
  buildShapes,
  buildTimetable,
  layOutWalkingLinks,
  stepFreeSections,
  stopPlaces,
} from '../../src/timetable/build/index.ts';
import { StopDirectory, Timetable, TripShapes } from '../../src/timetable/index.ts';
import { type TextMap, textMap } from '../street/text-map.ts';
import { clockSeconds, type TextTimetable, textTimetable } from './text-timetable.ts';

/** Monday 2026-05-04. */
export const MONDAY = 20_577;
/** Walking links and requests of text worlds: a metre a second, so that metres on the map are seconds. */
const SPEED = 1;
const LINK_SECONDS = 600;

export interface TextWorldOptions extends Partial<Omit<TextTimetable, 'stops'>> {
  /** Letters are nodes and stops, digits are places. Just under 50 m from one character to the next, twice that between lines. */
  readonly map: string;
  /** Streets by their letters, as in text maps; undefined for a world without streets. */
  readonly ways?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Stops by id, with their properties; `at` names the character of the map where the stop lies, by default the first of its id. Unless given, every
   * letter that the timetable names is a stop.
   */
  readonly stops?: Readonly<Record<string, TextTimetable['stops'][string] & { readonly at?: string }>>;
  readonly grid?: number;
  readonly modes?: readonly string[];
  /** The configured airports. */
  readonly airports?: readonly AirportRow[];
}

/** A world that fits on a screen. All times are UTC on {@link MONDAY}. */
export class TextWorld {
  readonly world: JourneyWorld;
  readonly #map: TextMap;

  constructor(options: TextWorldOptions) {
    // Just under a round number: walks round up to it.
    const map = textMap(options.map.replace(/^\n/, ''), {
      grid: options.grid ?? 49.95,
      ways: options.ways ?? {},
    });
    this.#map = map;
    const streets = options.ways === undefined ? undefined : map.engine;
    const scheduled = options.trips === undefined ? undefined : layOutTransit(options, map, streets);
    const days = options.days ?? [MONDAY];
    const date = (day: number | undefined): string => new Date((day ?? 0) * 86_400_000).toISOString().slice(0, 10);
    const onStreets = ['wa_wal', 'wa_whe', ...(streets === undefined ? [] : ['me_mic_bic', 'me_car'])];
    const lines = new Set(scheduled?.modes);
    this.world = {
      manifest: {
        timezone: 'UTC',
        modes:
          options.modes ??
          MODES.map(({ id }) => id).filter((id) => onStreets.includes(id) || [...lines].some((m) => coversMode(id, m))),
        serviceDates: scheduled === undefined ? undefined : { first: date(days[0]), last: date(days.at(-1)) },
      },
      transit: scheduled?.transit,
      streets,
      stopLinks: scheduled?.links,
      providers:
        options.airports === undefined ? undefined : new Providers({ ...NO_ROWS, airports: options.airports }, 'UTC'),
    };
  }

  /** A character of the map as an end of a request. */
  place(character: string): RequestedPlace {
    return { ...this.#map.place(character), address: '', streetName: '' };
  }

  request(from: string, to: string, parts: Partial<PlanRequest> = {}): PlanRequest {
    return { ...PLAIN_REQUEST, from: this.place(from), to: this.place(to), ...parts };
  }

  /** @param time of departure, unless `parts` has another */
  answer(from: string, to: string, time: string, parts: Partial<PlanRequest> = {}): JourneyAnswer {
    const when = { departAfter: instant(time), arriveBefore: undefined };
    return planJourneys(this.world, this.request(from, to, { when, ...parts }), { signal: undefined });
  }

  /** A line for each itinerary, groups in order; a line `- reason` when there are none. */
  plan(from: string, to: string, time: string, parts: Partial<PlanRequest> = {}): string[] {
    const answer = this.answer(from, to, time, parts);
    if (answer.empty !== undefined) return [`- ${answer.empty.reason}`];
    return answer.groups.flatMap((group) => group.itineraries.map(({ itinerary }) => printItinerary(itinerary)));
  }
}

const NO_ROWS: ProviderRows = { hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] };

/** A request for public transport without preferences. */
export const PLAIN_REQUEST: Omit<PlanRequest, 'from' | 'to'> = {
  when: { departAfter: 0, arriveBefore: undefined },
  modes: ['pt_pub'],
  allModes: false,
  wheelchair: false,
  avoidStops: [],
  avoidModes: [],
  walkMetresPerSecond: SPEED,
  cycleMetresPerSecond: 4,
  maxWalkSeconds: undefined,
  minTransferSeconds: 0,
  weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
  bestOnly: false,
  includeStops: true,
};

/** Unix seconds of a time on {@link MONDAY}. */
export function instant(time: string): number {
  return MONDAY * 86_400 + clockSeconds(time);
}

/** `09:58 wa_wal 10:00 | R1 A 10:00 B 10:05 | stationary_transfer B 10:08`: the mode, place and end of each leg. */
export function printItinerary(itinerary: Itinerary): string {
  const legs = itinerary.legs.map((leg) => {
    if (leg.kind === 'street') return `${leg.mode} ${clock(leg.arrival)}`;
    if (leg.kind === 'stationary') return `${leg.mode} ${leg.at.stop?.code ?? '?'} ${clock(leg.arrival)}`;
    const seated = leg.seated ? ' (seated)' : '';
    const [from, to] = [leg.from.stop?.code, leg.to.stop?.code];
    return `${leg.route.id}${seated} ${from} ${clock(leg.departure)} ${to} ${clock(leg.arrival)}`;
  });
  return `${clock(itinerary.departure)} ${legs.join(' | ')}`;
}

function clock(time: number): string {
  const iso = new Date(time * 1000).toISOString();
  return time % 60 === 0 ? iso.slice(11, 16) : iso.slice(11, 19);
}

function layOutTransit(
  options: TextWorldOptions,
  map: TextMap,
  streets: StreetEngine | undefined,
): {
  readonly transit: NonNullable<JourneyWorld['transit']>;
  readonly links: JourneyWorld['stopLinks'];
  readonly modes: readonly string[];
} {
  const trips = options.trips ?? '';
  const named = [...map.places.keys()].filter((letter) => new RegExp(`\\s${letter}\\s`).test(trips));
  const given: NonNullable<typeof options.stops> =
    options.stops ?? Object.fromEntries(named.map((letter) => [letter, {}]));
  const stops = Object.fromEntries(
    Object.entries(given).map(([id, { at, ...parts }]) => [id, { ...map.place(at ?? id.charAt(0)), ...parts }]),
  );
  const rows = textTimetable({ days: [MONDAY], timezone: 'UTC', ...options, stops, trips });
  const strings = new StringPoolBuilder();
  const built = buildTimetable([rows], strings);
  const places = new Map(stopPlaces(built.sections));
  const { stopLat, stopLng, boardableStops } = built;
  const walks = walkStops(built.sections, stopLat, stopLng, boardableStops, streets, {
    limitSeconds: LINK_SECONDS,
    speed: SPEED,
  });
  for (const [name, data] of walks.places) places.set(name, data);
  const links: JourneyWorld['stopLinks'] =
    streets === undefined
      ? undefined
      : {
          walk: new StopLinks(streets.graph, places, 'walk', SPEED),
          wheelchair: new StopLinks(streets.graph, places, 'wheelchair', SPEED),
        };
  const tables: Sections = new Map([
    ...built.sections,
    ...layOutWalkingLinks(built.sections, walks.onFoot),
    ...stepFreeSections(layOutWalkingLinks(built.sections, walks.onWheels)),
  ]);
  const pool = strings.build();
  const timetable = new Timetable(tables, new StringPool(pool.bytes, pool.offsets));
  return {
    transit: {
      timetable,
      engine: new TransitEngine(timetable),
      linkMetresPerSecond: SPEED,
      stops: new StopDirectory(timetable, places),
      shapes: new TripShapes(timetable, buildShapes([rows], built, timetable.tripCount)),
    },
    links,
    modes: [...timetable.routeMode].map((mode) => timetable.strings.get(mode)),
  };
}
