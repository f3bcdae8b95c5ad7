import { type Point, points } from '../geometry/point.ts';
import { ellipse } from '../geometry/polygon.ts';
import { curve, lengthOf, offset, pointAlong } from '../geometry/polyline.ts';
import { ardenfieldCentre, gardenCentre, highmoorCentre, saltmarshCentre } from '../terrain/districts.ts';
import type { StreetDraft, StreetKind } from './draft.ts';

const rampartLine = curve(points([-930, -632], [-1010, -350], [-965, 0], [-720, 265], [-420, 340], [-110, 330]), 40);
const motorwayLine = curve(
  points([2520, 3200], [3000, 4100], [3500, 5400], [4300, 6800], [4700, 8000], [4900, 8700]),
  120,
);

/** From Ardenfield over the moor to the middle of the next town. */
const highmoorRoad = points(
  [ardenfieldCentre.x + 60, ardenfieldCentre.y + 180],
  [5900, 10_400],
  [8200, 16_500],
  [12_600, 23_000],
  [16_800, 31_500],
  [21_400, 40_500],
  [23_300, 45_600],
  [highmoorCentre.x, highmoorCentre.y],
);

/** The main streets, drawn by hand and independent of the seed. Where they cross the river they become bridges. */
export function drawMainStreets(): StreetDraft[] {
  return [
    main('secondary', 'harbour-quay', [
      [-2700, -990],
      [-2100, -885],
      [-1650, -690],
      [-1200, -625],
      [-930, -632],
      [-700, -640],
      [-300, -655],
      [-165, -590],
    ]),
    main('tertiary', 'west-quay', [
      [-165, -590],
      [-135, -300],
      [-175, 0],
      [-110, 330],
      [0, 610],
      [125, 1000],
      [205, 1500],
      [110, 2000],
      [70, 2350],
      [150, 2900],
      [400, 3500],
      [470, 3730],
    ]),
    { kind: 'secondary', name: 'rampart', points: rampartLine, tags: { sidewalk: 'separate', lit: 'yes' } },
    main('primary', 'airport-avenue', [
      [-110, 330],
      [240, 310],
      [800, 250],
      [1400, 220],
      [2000, 255],
      [2560, 240],
      [3080, 150],
    ]),
    main('secondary', 'station-street', [
      [-135, -300],
      [170, -400],
      [520, -425],
    ]),
    main('secondary', 'dock-road', [
      [520, -425],
      [1100, -515],
      [1800, -555],
      [2500, -400],
      [2850, -120],
      [3080, 150],
    ]),
    main('secondary', 'northern-avenue', [
      [-1000, 1640],
      [-400, 1570],
      [205, 1500],
      [490, 1480],
      [1000, 1485],
      [1470, 1500],
      [2050, 1480],
      [2600, 1480],
      [2850, 1400],
    ]),
    main('secondary', 'union-avenue', [
      [-570, 318],
      [-610, 900],
      [-660, 1600],
      [-730, 2300],
      [-810, 3000],
      [-810, 3800],
    ]),
    main('tertiary', 'foothill-road', [
      [-965, 0],
      [-1075, 500],
      [-1130, 1000],
      [-1000, 1640],
    ]),
    main('tertiary', 'birchfield-avenue', [
      [-1000, 1640],
      [-1420, 2200],
      [-1720, 2900],
      [-1650, 3610],
    ]),
    main('secondary', 'coast-road', [
      [-2700, -990],
      [-2900, -955],
      [-3400, -905],
      [-4100, -865],
      [-4700, -690],
      [-4850, -100],
      [-4500, 110],
    ]),
    main('secondary', 'west-avenue', [
      [-4500, 110],
      [-3700, 150],
      [-2890, 200],
    ]),
    {
      ...main('secondary', 'hill-tunnel', [
        [-2890, 200],
        [-2000, 350],
        [-1150, 505],
      ]),
      layer: -1,
      tags: { tunnel: 'yes', sidewalk: 'no', foot: 'no', bicycle: 'no', lit: 'yes' },
    },
    main('secondary', 'tunnel-street', [
      [-1150, 505],
      [-1075, 515],
      [-592, 600],
      [0, 610],
    ]),
    main('tertiary', 'hill-road', [
      [-1135, 950],
      [-1330, 890],
      [-1520, 770],
      [-1680, 690],
      [-1950, 705],
    ]),
    main('tertiary', 'hill-road', [
      [-2893, -150],
      [-2680, -110],
      [-2530, 10],
      [-2445, 200],
    ]),
    main('secondary', 'belt-road', [
      [-2900, -955],
      [-2900, -400],
      [-2890, 200],
      [-2810, 900],
      [-2330, 1480],
      [-1600, 1740],
      [-1000, 1640],
    ]),
    {
      ...main('trunk', 'northern-ring', [
        [-2810, 900],
        [-2900, 1800],
        [-2500, 2950],
        [-1650, 3610],
        [-810, 3800],
        [0, 3790],
        [470, 3730],
        [860, 3620],
        [1700, 3640],
        [2520, 3200],
        [2830, 2350],
        [2850, 1400],
        [2960, 700],
        [3080, 150],
      ]),
      tags: { motorroad: 'yes', foot: 'no', bicycle: 'no' },
    },
    main('tertiary', 'east-quay', [
      [170, -400],
      [120, -100],
      [240, 310],
      [290, 610],
      [410, 1000],
      [490, 1480],
      [390, 2000],
      [440, 2700],
      [690, 3300],
      [860, 3620],
    ]),
    main('tertiary', 'university-road', [
      [780, -465],
      [770, -360],
      [780, 250],
      [810, 800],
      [1000, 1485],
      [1180, 1900],
    ]),
    main('tertiary', 'railway-road', [
      [1400, 220],
      [1430, 900],
      [1470, 1500],
    ]),
    main('secondary', 'garden-avenue', [
      [1470, 1500],
      [1500, 1700],
      [1545, 2290],
    ]),
    main('tertiary', 'eastfields-road', [
      [2060, -500],
      [2040, -200],
      [2000, 255],
      [2030, 900],
      [2050, 1480],
      [2130, 1870],
    ]),
    { kind: 'tertiary', name: 'green-circle', points: closed(curve(ellipse(gardenCentre, 200, 200, 16), 40, true)) },
    main('tertiary', undefined, [
      [440, 2480],
      [800, 2450],
      [1360, 2425],
    ]),
    main('tertiary', undefined, [
      [1760, 2425],
      [2250, 2420],
      [2820, 2440],
    ]),
    main('tertiary', undefined, [
      [1570, 2620],
      [1600, 3200],
      [1690, 3640],
    ]),
    // The airport's approach: a one-way loop past the doors of the terminal.
    main('secondary', 'terminal-road', [
      [3080, 150],
      [3350, 110],
      [3520, 60],
    ]),
    {
      ...main('secondary', 'terminal-road', [
        [3520, 60],
        [3600, -20],
        [3780, -55],
        [3960, -20],
        [3980, 60],
        [3850, 110],
        [3660, 110],
        [3520, 60],
      ]),
      tags: { oneway: 'yes' },
    },
    // Out of town.
    main('secondary', 'saltmarsh-road', [
      [3080, 150],
      [3600, 480],
      [4600, 640],
      [6500, 700],
      [9000, 1000],
      [saltmarshCentre.x - 480, saltmarshCentre.y],
      // Connects the village to the network.
      [saltmarshCentre.x - 40, saltmarshCentre.y + 10],
    ]),
    main('secondary', 'arden-road', [
      [1690, 3640],
      [2100, 4600],
      [3000, 6000],
      [4000, 7600],
      [ardenfieldCentre.x - 330, ardenfieldCentre.y - 330],
    ]),
    { kind: 'motorway', name: 'arden-motorway', points: apart(motorwayLine, 14), tags: { oneway: 'yes' } },
    {
      kind: 'motorway',
      name: 'arden-motorway',
      points: [...apart(motorwayLine, -14)].reverse(),
      tags: { oneway: 'yes' },
    },
    main('secondary', 'arden-road', [
      [4900, 8700],
      [ardenfieldCentre.x - 60, ardenfieldCentre.y - 180],
    ]),
    {
      kind: 'primary',
      name: 'highmoor-road',
      points: curve(highmoorRoad, 250),
      tags: { maxspeed: '90', sidewalk: 'no', lit: 'no' },
    },
    ...drawSidewalks(),
  ];
}

