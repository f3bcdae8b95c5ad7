import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { asRecord } from '../request/index.ts';
import { type FoundRequest, LONGEST_REQUEST, requestIn } from './found-request.ts';

/** Members that only requests for trips have; `modes` alone is one of many formats. */
const TELLING: readonly string[] = [
  'allModes',
  'arriveBefore',
  'avoidStops',
  'combine',
  'departAfter',
  'modes',
  'when',
  'wheelchair',
];

/** Requests among the objects of a JSON text. @param offset of the text in its document */
export function findInJson(text: string, offset: number): FoundRequest[] {
  const found: FoundRequest[] = [];
  const open: Node[] = [treeOf(text)].filter((node) => node !== undefined);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const request = node.type === 'object' && node.length <= LONGEST_REQUEST ? requestOf(node) : undefined;
    if (request === undefined) open.push(...(node.children ?? []).toReversed());
    else found.push({ start: offset + node.offset, end: offset + node.offset + node.length, request });
  }
  return found;
}

function requestOf(node: Node): FoundRequest['request'] | undefined {
  const names = (node.children ?? []).map(({ children }) => String(children?.[0]?.value));
  if (!names.includes('from') || !names.includes('to') || !names.some((name) => TELLING.includes(name)))
    return undefined;
  const value = asRecord(getNodeValue(node));
  return value === undefined ? undefined : requestIn(value);
}

function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined; // nested beyond all reason
  }
}
