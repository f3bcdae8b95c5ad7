import * as z from 'zod/mini';

/** Latitude and longitude in decimal degrees. */
export type LatLng = readonly [lat: number, lng: number];

/** How a line is drawn, so that modes differ by more than colour. */
export type LinePattern = 'solid' | 'dashed' | 'dotted';

/** A place that can be the start or the destination of a previewed route. */
export interface PreviewPlace {
  /** Unique within its city, and stable because the panel saves it. */
  readonly id: string;
  readonly title: string;
  readonly at: LatLng;
}

/** Everything the panel shows before a route is planned: the places to choose from and the ground of the drawing. */
export interface PreviewCity {
  readonly title: string;
  /** The source of the routes as a text: "Sample data, planned in the editor" or the address of a server. */
  readonly source: string;
  /** Sorted by title. */
  readonly places: readonly PreviewPlace[];
  /** Ids of the places that are planned first. */
  readonly suggested: { readonly from: string; readonly to: string };
  /** Outline of the region: a closed ring or empty. */
  readonly outline: readonly LatLng[];
  /** Streets under the route; may be empty. */
  readonly streets: readonly (readonly LatLng[])[];
}

/** A leg of a route. */
export interface PreviewLeg {
  /** Instruction in one line of plain text. */
  readonly action: string;
  /** Start and end times as text. */
  readonly times: string;
  /** Further lines of plain text. */
  readonly notes: readonly string[];
  /** `#rrggbb`; absent when the mode has no colour. */
  readonly color?: string | undefined;
  readonly pattern: LinePattern;
  /** Pieces of the path in travel order; empty for waiting, parking and other pauses. */
  readonly lines: readonly (readonly LatLng[])[];
}

/** A trip of a route. */
export interface PreviewTrip {
  /** Times, duration and main modes in one line. */
  readonly title: string;
  readonly legs: readonly PreviewLeg[];
}

/** The answer to a request, best trip first. Without trips, `reason` says why. */
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

/** Schema of a {@link PreviewCity}, for messages between extension and webview. */
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

/** Schema of a {@link PreviewRoute}, for messages between extension and webview. */
export const previewRoute: z.ZodMiniType<PreviewRoute> = z.readonly(
  z.object({
    title: z.string(),
    from: place,
    to: place,
    trips: z.readonly(z.array(z.readonly(z.object({ title: z.string(), legs: z.readonly(z.array(leg)) })))),
    reason: z.optional(z.string()),
  }),
);
