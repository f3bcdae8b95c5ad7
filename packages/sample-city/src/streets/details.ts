import { points } from '../geometry/point.ts';
import { curve } from '../geometry/polyline.ts';
import { parks } from '../terrain/districts.ts';
import type { StreetDraft } from './draft.ts';

/** Details drawn by hand: park paths, promenade and greenway, footbridge, piers, airport grounds, the public lift. */
export function drawDetails(): StreetDraft[] {
  return [...drawParks(), ...drawWaterside(), ...drawHillShortcuts(), ...drawStationSquare(), ...drawOuterGrounds()];
}

function drawParks(): StreetDraft[] {
  const drafts: StreetDraft[] = [];
  for (const park of parks) {
    const rim = [...park.ring, park.ring[0]!];
    const wild = park.id === 'lighthouse-heath' || park.id === 'birch-lake';
    drafts.push({ kind: wild ? 'path' : 'footway', points: rim, tags: { surface: wild ? 'ground' : 'gravel' } });
    for (const line of park.paths)
      drafts.push({ kind: 'footway', points: line, tags: { surface: wild ? 'ground' : 'fine_gravel' }, reach: 40 });
  }
  return drafts;
}

function drawWaterside(): StreetDraft[] {
  return [
    {
      kind: 'pedestrian',
      name: 'promenade',
      points: curve(points([-1650, -745], [-1200, -685], [-700, -695], [-300, -715], [-150, -655]), 50),
      tags: { surface: 'paving_stones', bicycle: 'yes', wheelchair: 'yes' },
      reach: 90,
    },
    ...[-1600, -1250, -905, -560, -330].map(
      (x): StreetDraft => ({
        kind: 'footway',
        points: points([x, -745], [x + 10, -600]),
        tags: { wheelchair: x === -905 ? 'limited' : 'yes' },
        reach: 60,
      }),
    ),
    // Piers: the boats call at their heads.
    {
      kind: 'footway',
      points: points([-500, -695], [-500, -800]),
      deadEnd: true,
      reach: 30,
      tags: { surface: 'wood', wheelchair: 'yes', man_made: 'pier' },
    },
    {
      kind: 'footway',
      points: points([330, -800], [345, -890]),
      deadEnd: true,
      reach: 150,
      tags: { surface: 'concrete', man_made: 'pier' },
    },
    { kind: 'footway', points: points([330, -800], [320, -690]), reach: 200, tags: { surface: 'concrete' } },
    {
      kind: 'footway',
      points: points([-3600, -890], [-3600, -1090]),
      deadEnd: true,
      reach: 60,
      tags: { surface: 'wood', man_made: 'pier' },
    },
    {
      kind: 'footway',
      points: points([-1540, -2760], [-1640, -2730], [-1790, -2720]),
      deadEnd: true,
      reach: 30,
      tags: { surface: 'gravel', wheelchair: 'no', man_made: 'pier' },
    },
    // The greenway along the east bank, a separate cycle track.
    {
      kind: 'cycleway',
      name: 'greenway',
      points: curve(
        points(
          [145, -330],
          [98, -100],
          [205, 310],
          [262, 620],
          [385, 1010],
          [460, 1470],
          [362, 2000],
          [412, 2700],
          [660, 3320],
          [830, 3600],
        ),
        50,
      ),
      tags: { foot: 'designated', bicycle: 'designated', segregated: 'yes', surface: 'asphalt', wheelchair: 'yes' },
      reach: 40,
    },
    ...[80, 640, 1180, 1760, 2250, 2900].map(
      (y): StreetDraft => ({
        kind: 'footway',
        points: points([y < 700 ? 130 + y / 5 : 380, y], [y < 700 ? 230 + y / 7 : 500, y + 15]),
        reach: 90,
      }),
    ),
    // The footbridge over the river: steps beside a ramp in the west, a lift in the east.
    {
      kind: 'footway',
      name: 'heron-footbridge',
      layer: 1,
      points: points([78, 850], [370, 858]),
      tags: { bridge: 'yes', bicycle: 'dismount', surface: 'wood', wheelchair: 'yes' },
    },
    { kind: 'steps', points: points([78, 850], [52, 858]), tags: { step_count: '24', handrail: 'yes' }, reach: 60 },
    {
      kind: 'footway',
      points: points([78, 850], [96, 905], [84, 960]),
      tags: { incline: '5%', wheelchair: 'yes', surface: 'asphalt' },
      reach: 60,
    },
    {
      kind: 'footway',
      points: points([370, 858], [392, 860]),
      tags: { level: '1', wheelchair: 'yes', elevator_at: 'end' },
    },
    { kind: 'footway', points: points([392, 860], [412, 862]), tags: { level: '0', wheelchair: 'yes' }, reach: 60 },
    {
      kind: 'steps',
      points: points([370, 858], [372, 890]),
      tags: { step_count: '31', handrail: 'yes', 'ramp:bicycle': 'yes' },
      reach: 60,
    },
  ];
}

