import { fuzzRest } from './test/fuzz/rest-fuzz.ts';

const t = performance.now();
const r = await fuzzRest('http://localhost:4811', '', { count: 10000, seed: Number(process.argv[2] ?? 99) });
console.log(
  ((performance.now() - t) / 1000).toFixed(0) + ' s',
  process.cpuUsage(),
  JSON.stringify({ ...r, violations: r.violations.length }),
);
for (const v of r.violations) console.log(v.slice(0, 300));
