import { parseDuration } from '../time/index.ts';

/** A parameter of `/v1/routing.json` and the field of the graph's `PlanRequest` that means the same. */
interface ParameterRow {
  readonly parameter: string;
  /** The path of the field in `PlanRequest`. Absent: the graph has no such field. */
  readonly field?: readonly string[];
  /** The field's value as values of the parameter; undefined for a value of another type. */
  readonly read: (value: unknown) => readonly string[] | undefined;
  /** The field's value for values of the parameter; undefined where the graph cannot say it. */
  readonly write: (values: readonly string[]) => unknown;
}

const truth = (parameter: string, ...field: string[]): ParameterRow => ({
  parameter,
  ...(field.length > 0 && { field }),
  read: (value) => (typeof value === 'boolean' ? [String(value)] : undefined),
  write: ([value]) => value === 'true' || value === '1',
});

const list = (parameter: string, ...field: string[]): ParameterRow => ({
  parameter,
  field,
  read: (value) => (typeof value === 'string' ? [value] : isTexts(value) ? value : undefined),
  write: (values) => values.flatMap((value) => value.split(',')).flatMap((value) => value.trim() || []),
});

const text = (parameter: string, ...field: string[]): ParameterRow => ({
  parameter,
  ...(field.length > 0 && { field }),
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : undefined),
  write: ([value]) => value,
});

const minutes = (parameter: string, ...field: string[]): ParameterRow => ({
  parameter,
  field,
  read: (value) => {
    const seconds = typeof value === 'string' || typeof value === 'number' ? parseDuration(value) : undefined;
    return seconds === undefined ? undefined : [String(seconds / 60)];
  },
  write: ([value]) => {
    const amount = Number(value);
    // No limit, which the graph says by leaving the field out.
    return amount > 0 || (amount === 0 && parameter === 'tt') ? duration(amount) : undefined;
  },
});

const WALKING = { '-1': 1.5, '0': 2.5, '1': 4, '2': 4.5 } as const;
const CYCLING = { '-1': 8, '0': 12, '1': 18, '2': 25 } as const;

/** Kilometres per hour in the graph; a step, or a speed with its unit, on the wire. */
const speed = (parameter: string, field: string, steps: Readonly<Record<string, number>>): ParameterRow => ({
  parameter,
  field: ['wishes', field],
  read: (value) => (typeof value === 'number' ? [`${value}kph`] : undefined),
  write: ([value = '']) => {
    if (Object.hasOwn(steps, value.trim())) return steps[value.trim()];
    const [, amount, unit = ''] = /^\s*([\d.]+)\s*(kph|kmh|km\/h|mps|m\/s|mph)\s*$/i.exec(value) ?? [];
    if (amount === undefined) return undefined;
    const factor = /^m/i.test(unit) ? (unit.toLowerCase() === 'mph' ? 1.609_344 : 3.6) : 1;
    return Math.round(Number(amount) * factor * 100) / 100;
  },
});

const WEIGHTS = ['price', 'environment', 'duration', 'convenience'] as const;

const weights: ParameterRow = {
  parameter: 'wp',
  field: ['wishes', 'weights'],
  read: (value) => {
    const given = asRecord(value);
    const parts = WEIGHTS.map((name) => given?.[name] ?? 1);
    return given !== undefined && parts.every((part) => typeof part === 'number') ? [`(${parts.join()})`] : undefined;
  },
  write: ([value = '']) => {
    const parts = value
      .replace(/[()\s]/g, '')
      .split(',')
      .map(Number);
    if (parts.length !== WEIGHTS.length || parts.some(Number.isNaN)) return undefined;
    return Object.fromEntries(WEIGHTS.map((name, i) => [name, parts[i]]));
  },
};

