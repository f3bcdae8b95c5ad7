import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './label-font.ts';
import { LINE_PATTERNS } from './line-patterns.ts';
import type { Theme } from './theme.ts';
import { TRIP_SOURCE, type TripPoint } from './trip-data.ts';

/** The layers of the chosen trip and its pale alternatives, lowest first: lines, points, labels, and room for the end markers. */
export function tripLayers(theme: Theme): LayerSpecification[] {
  return [
    ...lineLayers(theme),
    ...pointLayers(),
    ...labelLayers(theme),
    keepFree('from', 'center', 20),
    keepFree('to', 'bottom', 26),
  ];
}

/** Each pattern has a casing, a line and an inner line. All casings lie below all lines. */
function lineLayers(theme: Theme): LayerSpecification[] {
  const casings: LayerSpecification[] = [];
  const lines: LayerSpecification[] = [];
  const opacity: ExpressionSpecification = ['case', ['==', ['get', 'faded'], 1], 0.35, 1];
  // On dark ground, unbroken lines lie on a bright casing. Broken lines have none and are lightened instead.
  const lighter: ExpressionSpecification = [
    'interpolate',
    ['linear'],
    theme.lighten,
    0,
    ['to-color', ['get', 'color']],
    1,
    ['to-color', '#ffffff'],
  ];
  for (const pattern of LINE_PATTERNS) {
    const common = {
      source: TRIP_SOURCE,
      type: 'line' as const,
      filter: ['==', ['get', 'pattern'], pattern.id] satisfies FilterSpecification,
    };
    const layout = { 'line-cap': pattern.cap, 'line-join': 'round' as const };
    const isBroken = pattern.dash.length > 0; // the casing shows in the gaps, so it takes the colour of the ground
    if (pattern.cased) {
      casings.push({
        ...common,
        id: `trip-casing-${pattern.id}`,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': isBroken ? theme.halo : theme.bright,
          'line-width': pattern.width + (theme.lighten > 0 ? 2.5 : 4),
          'line-opacity': opacity,
        },
      });
    }
    lines.push({
      ...common,
      id: `trip-${pattern.id}`,
      layout,
      paint: {
        'line-color': pattern.cased && !isBroken ? ['get', 'color'] : lighter,
        'line-width': pattern.width,
        'line-opacity': opacity,
        ...(pattern.dash.length === 0 ? {} : { 'line-dasharray': [...pattern.dash] }),
      },
    });
    if (pattern.inner === undefined) continue;
    const width = pattern.width * 0.3;
    lines.push({
      ...common,
      id: `trip-inner-${pattern.id}`,
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: {
        'line-color': '#ffffff',
        'line-width': width,
        'line-opacity': opacity,
        ...(pattern.inner.length === 0
          ? {}
          : { 'line-dasharray': pattern.inner.map((part) => (part * pattern.width) / width) }),
      },
    });
  }
  return [...casings, ...lines];
}

function isPoint(kind: TripPoint['kind']): FilterSpecification {
  return ['==', ['get', 'kind'], kind];
}

function pointLayers(): LayerSpecification[] {
  return [
    {
      id: 'trip-pass',
      type: 'circle',
      source: TRIP_SOURCE,
      minzoom: 12,
      filter: isPoint('pass'),
      paint: {
        'circle-radius': 2.6,
        'circle-color': '#ffffff',
        'circle-stroke-color': ['get', 'color'],
        'circle-stroke-width': 1.4,
      },
    },
    {
      id: 'trip-board',
      type: 'circle',
      source: TRIP_SOURCE,
      filter: isPoint('board'),
      paint: {
        'circle-radius': 6,
        'circle-color': '#ffffff',
        'circle-stroke-color': ['get', 'color'],
        'circle-stroke-width': 3.5,
      },
    },
    {
      id: 'trip-vehicle',
      type: 'circle',
      source: TRIP_SOURCE,
      filter: isPoint('vehicle'),
      paint: {
        'circle-radius': 8,
        'circle-color': ['get', 'color'],
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 3,
      },
    },
  ];
}

function labelLayers(theme: Theme): LayerSpecification[] {
  return [
    {
      id: 'trip-names',
      type: 'symbol',
      source: TRIP_SOURCE,
      filter: ['all', ['in', ['get', 'kind'], ['literal', ['board', 'vehicle']]], ['!=', ['get', 'label'], '']],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': [...LABEL_FONT],
        'text-size': 12.5,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.9,
        'text-justify': 'auto',
        'text-max-width': 10,
      },
      paint: { 'text-color': theme.stopLabel, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
    },
    {
      id: 'trip-line-names',
      type: 'symbol',
      source: TRIP_SOURCE,
      filter: ['all', ['has', 'pattern'], ['!=', ['get', 'label'], ''], ['!=', ['get', 'faded'], 1]],
      layout: {
        'symbol-placement': 'line-center',
        'text-rotation-alignment': 'viewport',
        'text-field': ['get', 'label'],
        'text-font': [...LABEL_FONT],
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': ['get', 'ink'], 'text-halo-color': ['get', 'color'], 'text-halo-width': 3 },
    },
  ];
}

/**
 * Keeps labels away from the marker at an end of the request. Markers are elements above the map, which the placement of labels ignores;
 * it does respect an invisible letter of the same size. Labels of upper layers are placed first.
 */
function keepFree(end: 'from' | 'to', anchor: 'center' | 'bottom', size: number): LayerSpecification {
  return {
    id: `trip-end-${end}`,
    type: 'symbol',
    source: TRIP_SOURCE,
    filter: isPoint(end),
    layout: {
      'text-field': 'M',
      'text-font': [...LABEL_FONT],
      'text-size': size,
      'text-anchor': anchor,
      'text-allow-overlap': true,
    },
    paint: { 'text-opacity': 0 },
  };
}
