import type { PricingPlan } from '@tripwright/core/shared-vehicles';
import type { SteppedRate } from '@tripwright/core/tariffs';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';
import { keepFirst } from './rows.ts';

const MICROS = 1_000_000;

/** Rows of system_pricing_plans. A plan without a currency or a price gives no prices and is dropped. */
export function readPlans(data: JsonRecord): PricingPlan[] {
  const plans = data.records('plans').map((record): PricingPlan | undefined => {
    const id = record.needText('plan_id');
    const currency = record.needText('currency')?.toUpperCase();
    const price = micros(record.amount('price'));
    if (record.value('price') === undefined) record.note('missing-value', 'price', '');
    if (id === undefined || currency === undefined || price === undefined) return undefined;
    if (!/^[A-Z]{3}$/.test(currency)) {
      record.note('invalid-value', 'currency', currency);
      return undefined;
    }
    return {
      id,
      name: record.localText('name') ?? [{ text: id, language: '' }],
      currency,
      priceMicros: price,
      isTaxable: record.flag('is_taxable') ?? false,
      perKm: segments(record, 'per_km_pricing'),
      perMinute: segments(record, 'per_min_pricing'),
      ...definedValues({
        description: record.localText('description'),
        url: record.text('url'),
        reservationPerMinuteMicros: micros(record.amount('reservation_price_per_min')),
        reservationFlatMicros: micros(record.amount('reservation_price_flat_rate')),
        surge: record.flag('surge_pricing'),
      }),
    };
  });
  return keepFirst(plans, data, 'plans');
}

function segments(plan: JsonRecord, key: string): SteppedRate[] {
  const found: SteppedRate[] = [];
  for (const record of plan.records(key)) {
    const [start, interval, end] = [record.amount('start'), record.amount('interval'), record.amount('end')];
    // A rate may be negative: a discount.
    const rate = micros(record.number('rate'));
    if (start === undefined || interval === undefined || rate === undefined) {
      for (const name of ['start', 'interval', 'rate']) {
        if (record.value(name) === undefined) record.note('missing-value', name, '');
      }
      continue;
    }
    if (end !== undefined && end <= start) {
      record.note('invalid-value', 'end', end);
      continue;
    }
    found.push({ start, interval, rateMicros: rate, ...definedValues({ end }) });
  }
  return found;
}

function micros(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * MICROS);
}
