import { hashText } from '@tripwright/core/base';
import type { ListedPlace, ListedStop } from '@tripwright/core/model';
import { canonicalJson, type SegmentLocation } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { askedLists, encodeListedPlaces, type ListedLocation } from './encode-listed-place.ts';
import { factField } from './field-values.ts';
import { modeInfoOf, rowOfMode } from './mode-info.ts';

/** The locations of one cell (wire-format.md section 13). Lists that were not requested are absent. */
export interface StopGroup {
  readonly key: string;
  readonly hashCode: number;
  readonly stops?: readonly SegmentLocation[];
  readonly bikePods?: readonly ListedLocation[];
  readonly carPods?: readonly ListedLocation[];
  readonly carRentals?: readonly ListedLocation[];
  readonly carParks?: readonly ListedLocation[];
  readonly freeFloating?: readonly ListedLocation[];
  readonly facilities?: readonly ListedLocation[];
}

/** Body of `/v1/locations.json`: one group per requested cell. */
export interface LocationsResponse {
  readonly groups: readonly StopGroup[];
}

/** Everything a group depends on besides its stops. */
export interface GroupContext {
  readonly region: string | undefined;
  readonly locale: Locale;
  /** Requested modes. Empty: no stops were requested. */
  readonly modes: readonly string[];
  /** Requested modes without stops, which ask for the other lists; none unless given. */
  readonly otherModes?: readonly string[];
  /** IANA name, for places other than stops. */
  readonly timezone?: string | undefined;
  readonly includeChildren: boolean;
  /** True keeps the order of the stops; otherwise the busiest come first. */
  readonly ordered?: boolean;
}

/**
 * Encodes a cell as a group. The hash covers every field a client can see and the requested modes, but not the order in which stops were
 * found (IT-26). It changes exactly when a visible field changes, also when a cell becomes empty and when a live count changes. Only the instant
 * of counts is left out: with it every cell would change with every poll.
 */
export function encodeStopGroup(
  key: string,
  stops: readonly ListedStop[],
  context: GroupContext,
  places: readonly ListedPlace[] = [],
): StopGroup {
  const { modes, otherModes = [], includeChildren, ordered, region, timezone, locale } = context;
  const lists = encodeListedPlaces(places, askedLists(otherModes), { region, timezone, locale });
  if (ordered !== true) for (const list of Object.values(lists)) list.sort(byId);
  const others = otherModes.length > 0 && { otherModes: [...otherModes].sort(), lists: withoutInstants(lists) };
  if (modes.length === 0) return { key, hashCode: hashText(canonicalJson({ key, modes, ...others })), ...lists };
  const encoded = stops.map((stop) => encodeStop(stop, context));
  if (ordered !== true) encoded.sort(busiestFirst);
  const seen = { key, modes: [...modes].sort(), includeChildren, stops: encoded, ...others };
  return { key, hashCode: hashText(canonicalJson(seen)), stops: encoded, ...lists };
}

/** The lists without the instants of their counts. */
function withoutInstants(lists: object): unknown {
  return JSON.parse(JSON.stringify(lists, (name, value) => (name === 'lastUpdate' ? undefined : value)));
}

function byId(a: ListedLocation, b: ListedLocation): number {
  return (a.id ?? '') < (b.id ?? '') ? -1 : 1;
}

const TRANSIT = 'pt_pub';

/** The wire's `stopType` by the icon of the busiest mode. Modes without a type of their own take the nearest one. */
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

/** Maximum number of line names in `services`: a station with hundreds of lines lists its busiest. */
const MOST_LINES = 40;

/** A stop or station as a location. */
export function encodeStop(
  listed: ListedStop,
  context: Pick<GroupContext, 'region' | 'locale' | 'includeChildren'>,
): SegmentLocation {
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
    // A copy of `code`: some clients drop stops without it.
    stopCode: stop.code,
    popularity: Math.round(stop.popularity),
    modeInfo: modeInfoOf(mode, locale),
    ...(modes.length > 1 && { modes }),
    services: lines.slice(0, MOST_LINES).join(', '),
    availableRoutes: lines.length,
    ...(stopType !== undefined && { stopType }),
    ...(stop.publicCode !== '' && { shortName: stop.publicCode }),
    ...(stop.platform !== '' && { platformCode: stop.platform }),
    ...factField('wheelchairAccessible', stop.wheelchair),
    ...(context.includeChildren &&
      children.length > 0 && { children: children.map((child) => encodeStop(child, context)).sort(busiestFirst) }),
  };
}

function busiestFirst(a: SegmentLocation, b: SegmentLocation): number {
  const [codeA, codeB] = [a.code ?? '', b.code ?? ''];
  return (b.popularity ?? 0) - (a.popularity ?? 0) || (codeA < codeB ? -1 : codeA > codeB ? 1 : 0);
}
