import { describe, expect, test } from 'vitest';
import { STREET_PROFILES } from '../../src/engine/street/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { classifyWay, DEFAULT_COUNTRY, wayTraits } from '../../src/street/index.ts';

/** `both`, `forward`, `backward`, `no`; with `push` where the vehicle is pushed, `~` where only to reach something there. */
function usable(profile: StreetProfileName, text: string): string {
  const tags = new Map(text.split(/,\s*/).map((pair) => pair.split('=') as [string, string]));
  const streetClass = classifyWay(tags);
  if (streetClass === undefined) return 'no street';
  const traits = wayTraits(tags, streetClass, { country: DEFAULT_COUNTRY, onCycleRoute: false, fixedSpeed: 0 });
  const { costing, speed } = STREET_PROFILES[profile];
  const [there, back] = [costing(traits, false, speed), costing(traits, true, speed)];
  const direction = there ? (back ? 'both' : 'forward') : back ? 'backward' : 'no';
  const going = there ?? back;
  if (going === undefined) return direction;
  const mixed = there !== undefined && back !== undefined && there.pushed !== back.pushed;
  if (mixed) return there.pushed ? 'push, backward' : 'forward, push';
  return `${direction}${going.pushed ? ' push' : ''}${going.noThroughTraffic ? ' ~' : ''}`;
}

