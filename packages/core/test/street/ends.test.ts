import { describe, expect, test } from 'vitest';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { textMap } from './text-map.ts';

describe('OS-43 no trip ends where a vehicle must not stop or a person cannot be', () => {
  // The place lies on one way, 60 m from the street.
  const drawing = `
    A--1--B
    |     |
    |     |
    |     |
    C-----D
  `;
  const ending = (profile: StreetProfileName, tags: Record<string, string>): string => {
    const map = textMap(drawing, { grid: 10, ways: { AB: tags, CD: {}, AC: {}, BD: {} } });
    const metric = map.engine.metric(profile);
    const names = map.engine.snap(metric, map.place('1')).map(({ edge }) => map.engine.graph.nameOf(edge));
    return names[0] as string;
  };

  test.each([
    { highway: 'motorway' },
    { highway: 'motorway_link' },
    { highway: 'trunk_link' },
    { highway: 'secondary_link' },
    { highway: 'trunk', motorroad: 'yes' },
    { highway: 'trunk', foot: 'no' },
    { highway: 'trunk', expressway: 'yes' },
    { highway: 'primary', tunnel: 'yes' },
    { highway: 'residential', tunnel: 'yes' },
    { highway: 'secondary', bridge: 'yes' },
    { highway: 'secondary', bridge: 'yes', sidewalk: 'no' },
  ])('vehicles: %j', (tags) => {
    for (const profile of ['car', 'taxi', 'motorbike'] as const) expect(ending(profile, tags)).not.toBe('AB');
    expect(ending('bicycle', tags)).not.toBe('AB');
  });

  test.each([
    { highway: 'trunk' },
    { highway: 'trunk', foot: 'no', sidewalk: 'separate' },
    { highway: 'trunk', expressway: 'yes', sidewalk: 'both' },
    { highway: 'secondary', bridge: 'yes', sidewalk: 'both' },
    { highway: 'residential', bridge: 'yes' },
    { highway: 'service', service: 'parking_aisle', tunnel: 'yes' },
  ])('vehicles may stop: %j', (tags) => {
    for (const profile of ['car', 'taxi'] as const) expect(ending(profile, tags)).toBe('AB');
  });

  test('walkers: a carriageway without a pavement in a tunnel or on a bridge is no end, a footbridge or an underpass is', () => {
    expect(ending('walk', { highway: 'primary', tunnel: 'yes' })).not.toBe('AB');
    expect(ending('walk', { highway: 'primary', bridge: 'yes', sidewalk: 'no' })).not.toBe('AB');
    expect(ending('walk', { highway: 'primary', bridge: 'yes' })).toBe('AB');
    expect(ending('walk', { highway: 'primary', tunnel: 'yes', sidewalk: 'both' })).toBe('AB');
    expect(ending('walk', { highway: 'footway', bridge: 'yes' })).toBe('AB');
    expect(ending('walk', { highway: 'footway', tunnel: 'yes' })).toBe('AB');
  });

  test('a motorway is the last resort where no other street is near', () => {
    const map = textMap('A----1----B', { ways: { AB: { highway: 'motorway' } } });
    expect(map.engine.snap(map.engine.metric('car'), map.place('1'))).toHaveLength(1);
  });
});

describe('OS-37 an island joined one way only', () => {
  // A ring of 1.2 km that a one-way street leads into, and a town.
  const drawing = `
    a----b--------c----d
    |    |        |    |
    |    |        |    |
    e----f   1    g----h
  `;
  const map = textMap(drawing, {
    grid: 50,
    ways: { abfea: {}, bc: { oneway: '-1' }, cdhgc: {}, dg: {} },
    build: { keepIslands: false },
  });

  test('is an end of trips that can arrive, and no end of trips that could not leave', () => {
    expect(map.route('car', 'd', 'a')).toBe('cdhgc, bc, abfea');
    // The nearest street leads nowhere else, so the trip begins on the nearest street of the town.
    expect(map.route('car', 'a', 'h')).not.toBe('not-connected');
    expect(map.route('car', 'a', 'e')).toBe('abfea');
  });
});
