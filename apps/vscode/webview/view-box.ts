/** The part of a drawing that is shown, in units of the whole drawing. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Furthest out and furthest in, as shares of the whole drawing. */
const WIDEST = 2;
const NARROWEST = 1 / 40;

/**
 * Zooms about a point that stays where it is.
 * @param factor below 1 zooms in, above 1 out; held between twice and a fortieth of `whole`
 * @param at the fixed point, as shares (0 to 1) of the shown width and height
 */
export function zoomed(box: ViewBox, whole: ViewBox, factor: number, at: { x: number; y: number }): ViewBox {
  const width = Math.min(whole.width * WIDEST, Math.max(whole.width * NARROWEST, box.width * factor));
  const height = (width / whole.width) * whole.height;
  return { x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height };
}

/** Moves by shares of the shown width and height. */
export function moved(box: ViewBox, right: number, down: number): ViewBox {
  return { ...box, x: box.x + right * box.width, y: box.y + down * box.height };
}