/** One row per street: tags, then walk, bicycle, car. */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  // Kinds of street without further tags
  ['OS-2', 'highway=motorway', 'no', 'no', 'forward'],
  ['OS-2', 'highway=motorway_link', 'no', 'no', 'both'],
  ['OS-2', 'highway=trunk', 'both', 'both', 'both'],
  ['OS-2', 'highway=residential', 'both', 'both', 'both'],
  ['OS-2', 'highway=service', 'both', 'both', 'both'],
  ['OS-2', 'highway=track', 'both', 'both', 'no'],
  ['OS-2', 'highway=footway', 'both', 'both push', 'no'],
  ['OS-2', 'highway=pedestrian', 'both', 'both push', 'no'],
  ['OS-2', 'highway=steps', 'both', 'both push', 'no'],
  ['OS-2', 'highway=path', 'both', 'both', 'no'],
  ['OS-2', 'highway=cycleway', 'both', 'both', 'no'],
  ['OS-2', 'highway=bridleway', 'no', 'no', 'no'],
  ['OS-2', 'highway=bridleway, foot=yes', 'both', 'both push', 'no'],
  ['OS-2', 'highway=construction, foot=yes', 'no street', 'no street', 'no street'],
  ['OS-2', 'highway=proposed', 'no street', 'no street', 'no street'],
  ['OS-2', 'highway=razed', 'no street', 'no street', 'no street'],
  ['OS-2', 'highway=platform', 'both', 'both push', 'no'],
  ['OS-2', 'highway=corridor', 'both', 'both push', 'no'],
  ['OS-2', 'highway=busway', 'no', 'no', 'no'],
  ['OS-2', 'highway=bus_guideway', 'no', 'no', 'no'],
  ['OS-2', 'public_transport=platform', 'both', 'both push', 'no'],
  ['OS-2', 'building=yes', 'no street', 'no street', 'no street'],
  // From general to special keys
  ['OS-1', 'highway=residential, access=no', 'no', 'no', 'no'],
  ['OS-1', 'highway=residential, access=no, foot=yes', 'both', 'both push', 'no'],
  ['OS-1', 'highway=residential, access=no, motor_vehicle=yes', 'no', 'no', 'both'],
  ['OS-1', 'highway=residential, vehicle=no', 'both', 'both push', 'no'],
  ['OS-1', 'highway=residential, vehicle=no, bicycle=yes', 'both', 'both', 'no'],
  ['OS-1', 'highway=residential, motor_vehicle=no, motorcar=yes', 'both', 'both', 'both'],
  ['OS-1', 'highway=residential, motor_vehicle=yes, motorcar=no', 'both', 'both', 'no'],
  ['OS-1', 'highway=footway, access=yes', 'both', 'both push', 'no'],
  ['OS-1', 'highway=footway, bicycle=yes', 'both', 'both', 'no'],
  ['OS-1', 'highway=footway, motor_vehicle=yes', 'both', 'both push', 'both'],
  ['OS-1', 'highway=steps, motor_vehicle=yes, bicycle=yes', 'both', 'both push', 'no'],
  ['OS-1', 'highway=track, motor_vehicle=yes', 'both', 'both', 'both'],
  // Values
  ['OS-3', 'highway=residential, motor_vehicle=agricultural', 'both', 'both', 'no'],
  ['OS-3', 'highway=residential, motor_vehicle=agricultural;forestry', 'both', 'both', 'no'],
  ['OS-3', 'highway=residential, motor_vehicle=agricultural;yes', 'both', 'both', 'both'],
  ['OS-3', 'highway=residential, access=permissive', 'both', 'both', 'both'],
  ['OS-3', 'highway=residential, access=nonsense', 'both', 'both', 'both'],
  ['OS-3', 'highway=residential, access=military', 'no', 'no', 'no'],
  ['OS-4', 'highway=residential, access=private', 'both ~', 'both ~', 'both ~'],
  ['OS-4', 'highway=residential, motor_vehicle=destination', 'both', 'both', 'both ~'],
  ['OS-4', 'highway=service, access=customers', 'both ~', 'both ~', 'both ~'],
  // Directions
  ['OS-5', 'highway=residential, motor_vehicle:forward=no', 'both', 'both', 'backward'],
  ['OS-5', 'highway=residential, access:backward=no', 'forward', 'forward', 'forward'],
  ['OS-5', 'highway=residential, oneway=yes, motor_vehicle:forward=no', 'both', 'forward, push', 'no'],
  ['OS-6', 'highway=residential, oneway=true', 'both', 'forward, push', 'forward'],
  ['OS-6', 'highway=residential, oneway=1', 'both', 'forward, push', 'forward'],
  ['OS-6', 'highway=residential, oneway=reverse', 'both', 'push, backward', 'backward'],
  ['OS-6', 'highway=residential, oneway=false', 'both', 'both', 'both'],
  ['OS-6', 'highway=motorway, oneway=no', 'no', 'no', 'both'],
  ['OS-6', 'highway=residential, oneway=reversible', 'both', 'both push', 'no'],
  ['OS-6', 'highway=residential, oneway=alternating', 'both', 'both', 'both'],
  ['OS-6', 'highway=residential, junction=roundabout', 'both', 'forward', 'forward'],
  ['OS-6', 'highway=residential, junction=circular', 'both', 'forward', 'forward'],
  ['OS-7', 'highway=residential, oneway=yes, oneway:bicycle=no', 'both', 'both', 'forward'],
  ['OS-7', 'highway=residential, oneway=yes, cycleway=opposite', 'both', 'both', 'forward'],
  ['OS-7', 'highway=residential, oneway=yes, cycleway:left=opposite_track', 'both', 'both', 'forward'],
  ['OS-7', 'highway=residential, oneway=yes, cycleway:left=lane, cycleway:left:oneway=-1', 'both', 'both', 'forward'],
  [
    'OS-7',
    'highway=residential, oneway=yes, cycleway:right=no, cycleway:right:oneway=no',
    'both',
    'forward, push',
    'forward',
  ],
  ['OS-7', 'highway=residential, oneway=yes, bicycle:backward=yes', 'both', 'both', 'forward'],
  ['OS-7', 'highway=residential, oneway:bicycle=yes', 'both', 'forward, push', 'both'],
  ['OS-7', 'highway=residential, oneway:bicycle=-1', 'both', 'push, backward', 'both'],
  ['OS-7', 'highway=residential, oneway:motorcar=yes', 'both', 'both', 'forward'],
  ['OS-8', 'highway=footway, oneway:foot=yes', 'forward', 'forward push', 'no'],
  ['OS-8', 'highway=footway, oneway=yes', 'both', 'both push', 'no'],
  ['OS-8', 'highway=steps, conveying=backward', 'backward', 'backward push', 'no'],
  // The rest
  ['OS-9', 'highway=trunk, motorroad=yes', 'no', 'no', 'both'],
  ['OS-9', 'highway=trunk, motorroad=yes, bicycle=yes, foot=yes', 'both', 'both', 'both'],
  ['OS-10', 'highway=path, bicycle=dismount', 'both', 'both push', 'no'],
  ['OS-10', 'highway=residential, bicycle=no', 'both', 'both push', 'both'],
  ['OS-10', 'highway=primary, bicycle=use_sidepath, foot=no', 'no', 'no', 'both'],
  ['OS-11', 'highway=primary, foot=use_sidepath', 'no', 'both', 'both'],
  ['OS-11', 'highway=primary, sidewalk=separate', 'no', 'both', 'both'],
  ['OS-11', 'highway=primary, sidewalk=separate, foot=yes', 'both', 'both', 'both'],
  ['OS-11', 'highway=primary, sidewalk:left=separate, sidewalk:right=yes', 'both', 'both', 'both'],
  ['OS-11', 'highway=primary, sidewalk=no', 'both', 'both', 'both'],
  ['OS-26', 'highway=residential, access=no, maxspeed=50', 'no', 'no', 'no'],
  ['OS-27', 'route=ferry', 'both', 'both', 'both'],
  ['OS-27', 'route=ferry, foot=no, motor_vehicle=no', 'no', 'both', 'no'],
];

