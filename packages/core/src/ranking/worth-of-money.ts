import { decimalOf } from '../base/index.ts';
import type { Costs } from '../model/index.ts';

/**
 * Rough amount of each currency in one cost unit (about a euro). Only for sorting, so that 300 yen do not weigh as much as 300 euros; never shown,
 * never used to convert a price.
 */
const UNITS: Readonly<Record<string, number>> = {
  AED: 4,
  ALL: 98,
  AMD: 430,
  ARS: 1500,
  AUD: 1.7,
  AZN: 2,
  BAM: 2,
  BDT: 130,
  BGN: 2,
  BOB: 8,
  BRL: 6,
  BYN: 3.5,
  CAD: 1.5,
  CLP: 1000,
  CNY: 8,
  COP: 4500,
  CRC: 550,
  CZK: 25,
  DKK: 7.5,
  DOP: 65,
  DZD: 150,
  EGP: 50,
  ETB: 140,
  GEL: 3,
  GTQ: 8,
  HKD: 9,
  HNL: 28,
  HUF: 400,
  IDR: 18_000,
  ILS: 4,
  INR: 95,
  IQD: 1400,
  IRR: 50_000,
  ISK: 140,
  JMD: 170,
  JOD: 0.8,
  JPY: 160,
  KES: 140,
  KGS: 95,
  KHR: 4400,
  KRW: 1500,
  KWD: 0.3,
  KZT: 550,
  LAK: 23_000,
  LBP: 95_000,
  LKR: 320,
  MAD: 11,
  MDL: 20,
  MGA: 5000,
  MKD: 62,
  MMK: 2300,
  MNT: 3800,
  MOP: 9,
  MXN: 20,
  MYR: 5,
  NGN: 1700,
  NIO: 40,
  NOK: 12,
  NPR: 150,
  NZD: 1.9,
  OMR: 0.4,
  PEN: 4,
  PHP: 65,
  PKR: 310,
  PLN: 4,
  PYG: 8000,
  QAR: 4,
  RON: 5,
  RSD: 117,
  RUB: 95,
  RWF: 1600,
  SAR: 4,
  SEK: 11,
  SGD: 1.5,
  THB: 38,
  TND: 3.5,
  TRY: 45,
  TWD: 35,
  TZS: 2900,
  UAH: 45,
  UGX: 4000,
  UYU: 45,
  UZS: 13_500,
  VND: 28_000,
  XAF: 650,
  XOF: 650,
  XPF: 120,
  ZAR: 20,
  ZMW: 27,
};

/** Cost units assumed for an unknown price: unknown is not free (FA-11), so it must not win over a known price. */
const USUAL_PRICE = 2;

/** A price in cost units. Currencies that are not listed count one to one. */
export function worthOfMoney({ money, currency, parts }: Pick<Costs, 'money' | 'currency' | 'parts'>): number {
  if (money !== undefined) return worth(money, currency ?? '');
  const known = parts.reduce((sum, part) => sum + worth(decimalOf(part.money), part.money.currency), 0);
  return Math.max(known, USUAL_PRICE);
}

function worth(amount: number, currency: string): number {
  return amount / (UNITS[currency] ?? 1);
}
