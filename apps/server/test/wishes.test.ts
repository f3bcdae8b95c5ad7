import { getLandmark } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Landmark, MONDAY_8, type Query, routingServer, segmentsOf, tripsOf, walkedIn } from './ask-routing.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let city: Awaited<ReturnType<typeof routingServer>>;
let ask: typeof city.ask;

beforeAll(async () => {
  sample = await buildSampleRegion();
  city = await routingServer(sample.data);
  ask = city.ask;
});
afterAll(async () => {
  await city.server.close();
  sample.remove();
});

describe('wp: weights', () => {
  test('with weight on convenience or environment another trip comes first, even one that is neither earliest nor has the fewest transfers', async () => {
    const plain = tripsOf((await ask('airport', 'garden-city')).body);
    const [easy] = tripsOf((await ask('airport', 'garden-city', { wp: '(1,1,0.1,2)' })).body);
    const [green] = tripsOf((await ask('airport', 'garden-city', { wp: '(1,2,0.1,0.1)' })).body);
    expect(plain.map(({ id }) => id)).not.toContain(easy?.id);
    expect(easy?.hassleCost).toBeLessThan(plain[0]?.hassleCost ?? 0);
    expect(plain.map(({ id }) => id)).not.toContain(green?.id);
    expect(green?.carbonCost).toBeLessThan((plain[0]?.carbonCost ?? 0) / 2);
  });

  test('the score of a trip follows the weights', async () => {
    const trips = async (wp: string) => tripsOf((await ask('central-station', 'airport', { wp })).body);
    const plain = await trips('(1,1,1,1)');
    const dear = new Map((await trips('(2,1,1,1)')).map(({ id, weightedScore }) => [id, weightedScore]));
    for (const { id, weightedScore, moneyCost } of plain)
      expect(dear.get(id)).toBeCloseTo(weightedScore + (moneyCost ?? 0), 2);
  });
});

describe('wm: most minutes of walking', () => {
  test('no trip has more walking in total, and other trips are found', async () => {
    const plain = (await ask('central-station', 'west-beach')).body;
    const near = (await ask('central-station', 'west-beach', { wm: '12' })).body;
    expect(Math.max(...tripsOf(plain).map((trip) => walkedIn(plain, trip)))).toBeGreaterThan(720);
    expect(tripsOf(near).length).toBeGreaterThan(1);
    for (const trip of tripsOf(near)) expect(walkedIn(near, trip)).toBeLessThanOrEqual(720);
    const known = new Set(tripsOf(plain).map(({ id }) => id));
    expect(tripsOf(near).some(({ id }) => !known.has(id))).toBe(true);
  });

  test('0 is no limit; walking all the way is limited too', async () => {
    const walk = async (wm: string) =>
      tripsOf((await ask('town-hall', 'university', { modes: 'wa_wal', wm })).body).length;
    expect([await walk('0'), await walk('60'), await walk('10')]).toEqual([1, 1, 0]);
    const { body } = await ask('town-hall', 'university', { modes: 'wa_wal', wm: '10', explain: 'true' });
    expect(body.explain?.empty).toMatchObject({ reason: 'walk-too-long' });
  });
});

describe('co2[…]: own emissions', () => {
  test('grams per kilometre replace the usual ones, for the mode and all modes below it', async () => {
    const carbon = async (query: Readonly<Record<string, string>>) =>
      tripsOf((await ask('central-station', 'garden-city', { modes: 'me_car', ...query })).body)[0]?.carbonCost ?? -1;
    const usual = await carbon({});
    expect(await carbon({ 'co2[me_car]': '340' })).toBeCloseTo(2 * usual, 1);
    expect(await carbon({ 'co2[me_car]': '0' })).toBe(0);
    expect(await carbon({ 'co2[pt_pub]': '0' })).toBe(usual);
    const [ride] = tripsOf((await ask('central-station', 'garden-city', { 'co2[pt_pub]': '0' })).body);
    expect(ride?.carbonCost).toBe(0);
  });

  test('malformed modes and numbers are errors, unknown modes are advisories', async () => {
    expect((await ask('central-station', 'airport', { 'co2[bus!]': '1' })).status).toBe(400);
    expect((await ask('central-station', 'airport', { 'co2[me_car]': 'much' })).status).toBe(400);
    const { status, body } = await ask('central-station', 'airport', { 'co2[me_carr]': '1' });
    expect(status).toBe(200);
    expect(body.advisories).toMatchObject([{ code: 'unknown-mode', values: { mode: 'me_carr' } }]);
  });
});

