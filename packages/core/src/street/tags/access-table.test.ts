import { describe, expect, test } from 'vitest';
import { ACCESS, type Traveller } from '../traits/access-level.ts';
import { classifyWay } from './classify-way.ts';
import { resolveAccess } from './resolve-access.ts';

const letters = new Map<number, string>([
  [ACCESS.no, '-'],
  [ACCESS.push, 'p'],
  [ACCESS.private, 'r'],
  [ACCESS.destination, 'd'],
  [ACCESS.yes, 'y'],
  [ACCESS.designated, 'y'],
]);

/**
 * Forward and backward for each traveller: `y` open, `d` only to reach something there, `r` the same where it is private, `p` pushing only, `-`
 * closed; `no street` for a way that is none. (Costing decides on pushing where walking is allowed and riding is not.)
 */
function accessOf(text: string, travellers: readonly Traveller[]): string {
  const tags = new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));
  const streetClass = classifyWay(tags);
  if (streetClass === undefined) return 'no street';
  return travellers
    .map((traveller) => {
      const { forward, backward } = resolveAccess(tags, streetClass, traveller);
      return `${letters.get(forward)}${letters.get(backward)}`;
    })
    .join(' ');
}

type Row = readonly [tags: string, footBicycleCar: string];

const check = (rows: readonly Row[]): void => {
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessOf(tags, ['foot', 'bicycle', 'car'])).toBe(expected);
  });
};

describe('OS-1 the most specific key present decides', () => {
  check([
    ['highway=residential', 'yy yy yy'],
    ['highway=residential access=no', '-- -- --'],
    ['highway=residential access=no foot=yes', 'yy -- --'],
    ['highway=residential access=no bicycle=yes', '-- yy --'],
    ['highway=residential access=no motorcar=yes', '-- -- yy'],
    ['highway=residential access=no motor_vehicle=yes', '-- -- yy'],
    ['highway=residential vehicle=no', 'yy -- --'],
    ['highway=residential vehicle=no bicycle=yes', 'yy yy --'],
    ['highway=residential vehicle=no motor_vehicle=yes', 'yy -- yy'],
    ['highway=residential motor_vehicle=no', 'yy yy --'],
    ['highway=residential motor_vehicle=no motorcar=yes', 'yy yy yy'],
    ['highway=residential motor_vehicle=yes motorcar=no', 'yy yy --'],
    ['highway=residential motorcycle=no', 'yy yy yy'],
    ['highway=residential access=yes foot=no', '-- yy yy'],
    ['highway=residential foot=no', '-- yy yy'],
    ['highway=residential bicycle=no', 'yy -- yy'],
    ['highway=residential access=private foot=permissive', 'yy rr rr'],
  ]);
});

