import { describe, expect, test } from 'vitest';
import { linkStops, walkingLinks } from '../../src/engine/street/build/index.ts';
import { pathSeconds, StopLinks } from '../../src/engine/street/index.ts';
import type { StopIndex } from '../../src/timetable/index.ts';
import { textMap } from './text-map.ts';

type Map = ReturnType<typeof textMap>;

function linksOf(map: Map, places: string): StopLinks {
  const metric = map.engine.metric('walk');
  const at = [...places].map((place) => map.place(place));
  return new StopLinks(
    map.engine.graph,
    linkStops(
      metric,
      at.map((place) => place.lat),
      at.map((place) => place.lng),
      at.length,
    ),
  );
}

/** The names of the streets in front of stops at these places, '' for none. */
function joined(map: Map, places: string): string {
  const links = linksOf(map, places);
  return [...places]
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

describe('PW-15 a stop is joined to every edge that shortens a walk', () => {
  // The pavements of both sides of a trunk road meet 400 m away.
  const drawing = `
    A----------------B
      1            2 |
    C----------------D
      3            4 |
    E----------------F
  `;
  const map = textMap(drawing, {
    grid: 10,
    ways: {
      AB: { highway: 'footway' },
      CD: { highway: 'trunk', foot: 'no' },
      EF: { highway: 'footway' },
      BDF: { highway: 'footway' },
    },
  });

  test('walks between stops take as long as the same walks between places', () => {
    const metric = map.engine.metric('walk');
    const rows = walkingLinks(metric, linksOf(map, '1234'), 600);
    expect(rows.from).toHaveLength(12);
    rows.from.forEach((from, i) => {
      const [a, b] = ['1234'[from], '1234'[rows.to[i]!]] as [string, string];
      const answer = map.answer('walk', a, b);
      expect(answer.found && pathSeconds(answer.path), `${a} to ${b}`).toBe(rows.seconds[i]);
    });
  });

  test('edges that shorten none are left out', () => {
    const grid = textMap('a---b---c\n|   |   |\nd---e---f', {
      grid: 10,
      ways: { abc: {}, def: {}, ad: {}, be: {}, cf: {} },
    });
    expect(linksOf(grid, 'b').snapsOf(0 as StopIndex, 'from')).toHaveLength(1);
  });
});
