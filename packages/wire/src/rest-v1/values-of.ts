/** The values of a reason or advisory as a member; nothing where there are none. */
export function valuesOf(values: Readonly<Record<string, string | number>>): {
  readonly values?: Readonly<Record<string, string | number>>;
} {
  return Object.keys(values).length === 0 ? {} : { values };
}
