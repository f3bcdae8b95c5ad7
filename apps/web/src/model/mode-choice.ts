/** A mode that the user can switch on and off. */
export interface ModeChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  /** Colour as `#rrggbb`. */
  readonly color: string;
  readonly chosen: boolean;
}
