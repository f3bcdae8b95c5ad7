/** The columns of walking links; a region that knows about wheels has each of them a second time, see {@link stepFreeName}. */
export const LINK_COLUMNS = ['linkFirst', 'linkTo', 'linkSeconds', 'linkMetres', 'linkRule', 'linkMinimum'] as const;

/** The name of a link column among the step-free links (PW-7). */
export function stepFreeName(column: string): string {
  return `stepFree${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}
