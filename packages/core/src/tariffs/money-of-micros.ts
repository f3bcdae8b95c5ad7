import { currencyDigits, type Money } from '../base/index.ts';

const MICRO_DIGITS = 6;

/** Converts millionths of the major unit to money, rounded to whole minor units, halves away from zero. */
export function moneyOfMicros(micros: number, currency: string): Money {
  const perMinor = 10 ** (MICRO_DIGITS - currencyDigits(currency));
  const minor = Math.sign(micros) * Math.floor(Math.abs(micros) / perMinor + 0.5);
  return { currency, minor: minor === 0 ? 0 : minor };
}
