import fc from 'fast-check';
import type { JourneyQuery } from '../journeys/journey.ts';
import { clockText } from '../scenes/clock-text.ts';
import { type Scene, sceneOf } from '../scenes/scene.ts';
import { anyQuery } from './any-query.ts';

const MINUTE = 60;
/** A block of streets in degrees, about 300 m: one square of the bounds holds several crossings. */
const BLOCK = 0.003;

/** A stop of these worlds without calls and without walks. */
export const NOWHERE = 'x:nowhere';

interface Line {
  readonly route: number;
  /** Along a street, along an avenue, round a block, or down one and along the other. */
  readonly way: 'street' | 'avenue' | 'ring' | 'corner';
  readonly index: number;
  /** Whether it runs against the order of the crossings: on the other side, where stops have sides. */
  readonly isBack: boolean;
  /** Express lines call at every other crossing. */
  readonly step: number;
  readonly rides: readonly number[];
  readonly dwell: number;
  /** Seconds after the hour. */
  readonly start: number;
  readonly times: number;
  readonly headway: number;
  /** Every n-th run needs half the time and overtakes; 0 for none. */
  readonly fast: number;
  readonly words: readonly string[];
  /** Whether only its headway is known. */
  readonly isFrequency: boolean;
  readonly block: string;
}

interface Rule {
  readonly from: number;
  readonly to: number;
  readonly who: number;
  readonly word: string;
}

interface Drawing {
  readonly streets: number;
  readonly avenues: number;
  /** A stop on either side of every crossing, of one station there if `hasStations`. */
  readonly hasSides: boolean;
  readonly hasStations: boolean;
  /** Seconds to walk a block, seconds to cross a street, and the maximum of blocks of a walk. */
  readonly blockWalk: number;
  readonly crossing: number;
  readonly mostBlocks: number;
  /** Seconds added to walks in turn: walks round corners are rarely exact sums. */
  readonly delays: readonly number[];
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
}

/**
 * Part of a city: streets and avenues with stops at their crossings, local and express lines in both directions every few minutes, and walks
 * between all stops near each other. Most walks run beside some line, and most transfers are possible at several places.
 * @param maxLines the maximum number of lines
 */
export function streetWorld(maxLines = 14): fc.Arbitrary<Scene> {
  return drawing(maxLines).map((drawn) => {
    const world = sceneOf(drawText(drawn));
    return { ...world, [fc.toStringMethod]: () => world.text };
  });
}

/** A part of a city and some queries in it. */
export function streetWorldAndQueries(
  maxLines = 14,
): fc.Arbitrary<{ readonly world: Scene; readonly queries: readonly JourneyQuery[] }> {
  const questions = fc.array(anyQuery(24), { minLength: 1, maxLength: 8, size: 'max' });
  return fc.tuple(streetWorld(maxLines), questions).map(([world, ask]) => {
    const queries = ask.map((question) => question(world));
    const text = queries.map((query) => `# ask ${JSON.stringify(query)}`).join('\n');
    return { world, queries, [fc.toStringMethod]: () => `\n${world.text}\n${text}\n` };
  });
}

function drawing(maxLines: number): fc.Arbitrary<Drawing> {
  const line = fc.record({
    route: fc.nat(3),
    way: fc.constantFrom('street', 'street', 'avenue', 'avenue', 'corner', 'ring'),
    index: fc.nat(11),
    isBack: fc.boolean(),
    step: fc.constantFrom(1, 1, 2),
    rides: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 90 }), fc.integer({ min: 40, max: 240 })), {
      minLength: 4,
      maxLength: 4,
    }),
    dwell: fc.constantFrom(0, 0, 20, 60),
    start: fc.oneof(
      fc.integer({ min: -10, max: 20 }).map((minutes) => minutes * MINUTE),
      fc.integer({ min: -600, max: 1200 }),
    ),
    times: fc.integer({ min: 1, max: 8 }),
    headway: fc.integer({ min: 1, max: 10 }),
    fast: fc.constantFrom(0, 0, 2, 3),
    words: fc.array(fc.constantFrom('', '', '', '', '', '', 'pick', 'drop', 'pass'), { minLength: 5, maxLength: 5 }),
    isFrequency: fc.constantFrom(false, false, false, true),
    block: fc.constantFrom('', '', '', 'b1', 'b2'),
  } satisfies Record<keyof Line, fc.Arbitrary<unknown>>);
  const rule = fc.record({
    from: fc.nat(23),
    to: fc.nat(23),
    who: fc.nat(15),
    word: fc.constantFrom('guaranteed', 'forbidden', 'minimum', '1m', '3m', '6m'),
  });
  return fc.record({
    streets: fc.integer({ min: 1, max: 4 }),
    avenues: fc.integer({ min: 3, max: 5 }),
    hasSides: fc.boolean(),
    hasStations: fc.boolean(),
    blockWalk: fc.integer({ min: 60, max: 400 }),
    crossing: fc.integer({ min: 0, max: 40 }),
    mostBlocks: fc.constantFrom(0, 1, 1, 2, 3),
    delays: fc.array(fc.constantFrom(0, 0, 0, 5, 30), { minLength: 7, maxLength: 7 }),
    lines: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.array(line, { minLength: 1, maxLength: maxLines, size: 'max' }) },
      {
        weight: 4,
        arbitrary: fc.array(line, { minLength: Math.ceil(maxLines * 0.6), maxLength: maxLines, size: 'max' }),
      },
    ),
    // Transfer rows that name vehicles exclude their stops from the reduction: most worlds have few such rows or none.
    rules: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(rule, { maxLength: 5, size: 'max' }) },
    ),
  });
}

