// Sends random requests to a server of the sample city, or of a folder of regions, and checks the laws of test/fuzz:
//   npm run -s node -- apps/server/scripts/fuzz.ts [--face rest|graph|streams|all] [--count 10000] [--seed 1] [--live] [--data FOLDER --at UNIX]
// With --live the sample city has live data, so that trips are updated and streams have something to say. Prints the memory after each tenth, the statuses, the slowest answer and every broken law; exit code 1 when there is any.
import { parseArgs } from 'node:util';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';
import { dearestOperations, fuzzGraph } from '../test/fuzz/graph-fuzz.ts';
import { type FuzzReport, fuzzRest } from '../test/fuzz/rest-fuzz.ts';
import { fuzzStreams } from '../test/fuzz/stream-fuzz.ts';
import { startLiveSampleService } from '../test/graphql/live-sample-service.ts';

const { values } = parseArgs({
  options: {
    face: { type: 'string', default: 'all' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    live: { type: 'boolean', default: false },
    data: { type: 'string' },
    at: { type: 'string' },
  },
});
const options = { count: Number(values.count), seed: Number(values.seed) };
const server = values.live ? await startLiveSampleService() : await serve(values.data);
let broken = 0;
const print = (face: string, { sent, statuses, slowestMs, violations }: FuzzReport): void => {
  broken += violations.length;
  console.log(`${face}: ${sent} requests, statuses ${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms`);
  for (const violation of violations) console.log(`  ${violation}`);
};
const asks = (face: string): boolean => values.face === face || values.face === 'all';
if (asks('rest')) {
  const at = values.at === undefined ? {} : { at: Number(values.at) };
  const memory: number[] = [];
  const onProgress = (): unknown => memory.push(Math.round(process.memoryUsage().rss / 1e6));
  print('rest', await fuzzRest(server.url, '', { ...options, ...at, onProgress }));
  console.log(`memory ${memory.join(' → ')} MB`);
}
if (asks('graph')) {
  print('graph', await fuzzGraph(server.url, '', options));
  const { slowest, largest, violations } = await dearestOperations(server.url, '', options);
  broken += violations.length;
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  console.log(`slowest accepted: ${Math.round(slowest.milliseconds)} ms, ${JSON.stringify(slowest.request)}`);
  console.log(`largest accepted: ${largest.characters} characters, ${JSON.stringify(largest.request)}`);
}
if (asks('streams')) print('streams', await fuzzStreams(server.url, '', options));
console.log(`memory at the end ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await server.close();
process.exitCode = broken > 0 ? 1 : 0;

/** A server of a folder of regions, or of the sample city. */
async function serve(folder: string | undefined): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sample = folder === undefined ? await buildSampleRegion() : undefined;
  const config = readConfig(undefined, {}, { port: 0, open: true, requestsPerMinute: 0 });
  const server = await startServer({ config, data: folder ?? sample?.data ?? '' });
  return {
    url: server.url,
    async close() {
      await server.close();
      sample?.remove();
    },
  };
}