function main(
  kind: StreetKind,
  name: string | undefined,
  through: readonly (readonly [number, number])[],
): StreetDraft {
  const drawn = { kind, points: curve(points(...through), 40) };
  return name === undefined ? drawn : { ...drawn, name };
}

function closed(ring: readonly Point[]): Point[] {
  return [...ring.slice(0, -1), ring[0]!];
}

/** A carriageway beside the axis of the street, joined to it at both ends. */
function apart(line: readonly Point[], metres: number): Point[] {
  const moved = offset(line, metres);
  return [line[0]!, ...moved.slice(1, -1), line[line.length - 1]!];
}

/** The pavements of the boulevard as separate ways with crossings between them, which test kerbs. */
function drawSidewalks(): StreetDraft[] {
  const drafts: StreetDraft[] = [];
  for (const side of [13, -13]) {
    drafts.push({
      kind: 'footway',
      points: offset(rampartLine, side),
      tags: { footway: 'sidewalk', surface: 'paving_stones' },
      reach: 20,
    });
  }
  const long = lengthOf(rampartLine);
  const kerbs = ['lowered', 'flush', 'lowered', 'raised'] as const;
  for (let at = 100; at < long - 60; at += 130) {
    const stretch = [pointAlong(rampartLine, at), pointAlong(rampartLine, at + 2)];
    const kerb = kerbs[Math.round(at / 130) % kerbs.length]!;
    drafts.push({
      kind: 'footway',
      points: [offset(stretch, 13)[0]!, offset(stretch, -13)[0]!],
      tags: { footway: 'crossing', kerb_at: kerb, ...(kerb === 'raised' ? {} : { wheelchair: 'yes' }) },
      reach: 12,
    });
  }
  return drafts;
}
