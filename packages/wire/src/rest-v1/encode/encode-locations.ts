import { hashText } from '@tripwright/core/base';
import type { ListedStop } from '@tripwright/core/model';
import { canonicalJson, type SegmentLocation } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { known } from './field-values.ts';
import { modeInfoOf, rowOfMode } from './mode-info.ts';

/** A cell's locations (spec 2.6). Lists that were not asked for are left out. */
export interface StopGroup {
  readonly key: string;
  readonly hashCode: number;
  readonly stops?: readonly SegmentLocation[];
}

export interface LocationsResponse {
  readonly groups: readonly StopGroup[];
}

/** What a group's content depends on besides the stops. */
export interface GroupContext {
  readonly region: string | undefined;
  readonly locale: Locale;
  /** Modes asked for; none: no stops were asked for. */
  readonly modes: readonly string[];
  readonly includeChildren: boolean;
  /** Keep the order of the stops; else the busiest come first. */
  readonly ordered?: boolean;
}

/**
 * A cell as a group. The hash is made of all that a client can see and of what was asked for, never of the order in which stops were
 * found (IT-26): it changes with any visible field and only then, and a cell that became empty has another one than before.
 */
export function encodeStopGroup(key: string, stops: readonly ListedStop[], context: GroupContext): StopGroup {
  const { modes, includeChildren, ordered } = context;
  if (modes.length === 0) return { key, hashCode: hashText(canonicalJson({ key, modes })) };
  const encoded = stops.map((stop) => encodeStop(stop, context));
  if (ordered !== true) encoded.sort(busiestFirst);
  const seen = { key, modes: [...modes].sort(), includeChildren, stops: encoded };
  return { key, hashCode: hashText(canonicalJson(seen)), stops: encoded };
}

const TRANSIT = 'pt_pub';

/** `stopType` of the wire's list by the icon of the busiest mode; modes without one of their own take the nearest kind. */
const STOP_TYPES: Readonly<Record<string, string>> = {
  bus: 'bus',
  coach: 'bus',
  train: 'train',
  tram: 'tram',
  subway: 'subway',
  monorail: 'monorail',
  ferry: 'ferry',
  cablecar: 'cablecar',
  funicular: 'cablecar',
  gondola: 'cablecar',
  car: 'taxi',
};

/** Names of lines in `services`; a station of hundreds is known by its busiest. */
const MOST_LINES = 40;

function encodeStop(listed: ListedStop, context: GroupContext): SegmentLocation {
  const { stop, modes, lines, children } = listed;
  const { region, locale } = context;
  const mode = modes[0] ?? TRANSIT;
  const stopType = STOP_TYPES[rowOfMode(mode).icon];
  return {
    lat: stop.lat,
    lng: stop.lng,
    name: stop.name,
    ...(stop.timezone !== '' && { timezone: stop.timezone }),
    ...(region !== undefined && { region, id: `${TRANSIT}|${region}|${stop.code}` }),
    class: listed.isStation ? 'ParentStopLocation' : 'StopLocation',
    code: stop.code,
    // a copy: some clients drop stops without it
    stopCode: stop.code,
    popularity: Math.round(stop.popularity),
    modeInfo: modeInfoOf(mode, locale),
    services: lines.slice(0, MOST_LINES).join(', '),
    availableRoutes: lines.length,
    ...(stopType !== undefined && { stopType }),
    ...(stop.publicCode !== '' && { shortName: stop.publicCode }),
    ...(stop.platform !== '' && { platformCode: stop.platform }),
    ...known('wheelchairAccessible', stop.wheelchair),
    ...(context.includeChildren &&
      children.length > 0 && { children: children.map((child) => encodeStop(child, context)).sort(busiestFirst) }),
  };
}

function busiestFirst(a: SegmentLocation, b: SegmentLocation): number {
  const [codeA, codeB] = [a.code ?? '', b.code ?? ''];
  return (b.popularity ?? 0) - (a.popularity ?? 0) || (codeA < codeB ? -1 : codeA > codeB ? 1 : 0);
}
