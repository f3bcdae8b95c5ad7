// Asks for the same paths again and again on a thread of its own, so that the load on the client's main thread does not count. Reports the
// milliseconds of every answer when it receives the signal to stop.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, paths } = workerData as { readonly url: string; readonly paths: readonly string[] };
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const times = paths.map((): number[] => []);
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

function timeOf(path: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request({ agent, hostname, port, path }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

async function probe(path: string, list: number[]): Promise<void> {
  while (!isOver) {
    // A refused or broken answer counts as endless.
    list.push(await timeOf(path).catch(() => Number.POSITIVE_INFINITY));
    await sleep(10);
  }
}

await Promise.all(paths.map((path, i) => probe(path, times[i] as number[])));
agent.destroy();
parentPort?.postMessage(times);
