import { type Sections, section, writeColumns } from '../../base/index.ts';
import { PLACE_COLUMNS } from '../columns/place-columns.ts';

/**
 * How busy stops are, and the lines that call there, for maps and lists: the sections of `places.bin`. A station's row sums up its platforms.
 * Popularity is by departures in the whole range, on a logarithmic scale relative to the busiest stop of the feed.
 */
export function stopPlaces(tables: Sections): Sections {
  const i32 = (name: string): Int32Array => section(tables, name, Int32Array);
  const stopParent = i32('stopParent');
  const [patternRoute, patternFirstPosition, patternFirstTrip] = [
    i32('patternRoute'),
    i32('patternFirstPosition'),
    i32('patternFirstTrip'),
  ];
  const positionStop = i32('positionStop');
  const tripDaySet = i32('tripDaySet');
  const daysOfSet = countDays(section(tables, 'daySetBits', Uint32Array), i32('dayRange')[2] ?? 1);
  const runsOfTrip = new Map<number, number>();
  const [frequencyTrip, frequencyStart, frequencyEnd, frequencyHeadway] = [
    i32('frequencyTrip'),
    i32('frequencyStart'),
    i32('frequencyEnd'),
    i32('frequencyHeadway'),
  ];
  for (let row = 0; row < frequencyTrip.length; row++) {
    const trip = frequencyTrip[row] as number;
    const runs = Math.ceil(
      ((frequencyEnd[row] as number) - (frequencyStart[row] as number)) / (frequencyHeadway[row] as number),
    );
    runsOfTrip.set(trip, (runsOfTrip.get(trip) ?? 0) + runs);
  }

  const departures = new Float64Array(stopParent.length);
  const lines: (Map<number, number> | undefined)[] = new Array(stopParent.length);
  const count = (stop: number, route: number, runs: number): void => {
    departures[stop] = (departures[stop] as number) + runs;
    let ofStop = lines[stop];
    if (ofStop === undefined) {
      ofStop = new Map();
      lines[stop] = ofStop;
    }
    ofStop.set(route, (ofStop.get(route) ?? 0) + runs);
  };
  for (let pattern = 0; pattern < patternRoute.length; pattern++) {
    let runs = 0;
    for (let trip = patternFirstTrip[pattern] as number; trip < (patternFirstTrip[pattern + 1] as number); trip++) {
      runs += (daysOfSet[tripDaySet[trip] as number] as number) * (runsOfTrip.get(trip) ?? 1);
    }
    for (
      let position = patternFirstPosition[pattern] as number;
      position < (patternFirstPosition[pattern + 1] as number);
      position++
    ) {
      const stop = positionStop[position] as number;
      count(stop, patternRoute[pattern] as number, runs);
      if ((stopParent[stop] as number) >= 0) count(stopParent[stop] as number, patternRoute[pattern] as number, runs);
    }
  }
  // Of its own feed: another feed must not change the facts of a stop (FM-6).
  const stopFeed = i32('stopFeed');
  const busiest = new Map<number, number>();
  departures.forEach((value, stop) => {
    const feed = stopFeed[stop] as number;
    busiest.set(feed, Math.max(busiest.get(feed) ?? 1, value));
  });
  const first = new Int32Array(stopParent.length + 1);
  const stopLine: number[] = [];
  lines.length = stopParent.length;
  for (let stop = 0; stop < stopParent.length; stop++) {
    for (const [route] of [...(lines[stop] ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0])) stopLine.push(route);
    first[stop + 1] = stopLine.length;
  }
  return writeColumns(
    PLACE_COLUMNS,
    {
      stopPopularity: Int32Array.from(departures, (value, stop) =>
        Math.round((1000 * Math.log1p(value)) / Math.log1p(busiest.get(stopFeed[stop] as number) as number)),
      ),
      stopFirstLine: first,
      stopLine: Int32Array.from(stopLine),
    },
    { route: i32('routeFeed').length },
  );
}

function countDays(bits: Uint32Array, words: number): number[] {
  const counts: number[] = [];
  for (let set = 0; set < bits.length / words; set++) {
    let days = 0;
    for (let word = set * words; word < (set + 1) * words; word++) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) days++;
    }
    counts.push(days);
  }
  return counts;
}
