import type { FlexPlace, FlexStop } from '@tripwright/core/flex';
import type { FeedRows, StopRow } from '@tripwright/core/timetable/build';
import { readArea } from '../../geojson/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { lineOfRow } from '../source/row-lines.ts';

const ZONES = 'locations.geojson';
const GROUPS = 'location_groups.txt';
const MEMBERS = 'location_group_stops.txt';

/**
 * The zones, stop groups and single stops that rows of stop_times.txt refer to, built on first use. Ids share one namespace, as GTFS
 * demands; `stop_id` may also name a zone or group, as in a draft of GTFS-Flex.
 */
export class FlexPlaces {
  readonly places: FlexPlace[] = [];
  readonly #indexOf = new Map<string, number>();
  readonly #feed: FeedRows;
  readonly #stops: ReadonlyMap<string, StopRow>;
  readonly #zones: ReadonlyMap<string, FlexPlace>;
  readonly #groups: ReadonlyMap<string, { name: string; members: string[] }>;

  constructor(feed: FeedRows, notices: SourceNotices) {
    this.#feed = feed;
    this.#stops = new Map(feed.stops.map((stop) => [stop.id, stop]));
    this.#zones = readZones(feed, notices);
    this.#groups = readGroups(feed, notices, (id) => this.#stops.has(id) || this.#zones.has(id));
  }

  /** Index of the place with this id; undefined for an unknown id, or a place without coordinates. */
  indexOf(id: string): number | undefined {
    const known = this.#indexOf.get(id);
    if (known !== undefined) return known;
    const place = this.#make(id);
    if (place === undefined) return undefined;
    this.#indexOf.set(id, this.places.length);
    this.places.push(place);
    return this.places.length - 1;
  }

  #make(id: string): FlexPlace | undefined {
    const zone = this.#zones.get(id);
    if (zone !== undefined) return zone;
    const group = this.#groups.get(id);
    const members = group?.members ?? (this.#stops.has(id) ? [id] : []);
    const stops = members.map((member) => this.#stopOf(member)).filter((stop) => stop !== undefined);
    // In drafts groups may have zones as members: their areas become one area.
    const polygons = members.flatMap((member) => this.#zones.get(member)?.area?.polygons ?? []);
    if (stops.length === 0 && polygons.length === 0) return undefined;
    return {
      feed: this.#feed.name,
      id,
      name: group?.name ?? stops[0]?.name ?? '',
      ...(stops.length === 0 ? {} : { stops }),
      ...(polygons.length === 0 ? {} : { area: { polygons } }),
    };
  }

  #stopOf(id: string): FlexStop | undefined {
    const stop = this.#stops.get(id);
    if (stop === undefined || Number.isNaN(stop.lat) || Number.isNaN(stop.lng)) return undefined;
    return { id, name: stop.name, lat: stop.lat, lng: stop.lng };
  }
}

function readZones(feed: FeedRows, notices: SourceNotices): Map<string, FlexPlace> {
  const zones = new Map<string, FlexPlace>();
  for (const row of feed.otherTables.get(ZONES) ?? []) {
    const id = row.get('id') ?? '';
    const area = readArea(JSON.parse(row.get('geometry') ?? '{}'));
    if (id === '' || area === undefined) {
      notices.note(id === '' ? 'missing-value' : 'invalid-geometry', ZONES, 0, id === '' ? 'id' : 'geometry', id);
    } else if (zones.has(id)) notices.note('duplicate-key', ZONES, 0, 'id', id);
    else zones.set(id, { feed: feed.name, id, name: row.get('stop_name') ?? row.get('name') ?? '', area });
  }
  return zones;
}

/** Groups by id, with their members from location_group_stops.txt, or, in drafts, from location_groups.txt. */
function readGroups(
  feed: FeedRows,
  notices: SourceNotices,
  exists: (id: string) => boolean,
): Map<string, { name: string; members: string[] }> {
  const groups = new Map<string, { name: string; members: string[] }>();
  for (const [file, column] of [
    [GROUPS, 'location_id'],
    [MEMBERS, 'stop_id'],
  ] as const) {
    for (const row of feed.otherTables.get(file) ?? []) {
      const id = row.get('location_group_id');
      if (id === undefined) {
        notices.note('missing-value', file, lineOfRow(row), 'location_group_id', '');
        continue;
      }
      let group = groups.get(id);
      if (group === undefined) {
        group = { name: '', members: [] };
        groups.set(id, group);
      }
      const name = row.get('location_group_name');
      if (group.name === '' && name !== undefined) group.name = name;
      const member = row.get(column);
      if (member === undefined) continue;
      if (exists(member)) group.members.push(member);
      else notices.note('unknown-stop', file, lineOfRow(row), column, member);
    }
  }
  return groups;
}
