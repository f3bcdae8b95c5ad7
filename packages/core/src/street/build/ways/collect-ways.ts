import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { StringPoolBuilder } from '../../../storage/index.ts';
import type { CountryRules } from '../../countries/country-rules.ts';
import { classifyWay } from '../../tags/classify-way.ts';
import { parseDuration } from '../../tags/parse-numbers.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { wayTraits } from '../../tags/way-traits.ts';
import type { StreetClass } from '../../traits/street-class.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import { IdLookup } from '../rows/id-lookup.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import { namesOf, shownName } from './street-names.ts';
import { readWayRelations } from './way-relations.ts';

/**
 * The ways that are streets, by ascending OSM id, and the unbroken runs of nodes of which they consist. Areas that are not streets themselves follow.
 */
export interface StreetWays {
  /** The number of ways; entries after them are areas. */
  readonly lineCount: number;
  readonly id: number[];
  readonly trait: number[];
  readonly name: number[];
  readonly ref: number[];
  readonly otherNames: number[];
  /** Runs of nodes: way, and where its nodes begin in `runNode` (one entry more than runs). */
  readonly runWay: number[];
  readonly runFirst: number[];
  /** Node rows of the source. */
  readonly runNode: number[];
  /** References to nodes that are not in the file: the extract's border (OS-38). */
  readonly missingNodes: number;
}

/** Facts other than tags that decide what is a street. */
export interface CollectOptions {
  readonly country: CountryRules;
  readonly ferries: boolean;
}

/** Collects the streets among the ways of an extract. Ways of one node and ways without any street class are left out. */
export function collectWays(
  rows: StreetRows,
  nodes: IdLookup,
  traits: TraitTableBuilder,
  strings: StringPoolBuilder,
  options: CollectOptions,
): StreetWays {
  const relations = readWayRelations(rows);
  const out = new WayLists();
  let missingNodes = 0;
  const routeSpeeds = ferrySpeeds(rows, nodes, relations.ferries);
  const scratch = new Map<string, string>();
  const traitByKey = new Map<string, number>();
  const traitKeyOf = traitKeys(rows);
  for (const row of rowsById(rows.wayId)) {
    const id = rows.wayId[row]!;
    const street = streetOf(rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch), relations.inherited.get(id));
    if (street === undefined || (street.streetClass === 'ferry' && !options.ferries)) continue;
    const runs = out.runWay.length;
    missingNodes += addRuns(rows, nodes, row, out);
    if (out.runWay.length === runs) continue;

    const { tags, streetClass, isInherited } = street;
    const fixedSpeed = streetClass === 'ferry' ? ferrySpeedOf(rows, nodes, row, street, routeSpeeds.get(id) ?? 0) : 0;
    const onCycleRoute = relations.cycleRoutes.has(id);
    // Most ways share their tags, apart from names, with many others, so equal tags are evaluated once.
    const key = isInherited || fixedSpeed > 0 ? undefined : `${onCycleRoute ? '*' : ''}${traitKeyOf(row)}`;
    let trait = key === undefined ? undefined : traitByKey.get(key);
    if (trait === undefined) {
      trait = traits.add(wayTraits(tags, streetClass, { country: options.country, onCycleRoute, fixedSpeed }));
      if (key !== undefined) traitByKey.set(key, trait);
    }
    out.id.push(id);
    out.trait.push(trait);
    out.name.push(strings.add(shownName(street.name)));
    out.ref.push(strings.add(shownName(tags.get('ref'))));
    out.otherNames.push(strings.add(otherNames(tags)));
  }
  return { ...out, lineCount: out.id.length, missingNodes };
}

/** The lists of {@link StreetWays} while they grow. */
class WayLists {
  readonly id: number[] = [];
  readonly trait: number[] = [];
  readonly name: number[] = [];
  readonly ref: number[] = [];
  readonly otherNames: number[] = [];
  readonly runWay: number[] = [];
  readonly runFirst: number[] = [0];
  readonly runNode: number[] = [];
}

interface StreetTags {
  readonly tags: TagMap;
  readonly streetClass: StreetClass;
  /** Its own, else that of the area around which it leads. */
  readonly name: string | undefined;
  /** Whether the tags that make it a street come from a relation. */
  readonly isInherited: boolean;
}

/** The street tags of a way: its own, else those of a relation. Undefined where neither make it a street. */
function streetOf(own: TagMap, inherited: TagMap | undefined): StreetTags | undefined {
  const streetClass = classifyWay(own);
  if (streetClass !== undefined) {
    const isRim = inherited !== undefined && classifyWay(inherited) === streetClass;
    return {
      tags: own,
      streetClass,
      name: own.get('name') ?? (isRim ? inherited.get('name') : undefined),
      isInherited: false,
    };
  }
  if (inherited === undefined) return undefined;
  const tags = new Map([...own, ...inherited]);
  const inheritedClass = classifyWay(tags);
  if (inheritedClass === undefined) return undefined;
  return { tags, streetClass: inheritedClass, name: tags.get('name'), isInherited: true };
}

