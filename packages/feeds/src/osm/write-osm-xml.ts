import type { OsmElements, Tags } from './elements.ts';

/** The text of an OpenStreetMap XML file with the elements in their order. Equal elements give equal text. */
export function writeOsmXml(elements: OsmElements): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<osm version="0.6" generator="Tripwright">'];
  for (const { id, lat, lng, tags } of elements.nodes) {
    lines.push(...element('node', `id="${id}" lat="${degrees(lat)}" lon="${degrees(lng)}" version="1"`, [], tags));
  }
  for (const { id, refs, tags } of elements.ways) {
    lines.push(
      ...element(
        'way',
        `id="${id}" version="1"`,
        refs.map((ref) => `<nd ref="${ref}"/>`),
        tags,
      ),
    );
  }
  for (const { id, members, tags } of elements.relations) {
    const inside = members.map(
      ({ type, ref, role }) => `<member type="${type}" ref="${ref}" role="${escapeText(role)}"/>`,
    );
    lines.push(...element('relation', `id="${id}" version="1"`, inside, tags));
  }
  lines.push('</osm>', '');
  return lines.join('\n');
}

function element(name: string, attributes: string, inside: readonly string[], tags: Tags): string[] {
  const content = [
    ...inside,
    ...Object.entries(tags).map(([key, value]) => `<tag k="${escapeText(key)}" v="${escapeText(value)}"/>`),
  ];
  if (content.length === 0) return [`<${name} ${attributes}/>`];
  return [`<${name} ${attributes}>`, ...content.map((line) => `  ${line}`), `</${name}>`];
}

/** Seven decimals, as OpenStreetMap stores them, never in exponent form. */
function degrees(value: number): string {
  return value.toFixed(7).replace(/\.?0+$/, '');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
