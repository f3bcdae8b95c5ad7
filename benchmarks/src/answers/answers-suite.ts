import { buildRegionWithVehicles, findInputs } from '../common/built-region.ts';
import type { Figures } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { say } from '../common/talk.ts';
import { send } from '../http/client.ts';
import { startServerProcess } from '../http/server-process.ts';
import { randomRequests } from './random-requests.ts';

/** The number of different answers that are shown. */
const MOST_SHOWN = 10;

/** Compares the answers of this checkout and of another one to random requests, byte for byte: shows whether a speed-up changed answers. */
export async function answersSuite(options: RunOptions): Promise<Figures> {
  if (options.against === undefined) throw new Error('answers: say with which checkout, --against FOLDER');
  const cities: Figures[] = [];
  for (const inputs of findInputs(options.cities.length === 0 ? ['porto', 'sample-city'] : options.cities)) {
    const city = await buildRegionWithVehicles(inputs, options);
    const requests = randomRequests(city, options.count, options.seed);
    const servers = [
      await startServerProcess(city.data),
      await startServerProcess(city.data, { checkout: options.against }),
    ];
    try {
      cities.push({
        city: city.title,
        ...(await compareAnswers(
          servers.map(({ url }) => url),
          requests,
        )),
      });
    } finally {
      for (const server of servers) await server.stop();
    }
  }
  return { against: options.against, cities };
}

async function compareAnswers(urls: readonly string[], requests: readonly string[]): Promise<Figures> {
  const refused = new Set<string>();
  const different: string[] = [];
  let bytes = 0;
  let empty = 0;
  for (const path of requests) {
    const replies = await Promise.all(urls.map((url) => send(url, { method: 'GET', path })));
    // Answers hold links to the server itself, whose port differs.
    const [own, other] = replies.map(({ status, body }, i) => {
      const { origin } = new URL(urls[i] as string);
      return { status, text: body.toString('utf8').replaceAll(origin, '') };
    });
    if (own === undefined || other === undefined) continue;
    bytes += own.text.length;
    if (own.status !== 200) refused.add(`${own.status} ${path}: ${own.text.slice(0, 200)}`);
    else if (!own.text.includes('"segmentTemplates":[{')) empty++;
    if (own.status === other.status && own.text === other.text) continue;
    different.push(path);
    say(`${path}\n  ${aroundFirstDifference(own.text, other.text)}`);
  }
  return {
    compared: requests.length,
    different: different.length,
    empty,
    refused: refused.size,
    meanBytes: Math.round(bytes / Math.max(1, requests.length)),
    firstRefused: [...refused].slice(0, MOST_SHOWN),
    firstDifferent: different.slice(0, MOST_SHOWN),
  };
}

function aroundFirstDifference(own: string, other: string): string {
  let at = 0;
  while (at < own.length && own[at] === other[at]) at++;
  const [from, to] = [Math.max(0, at - 120), at + 80];
  return `at ${at}: ${own.slice(from, to)}\n  other: ${other.slice(from, to)}`;
}
