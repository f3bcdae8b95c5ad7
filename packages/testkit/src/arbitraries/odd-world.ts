import fc from 'fast-check';
import type { JourneyQuery } from '../journeys/journey.ts';
import { dateText, dayNumber, serviceDayStart } from '../rules/service-day-start.ts';
import { clockText } from '../scenes/clock-text.ts';
import { type Scene, sceneOf } from '../scenes/scene.ts';
import { anyQuery } from './any-query.ts';

const MINUTE = 60;
/** Names of the stops of a feed. In a metro they are platforms, two to a station. */
const STOPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Moments at which a clock changes, with the zone in which it does. */
const MOMENTS = [
  ['Europe/Berlin', '2024-03-31', '00:40'],
  ['Europe/Berlin', '2024-10-27', '02:20'],
  ['Europe/Berlin', '2024-12-31', '23:40'],
  ['Europe/London', '2024-02-29', '23:50'],
  ['America/New_York', '2024-11-03', '01:10'],
  ['America/St_Johns', '2024-03-10', '01:30'],
  ['Australia/Lord_Howe', '2024-04-07', '01:20'],
  ['Australia/Lord_Howe', '2024-10-06', '01:40'],
  ['Africa/Cairo', '2024-04-26', '00:20'],
  ['Africa/Cairo', '2024-10-31', '23:30'],
  ['Pacific/Kiritimati', '2024-05-15', '00:10'],
  ['Pacific/Pago_Pago', '2024-05-15', '23:45'],
  ['Asia/Kathmandu', '2024-05-15', '12:00'],
  ['Asia/Manila', '2024-05-15', '08:00'],
] as const;

/** Kinds of feeds, which decide on the features of their lines. */
type Kind = 'metro' | 'jeepneys' | 'country' | 'ferries';

interface Line {
  readonly route: number;
  readonly stops: readonly number[];
  readonly rides: readonly number[];
  readonly dwell: number;
  readonly words: readonly string[];
  /** Minutes after the moment at which the first trip leaves. */
  readonly start: number;
  readonly times: number;
  readonly headway: number;
  /** Every n-th trip takes half the time and overtakes; 0 for none. */
  readonly fast: number;
  /** Service days between the trip's own and the one on which it is under way. */
  readonly late: number;
  /** Service days, counted from the trip's own, on which it runs beside it. */
  readonly otherDays: readonly number[];
  readonly isOff: boolean;
  readonly windows: readonly { readonly gap: number; readonly length: number; readonly headway: number }[];
  readonly isExact: boolean;
  /** Written time of a frequency trip; only its intervals count. */
  readonly written: number;
  readonly block: boolean;
  /** Whether a second agency, in another zone, runs it (CAL-11). */
  readonly elsewhere: boolean;
}

interface Feed {
  readonly kind: Kind;
  readonly zone: string;
  readonly otherZone: string;
  readonly lines: readonly Line[];
  readonly transfers: readonly {
    readonly from: number;
    readonly to: number;
    readonly who: number;
    readonly word: string;
  }[];
}

interface Drawing {
  readonly moment: (typeof MOMENTS)[number];
  readonly feeds: readonly Feed[];
  readonly walks: readonly { readonly from: number; readonly to: number; readonly seconds: number }[];
}

/**
 * Worlds unlike a city by day: dense metros with stations, routes with headways instead of times, country lines on request, ferries that run
 * by exceptions; several of them at once in zones far apart, in nights when clocks change. The scene's time
 * `world.at(world.clock)` is the moment around which everything runs.
 * @param maxLines the maximum number of lines of a feed
 */
function oddWorld(maxLines = 8): fc.Arbitrary<Scene & { readonly clock: string }> {
  return drawing(maxLines).map((drawn) => {
    const world = sceneOf(drawText(drawn));
    return { ...world, clock: drawn.moment[2], [fc.toStringMethod]: () => world.text };
  });
}

/** An odd world and some queries in it. */
export function oddWorldAndQueries(
  maxLines = 8,
): fc.Arbitrary<{ readonly world: Scene; readonly queries: readonly JourneyQuery[] }> {
  const questions = fc.array(anyQuery(24), { minLength: 1, maxLength: 8, size: 'max' });
  return fc.tuple(oddWorld(maxLines), questions).map(([world, ask]) => {
    const queries = ask.map((question) => question(world));
    const text = queries.map((query) => `# ask ${JSON.stringify(query)}`).join('\n');
    return { world, queries, [fc.toStringMethod]: () => `\n${world.text}\n${text}\n` };
  });
}

