import type { Column } from '../../storage/index.ts';

/** Children per box. */
const FAN_OUT = 16;

/** Boxes of all levels, four numbers each (south, west, north, east in 1e-7 degrees), items first, and the first box of each level. */
export interface BoxTree {
  readonly boxes: Column<number>;
  readonly levelFirst: Column<number>;
}

/**
 * Builds a packed R-tree (Kamel, Faloutsos 1993) over items that are already in Hilbert order, so it stores nothing but boxes: item `i` lies in box
 * `i / 16` of the level above, and so on up to one box.
 * @param itemBoxes four numbers per item
 */
export function buildBoxTree(itemBoxes: Int32Array): {
  readonly boxes: Int32Array;
  readonly levelFirst: Int32Array;
} {
  const levels: Int32Array[] = [itemBoxes];
  let below = itemBoxes;
  while (below.length > 4) {
    const count = Math.ceil(below.length / 4 / FAN_OUT);
    const level = new Int32Array(count * 4);
    for (let box = 0; box < count; box++) {
      let [south, west, north, east] = [2 ** 31 - 1, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31)];
      const end = Math.min(below.length, (box + 1) * FAN_OUT * 4);
      for (let i = box * FAN_OUT * 4; i < end; i += 4) {
        south = Math.min(south, below[i]!);
        west = Math.min(west, below[i + 1]!);
        north = Math.max(north, below[i + 2]!);
        east = Math.max(east, below[i + 3]!);
      }
      level.set([south, west, north, east], box * 4);
    }
    levels.push(level);
    below = level;
  }
  const levelFirst = new Int32Array(levels.length + 1);
  levels.forEach((level, i) => {
    levelFirst[i + 1] = levelFirst[i]! + level.length / 4;
  });
  const boxes = new Int32Array(levelFirst[levels.length]! * 4);
  levels.forEach((level, i) => {
    boxes.set(level, levelFirst[i]! * 4);
  });
  return { boxes, levelFirst };
}

/**
 * Calls `visit` for every item whose box touches the given one, in ascending order.
 * @param west must not exceed `east`: split boxes at ±180° first
 */
export function searchBoxes(
  tree: BoxTree,
  south: number,
  west: number,
  north: number,
  east: number,
  visit: (item: number) => void,
): void {
  const top = tree.levelFirst.length - 2;
  if (tree.boxes.length === 0) return;
  searchLevel(tree, top, 0, 1, south, west, north, east, visit);
}

function searchLevel(
  tree: BoxTree,
  level: number,
  from: number,
  to: number,
  south: number,
  west: number,
  north: number,
  east: number,
  visit: (item: number) => void,
): void {
  const { boxes, levelFirst } = tree;
  const base = levelFirst[level]!;
  const end = Math.min(to, levelFirst[level + 1]! - base);
  for (let box = from; box < end; box++) {
    const at = (base + box) * 4;
    if (boxes[at]! > north || boxes[at + 1]! > east || boxes[at + 2]! < south || boxes[at + 3]! < west) continue;
    if (level === 0) visit(box);
    else searchLevel(tree, level - 1, box * FAN_OUT, (box + 1) * FAN_OUT, south, west, north, east, visit);
  }
}
