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

/** Everything the panel shows before a route is planned: the places to choose from and the ground of the map. */
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
  /** Streets under the route for windows that cannot draw the map; may be empty. */
  readonly streets: readonly (readonly LatLng[])[];
}

/** A leg of a route. */
export interface PreviewLeg {
  /** Instruction in one line of plain text. */
  readonly action: string;
  /** Start and end times as text. */
  readonly times: string;
  /** Start and end times by the timetable, where realtime data differ from it. */
  readonly planned?: string | undefined;
  /** Further lines of plain text. */
  readonly notes: readonly string[];
  /** `#rrggbb`; absent when the mode has no colour. */
  readonly color?: string | undefined;
  readonly pattern: LinePattern;
  /** Mode identifier; '' for pauses. */
  readonly mode: string;
  /** Number of the line; '' without one. */
  readonly number: string;
  /** Pieces of the path in travel order; empty for waiting, parking and other pauses. */
  readonly lines: readonly (readonly LatLng[])[];
  /** Stops where the leg begins and ends. */
  readonly stops: readonly { readonly name: string; readonly at: LatLng }[];
  /** Whether the leg is known to be step-free; absent where the request does not ask for it. */
  readonly stepFree?: 'yes' | 'no' | 'unknown' | undefined;
}

/** An alert about a trip. */
export interface PreviewAlert {
  readonly title: string;
  readonly text: string;
  /** Codes of stops that a new request should avoid. */
  readonly avoidStops: readonly string[];
}

/** One departure of a trip. */
export interface PreviewDeparture {
  /** Times, duration and main modes in one line. */
  readonly title: string;
  readonly legs: readonly PreviewLeg[];
  /** Unix seconds. */
  readonly depart: number;
  readonly arrive: number;
  readonly changes: number;
  readonly walkSeconds: number;
  /** Why it can no longer be travelled. */
  readonly lapse?: 'cancelled' | 'past' | undefined;
  /** Whether realtime data say something of it. */
  readonly isLive: boolean;
  readonly alerts: readonly PreviewAlert[];
}

/** A way of getting there: its best departure, and others by time. */
export interface PreviewTrip extends PreviewDeparture {
  readonly alternatives: readonly PreviewDeparture[];
}

/** The answer to a request, best trip first. Without trips, `reason` says why. */
export interface PreviewRoute {
  readonly title: string;
  /** Name of the source. */
  readonly source: string;
  readonly from: PreviewPlace;
  readonly to: PreviewPlace;
  readonly trips: readonly PreviewTrip[];
  readonly reason?: string | undefined;
  /** Whether no trip can be found at any time and by any mode: the region or its network does not reach an end. */
  readonly isOutside?: boolean | undefined;
  /** Unix seconds. */
  readonly requestedTime: number;
  readonly isArrival: boolean;
  /** IANA name of the zone of all times. */
  readonly timeZone: string;
  /** How the answer came about, a line each; absent unless asked for. */
  readonly explanation?: readonly string[] | undefined;
}

const latLng = z.readonly(z.tuple([z.number(), z.number()]));
const path = z.readonly(z.array(latLng));
const paths = z.readonly(z.array(path));
const place = z.readonly(z.object({ id: z.string(), title: z.string(), at: latLng }));
const texts = z.readonly(z.array(z.string()));

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
    planned: z.optional(z.string()),
    notes: texts,
    color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
    pattern: z.enum(['solid', 'dashed', 'dotted']),
    mode: z.string(),
    number: z.string(),
    lines: paths,
    stops: z.readonly(z.array(z.readonly(z.object({ name: z.string(), at: latLng })))),
    stepFree: z.optional(z.enum(['yes', 'no', 'unknown'])),
  }),
);

const departure = {
  title: z.string(),
  legs: z.readonly(z.array(leg)),
  depart: z.number(),
  arrive: z.number(),
  changes: z.number(),
  walkSeconds: z.number(),
  lapse: z.optional(z.enum(['cancelled', 'past'])),
  isLive: z.boolean(),
  alerts: z.readonly(z.array(z.readonly(z.object({ title: z.string(), text: z.string(), avoidStops: texts })))),
};

/** Schema of a {@link PreviewRoute}, for messages between extension and webview. */
export const previewRoute: z.ZodMiniType<PreviewRoute> = z.readonly(
  z.object({
    title: z.string(),
    source: z.string(),
    from: place,
    to: place,
    trips: z.readonly(
      z.array(
        z.readonly(z.object({ ...departure, alternatives: z.readonly(z.array(z.readonly(z.object(departure)))) })),
      ),
    ),
    reason: z.optional(z.string()),
    isOutside: z.optional(z.boolean()),
    requestedTime: z.number(),
    isArrival: z.boolean(),
    timeZone: z.string(),
    explanation: z.optional(texts),
  }),
);
