import { classifyWay } from '../../tags/classify-way.ts';
import { parseDuration } from '../../tags/parse-numbers.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { rowTags } from '../rows/row-tags.ts';
import { MEMBER_TYPE, type StreetRows } from '../rows/street-rows.ts';

/** Facts about ways that come from relations, by OSM way id. */
export interface WayRelations {
  /** Ways of signed cycle routes. */
  readonly cycleRoutes: ReadonlySet<number>;
  /** Tags that a way inherits from a plaza, platform or ferry route it belongs to, when its own tags make it no street. */
  readonly inherited: ReadonlyMap<number, TagMap>;
  /** Ferry routes with a duration over all their ways. */
  readonly ferries: readonly { readonly ways: readonly number[]; readonly seconds: number }[];
}

export function readWayRelations(rows: StreetRows): WayRelations {
  const cycleRoutes = new Set<number>();
  const inherited = new Map<number, TagMap>();
  const ferries: { ways: number[]; seconds: number }[] = [];
  const scratch = new Map<string, string>();
  for (let row = 0; row < rows.relationId.length; row++) {
    const tags = rowTags(rows, rows.relationFirstTag, rows.relationTag, row, scratch);
    const isRoute = tags.get('type') === 'route';
    const isCycleRoute = isRoute && tags.get('route') === 'bicycle';
    const isFerry = isRoute && tags.get('route') === 'ferry';
    const isArea = tags.get('type') === 'multipolygon' && classifyWay(tags) !== undefined;
    if (!isCycleRoute && !isFerry && !isArea) continue;
    const ways: number[] = [];
    for (let m = rows.relationFirstMember[row]!; m < rows.relationFirstMember[row + 1]!; m++) {
      if (rows.memberType[m] === MEMBER_TYPE.way) ways.push(rows.memberRef[m]!);
    }
    if (isCycleRoute) for (const way of ways) cycleRoutes.add(way);
    else {
      const own = new Map(tags);
      if (isArea) own.set('area', 'yes');
      for (const way of ways) if (!inherited.has(way)) inherited.set(way, own);
      const seconds = parseDuration(own.get('duration'));
      if (isFerry && seconds > 0) ferries.push({ ways, seconds });
    }
  }
  return { cycleRoutes, inherited, ferries };
}
