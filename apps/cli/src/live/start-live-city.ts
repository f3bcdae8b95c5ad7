import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSampleCity, place, type ServedLiveCity, serveLiveCity } from '@tripwright/sample-city';

/** Sets the sample city in motion on a free port of this machine, and declares its sources beside its region, as an operator would. */
export async function startLiveCity(data: string): Promise<ServedLiveCity> {
  const served = await serveLiveCity(generateSampleCity());
  const file = join(data, `${place.regionCode}.live.json`);
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, served.liveFile);
  renameSync(unfinished, file);
  return served;
}
