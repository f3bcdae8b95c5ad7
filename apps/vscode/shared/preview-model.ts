import * as z from 'zod/mini';

/** Latitude and longitude in decimal degrees. */
export type LatLng = readonly [lat: number, lng: number];

/** How a line is drawn: never colour alone tells two ways of travelling apart. */
export type LinePattern = 'solid' | 'dashed' | 'dotted';

/** Something that can be the start or the end of a previewed route. */
export interface PreviewPlace {
  /** Unique within its city; stable, because it is kept in the panel's saved state. */
  readonly id: string;
  readonly title: string;
  readonly at: LatLng;
}

/** What is known before any route is planned: the ends to choose from, and the ground to draw on. */
export interface PreviewCity {
  readonly title: string;
  /** Whose answer this is, in words: "sample data, planned in the editor" or a server's address. */
  readonly source: string;
  /** Sorted by title. */
  readonly places: readonly PreviewPlace[];
  /** Ids of the places planned first. */
  readonly suggested: { readonly from: string; readonly to: string };
  /** Outline of the region, a closed ring or empty. */
  readonly outline: readonly LatLng[];
  /** Streets drawn faintly under the route; may be empty. */
  readonly streets: readonly (readonly LatLng[])[];
}

/** One uniform part of a route. */
export interface PreviewLeg {
  /** What to do, one line of plain text. */
  readonly action: string;
  /** From when to when, ready to read. */
  readonly times: string;
  /** Further lines of plain text. */
  readonly notes: readonly string[];
  /** `#rrggbb`, or absent where the mode has none. */
  readonly color?: string | undefined;
  readonly pattern: LinePattern;
  /** Pieces of the path in travel order; empty for waiting, parking and the like. */
  readonly lines: readonly (readonly LatLng[])[];
}

/** One way of getting there. */
export interface PreviewTrip {
  /** Times, duration and main modes in one line. */
  readonly title: string;
  readonly legs: readonly PreviewLeg[];
}

/** The answer to one request, best first; `trips` is empty when there is none, and then `reason` says why. */
export interface PreviewRoute {
  readonly title: string;
  readonly from: PreviewPlace;
  readonly to: PreviewPlace;
  readonly trips: readonly PreviewTrip[];
  readonly reason?: string | undefined;
}

const latLng = z.readonly(z.tuple([z.number(), z.number()]));
const path = z.readonly(z.array(latLng));
const paths = z.readonly(z.array(path));
const place = z.readonly(z.object({ id: z.string(), title: z.string(), at: latLng }));

/** Checks a {@link PreviewCity} that crossed the border between extension and webview. */
export const previewCity: z.ZodMiniType<PreviewCity> = z.readonly(
  z.object({
    title: z.string(),
    source: z.string(),
    places: z.readonly(z.array(place)),
    suggested: z.readonly(z.object({ from: z.string(), to: z.string() })),
    outline: path,
    streets: paths,
  }),
);

const leg = z.readonly(
  z.object({
    action: z.string(),
    times: z.string(),
    notes: z.readonly(z.array(z.string())),
    color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
    pattern: z.enum(['solid', 'dashed', 'dotted']),
    lines: paths,
  }),
);

/** Checks a {@link PreviewRoute} that crossed the border between extension and webview. */
export const previewRoute: z.ZodMiniType<PreviewRoute> = z.readonly(
  z.object({
    title: z.string(),
    from: place,
    to: place,
    trips: z.readonly(z.array(z.readonly(z.object({ title: z.string(), legs: z.readonly(z.array(leg)) })))),
    reason: z.optional(z.string()),
  }),
);
