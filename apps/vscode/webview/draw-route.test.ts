import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PreviewCity } from '../shared/preview-model.ts';
import { type DrawnRoute, drawRoute, escapeMarkup, fitProjection } from './draw-route.ts';

const size = { width: 800, height: 600 };
const box = { x: 0, y: 0, ...size };

const city: PreviewCity = {
  title: 'Harbour',
  source: 'sample data',
  places: [],
  suggested: { from: 'a', to: 'b' },
  outline: [],
  streets: [],
};

const route: DrawnRoute = {
  title: 'A → B',
  from: { id: 'a', title: 'Quay <1>', at: [41.1, -8.6] },
  to: { id: 'b', title: 'Hill', at: [41.2, -8.5] },
  trips: [
    {
      title: '08:15 – 08:37',
      legs: [
        {
          action: 'Walk',
          times: '',

          pattern: 'dotted',
          lines: [
            [
              [41.1, -8.6],
              [41.11, -8.59],
            ],
          ],
        },
        { action: 'Wait', times: '', pattern: 'dashed', lines: [] },
        {
          action: 'Tram "4"',
          times: '',

          pattern: 'solid',
          color: '#cc0044',
          lines: [
            [
              [41.11, -8.59],
              [41.2, -8.5],
            ],
          ],
        },
      ],
    },
  ],
};

test('each leg with a path is drawn once, with a pattern and a colour', () => {
  const svg = drawRoute({ city, route, selectedTrip: 0, size, box });
  expect(svg.match(/<path class="leg/g)).toHaveLength(2);
  expect(svg).toMatch(/class="leg plain" data-leg="0" stroke-dasharray="1 9"/);
  expect(svg).toMatch(/class="leg" data-leg="2" stroke="#cc0044" d=/);
});

test('names are escaped everywhere', () => {
  const svg = drawRoute({ city, route, selectedTrip: 0, size, box });
  expect(svg).toContain('Quay &lt;1&gt;');
  expect(svg).not.toContain('Quay <1>');
  expect(svg).toContain('Tram &quot;4&quot;');
});

test('without a trip both ends are shown with a dashed hop between them', () => {
  const svg = drawRoute({ city, route: { ...route, trips: [] }, selectedTrip: 0, size, box });
  expect(svg).not.toContain('class="leg');
  expect(svg.match(/class="hop"/g)).toHaveLength(1);
  expect(svg.match(/class="marker/g)).toHaveLength(2);
});

test('the scale has a round length and a bar of that length', () => {
  const svg = drawRoute({ city, route, selectedTrip: 0, size, box });
  const [, from, to] = /class="scale"><path d="M(\d+) [\d.]+V[\d.]+H([\d.]+)/.exec(svg) ?? [];
  expect(svg).toContain('>2 km<');
  const { metresPerUnit } = fitProjection([route.from.at, route.to.at], size);
  expect((Number(to) - Number(from)) * metresPerUnit).toBeCloseTo(2000, -1);
});

test('zooming in changes only distances', () => {
  const closer = drawRoute({ city, route, selectedTrip: 0, size, box: { x: 200, y: 150, width: 400, height: 300 } });
  expect(closer).toContain('>1 km<');
  expect(closer.match(/<circle r="11"/g)).toHaveLength(2);
});

test('everything fits into the drawing, north up', () => {
  const point = fc.tuple(
    fc.double({ min: -80, max: 80, noNaN: true }),
    fc.double({ min: -170, max: 170, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const { project, metresPerUnit } = fitProjection(points, size);
      expect(metresPerUnit).toBeGreaterThan(0);
      for (const at of points) {
        const [x, y] = project(at);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
      }
      expect(project([10, 0])[1]).toBeLessThan(project([9, 0])[1]);
    }),
  );
});

test('escaped text cannot leave an attribute or an element', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeMarkup(text))));
});

test('names lie away from the other end and are not cut off at the sides', () => {
  const svg = drawRoute({ city, route, selectedTrip: 0, size, box });
  const names = [...svg.matchAll(/class="name" x="(-?\d+)" y="(-?\d+)" text-anchor="(\w+)">([^<]+)</g)];
  expect(names.map(([, , y, , name]) => [name, Number(y) < 0 ? 'above' : 'below'])).toEqual([
    ['Quay &lt;1&gt;', 'below'],
    ['Hill', 'above'],
  ]);
  const far = { ...route, from: { ...route.from, title: 'A quay with a long, long name' } };
  // At the left edge the name begins at the marker.
  const { project } = fitProjection([route.from.at, route.to.at], size);
  const [x] = project(route.from.at);
  const shown = drawRoute({ city, route: far, selectedTrip: 0, size, box: { ...box, x: x - 15 } });
  expect(shown).toMatch(/text-anchor="start">A quay/);
});