describe('limits on rides', () => {
  const from = 'old-town-pier';
  const to = 'island-village';
  /** Lines ridden in all trips: those of ferries begin with an F. */
  const ridden = async (query: Readonly<Record<string, string | readonly string[]>> = {}) => {
    const { status, body } = await ask(from, to, { explain: 'true', ...query });
    expect(status).toBe(200);
    const trips = tripsOf(body).map((trip) => segmentsOf(body, trip).flatMap(({ line }) => line ?? []));
    const ferries = trips.flat().filter((line) => line.startsWith('F'));
    const others = trips.flat().filter((line) => !line.startsWith('F'));
    const reason = body.explain?.empty?.reason;
    return { trips, ferries: ferries.length > 0, others: others.length > 0, reason, advice: body.advisories ?? [] };
  };

  test('operators, by id or name, never or only', async () => {
    expect((await ridden()).ferries).toBe(true);
    for (const operator of ['OSF', 'Orrin Sound Ferries']) {
      expect((await ridden({ neverAllowOperators: operator })).ferries).toBe(false);
      expect(await ridden({ onlyAllowOperators: operator })).toMatchObject({ ferries: true, others: false });
    }
  });

  test('authorities, also those that the feed names for a single operator', async () => {
    const board = 'Orrin Sound Harbour Board (fictional)';
    expect((await ridden({ neverAllowAuthorities: board })).ferries).toBe(false);
    expect(await ridden({ onlyAllowAuthorities: board })).toMatchObject({ ferries: true, others: false });
    const all = 'Port Merrow Transport Authority (fictional)';
    expect((await ridden({ onlyAllowAuthorities: all })).trips).toEqual((await ridden()).trips);
  });

  test('feeds, and lines that are always allowed; an empty answer names the limit', async () => {
    const { body } = await ask(from, to);
    const feed = tripsOf(body).length;
    expect(feed).toBeGreaterThan(0);
    expect(await ridden({ onlyAllowFeeds: 'elsewhere' })).toMatchObject({
      trips: [],
      reason: 'ruled-out',
      advice: [{ code: 'ruled-out' }, { code: 'unknown-limit', values: { name: 'elsewhere' } }],
    });
    expect(await ridden({ onlyAllowFeeds: 'elsewhere', alwaysAllowLines: 'F1' })).toMatchObject({
      ferries: true,
      others: false,
    });
  });

  test('modes: avoid, avoidModes, neverAllowModes, onlyAllowModes', async () => {
    for (const name of ['avoid', 'avoidModes', 'neverAllowModes']) {
      expect((await ridden({ [name]: 'pt_pub_ferry' })).ferries, name).toBe(false);
    }
    expect(await ridden({ onlyAllowModes: 'pt_pub_ferry' })).toMatchObject({ ferries: true, others: false });
    expect((await ridden({ avoid: 'pt_pub' })).reason).toBe('ruled-out');
  });

  test('stops: avoidStops and neverAllowStops', async () => {
    const { body } = await ask(from, to);
    const names = new Set(body.segmentTemplates.map(({ from: place }) => (place as { stopCode?: string })?.stopCode));
    const code = [...names].find((one) => one !== undefined) as string;
    const codes = (answer: typeof body): unknown[] =>
      answer.segmentTemplates.flatMap(({ from: a, to: b }) =>
        [a, b].map((place) => (place as { stopCode?: string })?.stopCode),
      );
    expect(codes(body)).toContain(code);
    for (const name of ['avoidStops', 'neverAllowStops'])
      expect(codes((await ask(from, to, { [name]: code })).body), name).not.toContain(code);
  });

  test('an allow list and a block list of the same kind contradict each other: 1402', async () => {
    for (const kind of ['Modes', 'Operators', 'Authorities', 'Feeds']) {
      const value = kind === 'Modes' ? 'pt_pub_bus' : 'x';
      const { status, body } = await ask(from, to, { [`neverAllow${kind}`]: value, [`onlyAllow${kind}`]: value });
      expect([status, (body as unknown as { errorCode: number }).errorCode], kind).toEqual([400, 1402]);
    }
  });
});

