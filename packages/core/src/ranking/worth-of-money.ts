import type { Costs } from '../model/index.ts';

/**
 * Roughly how many units of a currency one unit of imaginary money is (about a euro), to one digit. Only for sorting: so that 300 yen do not weigh
 * as much as 300 hours. Never shown, never used to convert a price.
 */
const UNITS: Readonly<Record<string, number>> = {
  AED: 4,
  ARS: 1500,
  AUD: 1.7,
  BGN: 2,
  BRL: 6,
  CAD: 1.5,
  CLP: 1000,
  CNY: 8,
  COP: 4500,
  CZK: 25,
  DKK: 7.5,
  EGP: 50,
  GEL: 3,
  HKD: 9,
  HUF: 400,
  IDR: 18_000,
  ILS: 4,
  INR: 95,
  ISK: 140,
  JPY: 160,
  KRW: 1500,
  KZT: 550,
  MAD: 11,
  MXN: 20,
  MYR: 5,
  NOK: 12,
  NZD: 1.9,
  PEN: 4,
  PHP: 65,
  PLN: 4,
  RON: 5,
  RSD: 117,
  RUB: 95,
  SEK: 11,
  SGD: 1.5,
  THB: 38,
  TRY: 45,
  TWD: 35,
  UAH: 45,
  UYU: 45,
  VND: 28_000,
  ZAR: 20,
};

/** What is to be paid, in imaginary money; 0 where it is not known. Currencies not listed count as one to one. */
export function worthOfMoney({ money, currency }: Pick<Costs, 'money' | 'currency'>): number {
  return (money ?? 0) / (UNITS[currency ?? ''] ?? 1);
}
