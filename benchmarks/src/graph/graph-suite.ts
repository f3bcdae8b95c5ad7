import { availableParallelism } from 'node:os';
import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import { type Figures, round } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { say } from '../common/talk.ts';
import { ask } from '../http/client.ts';
import type { HttpRequest } from '../http/http-requests.ts';
import { loadServer } from '../http/load.ts';
import { type ServerProcess, startServerProcess } from '../http/server-process.ts';
import { doorQuestions, routingParameters } from '../journey/door-questions.ts';
import { tripScreen } from '../journey/trip-screen.ts';

/**
 * Plans per second of the real server with its planning threads on all cores of the machine, by the operation of a trip screen and by
 * `/v1/routing.json`. The client shares the cores, so the processor time of the server for each plan is measured too.
 */
export async function graphSuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names)) cities.push(await measure(await buildRegion(inputs, options), options));
  return { cores: availableParallelism(), cities };
}

async function measure(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const questions = doorQuestions(city, options.count, options.seed);
  const post = { method: 'POST', path: '/graphql' } as const;
  const faces: readonly (readonly [string, readonly HttpRequest[]])[] = [
    ['trip screen of the graph', questions.map((question) => ({ ...post, body: tripScreen(question) }))],
    [
      'routing.json',
      questions.map((question) => ({ method: 'GET', path: `/v1/routing.json?${routingParameters(question)}` })),
    ],
  ];
  const server = await startServerProcess(city.data, { pinned: false });
  try {
    const plans: Figures[] = [];
    for (const [name, requests] of faces) {
      say(`${city.title}: ${name}`);
      plans.push({ name, ...(await measureFace(server, requests, options)) });
    }
    return { city: city.title, date: city.date, plans };
  } finally {
    await server.stop();
  }
}

async function measureFace(
  server: ServerProcess,
  requests: readonly HttpRequest[],
  { warmUps, rounds, loadSeconds }: RunOptions,
): Promise<Figures> {
  const everything = async (): Promise<number> => {
    let bytes = 0;
    for (const request of requests) bytes += (await ask(server.url, request)).body.length;
    return bytes;
  };
  for (let round = 0; round < warmUps; round++) await everything();
  const before = server.processorMs();
  let bytes = 0;
  for (let round = 0; round < rounds; round++) bytes = await everything();
  const inTurn = (server.processorMs() - before) / (rounds * requests.length);
  const figures = { meanBytes: Math.round(bytes / requests.length), processorMs: round(inTurn) };
  if (loadSeconds === 0) return figures;
  // The threads compile what is hot while they are under load.
  await loadServer(server.url, requests, loadSeconds);
  const underLoad = server.processorMs();
  const load = await loadServer(server.url, requests, loadSeconds);
  const answered = Number(load['requestsPerSecond']) * loadSeconds;
  return { ...figures, loadProcessorMs: round((server.processorMs() - underLoad) / answered), load };
}
