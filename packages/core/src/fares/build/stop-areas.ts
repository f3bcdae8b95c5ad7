import { cell, type FareSource } from './fare-source.ts';

/**
 * The areas of every stop of the timetable, as string indices. The areas of a station apply to everything in it without areas of its own
 * (FA-10).
 */
export function stopAreas(sources: readonly FareSource[], stopCount: number): readonly (readonly number[])[] {
  const areas: number[][] = Array.from({ length: stopCount }, () => []);
  for (const source of sources) {
    const written = new Map<string, Set<string>>();
    for (const row of source.rows('stop_areas.txt')) {
      if (cell(row, 'area_id') === '') continue;
      const stop = cell(row, 'stop_id');
      const known = written.get(stop);
      if (known === undefined) written.set(stop, new Set([cell(row, 'area_id')]));
      else known.add(cell(row, 'area_id'));
    }
    const { stops } = source.feed;
    stops.forEach((stop, row) => {
      let named = written.get(stop.id);
      // A boarding area belongs to a platform, a platform to a station.
      for (let at = row, steps = 0; named === undefined && steps < 3; steps++) {
        at = stops[at]?.parent ?? -1;
        const parent = stops[at];
        if (parent === undefined) break;
        named = written.get(parent.id);
      }
      const index = source.stopOf(stop.id);
      if (named !== undefined && index >= 0) areas[index] = [...named].sort().map((area) => source.text(area));
    });
  }
  return areas;
}
