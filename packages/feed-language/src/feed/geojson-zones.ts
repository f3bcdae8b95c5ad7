import { JsonText, property } from '../json/json-text.ts';
import type { TextRange } from '../table/feed-row.ts';

/** A zone of locations.geojson: its id and the place of the id, without quotation marks. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly range: TextRange;
  /** Place of the geometry; that of the id when it has none. */
  readonly geometryRange: TextRange;
}

/** The zones of locations.geojson; none for a text that is no feature collection. */
export function readZones(text: string): Zone[] {
  const json = new JsonText(text);
  if (json.root === undefined) return [];
  const features = property(json.root, 'features')?.children ?? [];
  return features.flatMap((feature): Zone[] => {
    const id = property(feature, 'id');
    if (id === undefined || (id.type !== 'string' && id.type !== 'number')) return [];
    const range = json.rangeOf(id);
    const properties = property(feature, 'properties');
    const name = properties && (property(properties, 'stop_name') ?? property(properties, 'name'))?.value;
    const geometry = property(feature, 'geometry');
    const geometryRange = geometry === undefined ? range : json.rangeOf(geometry);
    return [{ id: String(id.value), name: typeof name === 'string' ? name : '', range, geometryRange }];
  });
}
