import { type Point, points } from '../geometry/point.ts';
import { ellipse, inside } from '../geometry/polygon.ts';

export type DistrictId =
  | 'old-town'
  | 'new-town'
  | 'lantern-hill'
  | 'west-shore'
  | 'birchfield'
  | 'eastbank'
  | 'university'
  | 'docks'
  | 'garden-city'
  | 'eastfields'
  | 'airport'
  | 'island'
  | 'ardenfield'
  | 'saltmarsh'
  | 'highmoor';

export const hilltop: Point = { x: -1950, y: 250 };
export const gardenCentre: Point = { x: 1560, y: 2420 };
export const marketSquare: Point = { x: -500, y: -190 };
export const ardenfieldCentre: Point = { x: 5200, y: 9000 };
export const saltmarshCentre: Point = { x: 11200, y: 900 };
/** The next town, an hour by road: the end of the intercity line. */
export const highmoorCentre: Point = { x: 24_000, y: 47_000 };

export const districts: Readonly<Record<DistrictId, readonly Point[]>> = {
  'old-town': points(
    [-910, -600],
    [-980, -340],
    [-930, -10],
    [-700, 230],
    [-420, 300],
    [-140, 290],
    [-200, 0],
    [-150, -300],
    [-185, -585],
    [-700, -605],
  ),
  'new-town': points(
    [-900, 130],
    [-700, 310],
    [-400, 380],
    [-90, 380],
    [-10, 700],
    [130, 1100],
    [190, 1470],
    [-400, 1530],
    [-960, 1590],
    [-1080, 950],
    [-1030, 480],
  ),
  'lantern-hill': ellipse(hilltop, 850, 760, 40),
  'west-shore': points(
    [-4650, -640],
    [-4100, -810],
    [-3400, -850],
    [-2980, -880],
    [-2930, -400],
    [-2940, 200],
    [-2880, 780],
    [-3500, 900],
    [-4300, 760],
    [-4700, 100],
  ),
  birchfield: points(
    [-2250, 1620],
    [-1600, 1800],
    [-980, 1680],
    [-400, 1600],
    [150, 1550],
    [90, 2000],
    [30, 2350],
    [90, 2900],
    [330, 3520],
    [-200, 3690],
    [-800, 3740],
    [-1650, 3540],
    [-2400, 2850],
    [-2750, 1900],
  ),
  eastbank: points(
    [190, -300],
    [560, -220],
    [760, -190],
    [1420, -210],
    [1900, -110],
    [2350, 40],
    [2500, 215],
    [1400, 180],
    [800, 210],
    [260, 270],
    [180, 0],
  ),
  university: points(
    [260, 360],
    [800, 290],
    [1400, 260],
    [1440, 900],
    [1440, 1450],
    [1000, 1440],
    [520, 1440],
    [430, 1000],
    [270, 600],
  ),
  docks: points(
    [280, -520],
    [560, -470],
    [1100, -560],
    [1800, -600],
    [2350, -480],
    [2420, -800],
    [1900, -1010],
    [1200, -1040],
    [640, -880],
    [280, -760],
  ),
  'garden-city': ellipse(gardenCentre, 800, 800, 40),
  eastfields: points([1500, 270], [2440, 250], [2570, 650], [2560, 1430], [1500, 1460]),
  airport: points([3120, -700], [5300, -880], [5300, 420], [3120, 420]),
  island: points(
    [-1640, -2720],
    [-1440, -2480],
    [-1050, -2330],
    [-640, -2300],
    [-330, -2430],
    [-160, -2630],
    [-280, -2850],
    [-650, -2990],
    [-1050, -2920],
    [-1420, -2960],
  ),
  ardenfield: ellipse(ardenfieldCentre, 520, 430, 24),
  saltmarsh: ellipse(saltmarshCentre, 480, 360, 24),
  highmoor: ellipse(highmoorCentre, 640, 520, 24),
};

/** Parks: streets stop at them, paths cross them. */
export interface Park {
  readonly id: string;
  readonly ring: readonly Point[];
  /** Main paths through the park, from gate to gate. */
  readonly paths: readonly (readonly Point[])[];
}

export const parks: readonly Park[] = [
  {
    id: 'botanic-garden',
    ring: points([-440, 760], [-180, 720], [-120, 1010], [-400, 1060]),
    paths: [points([-440, 760], [-300, 890], [-120, 1010]), points([-180, 720], [-300, 890], [-400, 1060])],
  },
  {
    id: 'lantern-park',
    ring: ellipse(hilltop, 175, 150, 20),
    paths: [points([-2125, 250], [-1950, 250], [-1775, 250]), points([-1950, 400], [-1950, 250], [-1950, 100])],
  },
  {
    id: 'university-park',
    ring: points([860, 620], [1230, 600], [1260, 1080], [880, 1100]),
    paths: [
      points([860, 620], [1050, 860], [1260, 1080]),
      points([1230, 600], [1050, 860], [880, 1100]),
      points([870, 860], [1050, 860], [1245, 850]),
    ],
  },
  {
    id: 'garden-green',
    ring: ellipse(gardenCentre, 130, 130, 18),
    paths: [points([1358, 2424], [1560, 2420], [1765, 2424]), points([1548, 2225], [1560, 2420], [1570, 2622])],
  },
  {
    id: 'birch-lake',
    ring: points([-1480, 2500], [-1100, 2500], [-1020, 2950], [-1200, 3100], [-1480, 3000]),
    paths: [],
  },
  {
    id: 'rampart-gardens',
    ring: points([-880, 40], [-690, 200], [-640, 130], [-800, -20]),
    paths: [points([-880, 40], [-640, 130]), points([-690, 200], [-800, -20])],
  },
  {
    id: 'lighthouse-heath',
    ring: points([-1640, -2730], [-1440, -2540], [-1330, -2720], [-1400, -2940]),
    paths: [
      points([-1640, -2730], [-1540, -2760], [-1420, -2720], [-1350, -2700]),
      points([-1440, -2540], [-1420, -2720], [-1400, -2940]),
    ],
  },
];

/** Whether the point is in a park without streets. */
export function inPark(p: Point): boolean {
  return parks.some((park) => inside(park.ring, p));
}
