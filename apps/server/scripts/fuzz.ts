// Sends random requests to a server of the sample city, or of a folder of regions, and checks the laws of test/fuzz:
//   npm run -s node -- apps/server/scripts/fuzz.ts [--face rest|graph|both] [--count 10000] [--seed 1] [--data FOLDER --at UNIX]
// Prints the memory after each tenth, the statuses, the slowest answer and every broken law; exit code 1 when there is any.
import { parseArgs } from 'node:util';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';
import { dearestOperations, fuzzGraph } from '../test/fuzz/graph-fuzz.ts';
import { type FuzzReport, fuzzRest } from '../test/fuzz/rest-fuzz.ts';

const { values } = parseArgs({
  options: {
    face: { type: 'string', default: 'both' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
    at: { type: 'string' },
  },
});
const options = { count: Number(values.count), seed: Number(values.seed) };
const sample = values.data === undefined ? await buildSampleRegion() : undefined;
const config = readConfig(undefined, {}, { port: 0, open: true });
const server = await startServer({ config, data: values.data ?? sample?.data ?? '' });
let broken = 0;
const print = (face: string, { sent, statuses, slowestMs, violations }: FuzzReport): void => {
  broken += violations.length;
  console.log(`${face}: ${sent} requests, statuses ${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms`);
  for (const violation of violations) console.log(`  ${violation}`);
};
if (values.face !== 'graph') {
  const at = values.at === undefined ? {} : { at: Number(values.at) };
  const memory: number[] = [];
  const onProgress = (): unknown => memory.push(Math.round(process.memoryUsage().rss / 1e6));
  print('rest', await fuzzRest(server.url, '', { ...options, ...at, onProgress }));
  console.log(`memory ${memory.join(' → ')} MB`);
}
if (values.face !== 'rest') {
  print('graph', await fuzzGraph(server.url, '', options));
  const { slowest, largest, violations } = await dearestOperations(server.url, '', options);
  broken += violations.length;
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  console.log(`slowest accepted: ${Math.round(slowest.milliseconds)} ms, ${JSON.stringify(slowest.request)}`);
  console.log(`largest accepted: ${largest.characters} characters, ${JSON.stringify(largest.request)}`);
}
console.log(`memory at the end ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await server.close();
sample?.remove();
process.exitCode = broken > 0 ? 1 : 0;
