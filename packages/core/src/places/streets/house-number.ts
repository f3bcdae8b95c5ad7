import { foldText } from '../text/fold-tokens.ts';

/** A query with a house number taken out of it. */
export interface NumberedQuery {
  readonly number: string;
  /** The query without the number. */
  readonly rest: string;
}

const SIGN = /(^|[\s,])(?:n[º°o.]{0,2}|nr\.?|no\.?|nº|num\.?|#|№)\s*(?=\d)/giu;
const NUMBER = /(^|[\s,])(\d{1,5}(?:\s?[a-z](?![\p{L}\p{N}]))?(?:[-/–]\d{1,5}[a-z]?)?)(?=$|[\s,])/giu;

/** The house numbers that a query may have, the last first: "Rua de Cedofeita 123", "123 Main Street", "Rua X, nº 12a". */
export function numberedQueries(text: string): NumberedQuery[] {
  const plain = text.replace(SIGN, '$1');
  return [...plain.matchAll(NUMBER)]
    .map((match) => ({
      number: match[2]!,
      rest: `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`.trim(),
    }))
    .filter(({ rest }) => rest !== '')
    .reverse();
}

/** A house number as it is compared: `12 A` is `12a`. */
export function foldNumber(number: string): string {
  return foldText(number).replace(/\s+/g, '').replace('–', '-');
}

/** The figures with which a number begins; 0 without any. */
export function figuresOf(number: string): number {
  return Number(/^\d{1,9}/.exec(number)?.[0] ?? 0);
}

/** Whether a number with two ends, such as `12-18`, spans a number: both sides of the street apart. */
export function spans(range: string, figures: number): boolean {
  const match = /^(\d{1,5})[a-z]?-(\d{1,5})[a-z]?$/.exec(range);
  if (match === null) return false;
  const [from, to] = [Number(match[1]), Number(match[2])];
  return from <= figures && figures <= to && (from - to) % 2 === 0 && (figures - from) % 2 === 0;
}

/** The order of house numbers in a street: by their figures, then by letters. */
export function compareNumbers(a: string, b: string): number {
  return figuresOf(a) - figuresOf(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Words that end or begin the name of a street where the number comes first: English, French. */
const BEHIND_NUMBER_LAST = new Set(
  'street road lane drive court way avenue boulevard place square terrace crescent highway parkway close row hill walk mews parade st rd ave blvd dr ln ct'.split(
    ' ',
  ),
);
const BEHIND_NUMBER_FIRST = new Set(
  'rue chemin impasse quai allee boulevard montee sentier cours route faubourg'.split(' '),
);

/** A street and a number in the order that the language of the street uses: "Rua Augusta 10", "10 Downing Street", "10 Rue de Rivoli". */
export function writeAddress(street: string, number: string): string {
  const words = foldText(street)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isBehind = BEHIND_NUMBER_LAST.has(words.at(-1) ?? '') || BEHIND_NUMBER_FIRST.has(words[0] ?? '');
  return isBehind ? `${number} ${street}` : `${street} ${number}`;
}