describe('conc: reduced fares', () => {
  test('the smallest reduction applies, with its name; adult fares stay', async () => {
    const tickets = async (query: Readonly<Record<string, string>>) => {
      const { body } = await ask('central-station', 'airport', query);
      const trip = tripsOf(body).find((one) => segmentsOf(body, one).some(({ line }) => line === 'S1'));
      return {
        cost: trip?.moneyCost,
        names: trip?.segments.flatMap(({ ticket }) => (ticket as { name?: string })?.name ?? []),
      };
    };
    expect(await tickets({})).toEqual({ cost: 2.9, names: ['Zones AB'] });
    expect(await tickets({ conc: 'false' })).toEqual({ cost: 2.9, names: ['Zones AB'] });
    expect(await tickets({ conc: 'true' })).toEqual({ cost: 2.03, names: ['Zones AB (Senior)'] });
  });
});

describe('the time limit of a plan', () => {
  test('IT-30 an early end answers with the complete itineraries, and says so', async () => {
    const hurried = await routingServer(sample.data, { planSeconds: 0.000_001 });
    try {
      const { status, body } = await hurried.ask('central-station', 'airport', {
        modes: ['pt_pub', 'me_mic_bic'],
        allModes: 'true',
        explain: 'true',
      });
      expect(status).toBe(200);
      expect(body.groups).toEqual([]);
      expect(body.advisories?.map(({ code }) => code)).toEqual(['stopped-early']);
      expect(body.explain?.empty?.reason).toBe('stopped-early');
    } finally {
      await hurried.server.close();
    }
  });
});

