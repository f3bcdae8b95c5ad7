import type { LatLng } from '../geo/index.ts';

/** A text in the languages of its source, in the order of the source; a missing language is unknown. Empty = there is no such text. */
export type LocalTexts = readonly { readonly text: string; readonly language?: string }[];

/** A disturbance as an answer has it: facts, and texts in every language of the source. The encoder of a face chooses the language. */
export interface AlertFact {
  /** Stable while the alert stays in its source. */
  readonly id: string;
  /** Name of the source in `live.json`. */
  readonly source: string;
  /** GTFS-Realtime `cause` and `effect`, such as `MAINTENANCE` and `NO_SERVICE`; undefined = not given. */
  readonly cause: string | undefined;
  readonly effect: string | undefined;
  readonly severity: 'info' | 'warning' | 'severe' | undefined;
  readonly header: LocalTexts;
  readonly description: LocalTexts;
  readonly url: LocalTexts;
  /** Addresses of images, with their language where the source gives one. */
  readonly images: LocalTexts;
  /** Unix seconds, start inclusive, end exclusive; empty = as long as the alert is in its source. */
  readonly periods: readonly { readonly start?: number; readonly end?: number }[];
  /** Codes of all stops that the alert names, sorted: a station brings its platforms, and a pathway the stops that it leads to. */
  readonly stopCodes: readonly string[];
  /** How many stops, stations and pathways it names. */
  readonly placeCount: number;
  /** What is out of order, where the alert is about one; undefined = unknown, or something else. */
  readonly facility: 'lift' | 'escalator' | undefined;
  /** The first stop that it names; undefined where it names none. */
  readonly at: (LatLng & { readonly name: string }) | undefined;
  /** The region's id of the trip, where it concerns one run alone. */
  readonly serviceTripId: string | undefined;
  /** Whether searches avoid what it names: its source has the policy `affect` and the alert closes or blocks something. */
  readonly changesSearch: boolean;
}

/** The last known place of the vehicle of a ride. */
export interface VehicleFact extends LatLng {
  readonly id: string;
  readonly label: string;
  /** Degrees clockwise from north; undefined = unknown. */
  readonly bearing: number | undefined;
  /** Metres per second; undefined = unknown. */
  readonly speed: number | undefined;
  /** Unix seconds of the measurement. */
  readonly time: number;
  /** GTFS-Realtime `OccupancyStatus`; undefined = unknown. */
  readonly occupancy: string | undefined;
  /** Whether a wheelchair can board it; undefined = unknown. */
  readonly wheelchair: boolean | undefined;
}

/** The realtime data behind an answer: one snapshot, whatever the face. */
export interface LiveFacts {
  /** Id of the snapshot. */
  readonly snapshot: string;
  /** Unix seconds: the moment that the snapshot holds for. */
  readonly at: number;
  /** Each alert once that concerns an itinerary, or that closed something near the ends of the trip. */
  readonly alerts: readonly AlertFact[];
  /** The sources of the region; `messageTime` is 0 where none has been read. */
  readonly sources: readonly {
    readonly name: string;
    readonly messageTime: number;
    readonly health: 'fresh' | 'stale' | 'held' | 'failing' | 'silent' | 'waiting';
  }[];
}

/** The change to a ride, and what follows if the traveller misses the vehicle. */
export interface Connection {
  /** Seconds to spare between being ready to board and the departure; negative = the vehicle leaves before. */
  readonly slackSeconds: number;
  /** The quickest way on after the vehicle has left; undefined where there is none soon enough. */
  readonly next:
    | {
        /** Unix seconds of the next departure from there. */
        readonly departure: number;
        /** Name of its line; '' = none. */
        readonly lineName: string;
        /** At the end of the itinerary, Unix seconds. */
        readonly arrival: number;
      }
    | undefined;
  /** Seconds by which the itinerary then ends later; undefined without a way on. */
  readonly laterSeconds: number | undefined;
}
