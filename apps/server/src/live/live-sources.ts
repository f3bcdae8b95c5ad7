import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import { type LiveSource, plainSource, readLiveFile, rulesOf, systemOf } from '@tripwright/feeds/realtime';
import type { SharedRegion } from '@tripwright/planner/node';
import type { LiveRegion } from './live-messages.ts';

/**
 * The regions that have sources of live data: those of `REGION.live.json` beside the region's folder, and those of the command line, which belong to the
 * only region.
 * @param given `NAME=FILE-OR-URL`
 * @throws PlannerError `config-invalid` for a wrong file or a source that does not fit its region, `bad-usage` for wrong `given`
 */
export function liveRegions(regions: readonly SharedRegion[], data: string, given: readonly string[]): LiveRegion[] {
  const plain = given.map(parseGiven);
  if (plain.length > 0 && regions.length > 1)
    throw new PlannerError(
      'bad-usage',
      `--live needs a folder with one region; this one has ${regions.length}. Write the sources to REGION.live.json (docs/live.md).`,
    );
  return regions.flatMap(({ region, buffers }) => {
    const { code } = region.manifest;
    const file = join(data, `${code}.live.json`);
    const sources = [...(existsSync(file) ? readLiveFile(file) : []), ...plain];
    const names = sources.map(({ name }) => name);
    const repeated = names.find((name, i) => names.indexOf(name) < i);
    if (repeated !== undefined)
      throw new PlannerError('bad-usage', `Two sources have the name ${repeated}. Rename one.`);
    for (const source of sources) checkFit(source, region);
    return sources.length === 0 ? [] : [{ buffers, sources }];
  });
}

function parseGiven(text: string): LiveSource {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}=./.test(text))
    throw new PlannerError('bad-usage', `--live must be NAME=FILE-OR-URL, such as bart=updates.pb, not ${text}.`);
  const at = text.indexOf('=');
  return plainSource(text.slice(0, at), text.slice(at + 1));
}

function checkFit(source: LiveSource, { transit, sharedVehicles }: Region): void {
  rulesOf(source, transit?.timetable);
  if (source.kind === 'gbfs') systemOf(source, sharedVehicles?.systems.map(({ system }) => system) ?? []);
}