describe('own vehicles', () => {
  test('neverAllowModes=wa_wal, or the car among onlyAllowModes: the car is driven to the door', async () => {
    const modes = async (query: Readonly<Record<string, string>>) => {
      const { body } = await ask('central-station', 'garden-city', { modes: 'me_car', ...query });
      return tripsOf(body).map((trip) => segmentsOf(body, trip).map(({ mode }) => mode));
    };
    const parked = await modes({});
    expect(parked.length).toBeGreaterThan(0);
    for (const legs of parked) expect([legs.includes('me_car'), legs.at(-1)]).toEqual([true, 'wa_wal']);
    expect(await modes({ neverAllowModes: 'wa_wal' })).toEqual([['me_car']]);
    expect(await modes({ onlyAllowModes: 'me_car' })).toEqual([['me_car']]);
    expect(await modes({ avoid: 'wa_wal' })).toEqual(parked);
  });

  test('amopt=false: every bicycle stays at the first stop, folding or not', async () => {
    const rides = async (vehicle: string, query: Query, to: Landmark = 'highmoor') => {
      const { body } = await ask('university', to, { modes: ['pt_pub', vehicle], ...query });
      return tripsOf(body).map((trip) => segmentsOf(body, trip).map(({ mode }) => mode));
    };
    const last = (modes: readonly string[]): string | undefined => modes.at(-1);
    for (const vehicle of ['me_mic_fold-bic', 'me_mic_bic']) {
      const aboard = await rides(vehicle, {}, 'ardenfield');
      expect(aboard.some((modes) => last(modes) === vehicle)).toBe(true);
      const left = await rides(vehicle, { amopt: 'false' });
      expect(left.length).toBeGreaterThan(0);
      // Ridden, locked, and used no more.
      for (const modes of left)
        expect([...modes.slice(0, 2), modes.lastIndexOf(vehicle), last(modes)]).toEqual([
          vehicle,
          vehicle,
          1,
          'wa_wal',
        ]);
    }
  });

  test('fb: the bicycle is a folding one', async () => {
    const trips = async (query: Query) =>
      tripsOf((await ask('university', 'highmoor', query)).body).map(({ id }) => id);
    const folding = await trips({ modes: ['pt_pub', 'me_mic_fold-bic'] });
    expect(folding.length).toBeGreaterThan(0);
    expect(await trips({ modes: ['pt_pub', 'me_mic_bic'], fb: 'true' })).toEqual(folding);
    expect(await trips({ modes: ['pt_pub', 'me_mic_bic'] })).not.toEqual(folding);
  });

  test('cyclingAlt: the shortest route, the friendliest, or all in one group', async () => {
    const ways = async (cyclingAlt?: string) => {
      const { body } = await ask('central-station', 'opera', {
        modes: 'me_mic_bic',
        ...(cyclingAlt === undefined ? {} : { cyclingAlt }),
      });
      return body.groups.map(({ trips, frequency }) => ({
        frequency,
        metres: trips.map((trip) =>
          trip.segments.reduce((sum, { segmentTemplateHashCode }) => {
            const template = body.segmentTemplates.find(({ hashCode }) => hashCode === segmentTemplateHashCode);
            return sum + Number((template as { metres?: number }).metres ?? 0);
          }, 0),
        ),
      }));
    };
    const [plain, shortest, friendliest, all] = await Promise.all([
      ways(),
      ways('shortest'),
      ways('friendliest'),
      ways('all'),
    ]);
    expect(await ways('best')).toEqual(plain);
    expect(shortest[0]?.metres[0]).toBeLessThan(friendliest[0]?.metres[0] ?? 0);
    expect(all).toHaveLength(1);
    expect(new Set(all[0]?.metres)).toEqual(
      new Set([plain, shortest, friendliest].flatMap((one) => one[0]?.metres ?? [])),
    );
    expect(all[0]?.frequency).toBeUndefined();
    expect((await ask('central-station', 'opera', { modes: 'me_mic_bic', cyclingAlt: 'fast' })).status).toBe(400);
  });
});

