import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_PATTERNS, patternOfMode, readableOn } from '../style/index.ts';
import { drawRoute } from './draw-route.ts';
import type { RouteDrawing } from './route-drawing.ts';

const options = { width: 320, height: 200, theme: 'light' as const };
const west = { lat: 41.15, lng: -8.63 };
const east = { lat: 41.16, lng: -8.6 };

/** Checks that tags are balanced and no `&` or `<` is stray: enough XML for these drawings. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [tag, close, name, , selfClosing] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close === '/') expect(open.pop(), tag).toBe(name);
    else if (selfClosing === '') open.push(name!);
  }
  expect(open).toEqual([]);
  const text = svg.replace(/<\/?[a-z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '');
  expect(text).not.toMatch(/<|&(?!amp;|lt;|gt;|quot;)/);
}

/** All positions of the paths. */
function positions(svg: string): [number, number][] {
  return [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('drawRoute', () => {
  test('fits the route into the picture, north up, with both ends marked', () => {
    const svg = drawRoute(
      {
        lines: [{ points: [west, east], color: '#c2410c', dash: { mode: 'pt_pub_tram' } }],
        points: [
          { ...west, kind: 'from' },
          { ...east, kind: 'to' },
        ],
      },
      options,
    );
    expectWellFormed(svg);
    const at = positions(svg);
    expect(at.length).toBeGreaterThan(0);
    for (const [x, y] of at) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(320);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(200);
    }
    const [from, to] = at as [[number, number], [number, number]];
    expect(from[0]).toBeLessThan(to[0]);
    expect(from[1]).toBeGreaterThan(to[1]);
    expect(svg).toContain('#c2410c');
  });

  test('keeps the proportions of the map: a square kilometre is a square', () => {
    const north = { lat: west.lat + 0.01 * Math.cos((41.15 * Math.PI) / 180), lng: west.lng };
    const right = { lat: west.lat, lng: west.lng + 0.01 };
    const [a, b, c] = positions(drawRoute({ lines: [{ points: [north, west, right], dash: 'walk' }] }, options));
    expect(Math.abs(a![1] - b![1])).toBeCloseTo(c![0] - b![0], -0.5);
  });

  test('modes differ by pattern, not by colour alone', () => {
    const shapes = [
      'pt_pub_bus',
      'pt_pub_train',
      'pt_pub_ferry',
      'wa_wal',
      'wa_whe',
      'me_mic_bic',
      'me_car',
      'ps_tax',
    ].map((mode) => drawRoute({ lines: [{ points: [west, east], color: '#000000', dash: { mode } }] }, options));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('names from feeds become text, never markup', () => {
    const svg = drawRoute(
      {
        lines: [{ points: [west, east], label: '<b>&"', color: '"/><script>' }],
        points: [{ ...west, label: 'A & B <i>' }],
      },
      { ...options, title: '"quoted" <title>' },
    );
    expectWellFormed(svg);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('A &amp; B &lt;i&gt;');
    expect(svg).toContain('role="img"');
  });

  test.each<[string, RouteDrawing]>([
    ['nothing', { lines: [] }],
    ['a line of one point', { lines: [{ points: [west] }] }],
    [
      'a place that is none',
      { lines: [{ points: [west, { lat: Number.NaN, lng: 0 }] }], points: [{ lat: Infinity, lng: 0 }] },
    ],
    ['all in one place', { lines: [{ points: [west, west], label: '1' }], points: [{ ...west, label: 'Here' }] }],
  ])('%s is still a picture', (_, drawing) => {
    const svg = drawRoute(drawing, options);
    expectWellFormed(svg);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  test('explicit bounds fill the picture', () => {
    const bounds = { south: 41, west: -9, north: 42, east: -8 };
    const corners = [
      { lat: 41, lng: -9 },
      { lat: 42, lng: -8 },
    ];
    const [a, b] = positions(drawRoute({ bounds, lines: [{ points: corners }] }, options));
    expect(a![1]).toBeCloseTo(200, 0);
    expect(b![1]).toBeCloseTo(0, 0);
  });

  test('equal drawings give equal, well-formed text', () => {
    const place = fc.record({ lat: fc.double({ min: -90, max: 90 }), lng: fc.double({ min: -180, max: 180 }) });
    const line = fc.record({
      points: fc.array(place, { maxLength: 6 }),
      label: fc.string({ unit: 'binary', maxLength: 8 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const svg = drawRoute({ lines }, options);
        expectWellFormed(svg);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(drawRoute({ lines }, options)).toBe(svg);
      }),
    );
  });
});

test('every pattern looks different', () => {
  const looks = LINE_PATTERNS.map(({ dash, inner, cased }) => JSON.stringify([dash, inner ?? null, cased]));
  expect(new Set(looks).size).toBe(LINE_PATTERNS.length);
});

test.each([
  ['pt_pub_tram', 'tram'],
  ['pt_pub_bus', 'solid'],
  ['pt_pub', 'solid'],
  ['ps_tnc_provider', 'hail'],
  ['me_mic_bic', 'cycle'],
  ['me_car-s', 'drive'],
  ['me_car-s_provider', 'drive'],
  ['wa_wal', 'walk'],
  ['in_rail', 'rail'],
  ['zz_new', 'solid'],
  ['', 'solid'],
])('%s is drawn as %s', (mode, id) => {
  expect(patternOfMode(mode).id).toBe(id);
});

test.each([
  ['#ffffff', '#101418'],
  ['#ffd400', '#101418'],
  ['#1d4ed8', '#ffffff'],
  ['#00856f', '#ffffff'],
  ['red', '#ffffff'],
])('text on %s is %s', (ground, ink) => {
  expect(readableOn(ground)).toBe(ink);
});
