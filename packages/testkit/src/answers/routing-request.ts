import type { Spot } from './line.ts';

/** A request to `/v1/routing.json`, as a client writes it. */
export interface RoutingRequest {
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
export function searchOf(request: RoutingRequest): URLSearchParams {
  const place = ({ lat, lng }: Spot): string => `(${lat},${lng})`;
  const search = new URLSearchParams({ v: '11', from: place(request.from), to: place(request.to) });
  if (request.departAfter !== undefined) search.set('departAfter', `${request.departAfter}`);
  if (request.arriveBefore !== undefined) search.set('arriveBefore', `${request.arriveBefore}`);
  for (const mode of request.modes) search.append('modes', mode);
  if (request.allModes !== undefined) search.set('allModes', `${request.allModes}`);
  if (request.wheelchair !== undefined) search.set('wheelchair', `${request.wheelchair}`);
  for (const code of request.avoidStops ?? []) search.append('avoidStops', code);
  for (const [name, value] of Object.entries(request.more ?? {})) {
    search.delete(name);
    for (const one of [value].flat()) search.append(name, one);
  }
  return search;
}

/** Whether one mode of the request covers the mode of a segment: the same, or above it (`pt_pub` covers `pt_pub_bus`). */
export function covers(requested: string, mode: string): boolean {
  return mode === requested || mode.startsWith(`${requested}_`);
}
