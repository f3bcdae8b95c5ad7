import type { OsmElements, Tags } from '@tripwright/feeds/osm';
import type { SampleCity } from '../src/index.ts';
import { toPoint } from '../src/place.ts';

/** The part of the plan to draw, in metres. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Pen {
  readonly width: number;
  readonly color: string;
  readonly casing?: string;
  readonly dash?: string;
}

const streetPens: Readonly<Record<string, Pen>> = {
  motorway: { width: 22, color: '#e8919c', casing: '#c45a6a' },
  trunk: { width: 22, color: '#f6b38a', casing: '#cf7e4b' },
  primary: { width: 20, color: '#fcd6a4', casing: '#c9a064' },
  secondary: { width: 18, color: '#f7f0b4', casing: '#bdb36a' },
  tertiary: { width: 15, color: '#ffffff', casing: '#b5b0a6' },
  residential: { width: 10, color: '#ffffff', casing: '#c9c4ba' },
  living_street: { width: 9, color: '#f1efec', casing: '#c9c4ba' },
  pedestrian: { width: 9, color: '#e4dcea', casing: '#b9aec4' },
  service: { width: 6, color: '#ffffff', casing: '#cfcac0' },
  cycleway: { width: 3.5, color: '#5a7fd0', dash: '12 5' },
  footway: { width: 3, color: '#e08a7a', dash: '7 4' },
  path: { width: 3, color: '#a98458', dash: '9 5' },
  steps: { width: 6, color: '#d0563f', dash: '3 3' },
};

const railPens: Readonly<Record<string, Pen>> = {
  rail: { width: 8, color: '#fff', casing: '#555', dash: '30 30' },
  monorail: { width: 7, color: '#7fb8b8' },
  funicular: { width: 7, color: '#7a5c4d', dash: '14 6' },
};

/** Colour of an area by its tags; undefined for areas that are not drawn. */
function fillOf(tags: Tags): string | undefined {
  if (tags['natural'] === 'water') return '#a9cfe3';
  if (tags['natural'] === 'beach') return '#f6e9bd';
  if (tags['natural'] === 'heath') return '#dfe0ab';
  if (tags['leisure'] !== undefined) return '#c0e3b4';
  if (tags['building'] !== undefined && tags['aeroway'] === undefined) return '#d3c8ba';
  if (tags['amenity'] === 'parking') return '#e8e8ee';
  const aero: Readonly<Record<string, string>> = { aerodrome: '#e6e4ee', apron: '#d5d2e2', terminal: '#b9a9a0' };
  const land: Readonly<Record<string, string>> = {
    forest: '#b4d3a0',
    meadow: '#d9ebc2',
    farmland: '#f1ecd2',
    residential: '#e6e2dc',
    retail: '#eedad4',
    commercial: '#efe3dc',
    industrial: '#e6dfe8',
    education: '#f0edd8',
  };
  return aero[tags['aeroway'] ?? ''] ?? land[tags['landuse'] ?? ''];
}

/** Drawing order: fields, then the sea, then areas on land. */
function rankOf(tags: Tags): number {
  if (tags['landuse'] !== undefined) return ['forest', 'meadow', 'farmland'].includes(tags['landuse']) ? -1 : 0;
  if (tags['aeroway'] === 'aerodrome') return -1;
  if (tags['natural'] === 'water' || tags['building'] !== undefined) return 3;
  return tags['amenity'] === 'parking' ? 2 : 1;
}

