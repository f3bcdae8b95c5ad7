import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rewalkStations, walkStops } from '@tripwright/core/engine/street/build';
import { type Sections, StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type StopIndex, Timetable } from '@tripwright/core/timetable';
import {
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  stationGraphOfRows,
  stepFreeSections,
} from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { readGtfs } from './read-gtfs.ts';

const file = fileURLToPath(new URL('../../../../../shared/data/pathways-wmata/gtfs.zip', import.meta.url));
const hasData = existsSync(file);
if (!hasData) console.warn(`skipped, there is no ${file}`);

/** Least seconds from one place to all others, by relaxing every pathway until nothing changes: slow but plainly correct. */
function relaxAll({ stops, pathways }: FeedRows, from: number, onWheels: boolean): Float64Array {
  const least = new Float64Array(stops.length).fill(Number.POSITIVE_INFINITY);
  least[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const way of pathways) {
      if (onWheels && (way.mode === 2 || way.mode === 4)) continue;
      const arcs = way.bidirectional ? [way, { from: way.to, to: way.from }] : [way];
      for (const arc of arcs) {
        // A time of 0 means unknown: 4 km/h then.
        const seconds = way.traversalTime > 0 ? way.traversalTime : Math.ceil(way.length * 0.9);
        const time = (least[arc.from] as number) + seconds;
        if (time < (least[arc.to] as number)) {
          least[arc.to] = time;
          changed = true;
        }
      }
    }
  }
  return least;
}

test.skipIf(!hasData)(
  'PW-3 PW-5 PW-6 PW-7 the walks inside the stations of a real metro are the least of all',
  async () => {
    const rows = await readGtfs(file, { name: 'wmata', notices: new NoticeCollector() });
    const graph = stationGraphOfRows(rows.stops, rows.levels, rows.pathways);
    const places = rows.stops.flatMap((stop, row) => (graph.hasPathways(row) && stop.locationType !== 3 ? [row] : []));
    expect(places.length).toBeGreaterThan(300);
    let pairs = 0;
    let fartherOnWheels = 0;
    for (const from of places.filter((_, i) => i % 29 === 0)) {
      for (const onWheels of [false, true]) {
        const walks = graph.walksFrom(from, onWheels);
        const least = relaxAll(rows, from, onWheels);
        const onFoot = graph.walksFrom(from, false);
        rows.stops.forEach((_, to) => {
          if (to === from) return;
          expect(walks.get(to as StopIndex)?.seconds ?? Number.POSITIVE_INFINITY).toBe(least[to]);
          if (walks.has(to as StopIndex)) pairs++;
          if (onWheels && (walks.get(to as StopIndex)?.seconds ?? 0) > (onFoot.get(to as StopIndex)?.seconds ?? 0))
            fartherOnWheels++;
        });
      }
    }
    expect(pairs).toBeGreaterThan(400);
    expect(fartherOnWheels).toBeGreaterThan(30);
  },
);

/** The seconds of every walking link, by its two stops. */
function linksOf({ linkFirst, linkTo, linkSeconds, stopCount }: Timetable): Map<string, number> {
  const links = new Map<string, number>();
  for (let stop = 0 as StopIndex; stop < stopCount; stop++)
    for (let link = linkFirst[stop]!; link < linkFirst[(stop + 1) as StopIndex]!; link++)
      links.set(`${stop} ${linkTo[link]}`, linkSeconds[link]!);
  return links;
}

/** The timetable of a feed without streets, and its doors. */
function regionOf(rows: FeedRows): { readonly timetable: Timetable; readonly places: Sections } {
  const strings = new StringPoolBuilder();
  const { sections, stopLat, stopLng, boardableStops } = buildTimetable([rows], strings);
  const walks = walkStops(sections, stopLat, stopLng, boardableStops, undefined, { limitSeconds: 600 });
  const { bytes, offsets } = strings.build();
  const tables = new Map([
    ...sections,
    ...layOutWalkingLinks(sections, walks.onFoot),
    ...stepFreeSections(layOutWalkingLinks(sections, walks.onWheels)),
  ]);
  return { timetable: new Timetable(tables, new StringPool(bytes, offsets)), places: walks.places };
}

test.skipIf(!hasData)(
  'RT-29 walks around lifts and escalators out of order are those of the same metro without them',
  async () => {
    const rows = await readGtfs(file, { name: 'wmata', notices: new NoticeCollector() });
    const { timetable, places } = regionOf(rows);
    const lifts = rows.pathways.flatMap(({ mode }, row) => (mode === 4 || mode === 5 ? [row] : []));
    expect(lifts.length).toBeGreaterThan(500);
    const all = { onFoot: linksOf(timetable), onWheels: linksOf(timetable.stepFree()) };
    const closed = new Set(lifts.filter((_, i) => i % 4 === 0));
    const rebuilt = regionOf({ ...rows, pathways: rows.pathways.filter((_, row) => !closed.has(row)) });
    const walked = timetable.withWalks(
      rewalkStations(timetable, places, undefined, closed, { limitSeconds: 600 }).walks,
    );
    let changed = 0;
    for (const [links, wanted, usual] of [
      [linksOf(walked), linksOf(rebuilt.timetable), all.onFoot],
      [linksOf(walked.stepFree()), linksOf(rebuilt.timetable.stepFree()), all.onWheels],
    ] as const) {
      expect([...links.keys()].sort()).toEqual([...wanted.keys()].sort());
      // Straight lines between doors: the artefact has places to a millionth of a degree.
      for (const [pair, seconds] of wanted) expect(Math.abs(seconds - links.get(pair)!)).toBeLessThanOrEqual(1);
      changed += [...usual].filter(([pair, seconds]) => links.get(pair) !== seconds).length;
    }
    expect(changed).toBeGreaterThan(20);
  },
);
