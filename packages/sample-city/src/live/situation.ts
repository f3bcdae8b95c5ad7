import { z } from 'zod';

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

const id = z.string().min(1).max(200);
/** Readers of realtime data take no call that is more than four hours early or a day late (docs/live-semantics.md). */
const delay = z
  .int()
  .min(-4 * 3600)
  .max(86_400);
const later = z.int().min(-86_400).max(86_400);
/** More than any demonstration needs: each is looked at for every run. */
const MOST_SITUATIONS = 1000;

const situation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), trip: id, seconds: delay }),
  z.strictObject({ kind: z.literal('cancel'), trip: id }),
  z.strictObject({ kind: z.literal('skip'), trip: id, stop: id }),
  z.strictObject({ kind: z.literal('platform'), trip: id, stop: id, platform: id }),
  z.strictObject({ kind: z.literal('add'), trip: id, seconds: later }),
  z.strictObject({ kind: z.literal('close-stop'), stop: id }),
  z.strictObject({ kind: z.literal('lift'), platform: id }),
  z.strictObject({ kind: z.literal('disturb-line'), line: id }),
  z.strictObject({ kind: z.literal('empty-station'), station: id }),
  z.strictObject({ kind: z.literal('full-station'), station: id }),
]) satisfies z.ZodType<Situation>;

/** What names in situations may refer to: the ids of the city's feeds. */
export type KnownIds = Readonly<Record<'trip' | 'stop' | 'platform' | 'line' | 'station', ReadonlySet<string>>>;

/** Reads a list of situations from JSON. @returns what is wrong otherwise, one line per problem, such as `[0].seconds: Too big: expected number to be <=86400` */
export function parseSituations(value: unknown, known: KnownIds): readonly Situation[] | { readonly problems: string } {
  const parsed = z.array(situation).max(MOST_SITUATIONS).safeParse(value);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${pathText(path)}: ${message}`).join('\n') };
  const unknown = parsed.data.flatMap((one, at) =>
    Object.entries(one).flatMap(([key, name]) =>
      key in known && !known[key as keyof KnownIds].has(String(name))
        ? [`[${at}].${key}: "${name}" is no ${key} of the city`]
        : [],
    ),
  );
  return unknown.length > 0 ? { problems: unknown.join('\n') } : parsed.data;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.length === 0
    ? 'situations'
    : path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
}
