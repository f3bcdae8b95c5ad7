import { describe, expect, test } from 'vitest';
import { TINY_KEY, tinyAnswer } from '../../test/tiny-server.ts';
import { PreviewFailure } from './route-source.ts';
import { ServerRouteSource } from './server-route-source.ts';

const { signal } = new AbortController();

interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

/** A source that uses the tiny server, and its requests. */
function tinySource(key: string | undefined = TINY_KEY) {
  const calls: Call[] = [];
  const source = new ServerRouteSource({
    address: 'https://trips.test',
    key,
    locale: 'en',
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init });
      const { status, body } = tinyAnswer(
        String(url).replace('https://trips.test', ''),
        new Headers(init.headers).get('x-service-key') ?? undefined,
      );
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { source, calls };
}

const answering = (response: () => Response) =>
  new ServerRouteSource({ address: 'https://trips.test', key: undefined, locale: 'en', fetch: async () => response() });

describe('opening', () => {
  test('returns the stations by name, the outline and two distant ends', async () => {
    const city = await tinySource().source.open(signal);
    expect(city.places.map(({ title }) => title)).toEqual(['Bridge', 'Hill', 'Market', 'Quay']);
    expect(city.suggested).toEqual({ from: 'q', to: 'h' });
    expect(city.outline).toHaveLength(4);
    expect(city.source).toContain('https://trips.test');
  });

  test('sends the key as a header and never in the address', async () => {
    const { source, calls } = tinySource();
    await source.open(signal);
    for (const { url, init } of calls) {
      expect(new Headers(init.headers).get('x-service-key')).toBe(TINY_KEY);
      expect(url).not.toContain(TINY_KEY);
    }
  });
});

describe('planning', () => {
  test('shows the representative trip of every group, best first, with every placeholder filled', async () => {
    const { source, calls } = tinySource();
    await source.open(signal);
    const route = await source.plan({ from: 'q', to: 'h' }, signal);
    expect(route.trips).toHaveLength(2);
    const [best] = route.trips;
    expect(best?.title).toMatch(/25.*Walk.*Tram 4/);
    expect(best?.legs.map(({ action }) => action)).toEqual(['Walk to Market <Hall>', 'Take tram 4']);
    expect(best?.legs[1]?.notes.join(' ')).toMatch(/Hill.*3/);
    expect(best?.legs.map(({ pattern, color }) => [pattern, color])).toEqual([
      ['dotted', '#4d4d4d'],
      ['solid', '#cc0044'],
    ]);
    expect(best?.legs[1]?.lines).toEqual([
      [
        [41.148, -8.611],
        [41.152, -8.604],
        [41.161, -8.59],
      ],
    ]);
    expect(calls.at(-1)?.url).toContain(
      'from=%2841.140000%2C-8.620000%29&to=%2841.161000%2C-8.590000%29&modes=pt_pub&modes=wa_wal&allModes=true&v=11',
    );
  });

  test('a refusal is a reason, not a failure', async () => {
    const { source } = tinySource();
    await source.open(signal);
    const refusing = new ServerRouteSource({
      address: 'https://trips.test',
      key: TINY_KEY,
      locale: 'en',
      fetch: async (url) => {
        const path = String(url).replace('https://trips.test', '');
        const refusal = { error: 'The ends are too close.', errorCode: 1101, usererror: true };
        return Response.json(path.includes('routing') ? refusal : tinyAnswer(path, TINY_KEY).body);
      },
    });
    await refusing.open(signal);
    const route = await refusing.plan({ from: 'q', to: 'm' }, signal);
    expect(route).toMatchObject({ trips: [], reason: 'The ends are too close.' });
  });

  test('an unknown place is refused without a request', async () => {
    const { source, calls } = tinySource();
    await source.open(signal);
    const asked = calls.length;
    await expect(source.plan({ from: 'q', to: 'nowhere' }, signal)).rejects.toBeInstanceOf(PreviewFailure);
    expect(calls).toHaveLength(asked);
  });
});

describe('failures name remedies', () => {
  test.each([
    [
      'no server',
      () => {
        throw new TypeError('fetch failed');
      },
      /No server responds.*npm start/,
      'open-settings',
    ],
    ['no key', () => Response.json({ error: 'no' }, { status: 401 }), /requires a key/, 'set-key'],
    [
      'over quota',
      () => Response.json({ error: 'too many', usererror: true }, { status: 429 }),
      /429: too many/,
      'retry',
    ],
    ['another server', () => new Response('<html>'), /not in the \/v1 format/, 'open-settings'],
    ['no region', () => Response.json({ regions: [] }), /no region/, 'retry'],
  ] as const)('%s', async (_, response, message, remedy) => {
    const failure: unknown = await answering(response as () => Response)
      .open(signal)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PreviewFailure);
    expect((failure as PreviewFailure).message).toMatch(message);
    expect((failure as PreviewFailure).remedies).toContain(remedy);
  });
});
