import { ACCESS, classifyWay, nodePassage, resolveAccess, type Traveller } from '../../src/street/index.ts';

/** `y` open, `d` only to reach something there, `r` the same where it is private, `p` pushing only (where walking is allowed), `-` closed. */
const letters: Readonly<Record<number, string>> = {
  [ACCESS.no]: '-',
  [ACCESS.push]: 'p',
  [ACCESS.private]: 'r',
  [ACCESS.destination]: 'd',
  [ACCESS.yes]: 'y',
  [ACCESS.designated]: 'y',
};

const asked: readonly Traveller[] = ['foot', 'bicycle', 'car'];

/** Tags as `key=value key=value`; a space belongs to the value where no key follows it. */
function tagsOf(text: string): Map<string, string> {
  return new Map(
    text.split(/ (?=\S+=)/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** On foot, by bicycle, by car: forward and backward along a way; `no street` for a way that is none. */
export function accessAlong(text: string): string {
  const tags = tagsOf(text);
  const streetClass = classifyWay(tags);
  if (streetClass === undefined) return 'no street';
  const pair = (traveller: Traveller): string => {
    const { forward, backward } = resolveAccess(tags, streetClass, traveller);
    return `${letters[forward]}${letters[backward]}`;
  };
  return asked.map(pair).join(' ');
}

/** On foot, by bicycle, by car: through a node. */
export function accessThrough(text: string): string {
  const passage = nodePassage(tagsOf(text));
  return asked.map((traveller) => letters[passage === undefined ? ACCESS.yes : passage[traveller].forward]).join(' ');
}

/** Rows of a table in text: tags, at least two spaces, the expectation. */
export function rowsOf(table: string): (readonly [tags: string, expected: string])[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^(.*?)\s{2,}(.*)$/.exec(line);
      if (match === null) throw new Error(`no expectation: ${line}`);
      return [match[1] as string, match[2] as string];
    });
}