/** The city as a picture: land, water, streets by class, rails, lines in their colours, stops. */
export function citySvg(city: SampleCity, box: Box, wide: number): string {
  const high = Math.round((wide * (box.north - box.south)) / (box.east - box.west));
  const at = nodePlaces(city.osm);
  const path = (refs: readonly number[]): string => `M${refs.map((ref) => at.get(ref) ?? '').join('L')}`;
  const seaWays = new Map(
    city.osm.relations.flatMap((relation) =>
      relation.tags['natural'] === 'water' ? relation.members.map((member) => [member.ref, member.role] as const) : [],
    ),
  );
  const areas: { readonly svg: string; readonly rank: number }[] = [];
  const sea: string[] = [];
  const lines: { readonly pen: Pen; readonly d: string; readonly tags: Tags }[] = [];
  for (const way of city.osm.ways) {
    const d = path(way.refs);
    if (seaWays.has(way.id)) sea.push(`${d}Z`);
    const closed = way.refs[0] === way.refs[way.refs.length - 1];
    const fill = closed ? fillOf(way.tags) : undefined;
    if (fill !== undefined) areas.push({ svg: `<path d="${d}Z" fill="${fill}"/>`, rank: rankOf(way.tags) });
    const pen = streetPens[way.tags['highway'] ?? ''] ?? railPens[way.tags['railway'] ?? ''];
    if (pen !== undefined) lines.push({ pen, d, tags: way.tags });
    if (way.tags['aeroway'] === 'runway') lines.push({ pen: { width: 45, color: '#a8a6b4' }, d, tags: way.tags });
    if (way.tags['route'] === 'ferry')
      lines.push({ pen: { width: 5, color: '#3f7fa8', dash: '24 14' }, d, tags: way.tags });
    if (way.tags['man_made'] === 'breakwater') lines.push({ pen: { width: 16, color: '#9a958c' }, d, tags: way.tags });
    if (way.tags['natural'] === 'coastline') lines.push({ pen: { width: 4, color: '#7fb0c9' }, d, tags: way.tags });
  }
  areas.sort((a, b) => a.rank - b.rank);
  const layerOf = (tags: Tags): number => Number(tags['layer'] ?? 0);
  lines.sort((a, b) => layerOf(a.tags) - layerOf(b.tags) || a.pen.width - b.pen.width);
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${box.west} ${-box.north} ${box.east - box.west} ${box.north - box.south}" font-family="sans-serif">`,
    `<rect x="${box.west}" y="${-box.north}" width="100%" height="100%" fill="#f3f1e8"/>`,
    ...areas.filter((area) => area.rank < 0).map((area) => area.svg),
    `<path d="${sea.join('')}" fill="#a9cfe3" fill-rule="evenodd"/>`,
    ...areas.filter((area) => area.rank >= 0).map((area) => area.svg),
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
  ];
  for (const layer of new Set(lines.map((line) => layerOf(line.tags)))) {
    const here = lines.filter((line) => layerOf(line.tags) === layer);
    const faint = layer < 0 ? ' opacity="0.4"' : '';
    for (const { pen, d } of here)
      if (pen.casing !== undefined)
        out.push(`<path d="${d}" stroke="${pen.casing}" stroke-width="${pen.width + 4}"${faint}/>`);
    for (const { pen, d } of here)
      out.push(
        `<path d="${d}" stroke="${pen.color}" stroke-width="${pen.width}"${pen.dash === undefined ? '' : ` stroke-dasharray="${pen.dash}" stroke-linecap="butt"`}${faint}/>`,
      );
  }
  out.push(...transitLayer(city), '</g>', ...stopLayer(city), ...labels(city), '</svg>');
  return out.join('\n');
}

function nodePlaces(osm: OsmElements): Map<number, string> {
  const at = new Map<number, string>();
  for (const node of osm.nodes) {
    const p = toPoint(node.lat, node.lng);
    at.set(node.id, `${p.x.toFixed(1)} ${(-p.y).toFixed(1)}`);
  }
  return at;
}

function transitLayer(city: SampleCity): string[] {
  return city.transit.patterns
    .filter(({ direction, line }) => direction === 0 && line.plan !== 'ferry' && line.plan !== 'coach')
    .map(({ line, shape }) => {
      const heavy = line.course.on === 'tracks' ? 11 : line.plan === 'tram' || line.plan === 'cablecar' ? 8 : 4;
      return `<path d="M${shape.map((p) => `${p.x.toFixed(1)} ${(-p.y).toFixed(1)}`).join('L')}" stroke="#${line.color}" stroke-width="${heavy}" opacity="0.75"/>`;
    });
}

function stopLayer(city: SampleCity): string[] {
  return city.transit.stops.flatMap((stop) => {
    if (stop.locationType === 1)
      return [
        `<circle cx="${stop.point.x.toFixed(0)}" cy="${(-stop.point.y).toFixed(0)}" r="22" fill="#fff" stroke="#222" stroke-width="7"/>`,
      ];
    if (stop.locationType === 2)
      return [
        `<rect x="${(stop.point.x - 6).toFixed(0)}" y="${(-stop.point.y - 6).toFixed(0)}" width="12" height="12" fill="#222"/>`,
      ];
    if (stop.parent !== undefined || stop.locationType !== 0) return [];
    return [
      `<circle cx="${stop.point.x.toFixed(0)}" cy="${(-stop.point.y).toFixed(0)}" r="8" fill="#fff" stroke="#345" stroke-width="3"/>`,
    ];
  });
}

function labels(city: SampleCity): string[] {
  const seen = new Set<string>();
  return city.transit.stations.flatMap(({ station, platforms }) => {
    const name = station.name.en;
    const p = platforms[0]?.point;
    if (p === undefined || seen.has(name)) return [];
    seen.add(name);
    return [
      `<text x="${(p.x + 34).toFixed(0)}" y="${(-p.y + 14).toFixed(0)}" font-size="62" font-weight="bold" fill="#1d2a38" stroke="#fff" stroke-width="12" paint-order="stroke">${name}</text>`,
    ];
  });
}
