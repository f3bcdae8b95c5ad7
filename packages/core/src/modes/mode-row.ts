declare const brand: unique symbol;

/** A well-formed mode identifier (spec 2.2), known or not. The parser and the table make it; at run time it is a string. */
export type ModeId = string & { readonly [brand]: 'mode' };

/** Names of the street engine's profiles. */
export type StreetProfileName =
  | 'walk'
  | 'wheelchair'
  | 'bicycle'
  | 'e-scooter'
  | 'fast-e-scooter'
  | 'car'
  | 'motorbike'
  | 'taxi';

/** The purpose of a stationary segment between two moving ones. */
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

/** How a mode moves. The planner reads these properties, so that shared code names no mode. */
export interface Travel {
  /** The part of the planner that moves the traveller: the timetable, the street network, or nothing (waiting, parking). */
  readonly by: 'timetable' | 'street' | 'nothing';
  /** The street profile; always set with `by: 'street'`. */
  readonly profile?: StreetProfileName;
  /** The vehicle is the traveller's own and must be parked before walking on. */
  readonly mustPark?: boolean;
  /** The vehicle is collected and returned. */
  readonly mustReturn?: boolean;
  /** The vehicle is taken aboard scheduled transport and to the destination. */
  readonly carriedAboard?: boolean;
  /** The vehicle must be parked, but is taken aboard trips that are known to allow it, and then to the destination. */
  readonly carriedWhereAllowed?: boolean;
  /** Small enough when folded to be carried over steps. */
  readonly folds?: boolean;
  /** The vehicle comes when it is called; the ride begins after an expected wait. */
  readonly hailed?: boolean;
  /** Available everywhere without a configured provider (taxis). */
  readonly ubiquitous?: boolean;
  /** A driver with the same destination takes the traveller along (carpooling). */
  readonly poolsRides?: boolean;
  /** Picks up and sets down only within its own areas and hours, after booking. */
  readonly zoned?: boolean;
  /** Used only when a request names this mode itself, not when it names a parent. */
  readonly onlyWhenNamed?: boolean;
  /** A connecting mode: joins other modes and makes no combination (IT-12). */
  readonly connector?: boolean;
  /** Boarding needs time for check-in and alighting time for check-out (airports). */
  readonly checksIn?: boolean;
  /** The purpose of a stationary mode. */
  readonly pause?: Pause;
  /** Its stops are major stations, shown first where a map shows few. */
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
  /** In English, from the table of the specification. */
  readonly meaning: string;
  /** The identifier that covers this one; undefined at the top of a family. */
  readonly parent?: ModeId;
  /** The kind of segment on the wire. */
  readonly movement: 'scheduled' | 'unscheduled' | 'stationary';
  readonly travel: Travel;
  /** The replacement of a deprecated identifier. */
  readonly replacement?: ModeId;
  /** The detail that may follow after a further underscore. */
  readonly detail?: 'provider' | 'line';
  /** Name of the local icon (wire-format.md section 10). */
  readonly icon: string;
  readonly color: Colour;
  /** Modes that a client must enable together with this one. */
  readonly implies?: readonly ModeId[];
  /** The user cannot switch it off. */
  readonly required?: boolean;
  /** Position in lists shown to people, ascending. */
  readonly order: number;
}

/** One group prefix of spec 2.2. */
export interface GroupRow {
  /** The prefix without its underscore. */
  readonly id: string;
  readonly meaning: string;
  /** The replacement of a deprecated prefix. */
  readonly replacement?: string;
}
