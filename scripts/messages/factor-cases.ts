import type { Cases, Message, Slot } from '../../packages/core/src/text/languages/message.ts';

type Part = string | Slot;

/**
 * A choice with the words that all its cases share before and after it: sources write each case as a whole sentence, and compiled messages hold the
 * shared words once.
 */
export function factorCases([argument, choose, cases]: readonly [string, 'plural' | 'select', Cases]): readonly Part[] {
  const entries = Object.entries(cases).map(([key, message]) => [key, partsOf(message)] as const);
  const lists = entries.map(([, parts]) => [...parts]);
  if (lists.length < 2) return [[argument, choose, cases]];
  const before = takeShared(lists, 'start');
  const after = takeShared(lists, 'end');
  const all = Object.fromEntries(entries.map(([key], at) => [key, messageOf(lists[at] ?? [])])) as Cases;
  // A kind with the words of `other` needs no case. Plural categories do: `=1` may stand before `one`.
  const isOwn = ([key, message]: [string, Message]): boolean =>
    choose === 'plural' || key === 'other' || JSON.stringify(message) !== JSON.stringify(all.other);
  const rest = Object.fromEntries(Object.entries(all).filter(isOwn)) as Cases;
  return [...before, [argument, choose, rest], ...after];
}

/** A message from its parts: a text alone stands without a list. */
export function messageOf(parts: readonly Part[]): Message {
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

function partsOf(message: Message): readonly Part[] {
  if (message === '') return [];
  return typeof message === 'string' ? [message] : message;
}

/** Takes the parts that all lists share off their start or end, and returns them in order. */
function takeShared(lists: Part[][], side: 'start' | 'end'): readonly Part[] {
  const at = side === 'start' ? 0 : -1;
  const shared: Part[] = [];
  const keep = (part: Part): unknown => (side === 'start' ? shared.push(part) : shared.unshift(part));
  for (;;) {
    const edges = lists.map((list) => list.at(at));
    const [first] = edges;
    if (first === undefined || edges.includes(undefined)) return shared;
    if (edges.every((edge) => JSON.stringify(edge) === JSON.stringify(first))) {
      keep(first);
      for (const list of lists) list.splice(at, 1);
      continue;
    }
    if (!edges.every((edge) => typeof edge === 'string')) return shared;
    const text = side === 'start' ? sharedStart(edges) : sharedEnd(edges);
    if (text === '') return shared;
    keep(text);
    for (const list of lists) {
      const edge = list.at(at) as string;
      const left = side === 'start' ? edge.slice(text.length) : edge.slice(0, edge.length - text.length);
      list.splice(at, 1, ...(left === '' ? [] : [left]));
    }
    return shared;
  }
}

/** The whole words that all texts begin with. */
function sharedStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  while (length > 0 && !texts.every((text) => isBetweenWords(text, length))) length--;
  return first.slice(0, length);
}

/** The whole words that all texts end with. */
function sharedEnd(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text.at(-1 - length) === first.at(-1 - length))) length++;
  while (length > 0 && !texts.every((text) => isBetweenWords(text, text.length - length))) length--;
  return first.slice(first.length - length);
}

/** Beside a space; in Chinese beside a character and no space, since values decide there whether a space stays. Placeholders hold neither. */
function isBetweenWords(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const sides = text.slice(at - 1, at + 1);
  return HAN.test(text) ? HAN.test(sides) && !sides.includes(' ') : sides.includes(' ');
}

const HAN = /\p{Script=Han}/u;