describe('access to streets', () => {
  test.each(rows)('%s %s', (_, tags, walk, bicycle, car) => {
    expect({ walk: usable('walk', tags), bicycle: usable('bicycle', tags), car: usable('car', tags) }).toEqual({
      walk,
      bicycle,
      car,
    });
  });

  test('OS-12 scooters have keys of their own, and fast scooters are no bicycles', () => {
    expect(usable('e-scooter', 'highway=cycleway')).toBe('both');
    expect(usable('e-scooter', 'highway=cycleway, small_electric_vehicle=no, foot=no')).toBe('no');
    expect(usable('e-scooter', 'highway=residential, bicycle=no, small_electric_vehicle=yes')).toBe('both');
    expect(usable('fast-e-scooter', 'highway=cycleway')).toBe('no');
    expect(usable('fast-e-scooter', 'highway=cycleway, moped=yes')).toBe('both');
    expect(usable('fast-e-scooter', 'highway=motorway')).toBe('no');
    expect(usable('fast-e-scooter', 'highway=residential')).toBe('both');
  });

  test('taxis use streets for public service vehicles, motorbikes have a key of their own', () => {
    expect(usable('taxi', 'highway=residential, motor_vehicle=no, psv=yes')).toBe('both');
    expect(usable('car', 'highway=residential, motor_vehicle=no, psv=yes')).toBe('no');
    expect(usable('taxi', 'highway=residential, access=psv')).toBe('both');
    expect(usable('taxi', 'highway=residential, motor_vehicle=no, psv=yes, taxi=no')).toBe('no');
    expect(usable('motorbike', 'highway=residential, motor_vehicle=no, motorcycle=yes')).toBe('both');
    expect(usable('motorbike', 'highway=residential, motorcycle=no')).toBe('no');
  });

  test('OS-32 wheelchairs: as tagged, else by steps, surface, width, slope and smoothness', () => {
    const open = [
      'highway=footway',
      'highway=footway, surface=cobblestone',
      'highway=steps, wheelchair=yes',
      'highway=footway, incline=4%',
    ];
    const closed = [
      'highway=steps',
      'highway=footway, wheelchair=no',
      'highway=footway, surface=sand',
      'highway=footway, smoothness=horrible',
      'highway=footway, width=0.6',
      'highway=footway, incline=-15%',
      'highway=steps, conveying=yes',
    ];
    for (const tags of open) expect([tags, usable('wheelchair', tags)]).toEqual([tags, 'both']);
    for (const tags of closed) expect([tags, usable('wheelchair', tags)]).toEqual([tags, 'no']);
  });
});
