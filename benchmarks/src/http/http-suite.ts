import { askInTurn } from '../common/ask-in-turn.ts';
import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import { type Figures, round } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { doorQuestions } from '../journey/door-questions.ts';
import { type HttpRequest, httpRequests } from './http-requests.ts';
import { loadServer } from './load.ts';
import { startServerProcess } from './server-process.ts';

/** The real server over loopback: one request after the other for latency, then several connections for throughput. */
export async function httpSuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names)) cities.push(await measureHttp(await buildRegion(inputs, options), options));
  return { cities };
}

async function measureHttp(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const requests = httpRequests(doorQuestions(city, options.count, options.seed), city.region.manifest.code);
  const server = await startServerProcess(city.data);
  try {
    const endpoints: Figures[] = [];
    for (const [name, list] of requests) {
      say(`${city.title}: ${name}`);
      const answer = (question: number) => send(server.url, list[question % list.length] as HttpRequest);
      const first = performance.now();
      const bytes = await answer(0);
      const firstMs = performance.now() - first;
      const run = { questions: options.count, warmUps: options.warmUps, rounds: options.rounds };
      const { samples, checksum } = await askInTurn(answer, run);
      endpoints.push({
        name,
        firstMs: round(firstMs),
        firstBytes: bytes,
        meanBytes: Math.round(checksum / options.count),
        inTurn: timeFigures(samples.summary()),
        ...(options.loadSeconds === 0 ? {} : { load: await loadServer(server.url, list, options.loadSeconds) }),
      });
    }
    return {
      city: city.title,
      date: city.date,
      startMs: round(server.startMs),
      peakMegabytes: server.peakMegabytes(),
      endpoints,
    };
  } finally {
    await server.stop();
  }
}

/** @returns the length of the answer @throws Error when it is refused */
async function send(url: string, { method, path, body }: HttpRequest): Promise<number> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return text.length;
}
