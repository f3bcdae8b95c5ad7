/** A way to travel that can be switched on and off. */
export interface ModeChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly chosen: boolean;
}
