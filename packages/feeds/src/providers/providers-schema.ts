import { isModeId } from '@tripwright/core/modes';
import { openingTimes } from '@tripwright/core/tariffs';
import { z } from 'zod';
import { readArea } from '../geojson/index.ts';
import type { ProvidersFile } from './providers-file.ts';

// The schema of providers.json. Amounts are in major units of a currency (3.25).

const id = z.string().min(1).max(80);
const name = z.string().min(1).max(200);
const amount = z.number().min(0).max(1e6);
const positive = z.number().gt(0).max(1e6);
const count = z.number().int().min(0).max(1e6);
const seconds = z.number().int().min(0).max(86_400);
const url = z.url({ protocol: /^https?$/ });
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR');
const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);
const mode = z.string().refine(isModeId, 'must be a mode identifier such as me_car');

const hours = z
  .string()
  .refine((text) => openingTimes(text).rules !== undefined, 'must be opening hours such as "Mo-Fr 06:00-22:00"');

const area = z.unknown().transform((geometry, context) => {
  const found = readArea(geometry);
  if (found !== undefined) return found;
  context.issues.push({ code: 'custom', message: 'must be a GeoJSON Polygon or MultiPolygon', input: geometry });
  return z.NEVER;
});

/** A price per unit, charged in proportion, or a list of steps. */
const rates = z.union(
  [
    z.number().min(-1e6).max(1e6),
    z.array(
      z
        .strictObject({
          start: amount.default(0),
          end: positive.optional(),
          interval: amount.optional(),
          rate: z.number().min(-1e6).max(1e6),
        })
        .refine(({ start, end }) => end === undefined || end > start, 'must end after its start'),
    ),
  ],
  { error: 'must be a number, or a list of {start, end?, interval?, rate}' },
);

const tariffKeys = {
  currency: currency.optional(),
  flagFall: amount.default(0),
  perKm: rates.default(0),
  perMinute: rates.default(0),
  minimum: amount.optional(),
  maximum: amount.optional(),
  bookingFee: amount.optional(),
};
const tariff = z.strictObject(tariffKeys);

/** Tariffs that replace `tariff` in certain hours. */
const timedTariffs = z.array(z.strictObject({ hours, ...tariffKeys })).default([]);

const providerKeys = {
  id,
  name,
  phone: z.string().min(1).optional(),
  website: url.optional(),
  bookingUrl: url.optional(),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #FFCC00')
    .optional(),
  tariff: tariff.optional(),
  timedTariffs,
  openingHours: hours.optional(),
};

const hailed = z.strictObject({
  ...providerKeys,
  waitSeconds: seconds,
  timedWaits: z.array(z.strictObject({ hours, waitSeconds: seconds })).default([]),
  area: area.optional(),
  dropOffArea: area.optional(),
  wheelchair: z.boolean().optional(),
});

const hire = z.strictObject({
  ...providerKeys,
  oneWay: z.boolean().default(false),
  returnArea: area.optional(),
  collectSeconds: seconds.default(180),
  returnSeconds: seconds.default(120),
  maxDetourSeconds: seconds.optional(),
  maxSpeedKmh: positive.optional(),
  places: z
    .array(
      z.strictObject({
        id,
        name,
        lat,
        lng,
        address: z.string().optional(),
        vehicles: count.optional(),
        openingHours: hours.optional(),
        wheelchair: z.boolean().optional(),
      }),
    )
    .min(1),
});

const parking = z.strictObject({
  id,
  name,
  lat,
  lng,
  kind: z.enum(['on-street', 'off-street']).default('off-street'),
  vehicles: z
    .array(z.enum(['car', 'motorbike', 'bicycle']))
    .min(1)
    .default(['car', 'motorbike']),
  capacity: count.optional(),
  disabledBays: count.optional(),
  access: z.enum(['public', 'customers', 'permit', 'private']).default('public'),
  parkAndRide: z.boolean().default(false),
  openingHours: hours.optional(),
  wheelchair: z.boolean().optional(),
  fees: z
    .strictObject({
      currency: currency.optional(),
      /** The total price of stays up to a number of minutes. */
      steps: z
        .array(z.strictObject({ minutes: positive, price: amount }))
        .refine((steps) => steps.every(({ minutes }, i) => i === 0 || minutes > steps[i - 1]!.minutes), 'must ascend'),
      daily: amount.optional(),
      chargedHours: hours.optional(),
    })
    .optional(),
});

const airport = z.strictObject({
  /** Ids or codes of stops or stations; empty = everywhere. */
  stops: z.array(z.string().min(1)).default([]),
  checkInSeconds: seconds.optional(),
  checkOutSeconds: seconds.optional(),
  transferSeconds: seconds.optional(),
});

const onDemand = z.strictObject({
  /** Name of the agency in the feed; absent = all others. */
  agency: name.optional(),
  tariff: tariff.optional(),
  timedTariffs,
});

const schema = z.strictObject({
  /** ISO 4217 code of amounts without a currency of their own. */
  currency: currency.optional(),
  taxis: z.array(hailed).default([]),
  rideHailing: z.array(hailed).default([]),
  carSharing: z.array(hire).default([]),
  carRental: z.array(hire).default([]),
  carPooling: z.array(hire).default([]),
  parking: z.array(parking).default([]),
  energy: z
    .array(z.strictObject({ mode, price: positive, per100Km: positive, currency: currency.optional() }))
    .default([]),
  tolls: z
    .array(
      z.strictObject({
        id,
        name,
        ways: z.array(z.number().int().positive()).min(1),
        prices: z.record(mode, amount),
        currency: currency.optional(),
      }),
    )
    .default([]),
  airports: z.array(airport).default([]),
  onDemand: z.array(onDemand).default([]),
  /** Grams of CO₂ per kilometre, by mode. */
  emissions: z.record(mode, amount).default({}),
});

/** The JSON Schema of providers.json as it is written: with defaults as options, and without the checks that a schema cannot state. */
export function providersJsonSchema(): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

/** Checks the parsed contents of a providers file and fills in defaults. */
export function checkProviders(
  value: unknown,
): { readonly file: ProvidersFile } | { readonly issues: readonly z.core.$ZodIssue[] } {
  const result = schema.safeParse(value);
  return result.success ? { file: result.data } : { issues: result.error.issues };
}