describe('OS-2 each kind of street has its users', () => {
  check([
    ['highway=motorway', '-- -- y-'],
    ['highway=motorway_link', '-- -- yy'],
    ['highway=motorway foot=yes', 'yy -- y-'],
    ['highway=motorway access=yes', '-- -- y-'],
    ['highway=trunk', 'yy yy yy'],
    ['highway=primary', 'yy yy yy'],
    ['highway=tertiary_link', 'yy yy yy'],
    ['highway=unclassified', 'yy yy yy'],
    ['highway=living_street', 'yy yy yy'],
    ['highway=service', 'yy yy yy'],
    ['highway=service service=emergency_access', 'yy yy --'],
    ['highway=road', 'yy yy yy'],
    ['highway=track', 'yy yy --'],
    ['highway=track motor_vehicle=yes', 'yy yy yy'],
    ['highway=track access=yes', 'yy yy --'],
    ['highway=footway', 'yy pp --'],
    ['highway=footway access=yes', 'yy pp --'],
    ['highway=footway bicycle=yes', 'yy yy --'],
    ['highway=footway foot=yes bicycle=designated segregated=yes', 'yy yy --'],
    ['highway=footway access=no', '-- -- --'],
    ['highway=footway motorcar=yes', 'yy pp yy'],
    ['highway=pedestrian', 'yy pp --'],
    ['highway=pedestrian bicycle=yes motor_vehicle=delivery', 'yy yy dd'],
    ['highway=path', 'yy yy --'],
    ['highway=path foot=designated bicycle=no', 'yy -- --'],
    ['highway=path access=no foot=permissive bicycle=permissive', 'yy yy --'],
    ['highway=cycleway', 'yy yy --'],
    ['highway=cycleway foot=no', '-- yy --'],
    ['highway=bridleway', '-- -- --'],
    ['highway=bridleway foot=yes', 'yy -- --'],
    ['highway=bridleway bicycle=designated', '-- yy --'],
    ['highway=bridleway access=yes', '-- -- --'],
    ['highway=steps', 'yy pp --'],
    ['highway=steps motorcar=yes motor_vehicle=yes', 'yy pp --'],
    ['highway=corridor', 'yy pp --'],
    ['highway=elevator', 'yy pp --'],
    ['highway=platform', 'yy pp --'],
    ['railway=platform', 'yy pp --'],
    ['public_transport=platform', 'yy pp --'],
    ['man_made=pier', 'yy pp --'],
    ['highway=busway', '-- -- --'],
    ['highway=bus_guideway', '-- -- --'],
    ['highway=busway bicycle=yes', '-- yy --'],
    ['highway=construction foot=yes', 'no street'],
    ['highway=proposed foot=yes', 'no street'],
    ['highway=razed foot=yes', 'no street'],
    ['highway=abandoned foot=yes', 'no street'],
    ['highway=rest_area', 'no street'],
    ['highway=passage', 'no street'],
    ['highway=toString', 'no street'],
    ['building=yes foot=yes', 'no street'],
    ['railway=rail', 'no street'],
  ]);
});

describe('OS-3 values', () => {
  check([
    ['highway=track motor_vehicle=agricultural', 'yy yy --'],
    ['highway=residential motor_vehicle=forestry', 'yy yy --'],
    ['highway=residential motor_vehicle=agricultural;forestry', 'yy yy --'],
    ['highway=residential motor_vehicle=agricultural;destination', 'yy yy dd'],
    ['highway=service access=military', '-- -- --'],
    ['highway=service motor_vehicle=psv', 'yy yy --'],
    ['highway=service access=no psv=yes', '-- -- --'],
    ['highway=service access=emergency', '-- -- --'],
    ['highway=footway bicycle=official', 'yy yy --'],
    ['highway=residential access=permissive', 'yy yy yy'],
    ['highway=residential access=unknown', 'yy yy yy'],
    ['highway=residential motor_vehicle=perhaps', 'yy yy yy'],
    ['highway=residential access=no foot=perhaps bicycle=perhaps motorcar=perhaps', 'yy yy --'],
    ['highway=residential foot=no;yes', 'yy yy yy'],
    ['highway=residential foot=NO', '-- yy yy'],
    ['highway=residential access=', 'yy yy yy'],
  ]);
});

describe('OS-4 no through traffic', () => {
  check([
    ['highway=service access=private', 'rr rr rr'],
    ['highway=service access=destination', 'dd dd dd'],
    ['highway=service access=customers', 'dd dd dd'],
    ['highway=service access=delivery', 'dd dd dd'],
    ['highway=service access=permit', 'rr rr rr'],
    ['highway=service access=residents', 'rr rr rr'],
    ['highway=service access=private;customers', 'dd dd dd'],
    ['highway=residential motor_vehicle=destination', 'yy yy dd'],
    ['highway=residential vehicle=destination', 'yy dd dd'],
    ['highway=residential vehicle=destination bicycle=yes', 'yy yy dd'],
    ['highway=residential access=destination foot=yes', 'yy dd dd'],
    ['highway=residential access=no motor_vehicle=private', '-- -- rr'],
    ['highway=path access=private', 'rr rr --'],
    ['highway=residential motor_vehicle=no motorcar=destination', 'yy yy dd'],
  ]);
});