function drawHillShortcuts(): StreetDraft[] {
  return [
    // A named flight of steps, and beside it the public lift from the foothill to the first terrace.
    {
      kind: 'steps',
      name: 'hundred-steps',
      points: points([-1010, 60], [-1240, 130]),
      tags: { step_count: '100', handrail: 'yes', lit: 'yes' },
      reach: 90,
    },
    {
      kind: 'footway',
      name: 'hill-lift',
      points: points([-1040, 300], [-1090, 296]),
      tags: { level: '0', wheelchair: 'yes', lit: 'yes', elevator_at: 'end' },
      reach: 90,
    },
    {
      kind: 'footway',
      name: 'hill-lift',
      points: points([-1090, 296], [-1160, 290]),
      tags: { level: '4', wheelchair: 'yes', bridge: 'yes' },
      layer: 1,
    },
    { kind: 'footway', points: points([-1160, 290], [-1210, 286]), tags: { wheelchair: 'yes' }, reach: 160 },
  ];
}

/** The square before Central Station: open paving, taxi rank, all kinds of kerbs. */
function drawStationSquare(): StreetDraft[] {
  return [
    {
      kind: 'pedestrian',
      points: points([540, -300], [600, -300], [600, -250], [540, -250], [540, -300]),
      tags: { surface: 'paving_stones', wheelchair: 'yes' },
      reach: 30,
    },
    {
      kind: 'footway',
      points: points([570, -300], [560, -430]),
      reach: 60,
      tags: { footway: 'crossing', kerb_at: 'flush', wheelchair: 'yes' },
    },
    { kind: 'footway', points: points([540, -270], [400, -260]), reach: 220, tags: { surface: 'paving_stones' } },
    {
      kind: 'footway',
      points: points([570, -250], [570, -190]),
      reach: 160,
      tags: { footway: 'crossing', kerb_at: 'raised' },
    },
    {
      kind: 'service',
      points: points([620, -425], [625, -345], [740, -345], [745, -425]),
      tags: { service: 'drive-through', oneway: 'yes' },
      reach: 60,
    },
    { kind: 'footway', points: points([590, -300], [625, -345]), reach: 20, tags: { wheelchair: 'yes' } },
  ];
}

function drawOuterGrounds(): StreetDraft[] {
  const drafts: StreetDraft[] = [
    {
      kind: 'pedestrian',
      points: points([3620, -75], [3780, -105], [3940, -75]),
      tags: { surface: 'paving_stones', wheelchair: 'yes', covered: 'yes' },
      reach: 20,
    },
    { kind: 'footway', points: points([3600, -20], [3620, -75]), reach: 30, tags: { wheelchair: 'yes' } },
    {
      kind: 'footway',
      points: points([3780, -55], [3780, -105]),
      reach: 30,
      tags: { footway: 'crossing', kerb_at: 'lowered', wheelchair: 'yes' },
    },
    { kind: 'footway', points: points([3960, -20], [3940, -75]), reach: 30 },
    { kind: 'service', points: points([3850, 110], [3870, 200], [4080, 215], [4090, 130], [3980, 60]), reach: 20 },
    { kind: 'service', points: points([3350, 110], [3370, 290], [3560, 310], [3600, 480]), reach: 40 },
    {
      kind: 'service',
      points: points([3980, 60], [4250, 40], [4500, -60]),
      reach: 30,
      deadEnd: true,
      tags: { access: 'private' },
    },
    {
      kind: 'footway',
      points: points([3560, 310], [3620, 200], [3660, 110], [3690, 20], [3700, -60]),
      reach: 40,
      tags: { lit: 'yes' },
    },
  ];
  // The exhibition grounds beside the monorail, and the way to the station at North Heath.
  drafts.push(
    { kind: 'service', points: points([1720, 3710], [1850, 3670], [1950, 3600]), reach: 60 },
    { kind: 'service', points: points([3260, 300], [3150, 540], [3095, 760], [3110, 900]), reach: 60 },
    { kind: 'footway', points: points([3095, 760], [3040, 830], [3110, 900]), reach: 20, tags: { wheelchair: 'yes' } },
  );
  for (const y of [160, 185])
    drafts.push({
      kind: 'service',
      points: points([3868, y], [4085, y]),
      reach: 30,
      tags: { service: 'parking_aisle' },
    });
  for (const y of [230, 262])
    drafts.push({
      kind: 'service',
      points: points([3366, y], [3560, y]),
      reach: 60,
      tags: { service: 'parking_aisle' },
    });
  return drafts;
}
