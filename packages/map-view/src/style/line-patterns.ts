/** How the lines of some modes are drawn, so that modes differ by more than colour. Lengths are multiples of the line's width. */
export interface LinePattern {
  readonly id: LinePatternId;
  /** Mode identifiers; each covers every mode below it. */
  readonly modes: readonly string[];
  /** Lengths of dash, gap, …; empty for an unbroken line. A dash of 0 is a dot. */
  readonly dash: readonly number[];
  /** Dashes of a bright line inside the line; empty: unbroken. Absent: no such line. */
  readonly inner?: readonly number[];
  /** Width in pixels. */
  readonly width: number;
  readonly cap: 'round' | 'butt';
  /** True when the line lies on a wider casing. */
  readonly cased: boolean;
}

/** Name of a pattern. */
export type LinePatternId =
  | 'solid'
  | 'tram'
  | 'rail'
  | 'ferry'
  | 'cable'
  | 'walk'
  | 'wheelchair'
  | 'cycle'
  | 'drive'
  | 'hail'
  | 'hop';

/** All patterns. The first is for scheduled modes without a row of their own, the last for gaps between the request and the street network. */
export const LINE_PATTERNS: readonly LinePattern[] = [
  { id: 'solid', modes: ['pt', 'in'], dash: [], width: 6, cap: 'round', cased: true },
  { id: 'tram', modes: ['pt_pub_tram', 'pt_pub_monorail'], dash: [], inner: [], width: 7, cap: 'round', cased: true },
  {
    id: 'rail',
    modes: ['pt_pub_train', 'pt_pub_regionaltrain', 'pt_pub_metro', 'pt_pub_subway', 'in_rail'],
    dash: [],
    inner: [3, 2],
    width: 7,
    cap: 'round',
    cased: true,
  },
  { id: 'ferry', modes: ['pt_pub_ferry', 'in_ferry'], dash: [2.6, 1.4], width: 6, cap: 'butt', cased: true },
  {
    id: 'cable',
    modes: ['pt_pub_funicular', 'pt_pub_gondola', 'pt_pub_cablecar', 'in_air'],
    dash: [3, 1, 0.8, 1],
    width: 6,
    cap: 'butt',
    cased: true,
  },
  { id: 'walk', modes: ['wa', 'stationary'], dash: [0, 1.9], width: 5.5, cap: 'round', cased: false },
  { id: 'wheelchair', modes: ['wa_whe'], dash: [0, 1.6, 1.2, 1.6], width: 5.5, cap: 'round', cased: false },
  { id: 'cycle', modes: ['me_mic', 'me_mic-s', 'cy'], dash: [1.4, 0.9], width: 5.5, cap: 'butt', cased: true },
  { id: 'drive', modes: ['me'], dash: [4, 1.2], width: 5.5, cap: 'butt', cased: true },
  { id: 'hail', modes: ['ps'], dash: [3.4, 1, 1, 1], width: 5.5, cap: 'butt', cased: true },
  { id: 'hop', modes: [], dash: [1.5, 2], width: 2.5, cap: 'butt', cased: false },
];

const byMode: ReadonlyMap<string, LinePattern> = new Map(
  LINE_PATTERNS.flatMap((pattern) => pattern.modes.map((mode) => [mode, pattern] as const)),
);
const byId: ReadonlyMap<string, LinePattern> = new Map(LINE_PATTERNS.map((pattern) => [pattern.id, pattern]));

/** The pattern of a mode: that of its own row or of the nearest row above it. */
export function patternOfMode(identifier: string): LinePattern {
  for (let end = identifier.length; end > 0; end = identifier.lastIndexOf('_', end - 1)) {
    const found = byMode.get(identifier.slice(0, end));
    if (found !== undefined) return found;
  }
  return getPattern('solid');
}

/** The pattern of an id. */
export function getPattern(id: LinePatternId): LinePattern {
  return byId.get(id)!;
}
