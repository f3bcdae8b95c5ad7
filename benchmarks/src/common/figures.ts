/** The output of `--json`: plain data, times in milliseconds unless the name says otherwise. */
export type Figure = string | number | boolean | null | readonly Figure[] | { readonly [name: string]: Figure };

/** The figures of one suite. */
export interface Figures {
  readonly [name: string]: Figure;
}

/** Rounds to four significant digits; more would be noise. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;
}

/** How many times larger `other` is than `own`; 0 when `own` is 0. */
export function ratio(other: number, own: number): number {
  return own === 0 ? 0 : round(other / own);
}
