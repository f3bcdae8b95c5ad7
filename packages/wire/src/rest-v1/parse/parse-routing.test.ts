import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingEndRefusal, problemsBody } from '../encode/error-body.ts';
import { parseRouting, type RoutingQuery } from './parse-routing.ts';
import type { Problem } from './problem.ts';

const NOW = 1_772_438_400.7;
const context = { now: NOW, knowsStop: (code: string) => code === 'a,b' || code === 'x' };
const ends = 'from=(41.15,-8.61)&to=(41.16,-8.60)&modes=pt_pub';

function read(query: string): RoutingQuery {
  const parsed = parseRouting(new URLSearchParams(query), context);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function problems(query: string): readonly Problem[] {
  const parsed = parseRouting(new URLSearchParams(query), context);
  return parsed.ok ? [] : parsed.problems;
}

const problemText = (query: string): string =>
  problems(query)
    .map(({ name, reason }) => `${name}: ${reason}`)
    .join('\n');

describe('coordinates (IT-17)', () => {
  test.each([
    ['(41.15,-8.61)', 41.15, -8.61, ''],
    ['(41.15, -8.61)', 41.15, -8.61, ''],
    [' ( 41.15 , -8.61 ) ', 41.15, -8.61, ''],
    ['(41.15,-8.61)""', 41.15, -8.61, ''],
    ['(41.15,-8.61)"Rua "das" Flores, 1"', 41.15, -8.61, 'Rua "das" Flores, 1'],
    ['(4.115e1,-861e-2)', 41.15, -8.61, ''],
    ['(%2B41.15,-8.61)', 41.15, -8.61, ''],
    ['(+41.15,-8.61)', 41.15, -8.61, ''],
    ['41.15,-8.61', 41.15, -8.61, ''],
    ['(0,181)', 0, -179, ''],
    ['(-90,180)', -90, -180, ''],
    ['(-0,-0)', 0, 0, ''],
  ])('%s', (from, lat, lng, address) => {
    const place = read(`from=${from}&to=(41,-8)&modes=pt_pub`).request.from;
    expect(place).toEqual({ lat, lng: expect.closeTo(lng, 9), address, streetName: '' });
    expect(Object.is(place.lat, -0) || Object.is(place.lng, -0)).toBe(false);
  });

  test.each([
    ['abc', '"abc" is not a coordinate; expected (<lat>,<lng>) in decimal degrees, such as (41.1496,-8.6109)'],
    ['(NaN,1)', 'is not a coordinate'],
    ['(91,1)', 'latitude 91 is not between -90 and 90'],
    ['(151.2,-33.8)', 'the latitude comes first'],
    ['(1,1000)', 'longitude 1000 is not between -180 and 180'],
    ['(1,1)"open', 'is not a coordinate'],
    ['(1)', 'is not a coordinate'],
    ['(1,2,3)', 'is not a coordinate'],
    ['(1,2', 'is not a coordinate'],
  ])('%s is refused', (from, reason) => {
    expect(problemText(`from=${from}&to=(41,-8)&modes=pt_pub`)).toContain(reason);
  });
});

describe('times (IT-19)', () => {
  test('an absent time and 0 mean none; without any time the trip starts now, in whole seconds', () => {
    expect(read(ends).request.when).toEqual({ departAfter: Math.floor(NOW), arriveBefore: undefined });
    expect(read(`${ends}&departAfter=0&arriveBefore=0`).request.when.departAfter).toBe(Math.floor(NOW));
    expect(read(`${ends}&departAfter=0&arriveBefore=1700000000`).request.when).toEqual({
      departAfter: undefined,
      arriveBefore: 1_700_000_000,
    });
  });

  test('times in the far past and future are accepted; both times form a window', () => {
    expect(read(`${ends}&departAfter=1`).request.when.departAfter).toBe(1);
    expect(read(`${ends}&departAfter=4102444800`).request.when.departAfter).toBe(4_102_444_800);
    expect(read(`${ends}&departAfter=100&arriveBefore=200`).request.when).toEqual({
      departAfter: 100,
      arriveBefore: 200,
    });
  });

  test.each([
    ['departAfter=1767225600000', 'looks like milliseconds; expected Unix seconds, here 1767225600'],
    ['departAfter=1.5', 'is not a time'],
    ['departAfter=-5', 'lies before 1970'],
    ['departAfter=2026-01-01T08:00', 'is not a time; expected whole Unix seconds'],
    ['departAfter=', 'is not a time'],
    ['departAfter=200&arriveBefore=100', 'lies before departAfter'],
    ['departAfter=1&departAfter=2', 'given 2 times with different values'],
  ])('%s is refused', (query, reason) => {
    expect(problemText(`${ends}&${query}`)).toContain(reason);
  });
});

describe('modes (IT-27)', () => {
  test('repeated and comma-joined lists are equal', () => {
    const base = 'from=(1,1)&to=(2,2)';
    const joined = read(`${base}&modes=pt_pub,wa_wal, me_mic_bic`).request.modes;
    expect(read(`${base}&modes=pt_pub&modes=wa_wal&modes=me_mic_bic&modes=pt_pub`).request.modes).toEqual(joined);
  });

  test('unknown modes are dropped and deprecated modes replaced, each with an advisory', () => {
    const query = read('from=(1,1)&to=(2,2)&modes=pt_pub,xx_new,pt_pub_hovercraft,cy_bic,me_mic');
    expect(query.request.modes).toEqual(['pt_pub', 'me_mic_bic', 'me_mic']);
    expect(query.advisories).toEqual([
      { code: 'unknown-mode', values: { mode: 'xx_new' } },
      { code: 'unknown-mode', values: { mode: 'pt_pub_hovercraft', nearest: 'pt_pub' } },
      { code: 'deprecated-mode', values: { mode: 'cy_bic', replacement: 'me_mic_bic' } },
    ]);
  });

  test('an unsupported language gets an advisory, any other tag does not', () => {
    const base = 'from=(1,1)&to=(2,2)&modes=pt_pub&locale=';
    expect(read(`${base}zz`).advisories).toEqual([{ code: 'unknown-language', values: { language: 'zz' } }]);
    for (const spoken of ['de', 'de-AT', 'pt_BR', 'zh-TW', '']) expect(read(`${base}${spoken}`).advisories).toEqual([]);
  });

  test('malformed modes are refused with the nearest valid identifier', () => {
    expect(problemText('from=(1,1)&to=(2,2)&modes=pt-pub')).toContain('did you mean pt_pub');
    for (const none of ['', '&modes=', '&modes=%20', '&modes=,', '&modes=&modes=,%20,'])
      expect(problemText(`from=(1,1)&to=(2,2)${none}`)).toBe(
        'modes: give at least one mode identifier, such as modes=pt_pub',
      );
    const [problem] = problems('from=(1,1)&to=(2,2)&modes=me_mic_');
    expect(problem).toMatchObject({ name: 'modes', code: 1403 });
  });

  test('avoid, avoidModes, neverAllowModes and the complement of onlyAllowModes are avoided modes', () => {
    expect(
      read(`${ends}&avoid=pt_pub_bus&avoidModes=pt_pub_tram&neverAllowModes=pt_pub_bus`).request.avoidModes,
    ).toEqual(['pt_pub_bus', 'pt_pub_tram']);
    const only = read(`${ends}&onlyAllowModes=pt_pub_bus`).request.avoidModes;
    expect(only).toContain('pt_pub_tram');
    expect(only).not.toContain('pt_pub_bus');
    expect(only).not.toContain('pt_pub');
    expect(only).not.toContain('me_car');
  });

  test('fb replaces the bicycle with a folding bicycle', () => {
    expect(read('from=(1,1)&to=(2,2)&modes=me_mic_bic&fb=1').request.modes).toEqual(['me_mic_fold-bic']);
  });
});

describe('the other parameters', () => {
  test('defaults', () => {
    expect(read(ends).request).toMatchObject({
      allModes: false,
      wheelchair: false,
      avoidStops: [],
      walkMetresPerSecond: 4 / 3.6,
      cycleMetresPerSecond: 5,
      maxWalkSeconds: undefined,
      minTransferSeconds: 180,
      weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
      bestOnly: false,
      includeStops: false,
    });
  });

  test('the medium step of a speed is the default', () => {
    expect(read(`${ends}&ws=1&cs=1`).request).toEqual(read(ends).request);
  });

  test('booleans as words and as digits', () => {
    const yes = read(`${ends}&allModes=1&wheelchair=TRUE&includeStops=1&bestOnly=true&explain=1`);
    expect(yes.request).toMatchObject({ allModes: true, wheelchair: true, includeStops: true, bestOnly: true });
    expect(yes.explain).toBe(true);
    expect(read(`${ends}&allModes=0&wheelchair=false`).request).toMatchObject({ allModes: false, wheelchair: false });
    expect(problemText(`${ends}&wheelchair=maybe`)).toContain('expected true, false, 1 or 0');
  });

  test('speeds, walking limit, transfer time and weights', () => {
    expect(read(`${ends}&ws=2&cs=0&wm=20&tt=0.5&wp=(0,2.5,1,0.5)`).request).toMatchObject({
      walkMetresPerSecond: 1.25,
      cycleMetresPerSecond: 12 / 3.6,
      maxWalkSeconds: 1200,
      minTransferSeconds: 30,
      weights: { price: 0.1, environment: 2, duration: 1, convenience: 0.5 },
    });
    expect(read(`${ends}&ws=5kph&cs=6.11mps&wm=0`).request).toMatchObject({
      walkMetresPerSecond: expect.closeTo(5 / 3.6, 9),
      cycleMetresPerSecond: 6.11,
      maxWalkSeconds: undefined,
    });
    expect(read(`${ends}&ws=-1`).request.walkMetresPerSecond).toBeLessThan(2.5 / 3.6);
    for (const bad of ['ws=fast', 'ws=3', 'cs=900kph', 'tt=-1', 'wm=x', 'wp=1,2,3', 'wp=(1,2,3,x)', 'unit=furlong']) {
      expect(problems(`${ends}&${bad}`), bad).toHaveLength(1);
    }
  });

  test('the default speeds are step 1 of their scales', () => {
    const { walkMetresPerSecond, cycleMetresPerSecond } = read(ends).request;
    expect(read(`${ends}&ws=1&cs=1`).request).toMatchObject({ walkMetresPerSecond, cycleMetresPerSecond });
  });

  test('every version from 11 on is accepted', () => {
    for (const v of ['11', '12', '13']) expect(problems(`${ends}&v=${v}`)).toEqual([]);
    expect(problemText(`${ends}&v=10`)).toContain(
      'version 10 of the format is no longer supported; expected 11 or more',
    );
    expect(problemText(`${ends}&v=eleven`)).toContain('is not a version number');
  });

  test('IT-21: stop codes may contain commas; a known code is never split', () => {
    expect(read(`${ends}&avoidStops=a,b,c&avoidStops=x&neverAllowStops=y`).request.avoidStops).toEqual([
      'a,b',
      'c',
      'x',
      'y',
    ]);
  });

  test('1402: an allow list and a block list of one kind; 1404: a bad taxi identifier', () => {
    for (const kind of ['Modes', 'Operators', 'Authorities', 'Feeds']) {
      const value = kind === 'Modes' ? 'pt_pub_bus' : 'z';
      expect(problems(`${ends}&neverAllow${kind}=${value}&onlyAllow${kind}=${value}`)).toMatchObject([{ code: 1402 }]);
    }
    expect(problems(`${ends}&etwt[pt_pub]=3`)).toMatchObject([{ name: 'etwt[pt_pub]', code: 1404 }]);
    expect(problems(`${ends}&etwt[ps_tax]=3&etwt=4&co2[pt_pub_bus]=0.1`)).toEqual([]);
    expect(problems(`${ends}&etwt[ps_tax]=soon`)).toHaveLength(1);
  });

  test('unknown parameters are ignored', () => {
    expect(problems(`${ends}&neverAllowAuthorities=1&bsb=1&ir=1&app=x`)).toEqual([]);
    expect(read(`${ends}&neverAllowAuthorities=1`).request.rides?.neverAuthorities).toEqual(['1']);
  });

  test('operators, feeds and lines limit the rides; without lists the limits are absent', () => {
    expect(read(ends).request).not.toHaveProperty('rides');
    const { rides } = read(`${ends}&neverAllowOperators=STCP,CP&onlyAllowFeeds=metro&alwaysAllowLines=204`).request;
    expect(rides).toEqual({
      neverOperators: ['STCP', 'CP'],
      onlyOperators: [],
      neverAuthorities: [],
      onlyAuthorities: [],
      neverFeeds: [],
      onlyFeeds: ['metro'],
      alwaysLines: ['204'],
    });
  });

  test('options reach the request; default values are absent', () => {
    const { request } = read(`${ends}&conc=1&amopt=0&cyclingAlt=all&co2[me_car]=120&co2[pt_pub]=0&2wirc=true`);
    expect(request).toMatchObject({
      concession: true,
      vehiclesAboard: false,
      cycling: ['best', 'shortest', 'friendliest'],
      emissions: new Map([
        ['me_car', 0.12],
        ['pt_pub', 0],
      ]),
    });
    const plain = read(`${ends}&conc=0&amopt=true`).request;
    for (const name of ['concession', 'vehiclesAboard', 'cycling', 'emissions', 'driveToTheDoor'])
      expect(plain).not.toHaveProperty(name);
    expect(problems(`${ends}&cyclingAlt=fast&co2[me-car]=1&co2[me_car]=-1`)).toMatchObject([
      { name: 'cyclingAlt' },
      { name: 'co2[me-car]' },
      { name: 'co2[me_car]' },
    ]);
  });

  test('expected waits are given by mode; a plain value is for all taxi-like modes, in any order', () => {
    expect(read(ends).request).not.toHaveProperty('waitSeconds');
    for (const query of ['etwt=4&etwt[ps_tax]=2.5', 'etwt[ps_tax]=2.5&etwt=4']) {
      const waits = read(`${ends}&${query}`).request.waitSeconds;
      expect([waits?.get('ps_tax'), waits?.get('ps_tnc')]).toEqual([150, 240]);
    }
    expect(read(`${ends}&etwt[ps_tnc_gull]=0`).request.waitSeconds).toEqual(new Map([['ps_tnc_gull', 0]]));
  });

  test('a blocked vehicle is dropped from the request; walking is never ruled out', () => {
    const asked = `${ends.replace('modes=pt_pub', 'modes=pt_pub,ps_tax,me_mic_bic,wa_wal')}`;
    expect(asked).not.toBe(ends);
    const { modes } = read(`${asked}&neverAllowModes=ps_tax,me_mic,wa_wal`).request;
    expect(modes).toEqual(['pt_pub', 'wa_wal']);
  });
});

test('all problems are reported at once, with the name and what would be valid', () => {
  const found = problems('from=abc&to=(99,1)&departAfter=x&modes=pt-pub&v=3&wheelchair=2');
  expect(found.map(({ name }) => name).sort()).toEqual(['departAfter', 'from', 'modes', 'to', 'v', 'wheelchair']);
  const body = problemsBody(found);
  expect(body).toMatchObject({ errorCode: 400, usererror: false });
  for (const { name, reason } of found) expect(body.error).toContain(`${name}: ${reason}`);
  expect(body.invalid).toHaveLength(6);
});

test('a missing end alone is a refusal; with other problems it is one of them', () => {
  expect(missingEndRefusal(problems('to=(1,1)&modes=pt_pub'), 'en')).toMatchObject({
    errorCode: 1102,
    usererror: true,
    missing: ['from'],
  });
  expect(missingEndRefusal(problems('from=(1,1)&modes=pt_pub'), 'de')).toMatchObject({ errorCode: 1103 });
  expect(missingEndRefusal(problems('modes=pt_pub'), 'en')?.missing).toEqual(['from', 'to']);
  expect(missingEndRefusal(problems('to=abc&modes=pt_pub'), 'en')).toBeUndefined();
  expect(missingEndRefusal(problems('from=(1,1)&to=(1,2)'), 'en')).toBeUndefined();
});

test('no query string makes the parser throw, and every problem has a name and a reason', () => {
  const name = fc.constantFrom(
    'from',
    'to',
    'departAfter',
    'arriveBefore',
    'modes',
    'v',
    'wp',
    'ws',
    'cs',
    'tt',
    'wm',
    'avoidStops',
    'unit',
    'etwt[ps_tax]',
    'allModes',
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.double().map(String),
    fc.integer().map(String),
    fc.tuple(fc.double(), fc.double()).map(([lat, lng]) => `(${lat},${lng})`),
    fc.constantFrom(
      '(41.1,-8.6)',
      '(41.1,-8.6)"x"',
      'pt_pub',
      'pt_pub,,wa_wal',
      '1',
      'true',
      '__proto__',
      'constructor',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
      const parsed = parseRouting(new URLSearchParams(pairs), context);
      if (parsed.ok) {
        const { from, to, when } = parsed.value.request;
        for (const { lat, lng } of [from, to]) {
          expect(Math.abs(lat)).toBeLessThanOrEqual(90);
          expect(lng >= -180 && lng < 180).toBe(true);
        }
        expect(when.departAfter !== undefined || when.arriveBefore !== undefined).toBe(true);
        return;
      }
      expect(parsed.problems.length).toBeGreaterThan(0);
      for (const problem of parsed.problems) expect(problem.reason).not.toBe('');
      expect(JSON.parse(JSON.stringify(problemsBody(parsed.problems)))).toHaveProperty('error');
    }),
    { numRuns: 500 },
  );
});
