import type { LayerSpecification } from 'maplibre-gl';
import type { Theme } from './theme.ts';

/** Water, parks and buildings, for tiles that have them. */
export function groundLayers(theme: Theme): LayerSpecification[] {
  return (['park', 'water', 'building'] as const).map((kind) => ({
    id: kind,
    type: 'fill',
    source: 'base',
    'source-layer': 'areas',
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'fill-color': theme[kind] },
  }));
}
