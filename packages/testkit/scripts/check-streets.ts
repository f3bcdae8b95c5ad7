// Walks random street routes over the raw extract, with a checker that shares no code with the engine:
//   npm run -s node -- packages/testkit/scripts/check-streets.ts [--count 1000] [--seed 1] [--profile car] [--at 2026-03-02T08:00] [--show 5] FILE.osm.pbf…
// With --at, conditional tags and opening hours count as they are then.
// Prints one line per profile and the first faults; exit code 1 when there is one. Without files: Porto and Porto Alegre.

import { parseArgs } from 'node:util';
import { pathWays, STREET_PROFILES, StreetEngine } from '@tripwright/core/engine/street';
import type { StreetProfileName } from '@tripwright/core/modes';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type NodeIndex, StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { readOsm } from '@tripwright/feeds/osm';
import { findRealFile, StreetChecker, streetMapAt, streetMapOf } from '../src/index.ts';
import { randomNumbers } from '../src/random/index.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'string' },
    at: { type: 'string' },
    show: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const files =
  positionals.length > 0
    ? positionals
    : ['porto', 'porto-alegre'].map((city) => findRealFile(`${city}/streets.osm.pbf`));
const profiles = Object.keys(STREET_PROFILES).filter(
  (name) => values.profile === undefined || name === values.profile,
) as StreetProfileName[];
// A wall clock is all that counts here: the zone is UTC.
const instant = values.at === undefined ? undefined : Date.parse(`${values.at}Z`) / 1000;
if (Number.isNaN(instant)) throw new Error(`--at ${values.at}: expected 2026-03-02T08:00`);
const when = instant === undefined ? undefined : { instant, zone: 'UTC' };
let faulty = 0;
for (const file of files) {
  if (file === undefined) {
    console.log('skipped: its data is not there');
    continue;
  }
  const rows = await readOsm(file);
  const strings = new StringPoolBuilder();
  const built = buildStreetGraph(rows, strings);
  const pool = strings.build();
  const graph = new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets));
  const engine = new StreetEngine(graph);
  const raw = streetMapOf(rows);
  const map =
    instant === undefined
      ? raw
      : streetMapAt(raw, { weekday: new Date(instant * 1000).getUTCDay(), minutes: Math.floor(instant / 60) % 1440 });
  for (const profile of profiles) {
    const checker = new StreetChecker(map, profile);
    const random = randomNumbers(Number(values.seed));
    const kinds = new Map<string, number>();
    const shown: string[] = [];
    let [found, bad] = [0, 0];
    for (let i = 0; i < Number(values.count); i++) {
      const place = (): { lat: number; lng: number } => {
        const node = Math.floor(random() * graph.nodeCount) as NodeIndex;
        const jitter = (): number => (random() - 0.5) * 2e-3;
        return {
          lat: graph.nodeLat[node]! / 1e7 + jitter(),
          lng: graph.nodeLng[node]! / 1e7 + jitter(),
        };
      };
      const [from, to] = [place(), place()];
      const answer = engine.route(engine.metric(profile, undefined, when), from, to);
      if (!answer.found) continue;
      found++;
      const { path } = answer;
      const faults = checker.check({ from: path.from, to: path.to, ways: pathWays(path) });
      if (faults.length === 0) continue;
      bad++;
      for (const fault of faults) {
        const kind = fault.split(':', 1)[0] as string;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      if (shown.length < Number(values.show))
        shown.push(`  ${from.lat},${from.lng} ${to.lat},${to.lng}: ${faults.join('; ')}`);
    }
    faulty += bad;
    const counted = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
    console.log(`${file} ${profile}: ${found} routes, ${bad} with faults${counted === '' ? '' : ` (${counted})`}`);
    for (const line of shown) console.log(line);
  }
}
process.exitCode = faulty > 0 ? 1 : 0;
