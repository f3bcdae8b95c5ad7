import type { Tags } from '@tripwright/feeds/osm';
import { distance, points } from '../geometry/point.ts';
import { landmarks } from '../landmarks.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { createRouteFinder } from '../streets/route-finder.ts';
import type { Transit } from '../transit/build-transit.ts';
import type { LinePattern } from '../transit/pattern.ts';
import { nameTags, type OsmSheet } from './osm-sheet.ts';

/** Draws rails, cables, ferries, station doors, stop poles, car parks and named places. */
export function drawTransport(
  network: StreetNetwork,
  transit: Transit,
  sheet: OsmSheet,
  ids: ReadonlyMap<number, number>,
): void {
  for (const pattern of transit.patterns) {
    if (pattern.direction === 1 || pattern.line.course.on !== 'tracks') continue;
    const tags = trackTags(pattern);
    if (tags !== undefined) sheet.line(pattern.shape, tags);
  }
  drawFerries(network, transit, sheet, ids);
  for (const { station, stop, entrances } of transit.stations) {
    if (stop === undefined) continue;
    sheet.node(stop.point, {
      public_transport: 'station',
      ...(station.depth < 0 ? { railway: 'station', station: 'subway' } : { railway: 'station' }),
      ...nameTags(station.name),
      wheelchair: words[stop.wheelchair],
    });
    for (const entrance of entrances) {
      const id = ids.get(entrance.node);
      if (id !== undefined)
        sheet.tagNode(id, {
          railway: 'subway_entrance',
          ref: entrance.stop.code,
          wheelchair: words[entrance.stop.wheelchair],
        });
    }
  }
  for (const stop of transit.stops) {
    if (!stop.id.startsWith('pole-') || stop.name === undefined) continue;
    sheet.node(stop.point, {
      highway: 'bus_stop',
      public_transport: 'platform',
      ref: stop.code,
      ...nameTags(stop.name),
    });
  }
  for (const landmark of landmarks) sheet.node(landmark.point, { ...landmark.tags, ...nameTags(landmark.names) });
  drawParking(sheet);
}

const words = { 0: 'unknown', 1: 'yes', 2: 'no' } as const;

/** The OSM tags of a line's track; shared rails are drawn once, for the local train. */
function trackTags({ line }: LinePattern): Tags | undefined {
  switch (line.plan) {
    case 'metro':
      return { railway: 'subway', tunnel: 'yes', layer: '-2', ref: line.id };
    case 'train':
      return { railway: 'rail', usage: 'branch', electrified: 'contact_line' };
    case 'regional':
    case 'intercity':
      return { railway: 'rail', usage: 'main' };
    case 'monorail':
      return { railway: 'monorail', bridge: 'yes', layer: '2' };
    case 'funicular':
      return { railway: 'funicular' };
    case 'gondola':
      return { aerialway: 'gondola', bicycle: 'no' };
    default:
      return undefined;
  }
}

/** Ferry ways connect the piers in the street network, on foot and by bicycle, at the hours of the timetable. */
function drawFerries(
  network: StreetNetwork,
  transit: Transit,
  sheet: OsmSheet,
  ids: ReadonlyMap<number, number>,
): void {
  const finder = createRouteFinder(network);
  for (const { line, direction, shape, stops, along } of transit.patterns) {
    if (direction === 1 || line.plan !== 'ferry') continue;
    for (let leg = 1; leg < stops.length; leg++) {
      const pierNode = (stop: number): number | undefined => ids.get(finder.nearestWalkable(stops[stop]!.point));
      const [from, to] = [pierNode(leg - 1), pierNode(leg)];
      if (from === undefined || to === undefined) throw new RangeError(`ferry ${line.id} has no pier`);
      let metres = 0;
      const water = shape.filter((p, i) => {
        if (i > 0) metres += distance(shape[i - 1]!, p);
        return metres > along[leg - 1]! + 5 && metres < along[leg]! - 5;
      });
      const minutes = Math.round((along[leg]! - along[leg - 1]!) / line.speed / 60);
      sheet.way([from, ...water.map((p) => sheet.node(p)), to], {
        route: 'ferry',
        ...nameTags(line.name),
        ref: line.id,
        duration: `00:${String(minutes).padStart(2, '0')}`,
        foot: 'yes',
        bicycle: 'yes',
        motor_vehicle: 'no',
      });
    }
  }
}

/** Car parks in town; those of the airport are drawn with its grounds. */
function drawParking(sheet: OsmSheet): void {
  const lots = [
    {
      at: [2700, 1385],
      size: [90, 60],
      tags: {
        name: 'Ring East Park and Ride',
        parking: 'surface',
        park_ride: 'yes',
        capacity: '450',
        'capacity:disabled': '18',
        fee: 'no',
        wheelchair: 'yes',
      },
    },
    {
      at: [-850, 330],
      size: [70, 50],
      tags: { name: 'Rampart Garage', parking: 'multi-storey', capacity: '380', 'capacity:disabled': '10', fee: 'yes' },
    },
    {
      at: [690, -400],
      size: [100, 26],
      tags: { name: 'Station Garage', parking: 'underground', capacity: '260', 'capacity:disabled': '8', fee: 'yes' },
    },
    {
      at: [-330, 1800],
      size: [60, 60],
      tags: { name: 'Hospital Parking', parking: 'surface', capacity: '200', fee: 'yes', access: 'customers' },
    },
    {
      at: [2080, 930],
      size: [80, 60],
      tags: { name: 'Eastfields Centre', parking: 'multi-storey', capacity: '600', fee: 'no', access: 'customers' },
    },
    {
      at: [-760, -668],
      size: [60, 22],
      tags: { name: 'Quay Parking', parking: 'surface', capacity: '40', fee: 'yes', maxstay: '2 hours' },
    },
    {
      at: [-3620, -880],
      size: [90, 30],
      tags: { name: 'West Beach Parking', parking: 'surface', capacity: '120', fee: 'no' },
    },
  ] as const;
  for (const {
    at: [x, y],
    size: [wide, high],
    tags,
  } of lots) {
    sheet.ring(points([x, y], [x + wide, y], [x + wide, y + high], [x, y + high]), { amenity: 'parking', ...tags });
  }
}
