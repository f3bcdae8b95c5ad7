/** Name of a theme. */
export type ThemeName = 'light' | 'dark';

/** The colours of a drawing. The map and the SVG renderer share them. */
export interface Theme {
  readonly background: string;
  /** Covers the world outside the region. */
  readonly outside: string;
  readonly border: string;
  readonly water: string;
  readonly park: string;
  readonly building: string;
  readonly motorway: string;
  readonly main: string;
  readonly street: string;
  readonly path: string;
  /** Casing of streets. */
  readonly casing: string;
  readonly mainCasing: string;
  readonly label: string;
  readonly stopLabel: string;
  /** Around labels, markers and trip lines. */
  readonly halo: string;
  readonly stop: string;
  /** Inside stops and around the lines of trips. */
  readonly bright: string;
  /** How far lines without a bright casing are lightened towards white, 0 to 1. */
  readonly lighten: number;
  /** Lines of modes without a colour, and connecting walks. */
  readonly faint: string;
}

/** The two themes. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    background: '#f2efe9',
    outside: '#dcd8cf',
    border: '#a39c8d',
    water: '#b7d5e4',
    park: '#d5e5c7',
    building: '#e4dfd5',
    motorway: '#f2c98a',
    main: '#fcebc4',
    street: '#ffffff',
    path: '#b9b09e',
    casing: '#dcd5c8',
    mainCasing: '#e0c795',
    label: '#5a554b',
    stopLabel: '#24405c',
    halo: '#ffffff',
    stop: '#4a6076',
    bright: '#ffffff',
    lighten: 0,
    faint: '#5f6b76',
  },
  dark: {
    background: '#171c22',
    outside: '#0d1115',
    border: '#56626e',
    water: '#16334a',
    park: '#1c2d24',
    building: '#1f262d',
    motorway: '#7d6238',
    main: '#5a5140',
    street: '#38424c',
    path: '#414c56',
    casing: '#11161b',
    mainCasing: '#14191e',
    label: '#a7b0b9',
    stopLabel: '#b9d4ee',
    halo: '#10151a',
    stop: '#93a9bd',
    bright: '#e3eaee',
    lighten: 0.5,
    faint: '#a8b3bd',
  },
};
