import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './label-font.ts';
import type { Theme } from './theme.ts';

/** Layers with stops, for finding the clicked stop. */
export const STOP_LAYERS: readonly string[] = ['stops', 'stops-major'];

/** Stops as dots in the colour of their mode. Stations are larger, and their names have priority. */
export function stopLayers(theme: Theme): LayerSpecification[] {
  const isMajor: ExpressionSpecification = ['==', ['get', 'major'], 1];
  const color: ExpressionSpecification = ['coalesce', ['get', 'color'], theme.stop];
  const common = { source: 'base', 'source-layer': 'stops' } as const;
  const label = (id: string, minzoom: number, filter: ExpressionSpecification, size: number): LayerSpecification => ({
    ...common,
    id,
    type: 'symbol',
    minzoom,
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [...LABEL_FONT],
      'text-size': size,
      'text-anchor': 'top',
      'text-offset': [0, 0.55],
      'text-max-width': 9,
      'text-padding': 6,
      'text-optional': true,
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'popularity'], 0]],
    },
    paint: { 'text-color': theme.stopLabel, 'text-halo-color': theme.halo, 'text-halo-width': 1.5 },
  });
  return [
    {
      ...common,
      id: 'stops',
      type: 'circle',
      minzoom: 12.5,
      filter: ['!', isMajor],
      paint: {
        'circle-color': theme.bright,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, 1.2, 14, 2.2, 17, 5],
        'circle-stroke-color': color,
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 12, 0.8, 14, 1.2, 17, 2.2],
      },
    },
    {
      ...common,
      id: 'stops-major',
      type: 'circle',
      minzoom: 9.5,
      filter: isMajor,
      paint: {
        'circle-color': theme.bright,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 10, 2, 14, 4, 17, 6.5],
        'circle-stroke-color': color,
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 10, 1.2, 14, 2.2, 17, 3],
      },
    },
    label('stop-names', 16, ['!', isMajor], 11),
    label('station-names', 12, isMajor, 12),
  ];
}
