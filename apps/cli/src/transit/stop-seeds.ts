import { PlannerError } from '@tripwright/core/base';
import type { StopSeed } from '@tripwright/core/engine/transit';
import type { Timetable } from '@tripwright/core/timetable';
import { unknownStop } from './unknown-name.ts';

/**
 * Parses `STOP` or `STOP=SECONDS;STOP=SECONDS`. The whole text is tried as a stop id first, since ids may hold `=` and `;`. A station stands
 * for its platforms.
 * @throws PlannerError `unknown-stop`, `bad-usage`
 */
export function parseSeeds(timetable: Timetable, text: string): StopSeed[] {
  const single = seedsOf(timetable, text, 0);
  if (single !== undefined) return single;
  const parts = text.split(';').filter((part) => part.trim() !== '');
  if (parts.length === 0) throw new PlannerError('bad-usage', `"${text}" names no stop: write STOP or STOP=SECONDS;…`);
  return parts.flatMap((part) => {
    const at = part.lastIndexOf('=');
    const id = at < 0 ? part : part.slice(0, at);
    const time = at < 0 ? '0' : part.slice(at + 1).trim();
    const seconds = Number(time);
    if (time === '' || !Number.isInteger(seconds) || seconds < 0) {
      throw new PlannerError('bad-usage', `"${part}": the seconds after = must be a whole number, 0 or more.`);
    }
    const seeds = seedsOf(timetable, id.trim(), seconds);
    if (seeds === undefined) throw unknownStop(timetable, id.trim());
    return seeds;
  });
}

function seedsOf(timetable: Timetable, id: string, seconds: number): StopSeed[] | undefined {
  const stop = timetable.findStop(id);
  if (stop === undefined) return undefined;
  const stops = timetable.stopKind[stop] === 1 ? timetable.listStopsCovered(id) : [stop];
  return stops.filter((covered) => covered < timetable.boardableStops).map((covered) => ({ stop: covered, seconds }));
}