/**
 * Adds the unbroken runs of nodes of the way that is about to be added.
 * @returns the number of its nodes that are not in the file
 */
function addRuns(rows: StreetRows, nodes: IdLookup, row: number, out: WayLists): number {
  const way = out.id.length;
  let missing = 0;
  let last = -1;
  const closeRun = (): void => {
    const first = out.runFirst[out.runWay.length]!;
    if (out.runNode.length - first >= 2) {
      out.runWay.push(way);
      out.runFirst.push(out.runNode.length);
    } else out.runNode.length = first;
    last = -1;
  };
  for (let i = rows.wayFirstRef[row]!; i < rows.wayFirstRef[row + 1]!; i++) {
    const node = nodes.find(rows.wayRef[i]!);
    if (node < 0) {
      // A line over the gap would invent a street, so the way continues as another run.
      missing++;
      closeRun();
    } else if (node !== last) {
      out.runNode.push(node);
      last = node;
    }
  }
  closeRun();
  return missing;
}

/** Millimetres per second from a ferry's own duration, else from that of its route; 0 for neither. */
function ferrySpeedOf(
  rows: StreetRows,
  nodes: IdLookup,
  row: number,
  { tags, isInherited }: StreetTags,
  routeSpeed: number,
): number {
  const seconds = parseDuration(tags.get('duration'));
  const metres = seconds > 0 && !isInherited ? wayLength(rows, nodes, row) : 0;
  const speed = metres > 0 ? metres / seconds : routeSpeed;
  return speed > 0 ? Math.max(100, Math.min(30_000, Math.round(speed * 1000))) : 0;
}

/** Keys of names and sources, which do not affect traits; `source:maxspeed` and the like do. */
const UNRELATED_KEYS =
  /^(?:(?:name|alt_name|old_name|official_name|short_name|int_name|loc_name|addr|wikidata|wikipedia|note|description)(?::.*)?|ref|source|created_by|fixme|website)$/;

/** A key of the tags of a way that {@link wayTraits} reads, equal for equal tags. */
function traitKeys({ strings, wayFirstTag, wayTag }: StreetRows): (row: number) => string {
  const silent = new Set(strings.flatMap((text, i) => (UNRELATED_KEYS.test(text) ? [i] : [])));
  return (row) => {
    let key = '';
    for (let i = wayFirstTag[row]!; i < wayFirstTag[row + 1]!; i += 2) {
      if (!silent.has(wayTag[i]!)) key += `${wayTag[i]} ${wayTag[i + 1]} `;
    }
    return key;
  };
}

/** Names other than `name` by which a street can be found (OS-47), one per line. */
function otherNames(tags: TagMap): string {
  const names = namesOf(tags.get('name') ?? '');
  const found = new Set(names.length > 1 ? names : []);
  for (const [key, value] of tags) {
    if (/^(alt_name|official_name|short_name|loc_name|old_name|int_name|name:[a-z]{2,3})(:|_|$)/.test(key)) {
      for (const part of namesOf(value)) if (!names.includes(part)) found.add(part);
    }
  }
  return [...found].join('\n');
}

/** Metres per second of the ways in ferry relations with a duration over all their ways. */
function ferrySpeeds(
  rows: StreetRows,
  nodes: IdLookup,
  ferries: readonly { readonly ways: readonly number[]; readonly seconds: number }[],
): ReadonlyMap<number, number> {
  const speeds = new Map<number, number>();
  if (ferries.length === 0) return speeds;
  const ways = IdLookup.over(rows.wayId);
  for (const ferry of ferries) {
    const metres = ferry.ways.reduce((sum, id) => {
      const row = ways.find(id);
      return row < 0 ? sum : sum + wayLength(rows, nodes, row);
    }, 0);
    for (const id of ferry.ways) speeds.set(id, metres / ferry.seconds);
  }
  return speeds;
}

function wayLength(rows: StreetRows, nodes: IdLookup, row: number): number {
  let metres = 0;
  let last = -1;
  for (let i = rows.wayFirstRef[row]!; i < rows.wayFirstRef[row + 1]!; i++) {
    const node = nodes.find(rows.wayRef[i]!);
    if (node < 0) continue;
    if (last >= 0) {
      metres += nearbyDistanceMetres(
        rows.nodeLat[last]!,
        rows.nodeLng[last]!,
        rows.nodeLat[node]!,
        rows.nodeLng[node]!,
      );
    }
    last = node;
  }
  return metres;
}
