import { describe, expect, test } from 'vitest';
import { ACCESS } from '../traits/access-level.ts';
import { nodePassage } from './node-passage.ts';

const letters = new Map<number, string>([
  [ACCESS.no, '-'],
  [ACCESS.push, 'p'],
  [ACCESS.private, 'r'],
  [ACCESS.destination, 'd'],
  [ACCESS.yes, 'y'],
  [ACCESS.designated, 'y'],
]);

const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Passage of walkers, bicycles and cars through a node, in the letters of the table of ways; `yyy` where the node is no obstacle. */
function passageOf(text: string): string {
  const passage = nodePassage(tagsOf(text));
  if (passage === undefined) return 'yyy';
  const { foot, bicycle, car } = passage;
  for (const { forward, backward } of [foot, bicycle, car]) expect(forward).toBe(backward);
  return [foot, bicycle, car].map(({ forward }) => letters.get(forward)).join('');
}

describe('OS-13 barriers', () => {
  test.each([
    ['barrier=bollard', 'yy-'],
    ['barrier=bollard bollard=rising', 'yyy'],
    ['barrier=bollard bollard=removable', 'yy-'],
    ['barrier=block', 'yy-'],
    ['barrier=cycle_barrier', 'yy-'],
    ['barrier=cycle_barrier bicycle=no', 'y--'],
    ['barrier=chain', 'yp-'],
    ['barrier=something', 'yp-'],
    ['barrier=stile', 'yp-'],
    ['barrier=kissing_gate', 'yp-'],
    ['barrier=turnstile', 'yp-'],
    ['barrier=gate', 'yyy'],
    ['barrier=lift_gate', 'yyy'],
    ['barrier=swing_gate', 'yyy'],
    ['barrier=toll_booth', 'yyy'],
    ['barrier=cattle_grid', 'yyy'],
    ['barrier=entrance', 'yyy'],
    ['barrier=border_control', 'yyy'],
    ['barrier=kerb', 'yyy'],
    ['barrier=wall', '---'],
    ['barrier=fence', '---'],
    ['barrier=hedge', '---'],
  ])('%s: %s', (tags, expected) => expect(passageOf(tags)).toBe(expected));
});

describe('OS-13 access tags of a node outrank its kind', () => {
  test.each([
    ['barrier=gate access=no', '---'],
    ['barrier=gate access=no foot=yes', 'y--'],
    ['barrier=gate access=private', 'rrr'],
    ['barrier=gate access=customers', 'ddd'],
    ['barrier=gate motor_vehicle=destination', 'yyd'],
    ['barrier=gate vehicle=no', 'y--'],
    ['barrier=lift_gate motor_vehicle=no bicycle=yes', 'yy-'],
    ['barrier=bollard motor_vehicle=yes', 'yyy'],
    ['barrier=bollard motorcar=private', 'yyr'],
    ['barrier=fence foot=yes', 'y--'],
    ['barrier=stile bicycle=yes', 'yy-'],
    ['barrier=gate bicycle=dismount', 'ypy'],
    ['access=no', '---'],
    ['motor_vehicle=no', 'yy-'],
    ['highway=crossing bicycle=no', 'yyy'],
    ['highway=crossing foot=no', 'yyy'],
    ['amenity=parking access=private', 'yyy'],
    ['highway=turning_circle', 'yyy'],
    ['name=Praça', 'yyy'],
  ])('%s: %s', (tags, expected) => expect(passageOf(tags)).toBe(expected));
});

describe('OS-16 locked', () => {
  test.each([
    ['barrier=gate locked=yes', '---'],
    ['barrier=gate locked=yes foot=yes', 'y--'],
    ['barrier=gate locked=no', 'yyy'],
  ])('%s: %s', (tags, expected) => expect(passageOf(tags)).toBe(expected));
});

describe('OS-33 lifts', () => {
  test('carry walkers and pushed bicycles, take their time, and may be closed', () => {
    expect(passageOf('highway=elevator')).toBe('yp-');
    expect(passageOf('highway=elevator access=no')).toBe('---');
    expect(passageOf('highway=elevator access=yes')).toBe('yy-');
    expect(nodePassage(tagsOf('highway=elevator'))?.delay).toBeGreaterThan(0);
    expect(nodePassage(tagsOf('highway=elevator duration=2'))?.delay).toBe(120);
    expect(nodePassage(tagsOf('highway=elevator'))?.class).toBe('elevator');
  });
});

describe('OS-32 wheelchairs and kerbs', () => {
  test.each([
    ['kerb=raised', 'no', 'unknown'],
    ['kerb=rolled', 'limited', 'unknown'],
    ['kerb:height=0.12', 'no', 'unknown'],
    ['kerb:height=0.05', 'limited', 'unknown'],
    ['barrier=stile', 'unknown', 'no'],
    ['barrier=cycle_barrier', 'unknown', 'limited'],
    ['barrier=bollard wheelchair=no', 'unknown', 'no'],
    ['barrier=bollard wheelchair=designated', 'unknown', 'yes'],
  ])('%s: kerb %s, wheelchair %s', (tags, kerb, wheelchair) => {
    expect(nodePassage(tagsOf(tags))).toMatchObject({ kerb, wheelchair });
  });

  test('a lowered kerb is no obstacle', () => expect(nodePassage(tagsOf('kerb=lowered'))).toBeUndefined());
});
