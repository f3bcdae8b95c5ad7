/** An exact amount of one currency in whole minor units (cents), so that sums are exact (FA-2). A discount is negative. */
export interface Money {
  /** ISO 4217 code in upper case. */
  readonly currency: string;
  /** Whole minor units of the currency: 2.50 EUR is 250, 500 JPY is 500. */
  readonly minor: number;
}

/** Currencies whose minor unit is not a hundredth (ISO 4217, list one). */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/** The number of digits after the decimal point of a currency: 2 unless ISO 4217 gives another. */
export function currencyDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

/**
 * Reads a decimal number as money without passing through a binary fraction.
 * @returns undefined for a text that is not a plain decimal number, is finer than the currency, or is too large to be exact
 */
export function parseMoney(text: string, currency: string): Money | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  const code = currency.toUpperCase();
  if (match === null || !/^[A-Z]{3}$/.test(code)) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = currencyDigits(code);
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return { currency: code, minor: sign === '-' && minor !== 0 ? -minor : minor };
}

/** Sums by currency, in order of currency: amounts of different currencies are never added. */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, minor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, minor]) => ({ currency, minor }));
}

/** The amount in units of the currency with its decimals: "2.50" for 250 cents, "210" for 210 yen. */
export function decimalTextOf({ currency, minor }: Money): string {
  const digits = currencyDigits(currency);
  if (digits === 0) return String(minor);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The amount in units of the currency as a number, for output only: computing with it is not exact. */
export function decimalOf(money: Money): number {
  return Number(decimalTextOf(money));
}
