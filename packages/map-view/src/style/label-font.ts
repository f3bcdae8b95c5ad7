/** The fonts of all labels. The style has no address for glyphs, so MapLibre uses the fonts of the device. */
export const LABEL_FONT: readonly string[] = ['system-ui', 'sans-serif'];
