import fc from 'fast-check';
import { worldAndQueries } from '../arbitraries/any-query.ts';
import type { SmallWorldOptions } from '../arbitraries/small-world.ts';
import type { JourneyQuery } from '../journeys/journey.ts';
import { clockText, parseClock } from '../scenes/clock-text.ts';
import { type Scene, sceneOf } from '../scenes/scene.ts';

/** Repetitions of a trip: their number, the minutes between them, and normal or double speed, which makes them overtake. */
interface Repeat {
  readonly times: number;
  readonly minutes: number;
  readonly isFast: boolean;
  /** Whether rows about the trip hold for its repetitions too. */
  readonly isNamed: boolean;
}

/**
 * Small worlds in which trips repeat along the same stops a few minutes later: patterns with several runs, some of which overtake, and some of
 * which transfers.txt names (ST-12, TR-9). The queries are those of the original world.
 */
export function regularLines(
  options: SmallWorldOptions = {},
): fc.Arbitrary<{ readonly world: Scene; readonly queries: readonly JourneyQuery[] }> {
  const repeat: fc.Arbitrary<Repeat> = fc.record({
    times: fc.nat(3),
    minutes: fc.integer({ min: 1, max: 12 }),
    isFast: fc.boolean(),
    isNamed: fc.boolean(),
  });
  return fc
    .tuple(worldAndQueries(options), fc.array(repeat, { minLength: 20, maxLength: 20 }))
    .map(([{ world, queries }, repeats]) => {
      const again = sceneOf(withRepetitions(world.text, repeats));
      const asked = queries.map((query) => `# ask ${JSON.stringify(query)}`).join('\n');
      return { world: again, queries, [fc.toStringMethod]: () => `\n${again.text}\n${asked}\n` };
    });
}

function withRepetitions(text: string, repeats: readonly Repeat[]): string {
  const lines: string[] = [];
  let days = '';
  let trips = 0;
  let named = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line.startsWith('feed ')) named = new Map();
    if (line.startsWith('days ')) days = line;
    const id = /^(\S+\/t\d+) /.exec(line)?.[1];
    if (id !== undefined) {
      lines.push(line);
      const repeat = repeats[trips++ % repeats.length]!;
      const calls = line.slice(id.length).split(' | ')[0]!;
      for (let k = 1; k <= repeat.times; k++) lines.push(days, `${id}x${k}${shifted(calls, repeat, k)}`);
      if (repeat.isNamed && repeat.times > 0) named.set(id, repeat.times);
      continue;
    }
    lines.push(line);
    if (!line.startsWith('transfer ') || / (stay|leave)$/.test(line)) continue;
    for (const [trip, times] of named) {
      const word = new RegExp(`(^transfer |>)${trip}(?=[> ])`);
      for (let k = 1; k <= times; k++) if (word.test(line)) lines.push(line.replace(word, `$1${trip}x${k}`));
    }
  }
  return lines.join('\n');
}

function shifted(calls: string, { minutes, isFast }: Repeat, times: number): string {
  const clocks = /\d\d:\d\d(:\d\d)?/g;
  const first = parseClock(calls.match(clocks)![0])!;
  return calls.replace(clocks, (clock) => {
    const since = parseClock(clock)! - first;
    return clockText(first + times * minutes * 60 + (isFast ? Math.floor(since / 120) * 60 : since));
  });
}
