import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSampleCity, place, type ServedLiveCity, serveLiveCity } from '@tripwright/sample-city';

/**
 * Sets the sample city in motion on a free port of this machine, and declares its sources beside its region, as an operator would. A file that someone
 * has changed is theirs and stays.
 * @param warn receives a line where the sources of the simulator are not declared
 */
export async function startLiveCity(
  data: string,
  warn: (line: string) => void = (line) => console.error(line),
): Promise<ServedLiveCity> {
  const served = await serveLiveCity(generateSampleCity());
  const file = join(data, `${place.regionCode}.live.json`);
  const before = readIfThere(file);
  if (before !== undefined && withoutPort(before) !== withoutPort(served.liveFile)) {
    warn(`${file} is not the simulator's and stays as it is; the simulated sources are below ${served.url}`);
    return served;
  }
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, served.liveFile);
  renameSync(unfinished, file);
  return served;
}

/** The simulator gets another port at each start: apart from it, its file is always the same. */
function withoutPort(text: string): string {
  return text.replace(/http:\/\/127\.0\.0\.1:\d+\//g, 'http://127.0.0.1/');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
