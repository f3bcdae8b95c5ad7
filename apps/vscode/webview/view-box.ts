/** The visible part of a drawing, in units of the whole drawing. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Limits of zooming out and in, as shares of the whole drawing. */
const WIDEST = 2;
const NARROWEST = 1 / 40;

/**
 * Zooms around a point that stays in place.
 * @param factor below 1 zooms in, above 1 zooms out; the result is limited to between twice and a fortieth of `whole`
 * @param at the fixed point, as shares (0 to 1) of the visible width and height
 */
export function zoomed(box: ViewBox, whole: ViewBox, factor: number, at: { x: number; y: number }): ViewBox {
  const width = Math.min(whole.width * WIDEST, Math.max(whole.width * NARROWEST, box.width * factor));
  const height = (width / whole.width) * whole.height;
  return { x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height };
}

/** Moves by shares of the visible width and height. */
export function moved(box: ViewBox, right: number, down: number): ViewBox {
  return { ...box, x: box.x + right * box.width, y: box.y + down * box.height };
}
