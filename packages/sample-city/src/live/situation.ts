/** Something that a test or a demonstration orders to happen, besides what the seed gives. Ids are those of the feeds of Port Merrow. */
export type Situation =
  /** A run is late by so many seconds at every call; negative = early. */
  | { readonly kind: 'delay'; readonly trip: string; readonly seconds: number }
  | { readonly kind: 'cancel'; readonly trip: string }
  /** A run passes a stop without calling. */
  | { readonly kind: 'skip'; readonly trip: string; readonly stop: string }
  /** A run calls at another platform than planned. */
  | { readonly kind: 'platform'; readonly trip: string; readonly stop: string; readonly platform: string }
  /** One more run like this one, some seconds later. */
  | { readonly kind: 'add'; readonly trip: string; readonly seconds: number }
  /** All runs leave out a stop, and an alert says so. */
  | { readonly kind: 'close-stop'; readonly stop: string }
  /** The lift to a platform is out of order. */
  | { readonly kind: 'lift'; readonly platform: string }
  /** A line is disturbed: an alert, without effect on its times. */
  | { readonly kind: 'disturb-line'; readonly line: string }
  /** A station of shared vehicles has none. */
  | { readonly kind: 'empty-station'; readonly station: string }
  /** A station of shared vehicles has no free dock. */
  | { readonly kind: 'full-station'; readonly station: string };

/** The keys of each kind besides `kind`, with the type of their values. */
const KEYS: Readonly<Record<Situation['kind'], Readonly<Record<string, 'string' | 'number'>>>> = {
  delay: { trip: 'string', seconds: 'number' },
  cancel: { trip: 'string' },
  skip: { trip: 'string', stop: 'string' },
  platform: { trip: 'string', stop: 'string', platform: 'string' },
  add: { trip: 'string', seconds: 'number' },
  'close-stop': { stop: 'string' },
  lift: { platform: 'string' },
  'disturb-line': { line: 'string' },
  'empty-station': { station: 'string' },
  'full-station': { station: 'string' },
};

/** Whether a value of JSON is a list of situations. */
export function areSituations(value: unknown): value is Situation[] {
  return Array.isArray(value) && value.length <= 1000 && value.every(isSituation);
}

function isSituation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, ...rest } = value as Record<string, unknown>;
  const keys = typeof kind === 'string' && Object.hasOwn(KEYS, kind) ? KEYS[kind as Situation['kind']] : undefined;
  if (keys === undefined) return false;
  const names = Object.keys(rest);
  return names.length === Object.keys(keys).length && names.every((name) => isOfType(rest[name], keys[name]));
}

function isOfType(value: unknown, type: 'string' | 'number' | undefined): boolean {
  return type === 'string' ? typeof value === 'string' : type === 'number' && Number.isFinite(value);
}
