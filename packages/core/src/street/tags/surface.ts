import type { Surface } from '../traits/street-traits.ts';

const names: ReadonlyMap<string, Surface> = new Map<string, Surface>([
  ['asphalt', 'asphalt'],
  ['chipseal', 'asphalt'],
  ['tarmac', 'asphalt'],
  ['concrete', 'concrete'],
  ['concrete:plates', 'concrete'],
  ['concrete:lanes', 'concrete'],
  ['cement', 'concrete'],
  ['tiles', 'paving_stones'],
  ['bricks', 'paving_stones'],
  ['brick', 'paving_stones'],
  ['paving_stones', 'paving_stones'],
  ['sett', 'sett'],
  ['cobblestone', 'cobblestone'],
  ['unhewn_cobblestone', 'cobblestone'],
  ['cobblestone:flattened', 'sett'],
  ['compacted', 'compacted'],
  ['fine_gravel', 'fine_gravel'],
  ['gravel', 'gravel'],
  ['pebblestone', 'gravel'],
  ['rock', 'gravel'],
  ['stone', 'other-paved'],
  ['ground', 'ground'],
  ['dirt', 'ground'],
  ['earth', 'ground'],
  ['mud', 'ground'],
  ['woodchips', 'ground'],
  ['grass', 'grass'],
  ['grass_paver', 'grass'],
  ['sand', 'sand'],
  ['wood', 'wood'],
  ['metal', 'metal'],
  ['metal_grid', 'metal'],
  ['paved', 'other-paved'],
  ['rubber', 'other-paved'],
  ['tartan', 'other-paved'],
  ['acrylic', 'other-paved'],
  ['unpaved', 'other-unpaved'],
]);

/** The surface of a `surface` tag; the first known one of a list. */
export function surfaceOf(value: string | undefined): Surface {
  if (value === undefined) return 'unknown';
  for (const part of value.split(/[;,]/)) {
    const known = names.get(part.trim().toLowerCase());
    if (known !== undefined) return known;
  }
  return 'unknown';
}
