/** The fonts of all labels: MapLibre draws them from the fonts of the device, since the style names no place for glyphs. */
export const LABEL_FONT: readonly string[] = ['system-ui', 'sans-serif'];
