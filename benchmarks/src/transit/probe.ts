// One step of an engine's life in a fresh process: prints its milliseconds and the peak memory of the process as JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDay, serviceDayStart } from '@tripwright/core/base';
import type { StopIndex, TripIndex } from '@tripwright/core/timetable';

const [step, ...args] = process.argv.slice(2) as [string, ...string[]];
const extra: Record<string, number> = {};
let started = performance.now();
let ended = started;

switch (step) {
  case 'import': {
    const { importRegion } = await import('@tripwright/feeds/import');
    const [gtfs, osm] = args as [string, string];
    const out = mkdtempSync(join(tmpdir(), 'tripwright-bench-'));
    started = performance.now();
    await importRegion({ region: 'probe', gtfs: gtfs.split(','), ...(osm === '' ? {} : { osm }), out });
    ended = performance.now();
    rmSync(out, { recursive: true, force: true });
    break;
  }
  case 'load': {
    const { readRegion } = await import('@tripwright/feeds/artefact');
    const [data, code, date, part] = args as [string, string, string, ('timetable' | 'streets')?];
    started = performance.now();
    const { transit } = await readRegion(data, code, part);
    ended = performance.now();
    if (transit === undefined) throw new Error('no timetable');
    const zone = transit.timetable.zoneOfTrip(0 as TripIndex);
    const instant = serviceDayStart(parseDay(date) ?? 0, zone) + 8 * 3600;
    const far = transit.timetable.boardableStops - 1;
    transit.engine.search({
      origins: [{ stop: 0 as StopIndex, seconds: 0 }],
      destinations: [{ stop: far as StopIndex, seconds: 0 }],
      instant,
    });
    extra['firstSearchMs'] = performance.now() - ended;
    break;
  }
  case 'minotor-import': {
    const { importWithMinotor } = await import('./peer-minotor.ts');
    const [feed, date, stored] = args as [string, string, string];
    started = performance.now();
    const artefact = await importWithMinotor(feed, date);
    ended = performance.now();
    writeFileSync(`${stored}.timetable`, artefact.timetable);
    writeFileSync(`${stored}.stops`, artefact.stops);
    break;
  }
  case 'minotor-load': {
    const { StopsIndex, Timetable } = await import('minotor');
    const [stored] = args as [string];
    started = performance.now();
    const loaded = [
      Timetable.fromData(readFileSync(`${stored}.timetable`)),
      StopsIndex.fromData(readFileSync(`${stored}.stops`)),
    ];
    ended = performance.now();
    extra['parts'] = loaded.length;
    break;
  }
  default:
    throw new Error(`there is no step ${step}`);
}

const figure = (value: number): number => Number(value.toPrecision(4));
console.log(
  JSON.stringify({
    milliseconds: figure(ended - started),
    peakMegabytes: figure(process.resourceUsage().maxRSS / 1024),
    ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, figure(value)])),
  }),
);
