import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { TILE_MAX_ZOOM } from '../tiles/index.ts';
import { groundLayers } from './ground-layers.ts';
import { stopLayers } from './stop-layers.ts';
import { streetLabels, streetLayers } from './street-layers.ts';
import { THEMES, type ThemeName } from './theme.ts';
import { EMPTY_TRIP, TRIP_SOURCE } from './trip-data.ts';
import { tripLayers } from './trip-layers.ts';
import { VEHICLE_SOURCE } from './vehicle-data.ts';
import { vehicleLayers } from './vehicle-layers.ts';

/** Theme and data of a map style. */
export interface StyleOptions {
  readonly theme: ThemeName;
  /** Absolute address of the tiles with `{z}`, `{x}` and `{y}`. Without it the map has no ground and draws only trips. */
  readonly tilesUrl?: string;
  /** West, south, east, north. No tile outside is requested. */
  readonly bounds?: readonly [number, number, number, number];
  /** Names of data owners besides OpenStreetMap, such as transit agencies. */
  readonly attribution?: string;
}

const OSM =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

/** A MapLibre style that loads nothing but the region's own tiles: no glyphs, sprites or other addresses. */
export function createStyle(options: StyleOptions): StyleSpecification {
  const theme = THEMES[options.theme];
  const base: LayerSpecification[] =
    options.tilesUrl === undefined
      ? []
      : [...groundLayers(theme), ...streetLayers(theme), ...stopLayers(theme), ...streetLabels(theme)];
  return {
    version: 8,
    name: `Tripwright ${options.theme}`,
    sources: {
      ...(options.tilesUrl === undefined
        ? {}
        : {
            base: {
              type: 'vector' as const,
              tiles: [options.tilesUrl],
              minzoom: 5,
              maxzoom: TILE_MAX_ZOOM,
              ...(options.bounds === undefined
                ? {}
                : { bounds: [...options.bounds] as [number, number, number, number] }),
              attribution: options.attribution === undefined ? OSM : `${OSM} ${options.attribution}`,
            },
          }),
      region: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      [VEHICLE_SOURCE]: { type: 'geojson', data: EMPTY_TRIP as never },
      [TRIP_SOURCE]: { type: 'geojson', data: EMPTY_TRIP as never },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': theme.background } },
      ...base,
      {
        id: 'outside',
        type: 'fill',
        source: 'region',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': theme.outside, 'fill-opacity': 0.7 },
      },
      {
        id: 'border',
        type: 'line',
        source: 'region',
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': theme.border, 'line-width': 1.5, 'line-dasharray': [4, 3] },
      },
      ...vehicleLayers(),
      ...tripLayers(theme),
    ],
  };
}