const cycling: ParameterRow = {
  parameter: 'cyclingAlt',
  field: ['wishes', 'cycling'],
  read: (value) => {
    if (!isTexts(value)) return undefined;
    const [only] = value;
    return value.length === 1 && only !== undefined ? [only.toLowerCase()] : value.length > 1 ? ['all'] : [];
  },
  write: ([value = '']) => (value === 'all' ? ['BEST', 'SHORTEST', 'FRIENDLIEST'] : [value.toUpperCase()]),
};

const realtime: ParameterRow = {
  parameter: 'realtime',
  field: ['realtime'],
  read: (value) => (typeof value === 'string' ? [value.toLowerCase()] : undefined),
  write: ([value = '']) => value.toUpperCase(),
};

/** Every parameter besides places, times, `allModes`, `v` and those with a mode in their name. Later rows win over earlier ones of a field. */
export const PARAMETER_ROWS: readonly ParameterRow[] = [
  list('modes', 'modes'),
  truth('wheelchair', 'wheelchair'),
  list('avoidStops', 'avoidStops'),
  list('neverAllowStops', 'avoidStops'),
  realtime,
  truth('includeConnections', 'includeChanges'),
  list('neverAllowModes', 'limits', 'modes', 'never'),
  list('avoid', 'limits', 'modes', 'never'),
  list('avoidModes', 'limits', 'modes', 'never'),
  list('onlyAllowModes', 'limits', 'modes', 'only'),
  list('neverAllowOperators', 'limits', 'operators', 'never'),
  list('onlyAllowOperators', 'limits', 'operators', 'only'),
  list('neverAllowAuthorities', 'limits', 'authorities', 'never'),
  list('onlyAllowAuthorities', 'limits', 'authorities', 'only'),
  list('neverAllowFeeds', 'limits', 'feeds', 'never'),
  list('onlyAllowFeeds', 'limits', 'feeds', 'only'),
  list('alwaysAllowLines', 'limits', 'alwaysLines'),
  weights,
  speed('ws', 'walkingSpeed', WALKING),
  speed('cs', 'cyclingSpeed', CYCLING),
  minutes('wm', 'wishes', 'mostWalking'),
  minutes('tt', 'wishes', 'changeTime'),
  truth('conc', 'wishes', 'concession'),
  truth('bestOnly', 'wishes', 'bestOnly'),
  truth('amopt', 'wishes', 'vehiclesAboard'),
  cycling,
  text('locale', 'locale'),
  text('unit'),
  truth('includeStops'),
  truth('fb'),
  truth('2wirc'),
  truth('explain'),
];

/** A parameter with a mode in its name, such as `co2[me_car]`, and the list of the graph that holds its values. */
interface ByModeRow {
  readonly parameter: string;
  readonly field: string;
  readonly value: string;
  readonly read: (value: unknown) => string | undefined;
  readonly write: (value: string) => unknown;
}

/** The parameters with a mode in their name. A plain `etwt` has no field in the graph. */
export const BY_MODE_ROWS: readonly ByModeRow[] = [
  {
    parameter: 'etwt',
    field: 'waits',
    value: 'wait',
    read: (value) => {
      const seconds = typeof value === 'string' ? parseDuration(value) : undefined;
      return seconds === undefined ? undefined : String(seconds / 60);
    },
    write: (value) => duration(Number(value)),
  },
  {
    parameter: 'co2',
    field: 'emissions',
    value: 'gramsPerKilometre',
    read: (value) => (typeof value === 'number' ? String(value) : undefined),
    write: Number,
  },
];

/** Every name of a parameter without a mode in it. */
export const PARAMETER_NAMES: readonly string[] = [
  'from',
  'to',
  'departAfter',
  'arriveBefore',
  'allModes',
  'v',
  'fromStreetName',
  'toStreetName',
  ...PARAMETER_ROWS.map(({ parameter }) => parameter),
];

/** ISO 8601 for minutes. */
function duration(amount: number): string {
  const seconds = Math.round(amount * 60);
  return seconds % 60 === 0 ? `PT${seconds / 60}M` : `PT${seconds}S`;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** A value as an object; undefined for lists and all others. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