function drawing(maxLines: number): fc.Arbitrary<Drawing> {
  const zone = fc.constantFrom(...new Set(MOMENTS.map(([name]) => name)));
  const kind = fc.constantFrom<Kind>('metro', 'jeepneys', 'country', 'ferries');
  const feed = kind.chain((which) =>
    fc.record({
      kind: fc.constant(which),
      zone,
      otherZone: zone,
      // Few lines, so that worlds shrink; usually enough for lines to meet.
      lines: fc.oneof(
        { withCrossShrink: true },
        { weight: 1, arbitrary: fc.array(lineOf(which), { minLength: 1, maxLength: maxLines, size: 'max' }) },
        {
          weight: 4,
          arbitrary: fc.array(lineOf(which), {
            minLength: Math.ceil(maxLines * 0.6),
            maxLength: maxLines,
            size: 'max',
          }),
        },
      ),
      transfers: fc.array(
        fc.record({
          from: fc.nat(STOPS.length + 3),
          to: fc.nat(STOPS.length + 3),
          who: fc.nat(11),
          word: fc.constantFrom('guaranteed', 'forbidden', 'minimum', '1m', '2m', '4m'),
        }),
        { maxLength: 6, size: 'max' },
      ),
    }),
  );
  return fc.record({
    moment: fc.constantFrom(...MOMENTS),
    feeds: fc.array(feed, { minLength: 1, maxLength: 3, size: 'max' }),
    walks: fc.array(fc.record({ from: fc.nat(40), to: fc.nat(40), seconds: fc.integer({ min: 0, max: 400 }) }), {
      maxLength: 8,
      size: 'max',
    }),
  });
}

/** The features of each kind of feed. */
function lineOf(kind: Kind): fc.Arbitrary<Line> {
  const isDense = kind === 'metro';
  const minutes = (min: number, max: number) => fc.integer({ min, max });
  const word = {
    metro: fc.constantFrom('', '', '', '', '', '', '', 'pass'),
    jeepneys: fc.constantFrom('', '', '', 'driver'),
    country: fc.constantFrom('', 'phone', 'driver', 'pick', 'drop', 'pass'),
    ferries: fc.constant(''),
  }[kind];
  const rarely = fc.constantFrom(false, false, false, false, true);
  return fc.record({
    route: fc.nat(2),
    stops: fc.array(fc.nat(STOPS.length - 1), { minLength: 3, maxLength: 6, size: 'max' }),
    // With seconds, as in timetables of metros.
    rides: fc.array(
      isDense ? fc.integer({ min: 20, max: 240 }) : minutes(0, kind === 'ferries' ? 25 : 9).map((m) => m * MINUTE),
      {
        minLength: 6,
        maxLength: 6,
      },
    ),
    dwell: isDense ? fc.constantFrom(0, 20, 45) : fc.constantFrom(0, 0, MINUTE, 3 * MINUTE),
    words: fc.array(word, { minLength: 6, maxLength: 6 }),
    start: minutes(-10, 50),
    times: isDense ? fc.integer({ min: 3, max: 8 }) : fc.integer({ min: 1, max: 3 }),
    headway: isDense ? minutes(1, 4) : minutes(1, 30),
    fast: fc.constantFrom(0, 0, 2, 3),
    late: fc.constantFrom(0, 0, 0, 1, 1, 2),
    otherDays:
      kind === 'ferries' ? fc.subarray([-3, -2, -1, 1, 2]) : fc.constantFrom([], [], [-1], [-1, 1], [-3, -2, -1, 1, 2]),
    isOff: kind === 'ferries' ? rarely : fc.constant(false),
    windows:
      kind === 'jeepneys'
        ? fc.array(fc.record({ gap: minutes(-5, 15), length: minutes(1, 60), headway: minutes(3, 20) }), {
            minLength: 1,
            maxLength: 3,
          })
        : fc.constant([]),
    isExact: rarely,
    written: fc.constantFrom(0, 0, 7 * 3600 + 90, 30 * 3600),
    block: kind === 'country' ? fc.boolean() : rarely,
    elsewhere: rarely,
  });
}

