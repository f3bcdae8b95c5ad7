import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { type LiveSource, plainSource, readLiveFile } from '@tripwright/feeds/realtime';

/** The options of a command that name sources. */
export interface SourceOptions {
  readonly data: string;
  /** `live.json`; `REGION.live.json` in the folder of regions unless given. */
  readonly sources?: string;
  /** `NAME=FILE-OR-URL`. */
  readonly live: readonly string[];
}

/** The sources that a command is given: those of a `live.json`, and those of `--live`. @throws PlannerError `bad-usage` when there are none, or two of one name */
export function declaredSources({ data, sources: named, live }: SourceOptions, region: string): LiveSource[] {
  const usual = join(data, `${region}.live.json`);
  const file = named ?? (existsSync(usual) ? usual : undefined);
  const plain = live.map((text) => {
    const at = text.indexOf('=');
    return plainSource(text.slice(0, at), text.slice(at + 1));
  });
  const all = [...(file === undefined ? [] : readLiveFile(file)), ...plain];
  if (all.length === 0)
    throw new PlannerError(
      'bad-usage',
      `The region "${region}" has no sources of live data. Give --live NAME=FILE-OR-URL, or --sources FILE (docs/live.md).`,
    );
  const names = all.map(({ name }) => name);
  const repeated = names.find((name, i) => names.indexOf(name) < i);
  if (repeated !== undefined) throw new PlannerError('bad-usage', `Two sources have the name ${repeated}. Rename one.`);
  return all;
}
