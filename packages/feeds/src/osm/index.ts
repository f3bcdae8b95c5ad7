export type { OsmElements, OsmMember, OsmNode, OsmRelation, OsmWay, Tags } from './elements.ts';
export { osmRows } from './osm-rows.ts';
export { type ReadOsmOptions, readOsm } from './read-osm.ts';
export { writeOsmPbf } from './write-osm-pbf.ts';
export { writeOsmXml } from './write-osm-xml.ts';