describe('OS-5 keys for one direction', () => {
  check([
    ['highway=residential bicycle:backward=no', 'yy y- yy'],
    ['highway=residential foot:backward=no', 'y- yy yy'],
    ['highway=residential motor_vehicle:forward=no', 'yy yy -y'],
    ['highway=residential motor_vehicle:backward=destination', 'yy yy yd'],
    ['highway=residential access:forward=no', '-y -y -y'],
    ['highway=residential access:backward=no motor_vehicle=yes', 'y- y- yy'],
    ['highway=residential vehicle:backward=no bicycle:backward=yes', 'yy yy y-'],
    ['highway=path bicycle=no bicycle:forward=yes', 'yy y- --'],
    ['highway=residential motor_vehicle=no motorcar:forward=yes', 'yy yy y-'],
    ['highway=residential oneway=yes motor_vehicle:backward=yes', 'yy y- y-'],
    ['highway=residential oneway=yes motor_vehicle:forward=no', 'yy y- --'],
    ['highway=residential oneway=yes bicycle:backward=no', 'yy y- y-'],
  ]);
});

describe('OS-6 one-way streets', () => {
  check([
    ['highway=residential oneway=yes', 'yy y- y-'],
    ['highway=residential oneway=true', 'yy y- y-'],
    ['highway=residential oneway=1', 'yy y- y-'],
    ['highway=residential oneway=-1', 'yy -y -y'],
    ['highway=residential oneway=reverse', 'yy -y -y'],
    ['highway=residential oneway=no', 'yy yy yy'],
    ['highway=residential oneway=false', 'yy yy yy'],
    ['highway=residential oneway=0', 'yy yy yy'],
    ['highway=residential oneway=perhaps', 'yy yy yy'],
    ['highway=residential oneway=alternating', 'yy yy yy'],
    ['highway=residential oneway=reversible', 'yy -- --'],
    ['highway=residential junction=roundabout', 'yy y- y-'],
    ['highway=residential junction=circular', 'yy y- y-'],
    ['highway=residential junction=roundabout oneway=-1', 'yy -y -y'],
    ['highway=residential junction=roundabout oneway=no', 'yy yy yy'],
    ['highway=motorway oneway=no', '-- -- yy'],
    ['highway=motorway_link oneway=yes', '-- -- y-'],
  ]);
});

describe('OS-7 bicycles against the traffic', () => {
  check([
    ['highway=residential oneway=yes oneway:bicycle=no', 'yy yy y-'],
    ['highway=residential oneway=-1 oneway:bicycle=no', 'yy yy -y'],
    ['highway=residential oneway=yes cycleway=opposite', 'yy yy y-'],
    ['highway=residential oneway=yes cycleway=opposite_lane', 'yy yy y-'],
    ['highway=residential oneway=yes cycleway:left=opposite_track', 'yy yy y-'],
    ['highway=residential oneway=yes cycleway:left=lane cycleway:left:oneway=-1', 'yy yy y-'],
    ['highway=residential oneway=yes cycleway:right=track cycleway:right:oneway=no', 'yy yy y-'],
    ['highway=residential oneway=yes cycleway:left=no cycleway:left:oneway=no', 'yy y- y-'],
    ['highway=residential oneway=yes cycleway=lane', 'yy y- y-'],
    ['highway=residential oneway=yes bicycle:backward=yes', 'yy yy y-'],
    ['highway=residential oneway=-1 bicycle:forward=designated', 'yy yy -y'],
    ['highway=residential oneway=yes cycleway=opposite oneway:bicycle=yes', 'yy y- y-'],
    ['highway=residential oneway:bicycle=yes', 'yy y- yy'],
    ['highway=residential oneway:bicycle=-1', 'yy -y yy'],
    ['highway=residential oneway=yes oneway:bicycle=-1', 'yy -y y-'],
    ['highway=residential oneway:motorcar=yes', 'yy yy y-'],
    ['highway=residential oneway:motor_vehicle=-1', 'yy yy -y'],
    ['highway=residential oneway:vehicle=yes', 'yy y- y-'],
    ['highway=cycleway oneway=yes', 'yy y- --'],
  ]);
});

