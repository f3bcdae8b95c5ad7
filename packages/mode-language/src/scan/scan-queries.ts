import { type StringSink, stringAt } from './source-string.ts';

const VALUE_ENDS: ReadonlySet<number> = new Set([...'&#"\'`<>\\)'].map((sign) => sign.charCodeAt(0)));
const QUESTION = 63;
const LETTER_D = 68;
const CLOSE = 93;
const LONGEST_NAME = 40;
/** Options of curl after which a parameter stands without `?` or `&`. */
const DATA_OPTION = /(?:-d|--data|--data-urlencode|--data-raw|--url-query|--form|-F)[ =]["']?$/;
const LONGEST_OPTION = 24;

/**
 * The parameters of query strings in a text: `?modes=pt_pub&modes=wa_wal`, on one line or with one line for each parameter, and those of
 * curl's data options. Each name is a key, each value a string that it owns; the values of a name within one address are a list. One linear
 * pass.
 * @param strings where the parameters are added
 * @param scope of the strings; the default gives each address its own
 */
export function scanQueries(
  text: string,
  strings: StringSink,
  { from = 0, to = text.length, scope }: { from?: number; to?: number; scope?: number } = {},
): void {
  let address = from;
  /** Where the scan for the beginning of the address goes on. */
  let seen = from;
  let next = from;
  for (let equals = text.indexOf('=', from); equals >= 0 && equals < to; equals = text.indexOf('=', next)) {
    next = equals + 1;
    let start = equals;
    while (start > from && equals - start < LONGEST_NAME && isNameCharacter(text.charCodeAt(start - 1))) start--;
    if (start === equals) continue;
    for (; seen < start; seen++) {
      if (text.charCodeAt(seen) === QUESTION || beginsCommand(text, seen, from)) address = seen;
    }
    if (!isParameter(text, start, from)) continue;
    const written = text.slice(start, equals);
    const last = written.charCodeAt(written.length - 1);
    const name = last === CLOSE || (last & ~32) === LETTER_D ? written.replace(/\[\]$|%5B%5D$/i, '') : written;
    let end = equals + 1;
    while (end < to && !endsValue(text.charCodeAt(end))) end++;
    next = end;
    const given = text.slice(equals + 1, end);
    // Variables of a client or a shell: `{{modes}}`, `$modes`, `${modes}`.
    if (given.includes('$') || given.includes('{{')) continue;
    const own = scope ?? -1 - address;
    strings.push(
      stringAt(
        { role: 'key', owner: '', ownerOfOwner: '', list: undefined, scope: own },
        { value: name, start, end: start + name.length, closed: true, plain: true },
      ),
    );
    const plain = !given.includes('%') && !given.includes('+');
    const value = plain ? given : decoded(given);
    strings.push(
      stringAt(
        { role: 'value', owner: name, ownerOfOwner: '', list: listOf(address, name), scope: own },
        { value, start: equals + 1, end, closed: true, plain },
      ),
    );
  }
}

/** Whether a character ends the value of a parameter: white space or one of & # " ' ` < > \ ). */
function endsValue(code: number): boolean {
  if (code > 127) return /\s/.test(String.fromCharCode(code));
  return code <= 32 ? code === 32 || (code >= 9 && code <= 13) : VALUE_ENDS.has(code);
}

/** Whether a character is one of a parameter's name: a letter, a digit, `_`, `-`, `%`, `[` or `]`. */
function isNameCharacter(code: number): boolean {
  const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
  const isOther = code === 95 || code === 45 || code === 37 || code === 91 || code === 93;
  return isLetter || (code >= 48 && code <= 57) || isOther;
}

/** A parameter stands after `?` or `&`, at the beginning of a string, or in a data option of curl. */
function isParameter(text: string, start: number, from: number): boolean {
  const before = text[start - 1];
  if (before === '?' || before === '&') return true;
  if (start === from && from > 0) return true;
  return DATA_OPTION.test(text.slice(Math.max(from, start - LONGEST_OPTION), start));
}

/** A line begins a new command or request, unless the line before it ends with a backslash or it goes on with `?` or `&`. */
function beginsCommand(text: string, at: number, from: number): boolean {
  if (at === from || text.charCodeAt(at - 1) !== 10) return false;
  if (/[\s&?]/.test(text[at] as string)) return false;
  return !/\\\r?\n$/.test(text.slice(Math.max(from, at - 3), at));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // a percent sign that encodes nothing
  }
}

/** A number below those of brackets for each address and name. */
function listOf(address: number, name: string): number {
  return -1 - (address * 31 + (nameNumbers.get(name) ?? 0));
}

const nameNumbers: ReadonlyMap<string, number> = new Map(
  ['modes', 'mode', 'avoid', 'avoidModes', 'onlyAllowModes', 'neverAllowModes', 'modeIdentifier'].map((name, index) => [
    name,
    index + 1,
  ]),
);
