import type { Spot } from './line.ts';

/** A request to `/v1/routing.json`, as a client writes it. */
export interface Asked {
  readonly from: Spot;
  readonly to: Spot;
  /** Unix seconds; exactly one of the two is given. */
  readonly departAfter?: number;
  readonly arriveBefore?: number;
  readonly modes: readonly string[];
  readonly allModes?: boolean;
  readonly wheelchair?: boolean;
  readonly avoidStops?: readonly string[];
  /** Any other parameter as written; it replaces the fields above: `ws`, `cs`, `wm`, `tt`, `wp`, `locale`, `bestOnly`, `includeStops`, … */
  readonly more?: Readonly<Record<string, string | readonly string[]>>;
}

/** The query string of the request. */
export function searchOf(asked: Asked): URLSearchParams {
  const place = ({ lat, lng }: Spot): string => `(${lat},${lng})`;
  const search = new URLSearchParams({ v: '11', from: place(asked.from), to: place(asked.to) });
  if (asked.departAfter !== undefined) search.set('departAfter', `${asked.departAfter}`);
  if (asked.arriveBefore !== undefined) search.set('arriveBefore', `${asked.arriveBefore}`);
  for (const mode of asked.modes) search.append('modes', mode);
  if (asked.allModes !== undefined) search.set('allModes', `${asked.allModes}`);
  if (asked.wheelchair !== undefined) search.set('wheelchair', `${asked.wheelchair}`);
  for (const code of asked.avoidStops ?? []) search.append('avoidStops', code);
  for (const [name, value] of Object.entries(asked.more ?? {})) {
    search.delete(name);
    for (const one of [value].flat()) search.append(name, one);
  }
  return search;
}

/** Whether one mode of the request covers the mode of a segment: the same, or above it (`pt_pub` covers `pt_pub_bus`). */
export function covers(requested: string, mode: string): boolean {
  return mode === requested || mode.startsWith(`${requested}_`);
}