describe('OS-8 walkers and one-way rules', () => {
  check([
    ['highway=footway oneway=yes', 'yy p- --'],
    ['highway=residential oneway:foot=yes', 'y- yy yy'],
    ['highway=footway oneway:foot=-1', '-y pp --'],
    ['highway=residential oneway=yes oneway:foot=no', 'yy y- y-'],
  ]);
});

describe('OS-9 motor roads', () => {
  check([
    ['highway=trunk motorroad=yes', '-- -- yy'],
    ['highway=primary motorroad=yes foot=yes', 'yy -- yy'],
    ['highway=primary motorroad=yes access=yes', '-- -- yy'],
    ['highway=primary motorroad=no', 'yy yy yy'],
    ['highway=primary toll=yes', 'yy yy yy'],
  ]);
});

describe('OS-10 pushing', () => {
  check([
    ['highway=cycleway bicycle=dismount', 'yy pp --'],
    ['highway=residential bicycle=dismount', 'yy pp yy'],
    ['highway=secondary bicycle=use_sidepath', 'yy -- yy'],
    ['highway=residential oneway=yes bicycle=dismount', 'yy p- y-'],
  ]);
});

describe('OS-11 pavements', () => {
  check([
    ['highway=secondary foot=use_sidepath', '-- yy yy'],
    ['highway=secondary sidewalk=separate', '-- yy yy'],
    ['highway=secondary sidewalk:both=separate', '-- yy yy'],
    ['highway=secondary sidewalk:left=separate sidewalk:right=no', '-- yy yy'],
    ['highway=secondary sidewalk:left=separate sidewalk:right=yes', 'yy yy yy'],
    ['highway=secondary sidewalk=separate foot=yes', 'yy yy yy'],
    ['highway=secondary sidewalk=separate access=yes', '-- yy yy'],
    ['highway=primary sidewalk=no', 'yy yy yy'],
    ['highway=primary sidewalk=both', 'yy yy yy'],
  ]);
});

describe('OS-24 tags for some hours leave the plain ones in force', () => {
  check([
    ['highway=residential motor_vehicle:conditional=no', 'yy yy yy'],
    ['highway=pedestrian motor_vehicle:conditional=yes', 'yy pp --'],
    ['highway=residential oneway:conditional=yes', 'yy yy yy'],
  ]);
});

describe('OS-27 ferries', () => {
  check([
    ['route=ferry', 'yy yy yy'],
    ['route=ferry foot=no', '-- yy yy'],
    ['route=ferry motor_vehicle=no', 'yy yy --'],
  ]);
});

describe('OS-28 moving stairs', () => {
  check([
    ['highway=steps conveying=forward', 'y- pp --'],
    ['highway=steps conveying=backward', '-y pp --'],
    ['highway=steps conveying=yes', 'yy pp --'],
    ['highway=steps conveying=reversible', 'yy pp --'],
  ]);
});

describe('OS-12 other vehicles have access of their own: scooter, moped, motorcycle, taxi', () => {
  test.each([
    ['highway=cycleway', 'yy -- -- --'],
    ['highway=motorway', '-- -- y- y-'],
    ['highway=primary motorroad=yes', '-- -- yy yy'],
    ['highway=residential access=no psv=yes', '-- -- -- yy'],
    ['highway=busway taxi=yes', '-- -- -- yy'],
    ['highway=residential motor_vehicle=no motorcycle=yes', 'yy -- yy --'],
    ['highway=residential oneway=yes oneway:bicycle=no', 'yy y- y- y-'],
    ['highway=residential oneway=yes oneway:psv=no', 'y- y- y- yy'],
    ['highway=path small_electric_vehicle=no', '-- -- -- --'],
    ['highway=footway bicycle=yes', 'yy -- -- --'],
  ])('%s: %s', (tags, expected) => {
    expect(accessOf(tags, ['scooter', 'moped', 'motorcycle', 'taxi'])).toBe(expected);
  });
});