function drawText(drawn: Drawing): string {
  const { streets, avenues, hasSides, hasStations, lines: drawnLines, rules } = drawn;
  const sides = hasSides ? ['a', 'b'] : ['a'];
  const stops = Array.from({ length: streets * avenues }, (_, at) => ({
    street: Math.floor(at / avenues),
    avenue: at % avenues,
  })).flatMap(({ street, avenue }) => sides.map((side) => ({ name: nameOf(street, avenue, side), street, avenue })));
  const lines = ['date 2024-05-15', 'feed x UTC', `stops ${stops.map(({ name }) => name).join(' ')} nowhere`];
  for (const { name, street, avenue } of stops) {
    const beside = name.endsWith('b') ? 0.0002 : 0;
    lines.push(`at ${name} ${(14.5 + street * BLOCK + beside).toFixed(4)} ${(121 + avenue * BLOCK).toFixed(4)}`);
  }
  if (hasSides && hasStations)
    for (let at = 0; at < stops.length; at += 2)
      lines.push(`station S${at / 2}: ${stops[at]!.name} ${stops[at + 1]!.name}`);
  lines.push(...drawWalks(drawn, stops));
  const said = new Set<string>();
  drawnLines.forEach((line, l) => {
    lines.push(...drawLine(drawn, line, l));
  });
  const vehicles = ['*', '*', ...new Set(drawnLines.map(({ route }) => `R${route}`))];
  for (const { from, to, who, word } of rules) {
    const place = (at: number): string =>
      hasSides && hasStations && who % 4 === 3 ? `S${at % (stops.length / 2)}` : stops[at % stops.length]!.name;
    const about = `${vehicles[who % vehicles.length]}>${vehicles[(who >> 2) % vehicles.length]} at ${place(from)}>${place(who % 2 === 0 ? from : to)}`;
    if (!said.has(about)) lines.push(`transfer ${about} ${word}`);
    said.add(about);
  }
  return lines.join('\n');
}

function nameOf(street: number, avenue: number, side: string): string {
  return `${'ABCD'[street]}${avenue}${side}`;
}

function drawWalks(
  { blockWalk, crossing, mostBlocks, delays }: Drawing,
  stops: readonly { readonly name: string; readonly street: number; readonly avenue: number }[],
): string[] {
  const lines: string[] = [];
  stops.forEach((a, i) => {
    stops.forEach((b, j) => {
      const blocks = Math.abs(a.street - b.street) + Math.abs(a.avenue - b.avenue);
      const isOpposite = a.name.at(-1) !== b.name.at(-1);
      const seconds = blocks * blockWalk + (isOpposite ? crossing : 0) + delays[(3 * i + j) % delays.length]!;
      if (i !== j && blocks <= mostBlocks) lines.push(`walk ${a.name}>${b.name} ${seconds}s`);
    });
  });
  return lines;
}

function drawLine({ streets, avenues, hasSides }: Drawing, line: Line, l: number): string[] {
  const along = (street: number): [number, number][] =>
    Array.from({ length: avenues }, (_, avenue) => [street, avenue]);
  const down = (avenue: number): [number, number][] => Array.from({ length: streets }, (_, street) => [street, avenue]);
  const [street, avenue] = [line.index % streets, line.index % avenues];
  const next = (street + 1) % streets;
  const path: [number, number][] = {
    street: along(street),
    avenue: streets > 1 ? down(avenue) : along(street),
    corner: [...down(avenue).slice(0, street), ...along(street).slice(avenue)],
    ring: [...along(street).slice(0, 2), ...along(next).slice(0, 2).reverse(), [street, 0] as [number, number]],
  }[line.way];
  const called = path.filter((_, at) => at % line.step === 0);
  const places = called.length > 1 ? called : along(street);
  if (line.isBack) places.reverse();
  const side = hasSides && line.isBack ? 'b' : 'a';
  const lines: string[] = [];
  for (let k = 0; k < (line.isFrequency ? 1 : line.times); k++) {
    const leaves = 8 * 3600 + line.start + k * line.headway * MINUTE;
    const isFast = line.fast > 0 && k % line.fast === 1;
    let at = leaves;
    const calls = places.map(([street, avenue], call) => {
      if (call > 0) at += Math.floor((line.rides[call % line.rides.length]! * line.step) / (isFast ? 2 : 1));
      const arrival = at;
      if (call > 0) at += line.dwell;
      const word = line.words[call % line.words.length]!;
      return `${nameOf(street, avenue, side)} ${clockText(arrival)}/${clockText(at)}${word === '' ? '' : ` ${word}`}`;
    });
    const until = clockText(leaves + (line.times * line.headway - 1) * MINUTE + 1);
    const remarks =
      (line.isFrequency ? ` | every ${line.headway}m ${clockText(leaves)}-${until}` : '') +
      (line.block === '' ? '' : ` | block ${line.block}`);
    lines.push(`R${line.route}/l${l}k${k} ${calls.join('  ')}${remarks}`);
  }
  return lines;
}
