import { readFileSync, statSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import { distinctSlugs, getModeRow, specificMode } from '@tripwright/core/modes';
import type { HailedProvider, HireProvider, ParkingLot, ProviderRow, ProviderRows } from '@tripwright/core/providers';
import type { RideTariff, SteppedRate } from '@tripwright/core/tariffs';
import type { z } from 'zod';
import { definedValues } from '../values/index.ts';
import type {
  HailedEntry,
  HireEntry,
  OnDemandEntry,
  ParkingEntry,
  ProvidersFile,
  RatesEntry,
  TariffEntry,
} from './providers-file.ts';
import { checkProviders } from './providers-schema.ts';

const MICROS = 1_000_000;
/** Maximum size of the file, which is written by hand. */
const MOST_BYTES = 16 << 20;

/**
 * Reads a providers file (docs/providers.md): taxis, ride-hailing, hire, parking, energy, tolls, emissions. Prices become micros.
 * @throws PlannerError `input-missing` or `config-invalid`, naming the file and every wrong value by its path
 */
export function readProviders(file: string): ProviderRows {
  let text: string;
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new PlannerError('config-invalid', `${file} has more than ${MOST_BYTES >> 20} MB. Correct the file.`);
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    throw new PlannerError('input-missing', `The providers file ${file} cannot be read. Check the path.`, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    throw new PlannerError('config-invalid', `${file} is not JSON${reason}. Correct the file.`, { cause });
  }
  const result = checkProviders(value);
  if ('issues' in result) throw invalid(file, result.issues.flatMap(describeIssue));
  const problems: string[] = [];
  const rows = new RowMaker(result.file, problems).rows();
  if (problems.length > 0) throw invalid(file, problems);
  return rows;
}

function invalid(file: string, problems: readonly string[]): PlannerError {
  return new PlannerError('config-invalid', `${file}: ${[...new Set(problems)].join('; ')}. See docs/providers.md.`);
}

/** `taxis[0].tariff.flagFall: expected number, received string`. */
function describeIssue(issue: z.core.$ZodIssue): string[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathOf([...issue.path, key])} is not known`);
  const message = issue.message.replace(/^Invalid input: /, '');
  return [`${path === '' ? 'the file' : path}: ${message}`];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

/** Turns the entries into rows. Problems that involve several entries (repeated ids, a missing common currency) are added to the list. */
class RowMaker {
  readonly #file: ProvidersFile;
  readonly #problems: string[];
  readonly #ids = new Set<string>();
  /** Of the names of all providers. */
  readonly #slugs: ReadonlyMap<string, string>;

  constructor(file: ProvidersFile, problems: string[]) {
    this.#file = file;
    const { taxis, rideHailing, carSharing, carRental, carPooling } = file;
    const providers = [...taxis, ...rideHailing, ...carSharing, ...carRental, ...carPooling];
    this.#slugs = distinctSlugs(providers.map(({ name }) => name));
    this.#problems = problems;
  }

  rows(): ProviderRows {
    const file = this.#file;
    return {
      hailed: [
        ...file.taxis.map((entry, i) => this.#hailed(entry, 'ps_tax', `taxis[${i}]`)),
        ...file.rideHailing.map((entry, i) => this.#hailed(entry, 'ps_tnc', `rideHailing[${i}]`)),
      ],
      hire: [
        ...file.carSharing.map((entry, i) => this.#hire(entry, 'me_car-s', `carSharing[${i}]`)),
        ...file.carRental.map((entry, i) => this.#hire(entry, 'me_car-r', `carRental[${i}]`)),
        ...file.carPooling.map((entry, i) => this.#hire(entry, 'me_car-p', `carPooling[${i}]`)),
      ],
      parking: file.parking.map((entry, i) => this.#lot(entry, `parking[${i}]`)),
      energy: file.energy.map((entry, i) => ({
        mode: entry.mode,
        currency: this.#currency(entry.currency, `energy[${i}]`),
        microsPerKm: Math.round((entry.price * entry.per100Km * MICROS) / 100),
      })),
      tolls: file.tolls.map((entry, i) => {
        this.#once(`toll ${entry.id}`, `tolls[${i}].id`);
        const currency = this.#currency(entry.currency, `tolls[${i}]`);
        const prices = Object.entries(entry.prices).map(([mode, price]) => ({ mode, currency, micros: micros(price) }));
        return { id: entry.id, name: entry.name, ways: entry.ways, prices };
      }),
      airports: file.airports.map(({ stops, ...times }) => ({ stops, ...definedValues(times) })),
      onDemand: file.onDemand.map((entry, i) => {
        const path = `onDemand[${i}]`;
        this.#once(`on demand ${entry.agency ?? ''}`, `${path}.agency`);
        return { ...this.#tariffs(entry, path), ...definedValues({ agency: entry.agency }) };
      }),
      emissions: Object.entries(file.emissions).map(([mode, gramsPerKm]) => ({ mode, gramsPerKm })),
    };
  }

  #hailed(entry: HailedEntry, family: string, path: string): HailedProvider {
    return {
      ...this.#provider(entry, family, path),
      waitSeconds: entry.waitSeconds,
      timedWaits: entry.timedWaits,
      ...definedValues({ area: entry.area, dropOffArea: entry.dropOffArea, wheelchair: entry.wheelchair }),
    };
  }

  #hire(entry: HireEntry, family: string, path: string): HireProvider {
    const places = new Set<string>();
    entry.places.forEach((place, i) => {
      if (places.has(place.id)) this.#problems.push(`${path}.places[${i}].id: "${place.id}" occurs twice`);
      places.add(place.id);
    });
    return {
      ...this.#provider(entry, family, path),
      oneWay: entry.oneWay,
      collectSeconds: entry.collectSeconds,
      returnSeconds: entry.returnSeconds,
      places: entry.places.map((place) => definedValues(place) as HireProvider['places'][number]),
      ...definedValues({
        returnArea: entry.returnArea,
        maxDetourSeconds: entry.maxDetourSeconds,
        maxSpeedKmh: entry.maxSpeedKmh,
      }),
    };
  }

  #provider(entry: HailedEntry | HireEntry, family: string, path: string): ProviderRow {
    const mode = specificMode(getModeRow(family), this.#slugs.get(entry.name) ?? entry.name);
    this.#once(`${family} ${entry.id}`, `${path}.id`);
    this.#once(`mode ${mode}`, `${path}.name`);
    return {
      id: entry.id,
      name: entry.name,
      mode,
      ...this.#tariffs(entry, path),
      ...definedValues({
        phone: entry.phone,
        website: entry.website,
        color: entry.color,
        bookingUrl: entry.bookingUrl,
        openingHours: entry.openingHours,
      }),
    };
  }

  #tariffs(
    { tariff, timedTariffs }: Pick<OnDemandEntry, 'tariff' | 'timedTariffs'>,
    path: string,
  ): Pick<ProviderRow, 'tariff' | 'timedTariffs'> {
    return {
      timedTariffs: timedTariffs.map(({ hours, ...timed }, i) => ({
        hours,
        tariff: this.#tariff(timed, `${path}.timedTariffs[${i}]`),
      })),
      ...(tariff === undefined ? {} : { tariff: this.#tariff(tariff, `${path}.tariff`) }),
    };
  }

  #tariff(entry: TariffEntry, path: string): RideTariff {
    if (entry.minimum !== undefined && entry.maximum !== undefined && entry.maximum < entry.minimum) {
      this.#problems.push(`${path}.maximum: is below the minimum`);
    }
    const optional = (value: number | undefined): number | undefined =>
      value === undefined ? undefined : micros(value);
    return {
      currency: this.#currency(entry.currency, path),
      flagFallMicros: micros(entry.flagFall),
      perKm: ratesOf(entry.perKm),
      perMinute: ratesOf(entry.perMinute),
      ...definedValues({
        minimumMicros: optional(entry.minimum),
        maximumMicros: optional(entry.maximum),
        bookingFeeMicros: optional(entry.bookingFee),
      }),
    };
  }

  #lot(entry: ParkingEntry, path: string): ParkingLot {
    this.#once(`parking ${entry.id}`, `${path}.id`);
    const { kind, parkAndRide, fees, ...rest } = entry;
    return {
      ...(definedValues(rest) as Omit<ParkingLot, 'isOnStreet' | 'isParkAndRide'>),
      isOnStreet: kind === 'on-street',
      isParkAndRide: parkAndRide,
      ...(fees === undefined
        ? {}
        : {
            fees: {
              currency: this.#currency(fees.currency, `${path}.fees`),
              steps: fees.steps.map(({ minutes, price }) => ({ minutes, micros: micros(price) })),
              ...definedValues({
                dailyMicros: fees.daily === undefined ? undefined : micros(fees.daily),
                chargedHours: fees.chargedHours,
              }),
            },
          }),
    };
  }

  #currency(own: string | undefined, path: string): string {
    const currency = own ?? this.#file.currency;
    if (currency !== undefined) return currency;
    this.#problems.push(`${path}.currency: is missing, and the file has no "currency" for all`);
    return '';
  }

  #once(key: string, path: string): void {
    if (this.#ids.has(key)) this.#problems.push(`${path}: occurs twice`);
    this.#ids.add(key);
  }
}

function ratesOf(entry: RatesEntry): SteppedRate[] {
  if (typeof entry === 'number') return entry === 0 ? [] : [{ start: 0, rateMicros: micros(entry) }];
  return entry.map(({ start, end, interval, rate }) => ({
    start,
    rateMicros: micros(rate),
    ...definedValues({ end, interval }),
  }));
}

function micros(value: number): number {
  return Math.round(value * MICROS);
}
