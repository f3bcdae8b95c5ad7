import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { read } from '../../test/tiny-system.ts';

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

describe.skipIf(!existsSync(data))('real systems (../shared/data; skipped where that folder is absent)', () => {
  test.each([
    ['gbfs-samples/bay-wheels', 'fgb', 496, 720, 0, 0],
    ['gbfs-samples/helsinki', 'HSL_FI_Helsinki', 7, 0, 0, 0],
    ['gbfs-samples/lillestrombysykkel', 'lillestrombysykkel', 6, 0, 2, 0],
    ['oslo-east/gbfs-tier', 'tieroslo', 0, 0, 0, 2],
  ])('%s', async (path, id, stations, vehicles, plans, zones) => {
    const { system } = await read(join(data, path));
    expect(system.id).toBe(id);
    expect([system.stations.length, system.vehicles.length, system.plans.length, system.zones.length]).toEqual([
      stations,
      vehicles,
      plans,
      zones,
    ]);
    for (const zone of system.zones) expect(zone.rules).toHaveLength(1);
  });
});