describe('speeds, transfers and output', () => {
  test('ws and cs: a slower traveller takes longer', async () => {
    const seconds = async (query: Query) => {
      const [trip] = tripsOf((await ask('town-hall', 'university', query)).body);
      return (trip?.arrive ?? 0) - (trip?.depart ?? 0);
    };
    const walks = await Promise.all(['-1', '0', '1', '2', '6kph'].map((ws) => seconds({ modes: 'wa_wal', ws })));
    expect(walks).toEqual([...walks].sort((a, b) => b - a));
    expect(new Set(walks).size).toBe(5);
    const rides = await Promise.all(['0', '1', '2'].map((cs) => seconds({ modes: 'me_mic_bic', cs })));
    expect(rides).toEqual([...rides].sort((a, b) => b - a));
    expect(new Set(rides).size).toBe(3);
  });

  test('tt: every transfer has at least the requested time, without walking', async () => {
    const waits = async (tt: string) => {
      const { body } = await ask('central-station', 'west-beach', { tt });
      const changes = tripsOf(body).flatMap((trip) =>
        segmentsOf(body, trip).flatMap(({ mode, seconds }) => (mode === 'stationary_transfer' ? [seconds] : [])),
      );
      return { trips: tripsOf(body).length, changes };
    };
    const [short, long] = [await waits('0'), await waits('8')];
    expect(Math.min(...short.changes)).toBeLessThan(480);
    expect(long.trips).toBeGreaterThan(0);
    for (const seconds of long.changes) expect(seconds).toBeGreaterThanOrEqual(480);
  });

  test('bestOnly: only the first trip', async () => {
    const all = (await ask('central-station', 'airport')).body;
    const best = (await ask('central-station', 'airport', { bestOnly: 'true' })).body;
    expect(tripsOf(all).length).toBeGreaterThan(1);
    expect(tripsOf(best).map(({ id }) => id)).toEqual([tripsOf(all)[0]?.id]);
  });

  test('includeStops: rides have their stops', async () => {
    const stops = async (query: Query): Promise<number> => {
      const { body } = await ask('central-station', 'airport', query);
      const shapes = body.segmentTemplates.flatMap((template) => template.shapes ?? []);
      return shapes.reduce((sum, shape) => sum + (shape.stops?.length ?? 0), 0);
    };
    expect(await stops({})).toBe(0);
    expect(await stops({ includeStops: '1' })).toBeGreaterThan(5);
  });

  test('unit: distances in texts', async () => {
    const notes = async (unit: string): Promise<string> =>
      JSON.stringify((await ask('town-hall', 'university', { modes: 'wa_wal', unit })).body.segmentTemplates);
    expect(await notes('imperial')).toMatch(/\d (mi|ft|yd)\b/);
    expect(await notes('metric')).not.toMatch(/\d (mi|ft|yd)\b/);
  });

  test('etwt: minutes until a taxi comes, for one mode or all', async () => {
    const wait = async (query: Query): Promise<number> => {
      const { body } = await ask('town-hall', 'university', { modes: 'ps_tax', ...query });
      const [trip] = tripsOf(body);
      if (trip === undefined) throw new Error('no taxi');
      return segmentsOf(body, trip).find(({ mode }) => mode === 'stationary_wait')?.seconds ?? 0;
    };
    expect(await wait({ etwt: '17' })).toBe(17 * 60);
    expect(await wait({ 'etwt[ps_tax]': '3' })).toBe(3 * 60);
    expect(await wait({ 'etwt[ps_tnc]': '3' })).toBe(await wait({}));
  });

  test('both times: the whole trip lies between them', async () => {
    const arriveBefore = MONDAY_8 + 35 * 60;
    const { body } = await ask('central-station', 'west-beach', { arriveBefore: String(arriveBefore) });
    expect(tripsOf(body).length).toBeGreaterThan(0);
    for (const { depart, arrive } of tripsOf(body)) {
      expect(depart).toBeGreaterThanOrEqual(MONDAY_8);
      expect(arrive).toBeLessThanOrEqual(arriveBefore);
    }
  });
});

describe('GraphQL takes the same wishes', () => {
  const point = (id: Landmark) => {
    const { lat, lng } = getLandmark(id);
    return { point: { lat, lng } };
  };
  const plan = async (
    parts: object,
  ): Promise<{ readonly money: string | undefined; readonly modes: readonly string[] }[]> => {
    const query =
      'query($r: PlanRequest!) { plan(request: $r) { ... on Plan { groups { nodes { best { price { amount } segments { mode { identifier } } } } } } } }';
    const r = {
      from: point('old-town-pier'),
      to: point('island-village'),
      modes: ['pt_pub'],
      when: { departAfter: new Date(MONDAY_8 * 1000).toISOString() },
      ...parts,
    };
    const response = await fetch(`${city.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { r } }),
    });
    interface Best {
      readonly price: { readonly amount: string } | null;
      readonly segments: readonly { readonly mode: { readonly identifier: string } }[];
    }
    const { data, errors } = (await response.json()) as {
      readonly data: { readonly plan: { readonly groups: { readonly nodes: readonly { readonly best: Best }[] } } };
      readonly errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data.plan.groups.nodes.map(({ best }) => ({
      money: best.price?.amount,
      modes: best.segments.map(({ mode }) => mode.identifier),
    }));
  };

  test('limits and wishes change the trips', async () => {
    const all = await plan({});
    expect(all.some(({ modes }) => modes.includes('pt_pub_ferry'))).toBe(true);
    const dry = await plan({ limits: { operators: { never: ['OSF'] } } });
    expect(dry.flatMap(({ modes }) => modes)).not.toContain('pt_pub_ferry');
    const cheap = await plan({ wishes: { concession: true } });
    expect(Number(cheap[0]?.money)).toBeLessThan(Number(all[0]?.money));
    expect(await plan({ wishes: { bestOnly: true } })).toHaveLength(1);
  });
});
