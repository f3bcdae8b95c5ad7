import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './label-font.ts';
import { VEHICLE_SOURCE } from './vehicle-data.ts';

/** The layer of vehicles that clicks are held against. */
export const VEHICLE_LAYER = 'vehicles';

/** From here on a vehicle has room for the name of its line. */
const NAMES_FROM = 12.5;

/** Vehicles as discs in the colour of their line, with its name and an arrow in the direction in which they move. */
export function vehicleLayers(): LayerSpecification[] {
  const source = VEHICLE_SOURCE;
  const opacity: ExpressionSpecification = ['case', ['==', ['get', 'old'], 1], 0.45, 1];
  return [
    {
      id: 'vehicle-arrows',
      type: 'symbol',
      source,
      minzoom: NAMES_FROM - 1,
      filter: ['has', 'bearing'],
      layout: {
        'text-field': '▲',
        'text-font': [...LABEL_FONT],
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 7, 15, 13],
        'text-offset': [0, -1.05],
        'text-rotate': ['get', 'bearing'],
        'text-rotation-alignment': 'map',
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: {
        'text-color': ['get', 'color'],
        'text-opacity': opacity,
        'text-halo-color': '#ffffff',
        'text-halo-width': 1.2,
      },
    },
    {
      id: VEHICLE_LAYER,
      type: 'circle',
      source,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 9, 2.5, 12, 5, 15, 11],
        'circle-color': ['get', 'color'],
        'circle-opacity': opacity,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-opacity': opacity,
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 10, 0.8, 14, 1.8],
      },
    },
    {
      id: 'vehicle-lines',
      type: 'symbol',
      source,
      minzoom: NAMES_FROM,
      layout: {
        'text-field': ['get', 'line'],
        'text-font': [...LABEL_FONT],
        'text-size': ['interpolate', ['linear'], ['zoom'], 12, 7, 15, 10],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': ['get', 'ink'], 'text-opacity': opacity },
    },
  ];
}
