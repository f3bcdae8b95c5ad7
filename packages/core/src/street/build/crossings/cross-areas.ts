import type { StringPoolBuilder } from '../../../storage/index.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { IdLookup } from '../rows/id-lookup.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import type { AreaWalk } from './area-walk.ts';
import { findCrossings } from './find-crossings.ts';
import { walkableAreas } from './walkable-areas.ts';
import { readWalls } from './walls.ts';

export interface CrossedAreas {
  readonly walks: readonly AreaWalk[];
  readonly areas: number;
  readonly uncrossed: number;
}

/** The walks across the areas of an extract. Areas that are not streets themselves get an entry in `ways`, after all real ways. */
export function crossAreas(
  rows: StreetRows,
  nodes: IdLookup,
  ways: StreetWays,
  traits: TraitTableBuilder,
  strings: StringPoolBuilder,
): CrossedAreas {
  const areas = walkableAreas(rows, nodes, ways, traits);
  const found = findCrossings(rows, ways, areas, readWalls(rows, nodes), traits);
  const wayOf = new Map<string, number>();
  const walks = found.area.map((index, i): AreaWalk => {
    const area = areas[index];
    if (area === undefined) throw new RangeError(`no area ${index}`);
    const key = `${area.isRelation ? 'r' : 'w'}${area.id}`;
    let way = area.way >= 0 ? area.way : wayOf.get(key);
    if (way === undefined) {
      ways.name.push(strings.add(area.name));
      ways.ref.push(strings.add(''));
      ways.otherNames.push(strings.add(''));
      ways.trait.push(area.trait);
      way = ways.id.push(area.id) - 1;
      wayOf.set(key, way);
    }
    const [from, to] = [found.from[i]!, found.to[i]!];
    const [fromGap, toGap] = [found.gaps.has(from), found.gaps.has(to)];
    return { area: index, way, trait: area.trait, from, to, fromGap, toGap };
  });
  return { walks, areas: new Set(found.area).size, uncrossed: found.uncrossed };
}
