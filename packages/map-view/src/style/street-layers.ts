import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './label-font.ts';
import type { Theme } from './theme.ts';

/** Widths in pixels at zooms 10, 14 and 18. In between, widths grow exponentially. */
type Widths = readonly [far: number, middle: number, near: number];

type ThemeColor = Exclude<keyof Theme, 'lighten'>;

interface StreetLook {
  readonly classes: readonly string[];
  readonly color: ThemeColor;
  readonly casing?: ThemeColor;
  readonly widths: Widths;
  readonly minzoom: number;
  readonly dash?: readonly number[];
}

/** Classes of streets in drawing order, lowest first. */
const LOOKS: readonly StreetLook[] = [
  { classes: ['ferry'], color: 'border', widths: [0.8, 1.2, 2], minzoom: 8, dash: [4, 4] },
  { classes: ['platform'], color: 'path', widths: [0, 0.6, 3], minzoom: 16 },
  { classes: ['footway', 'track', 'steps'], color: 'path', widths: [0, 0.5, 2], minzoom: 14.5, dash: [2, 1.5] },
  { classes: ['cycleway'], color: 'path', widths: [0, 0.7, 2.4], minzoom: 14, dash: [4, 1] },
  { classes: ['service'], color: 'street', casing: 'casing', widths: [0, 0.8, 7], minzoom: 14 },
  { classes: ['pedestrian'], color: 'street', casing: 'casing', widths: [0.3, 1.8, 12], minzoom: 13 },
  { classes: ['minor'], color: 'street', casing: 'casing', widths: [0.3, 2.2, 16], minzoom: 12.5 },
  { classes: ['tertiary'], color: 'street', casing: 'casing', widths: [0.8, 3.2, 20], minzoom: 11 },
  { classes: ['secondary'], color: 'main', casing: 'mainCasing', widths: [0.6, 3.4, 22], minzoom: 10 },
  { classes: ['primary'], color: 'main', casing: 'mainCasing', widths: [0.9, 4.2, 25], minzoom: 8 },
  { classes: ['ramp'], color: 'motorway', casing: 'mainCasing', widths: [0.5, 2.6, 16], minzoom: 11 },
  { classes: ['trunk'], color: 'motorway', casing: 'mainCasing', widths: [1.2, 4.6, 26], minzoom: 6 },
  { classes: ['motorway'], color: 'motorway', casing: 'mainCasing', widths: [1.5, 5, 28], minzoom: 5 },
];

const inClasses = (classes: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
];

const widthOf = ([far, middle, near]: Widths, more = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  far + more,
  14,
  middle + more,
  18,
  near + more,
];

/** The layers of the streets. All casings lie below all streets, so that crossings look open. */
export function streetLayers(theme: Theme): LayerSpecification[] {
  const casings: LayerSpecification[] = [];
  const streets: LayerSpecification[] = [];
  for (const look of LOOKS) {
    const id = look.classes[0]!;
    const common = {
      type: 'line' as const,
      source: 'base',
      'source-layer': 'streets',
      minzoom: look.minzoom,
      filter: inClasses(look.classes),
    };
    if (look.casing !== undefined) {
      casings.push({
        ...common,
        id: `casing-${id}`,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': theme[look.casing], 'line-width': widthOf(look.widths, 1.4) },
      });
    }
    streets.push({
      ...common,
      id: `street-${id}`,
      layout: { 'line-join': 'round', 'line-cap': look.dash === undefined ? 'round' : 'butt' },
      paint: {
        'line-color': theme[look.color],
        'line-width': widthOf(look.widths),
        ...(look.dash === undefined ? {} : { 'line-dasharray': [...look.dash] }),
      },
    });
  }
  return [...casings, ...streets];
}

/** Names along the streets. Only the tiles of the deepest zoom have names. */
export function streetLabels(theme: Theme): LayerSpecification[] {
  const rows: readonly { id: string; classes: readonly string[]; minzoom: number; size: number }[] = [
    {
      id: 'small',
      classes: ['minor', 'pedestrian', 'service', 'cycleway', 'footway', 'steps'],
      minzoom: 15.5,
      size: 11,
    },
    { id: 'middle', classes: ['tertiary'], minzoom: 14.5, size: 11.5 },
    { id: 'main', classes: ['motorway', 'trunk', 'primary', 'secondary'], minzoom: 14, size: 12.5 },
  ];
  return rows.map((row) => ({
    id: `name-${row.id}`,
    type: 'symbol',
    source: 'base',
    'source-layer': 'streets',
    minzoom: row.minzoom,
    filter: ['all', ['has', 'name'], inClasses(row.classes)],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': [...LABEL_FONT],
      'text-size': row.size,
      'text-max-angle': 30,
      'text-padding': 12,
    },
    paint: { 'text-color': theme.label, 'text-halo-color': theme.halo, 'text-halo-width': 1.4 },
  }));
}
