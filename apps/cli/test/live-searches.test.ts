import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importRegion } from '@tripwright/feeds/import';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runProgram } from '../src/run-program.ts';

const recorded = fileURLToPath(new URL('../../../../shared/data/realtime-caltrain/', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'tripwright-live-searches-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs the program in this process. */
async function run(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const printed = { out: '', err: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text: string | Uint8Array) => {
      printed[stream === 'stdout' ? 'out' : 'err'] += String(text);
      return true;
    }),
  );
  try {
    process.exitCode = undefined;
    const code = await runProgram(['node', 'tripwright', ...args]);
    return { code, ...printed };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

interface Update {
  readonly trip: { readonly tripId: string; readonly scheduleRelationship: string };
  readonly stopTimeUpdate: readonly {
    readonly stopId: string;
    readonly arrival?: { readonly time: string };
    readonly departure?: { readonly time: string };
  }[];
}

interface Ride {
  readonly trip: string;
  readonly fromStop: string;
  readonly toStop: string;
  readonly departure: number;
  readonly arrival: number;
}

describe.skipIf(!existsSync(recorded))(
  'transit --live over a recording (../shared/data; skipped where that folder is absent)',
  () => {
    const file = join(recorded, 'trip-updates.pb');
    const now = 1_699_405_560;
    // San Francisco, Millbrae, Hillsdale, Redwood City, Palo Alto, Mountain View, Sunnyvale, San José: one platform per direction.
    const north = ['70011', '70061', '70111', '70141', '70171', '70211', '70221', '70261'];
    const south = north.map((stop) => `${stop.slice(0, -1)}2`);
    const batch = join(data, 'queries.jsonl');
    beforeAll(async () => {
      await importRegion({ region: 'us_caltrain', gtfs: [join(recorded, 'gtfs.zip')], out: data });
      const lines = [north.toReversed(), south].flatMap((stops) =>
        stops.flatMap((from, i) => stops.slice(i + 1).map((to) => ({ from, to, time: now }))),
      );
      writeFileSync(batch, lines.map((line) => JSON.stringify(line)).join('\n'));
    });

    test('every ride has the times that the message predicts, and the answers differ from the timetable', async () => {
      const { entity }: { entity: { tripUpdate: Update }[] } = JSON.parse(
        readFileSync(join(recorded, 'trip-updates.json'), 'utf8'),
      );
      // What the message says of each trip of the timetable, read without any of our programs.
      const predicted = new Map(
        entity
          .filter(({ tripUpdate: { trip } }) => trip.scheduleRelationship === 'SCHEDULED')
          .map(({ tripUpdate: { trip, stopTimeUpdate } }) => [trip.tripId, stopTimeUpdate]),
      );
      const live = await run(
        'transit',
        '--data',
        data,
        '--live',
        `caltrain=${file}`,
        '--now',
        `${now}`,
        '--batch',
        batch,
      );
      const still = await run('transit', '--data', data, '--batch', batch);
      expect(live.err).toMatch(/live caltrain: fresh, 2023-11-08T01:05:34Z, \d+ changed runs/);
      expect(live.out).not.toBe(still.out);
      let compared = 0;
      for (const line of live.out.trim().split('\n')) {
        const { journeys }: { journeys: { legs: Ride[] }[] } = JSON.parse(line);
        for (const { trip, fromStop, toStop, departure, arrival } of journeys.flatMap(({ legs }) => legs)) {
          const calls = predicted.get(trip);
          const [from, to] = [fromStop, toStop].map((stop) => calls?.find(({ stopId }) => stopId === stop));
          if (from?.departure !== undefined) expect([trip, departure]).toEqual([trip, Number(from.departure.time)]);
          if (to?.arrival !== undefined) expect([trip, arrival]).toEqual([trip, Number(to.arrival.time)]);
          if (from !== undefined || to !== undefined) compared++;
        }
      }
      expect(compared).toBeGreaterThan(20);
    });

    test('a source that cannot be read is an error, not an answer without it', async () => {
      const { code, err } = await run('transit', '--data', data, '--live', `caltrain=${file}x`, '--batch', batch);
      expect(code).toBe(1);
      expect(err).toContain('--live caltrain: ');
    });
  },
);
