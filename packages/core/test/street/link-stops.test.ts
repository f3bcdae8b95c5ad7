import { expect, test } from 'vitest';
import { linkStops } from '../../src/engine/street/build/index.ts';
import { StopLinks } from '../../src/engine/street/index.ts';
import type { StopIndex } from '../../src/timetable/index.ts';
import { textMap } from './text-map.ts';

/** The names of the streets that stops at these places are linked to, '' for none. */
function joined(map: ReturnType<typeof textMap>, places: string): string {
  const metric = map.engine.metric('walk');
  const at = [...places].map((place) => map.place(place));
  const links = new StopLinks(
    map.engine.graph,
    linkStops(
      metric,
      at.map((place) => place.lat),
      at.map((place) => place.lng),
      at.length,
    ),
  );
  return at
    .map((_, stop) => {
      const snap = links.snapOf(stop as StopIndex);
      return snap === undefined ? '' : map.engine.graph.nameOf(snap.edge);
    })
    .join(' ');
}

test('PW-15 a stop is linked to the street in front of it, not to one under, over or behind it', () => {
  // The stop lies 20 m from one way and 60 m from the street.
  for (const tags of [
    { highway: 'footway', tunnel: 'yes', layer: '-1' },
    { highway: 'footway', level: '3' },
    { highway: 'motorway' },
    { highway: 'track' },
    { highway: 'footway', indoor: 'yes' },
  ]) {
    const map = textMap('A----B\n  1\n\nC----D', { grid: 10, ways: { AB: tags, CD: {}, AC: {}, BD: {} } });
    expect(joined(map, '1'), JSON.stringify(tags)).not.toBe('AB');
  }
  const street = textMap('A----B\n  1\n\nC----D', { grid: 10, ways: { AB: {}, CD: {}, AC: {}, BD: {} } });
  expect(joined(street, '1')).toBe('AB');
});

test('PW-15 a stop is not linked to an isolated fragment, nor to a street far away', () => {
  const build = { keepIslands: false };
  const map = textMap(`A--B\n 1\n\n\nC--------D${' '.repeat(60)}2`, {
    grid: 10,
    ways: { AB: { highway: 'footway' }, CD: {}, DE: {} },
    build,
  });
  expect(joined(map, '12')).toBe('CD ');
});

test('OS-37 a stop is linked to the network, not to a pavement without a crossing to it, however long', () => {
  const drawing = `
    A${'-'.repeat(210)}B
     1

    C${'-'.repeat(300)}D
  `;
  const map = textMap(drawing, {
    grid: 5,
    ways: { AB: { highway: 'footway' }, CD: {} },
    build: { keepIslands: false },
  });
  expect(joined(map, '1')).toBe('CD');
});