function drawText({ moment: [zone, date, clock], feeds, walks }: Drawing): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const moment = serviceDayStart(dayNumber(date), zone) + hours * 3600 + minutes * MINUTE;
  const lines = [`date ${date}`];
  feeds.forEach((feed, f) => {
    // The first feed is in the zone of the moment; one more always shares that zone.
    lines.push(`feed f${f} ${f === 0 ? zone : feed.zone}`, ...drawFeed(feed, f === 0 ? zone : feed.zone, moment));
  });
  const stop = (index: number): string =>
    `f${Math.floor(index / STOPS.length) % feeds.length}:${STOPS[index % STOPS.length]}`;
  for (const { from, to, seconds } of walks) {
    if (stop(from) !== stop(to)) lines.push(`walk ${stop(from)}<>${stop(to)} ${seconds}s`);
  }
  return lines.join('\n');
}

function drawFeed({ kind, otherZone, lines: drawn, transfers }: Feed, zone: string, moment: number): string[] {
  const lines = [`stops ${STOPS.join(' ')}`];
  if (kind === 'metro') {
    lines.push('station M: A B', 'station N: C D', 'station O: E F', 'near B A 40m', 'near D C 60m', 'near F E 90m');
    for (const pair of ['A<>B', 'C<>D', 'E<>F']) lines.push(`walk ${pair} 45s`);
  }
  const vehicles: string[] = ['R0', 'R1', 'R2'];
  // A change of zone holds for all that follows: the lines of the other agency come last.
  const inOrder = [...drawn.filter(({ elsewhere }) => !elsewhere), ...drawn.filter(({ elsewhere }) => elsewhere)];
  let now = zone;
  inOrder.forEach((line, l) => {
    if (line.elsewhere && now !== otherZone) {
      now = otherZone;
      lines.push(`zone ${otherZone}`);
    }
    lines.push(...drawLine(line, l, now, moment, vehicles));
  });
  const used = new Set(lines.filter((text) => /^R\d\//.test(text)).map((text) => text.slice(0, 2)));
  const known = vehicles.filter((name) => name.includes('/') || used.has(name));
  const places = kind === 'metro' ? [...STOPS, 'M', 'N', 'O', 'M'] : [...STOPS, 'A', 'B', 'C', 'D'];
  const said = new Set<string>();
  for (const { from, to, who, word } of transfers) {
    const name = (index: number): string => (index % 2 === 0 ? '*' : (known[index % known.length] as string));
    const about = `${name(who)}>${name(who >> 1)} at ${places[from]}>${places[who % 3 === 0 ? to : from]}`;
    if (!said.has(about)) lines.push(`transfer ${about} ${word}`);
    said.add(about);
  }
  return lines;
}

function drawLine(line: Line, l: number, zone: string, moment: number, vehicles: string[]): string[] {
  const lines: string[] = [];
  const { windows } = line;
  for (let k = 0; k < (windows.length > 0 ? 1 : line.times); k++) {
    const leaves = moment + (line.start + k * line.headway) * MINUTE;
    const day = serviceDayOf(leaves, zone) - line.late;
    const clockAt = (instant: number): number => instant - serviceDayStart(day, zone);
    let at = windows.length > 0 ? line.written : clockAt(leaves);
    const isFast = line.fast > 0 && k % line.fast === 1;
    const calls = line.stops.map((stop, s) => {
      if (s > 0) at += Math.floor((line.rides[s] as number) / (isFast ? 2 : 1));
      const arrival = at;
      if (s > 0) at += line.dwell;
      const word = line.words[s] as string;
      return `${STOPS[stop]} ${clockText(arrival)}/${clockText(at)}${word === '' ? '' : ` ${word}`}`;
    });
    const id = `R${line.route}/l${l}k${k}`;
    vehicles.push(id);
    const days = [...(line.isOff && line.otherDays.length > 0 ? [] : [0]), ...line.otherDays];
    let from = clockAt(leaves);
    const remarks = windows.map(({ gap, length, headway }) => {
      // Rows may overlap (FQ-4) and pass midnight (FQ-5).
      const until = from + length * MINUTE;
      const text = ` | every ${headway}m ${clockText(from)}-${clockText(until)}${line.isExact ? ' exact' : ''}`;
      from = Math.max(0, until + gap * MINUTE);
      return text;
    });
    if (line.block) remarks.push(' | block b');
    lines.push(
      `days ${days.map((off) => dateText(day + off)).join(' ')}`,
      `${id} ${calls.join('  ')}${remarks.join('')}`,
    );
  }
  return lines;
}

/** The last service day that has begun, days since 1970-01-01. */
function serviceDayOf(instant: number, zone: string): number {
  let day = Math.floor(instant / 86_400) + 1;
  while (serviceDayStart(day, zone) > instant) day--;
  return day;
}
