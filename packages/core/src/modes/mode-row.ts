declare const brand: unique symbol;

/** A well-formed mode identifier (spec 2.2), known or not. Made by {@link parseMode} and the table; erased at run time. */
export type ModeId = string & { readonly [brand]: 'mode' };

/** Rows of the street engine that move something along streets. */
export type StreetProfileName =
  | 'walk'
  | 'wheelchair'
  | 'bicycle'
  | 'e-scooter'
  | 'fast-e-scooter'
  | 'car'
  | 'motorbike'
  | 'taxi';

/** What one stands still for between two moving segments. */
export type Pause =
  | 'park-on-street'
  | 'park-off-street'
  | 'wait'
  | 'transfer'
  | 'vehicle-collect'
  | 'vehicle-return'
  | 'airport-checkin'
  | 'airport-checkout'
  | 'airport-transfer';

/** How a mode is travelled: everything the planner asks of a mode, so that shared code never names one. */
export interface Travel {
  /** What carries the traveller: a timetable, the street network, or nothing (waiting, parking). */
  readonly by: 'timetable' | 'street' | 'nothing';
  /** The row of the street engine that moves it, always there when it goes `by: 'street'`. */
  readonly profile?: StreetProfileName;
  /** The vehicle is the traveller's own and must be parked before walking on. */
  readonly mustPark?: boolean;
  /** The vehicle is collected and given back. */
  readonly mustReturn?: boolean;
  /** The vehicle may come along on scheduled transport and to the destination. */
  readonly carriedAboard?: boolean;
  /** The vehicle has to be parked, but comes along on trips that are known to take it, and on to the destination. */
  readonly carriedWhereAllowed?: boolean;
  /** Small enough, folded up, to be carried over steps. */
  readonly folds?: boolean;
  /** Someone else drives: expected wait before the ride. */
  readonly hailed?: boolean;
  /** Found everywhere without being configured (taxis). */
  readonly ubiquitous?: boolean;
  /** Somebody who is going there anyway takes one along. */
  readonly poolsRides?: boolean;
  /** Picks up and sets down in its own areas and hours only, after booking. */
  readonly zoned?: boolean;
  /** Used only when a request names it, never because it names its parent. */
  readonly onlyWhenNamed?: boolean;
  /** A mere connector between other modes; using it makes no combination (IT-12). */
  readonly connector?: boolean;
  /** Boarding needs checking in and alighting checking out (airports), with the time that takes. */
  readonly checksIn?: boolean;
  /** What a stationary mode is for. */
  readonly pause?: Pause;
  /** Its stops count as major stations when a map shows few. */
  readonly majorStops?: boolean;
}

/** Red, green and blue, each 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** One identifier of spec 2.2. */
export interface ModeRow {
  readonly id: ModeId;
  /** In English, from the specification's table. */
  readonly meaning: string;
  /** The identifier that covers this one, undefined for the top of a family. */
  readonly parent?: ModeId;
  /** Kind of segment on the wire. */
  readonly movement: 'scheduled' | 'unscheduled' | 'stationary';
  readonly travel: Travel;
  /** Set when the identifier should no longer be used. */
  readonly replacement?: ModeId;
  /** What may follow after a further underscore. */
  readonly detail?: 'provider' | 'line';
  /** Name of the local icon (wire-format.md section 10). */
  readonly icon: string;
  readonly color: Colour;
  /** Modes that must be enabled with it. */
  readonly implies?: readonly ModeId[];
  /** Cannot be switched off by the user. */
  readonly required?: boolean;
  /** Place in lists shown to people; small first. */
  readonly order: number;
}

/** One group prefix of spec 2.2. */
export interface GroupRow {
  /** The prefix without its underscore. */
  readonly id: string;
  readonly meaning: string;
  /** What the prefix becomes in identifiers that should no longer be used. */
  readonly replacement?: string;
}
