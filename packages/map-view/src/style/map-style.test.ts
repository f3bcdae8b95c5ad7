import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { STREET_CLASSES } from '../tiles/index.ts';
import { createStyle } from './map-style.ts';
import { STOP_LAYERS } from './stop-layers.ts';
import { THEMES } from './theme.ts';
import { tripData } from './trip-data.ts';

const tilesUrl = 'http://localhost:4000/tiles/sample/{z}/{x}/{y}.mvt';

describe.each(['light', 'dark'] as const)('the %s style', (theme) => {
  const style = createStyle({ theme, tilesUrl, bounds: [-8.7, 41.1, -8.5, 41.2], attribution: 'Metro do Porto' });

  test('is a valid style', () => {
    expect(validateStyleMin(style as never).map((problem) => problem.message)).toEqual([]);
    expect(validateStyleMin(createStyle({ theme }) as never)).toEqual([]);
  });

  test('loads nothing from other servers', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    const addresses = JSON.stringify(style).match(/https?:\/\/[^"'\\ ]+/g) ?? [];
    expect(addresses.sort()).toEqual([tilesUrl, 'https://www.openstreetmap.org/copyright'].sort());
  });

  test('credits the data owners', () => {
    expect(JSON.stringify(style.sources)).toMatch(/© OpenStreetMap contributors.*Metro do Porto/);
  });

  test('draws every class of street', () => {
    const filters = JSON.stringify(style.layers.map((layer) => ('filter' in layer ? layer.filter : undefined)));
    for (const { name } of STREET_CLASSES) expect(filters).toContain(`"${name}"`);
  });

  test('has the layers in which clicks find stops', () => {
    const ids = style.layers.map((layer) => layer.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const layer of STOP_LAYERS) expect(ids).toContain(layer);
  });

  test('labels have a contrast of at least 4.5', () => {
    const { label, stopLabel, halo } = THEMES[theme];
    expect(contrast(label, halo)).toBeGreaterThan(4.5);
    expect(contrast(stopLabel, halo)).toBeGreaterThan(4.5);
  });
});

test('lines of one point are dropped; labels and patterns reach the layers', () => {
  const here = { lat: 41.15, lng: -8.6 };
  const data = tripData(
    [
      { points: [here], color: '#000000', pattern: 'walk' },
      { points: [here, { lat: 41.16, lng: -8.61 }], color: '#f9c123', pattern: 'tram', label: 'D' },
    ],
    [{ ...here, color: '#000000', kind: 'board', label: 'Trindade' }],
  );
  expect(data.features).toHaveLength(2);
  expect(data.features[0]?.properties).toEqual({
    pattern: 'tram',
    color: '#f9c123',
    ink: '#101418',
    label: 'D',
    faded: 0,
  });
  expect(data.features[0]?.geometry.coordinates).toEqual([
    [-8.6, 41.15],
    [-8.61, 41.16],
  ]);
});

/** WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
