import { askSideBySide } from '../common/ask-side-by-side.ts';
import { type BuiltRegion, buildRegionWithVehicles, findInputs } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { doorQuestions } from '../journey/door-questions.ts';
import { ask } from './client.ts';
import { type HttpRequest, httpRequests } from './http-requests.ts';
import { loadAllCores, loadServer } from './load.ts';
import { ON_ONE_CORE, type ServerProcess, startServerProcess } from './server-process.ts';
import { TimeShares } from './time-shares.ts';

/** The requests that are also sent to a server that may use all cores: issue and documentation have a goal for them. */
const ON_ALL_CORES = 'routing.json, pt_pub';

/** The real server over loopback, on one core: one request after the other for latency, then several connections for throughput. */
export async function httpSuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names))
    cities.push(await measureHttp(await buildRegionWithVehicles(inputs, options), options));
  return { oneCore: ON_ONE_CORE, ...(options.against === undefined ? {} : { against: options.against }), cities };
}

async function measureHttp(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const questions = doorQuestions(city, options.count, options.seed);
  const requests = [...httpRequests(questions, city.region.manifest.code)];
  const wanted = requests.filter(([name]) => options.only === undefined || name.includes(options.only));
  const server = await startServerProcess(city.data);
  const servers = [server];
  try {
    if (options.against !== undefined) servers.push(await startServerProcess(city.data, { checkout: options.against }));
    const endpoints: Figures[] = [];
    for (const [name, list] of wanted) {
      say(`${city.title}: ${name}`);
      endpoints.push({ name, ...(await measureEndpoint(servers, list, options)) });
    }
    const measured = {
      city: city.title,
      date: city.date,
      startMs: round(server.startMs),
      peakMegabytes: server.peakMegabytes(),
      endpoints,
    };
    const all = wanted.find(([name]) => name === ON_ALL_CORES);
    if (all === undefined || options.loadSeconds === 0) return measured;
    for (const one of servers.splice(0)) await one.stop();
    say(`${city.title}: ${ON_ALL_CORES}, all cores`);
    const whole = await startServerProcess(city.data, { pinned: false });
    servers.push(whole);
    return {
      ...measured,
      allCores: { name: ON_ALL_CORES, ...(await loadAllCores(whole, all[1], options.loadSeconds)) },
    };
  } finally {
    for (const one of servers) await one.stop();
  }
}

async function measureEndpoint(
  servers: readonly ServerProcess[],
  requests: readonly HttpRequest[],
  options: RunOptions,
): Promise<Figures> {
  const [own] = servers as [ServerProcess];
  const shares = new TimeShares();
  const since = new Map<ServerProcess, number>();
  const answerers = servers.map((server) => async (question: number, isCounted: boolean): Promise<number> => {
    const { url } = server;
    if (isCounted && !since.has(server)) since.set(server, server.processorMs());
    const before = performance.now();
    const { headers, body } = await ask(url, requests[question % requests.length] as HttpRequest);
    if (url === own.url && isCounted) shares.add(performance.now() - before, headers['server-timing']);
    return body.length;
  });
  const first = performance.now();
  const [answer] = answerers as [(question: number, isCounted: boolean) => Promise<number>];
  await answer(0, false);
  const firstMs = performance.now() - first;
  const run = { questions: options.count, warmUps: options.warmUps, rounds: options.rounds };
  const [ours, others] = await askSideBySide(answerers, run);
  const processorMs = servers.map((server) => {
    const spent = server.processorMs() - (since.get(server) ?? 0);
    return round(spent / (options.count * options.rounds));
  });
  const summary = ours?.samples.summary();
  const base = others?.samples.summary();
  return {
    firstMs: round(firstMs),
    meanBytes: Math.round((ours?.checksum ?? 0) / options.count),
    ...(summary === undefined ? {} : { inTurn: timeFigures(summary) }),
    processorMs: processorMs[0] ?? 0,
    shares: shares.figures(),
    ...(summary === undefined || base === undefined
      ? {}
      : {
          against: timeFigures(base),
          againstProcessorMs: processorMs[1] ?? 0,
          fasterMedian: ratio(base.median, summary.median),
        }),
    ...(options.loadSeconds === 0 ? {} : { load: await loadServer(own.url, requests, options.loadSeconds) }),
  };
}
