import type { Tags } from '@tripwright/feeds/osm';
import { type Point, points } from '../geometry/point.ts';
import { ellipse } from '../geometry/polygon.ts';
import { curve } from '../geometry/polyline.ts';
import { knownNames } from '../names/known-names.ts';
import { ardenfieldCentre, type DistrictId, districts, parks, saltmarshCentre } from '../terrain/districts.ts';
import { basins, coast, islandShore, lake, riverRing, seaRing } from '../terrain/water.ts';
import { nameTags, type OsmSheet } from './osm-sheet.ts';

/** Draws water, parks, woods, fields, built-up land, beaches and the runway. */
export function drawLand(sheet: OsmSheet): void {
  drawWater(sheet);
  for (const park of parks) {
    const name = knownNames[park.id];
    const wild: Tags =
      park.id === 'lighthouse-heath'
        ? { natural: 'heath' }
        : { leisure: park.id === 'botanic-garden' ? 'garden' : 'park' };
    sheet.ring(park.ring, { ...wild, ...(name === undefined ? {} : nameTags(name)) });
  }
  for (const [id, use] of Object.entries(landUses) as [DistrictId, string][])
    sheet.ring(districts[id], { landuse: use });
  for (const wood of woods) sheet.ring(soft(wood), { landuse: 'forest' });
  for (const field of fields) sheet.ring(field, { landuse: 'farmland' });
  for (const meadow of meadows) sheet.ring(soft(meadow), { landuse: 'meadow' });
  sheet.ring(points([-4000, -925], [-3200, -930], [-3200, -1010], [-3500, -1030], [-4000, -1010]), {
    natural: 'beach',
    surface: 'sand',
    name: 'West Beach',
  });
  sheet.ring(points([3120, -800], [5400, -990], [5420, 440], [3560, 480], [3120, 100]), {
    aeroway: 'aerodrome',
    name: 'Port Merrow Airport',
    iata: 'XPM',
  });
  for (const wall of breakwaters) sheet.line(wall, { man_made: 'breakwater' });
  sheet.line(points([3250, -560], [5300, -760]), { aeroway: 'runway', ref: '10/28', surface: 'asphalt', width: '45' });
  sheet.line(points([3300, -420], [5250, -610]), { aeroway: 'taxiway' });
  sheet.ring(points([3500, -390], [4200, -460], [4230, -190], [3500, -170]), { aeroway: 'apron' });
  sheet.ring(points([3600, -115], [3780, -145], [3960, -115], [3960, -170], [3780, -200], [3600, -170]), {
    aeroway: 'terminal',
    building: 'yes',
    name: 'Terminal',
    wheelchair: 'yes',
  });
  sheet.ring(points([3856, 120], [4098, 120], [4098, 222], [3860, 210]), {
    amenity: 'parking',
    name: 'P1 Short Stay',
    parking: 'surface',
    capacity: '320',
    'capacity:disabled': '16',
    fee: 'yes',
    wheelchair: 'yes',
  });
  sheet.ring(points([3355, 205], [3566, 220], [3566, 312], [3360, 300]), {
    amenity: 'parking',
    name: 'P2 Long Stay',
    parking: 'multi-storey',
    capacity: '900',
    'capacity:disabled': '24',
    fee: 'yes',
  });
}

/** The outline with rounded corners. */
function soft(ring: readonly Point[]): Point[] {
  return curve(ring, 60, true).slice(0, -1);
}

function drawWater(sheet: OsmSheet): void {
  // A coastline has the land on its left; the island is a separate ring, and a hole in the sound.
  sheet.line([...coast].reverse(), { natural: 'coastline' });
  const shore = sheet.ring([...islandShore].reverse(), {
    natural: 'coastline',
    place: 'island',
    ...nameTags(knownNames['island']!),
  });
  const sea = sheet.ring(seaRing, {});
  sheet.relation(
    [
      { type: 'way', ref: sea, role: 'outer' },
      { type: 'way', ref: shore, role: 'inner' },
    ],
    { type: 'multipolygon', natural: 'water', water: 'bay', ...nameTags(knownNames['sea']!) },
  );
  sheet.ring(riverRing, { natural: 'water', water: 'river', ...nameTags(knownNames['river']!) });
  for (const basin of basins) sheet.ring(basin, { natural: 'water', water: 'harbour' });
  sheet.ring(lake, { natural: 'water', water: 'lake', ...nameTags(knownNames['lake']!) });
}

const landUses: Readonly<Partial<Record<DistrictId, string>>> = {
  'old-town': 'retail',
  'new-town': 'commercial',
  'lantern-hill': 'residential',
  'west-shore': 'residential',
  birchfield: 'residential',
  eastbank: 'residential',
  university: 'education',
  docks: 'industrial',
  'garden-city': 'residential',
  eastfields: 'residential',
  island: 'residential',
  ardenfield: 'residential',
  highmoor: 'residential',
  saltmarsh: 'residential',
};

const breakwaters: readonly (readonly Point[])[] = [
  points([-1450, -770], [-1350, -960], [-1050, -1020]),
  points([800, -1010], [620, -1150], [380, -1120]),
];

const woods: readonly (readonly Point[])[] = [
  points(
    [-2780, 950],
    [-2330, 1420],
    [-1650, 1660],
    [-1180, 1560],
    [-1250, 1080],
    [-1600, 1010],
    [-2000, 1060],
    [-2450, 930],
  ),
  points(
    [-2860, -480],
    [-2600, -380],
    [-2350, -560],
    [-1900, -600],
    [-1400, -560],
    [-1350, -640],
    [-1650, -640],
    [-2100, -830],
    [-2700, -930],
    [-2860, -900],
  ),
  points([-3700, 1150], [-3000, 1050], [-2980, 1800], [-2650, 2800], [-3300, 3000], [-3900, 2100]),
  points([-1500, 3750], [-700, 3880], [-300, 4400], [-1200, 5200], [-2200, 4600]),
  ellipse({ x: 3800, y: 5200 }, 900, 1300, 24, -0.4),
  ellipse({ x: 8200, y: 1900 }, 1200, 600, 24, 0.2),
];

const fields: readonly (readonly Point[])[] = [
  points([2900, 2400], [4200, 2300], [4300, 3400], [3300, 3900], [2700, 3250]),
  points([3050, 950], [4600, 900], [4700, 2100], [2950, 2250]),
  points([4800, 800], [6800, 850], [6900, 1900], [4900, 2000]),
  ellipse({ x: ardenfieldCentre.x, y: ardenfieldCentre.y }, 1300, 1000, 20, 0.3),
  ellipse({ x: saltmarshCentre.x - 200, y: saltmarshCentre.y + 300 }, 1400, 800, 20),
];

const meadows: readonly (readonly Point[])[] = [
  points(
    [480, 1560],
    [1000, 1540],
    [1150, 1850],
    [860, 2050],
    [760, 2400],
    [840, 2900],
    [1150, 3250],
    [1000, 3560],
    [760, 3250],
    [500, 2700],
    [450, 2000],
  ),
  points(
    [1950, 3230],
    [2330, 2850],
    [2500, 2350],
    [2380, 1900],
    [2200, 1600],
    [2780, 1560],
    [2770, 2350],
    [2480, 3100],
    [1750, 3580],
  ),
  points([-2950, 950], [-2900, 1750], [-2760, 2100], [-2850, 1850], [-2300, 1560]),
];
