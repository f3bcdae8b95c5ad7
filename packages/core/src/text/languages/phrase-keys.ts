/**
 * Every phrase that is translated, with its `{…}` placeholders and their kinds: `text` is inserted unchanged, `number` and `date`
 * (`YYYY-MM-DD`) as the language writes them. A phrase with a `count` may have plural forms. The `<…>` placeholders of spec 2.4 stay in the
 * phrase for the client to fill; `<TIME>` occurs only as the prefix `<TIME>: ` (wire-format.md section 12).
 */
export const phraseKeys = {
  // ---- action: the one line of a segment ----
  /** Boarding a scheduled service. */
  'action.ride': {},
  /** Staying seated while the vehicle changes its line. */
  'action.stay': {},
  /** A flight (`in_air`); the number is that of the flight. */
  'action.fly': {},
  'action.walk': {},
  /** Moving by wheelchair. */
  'action.roll': {},
  'action.cycle': {},
  /** Riding an e-scooter, slow or fast. */
  'action.scooter': {},
  /** Own, shared or hired car. */
  'action.drive-car': {},
  'action.ride-motorbike': {},
  /** Passenger in a pooled car. */
  'action.carpool': {},
  'action.taxi': {},
  /** Ride-hailing with an unknown provider. */
  'action.ride-hailing': {},
  /** Ride-hailing with a known provider. */
  'action.ride-hailing-with': { provider: 'text' },
  /** Demand-responsive transport. */
  'action.on-demand': {},
  /** Demand-responsive transport with a known provider. */
  'action.on-demand-with': { provider: 'text' },
  'action.wait': {},
  /** Waiting for a taxi, ride-hailing or on-demand vehicle. */
  'action.wait-pickup': {},
  /** A transfer between scheduled services. */
  'action.transfer': {},
  'action.park-onstreet': {},
  'action.park-offstreet': {},
  'action.lock-bicycle': {},
  /** Parking the traveller's own e-scooter. */
  'action.park-scooter': {},
  'action.collect-vehicle': {},
  'action.collect-car': {},
  'action.collect-bicycle': {},
  'action.collect-scooter': {},
  'action.return-vehicle': {},
  'action.return-car': {},
  'action.return-bicycle': {},
  'action.return-scooter': {},
  'action.airport-checkin': {},
  'action.airport-checkout': {},
  'action.airport-transfer': {},

  // ---- mini: short texts that differ from the action without its time ----
  /** `mini.instruction` of a scheduled segment. */
  'mini.ride': {},

  // ---- notes: further lines ----
  /** A service with an interval in place of fixed times. */
  'note.every-minutes': { count: 'number' },
  /** Times of a stop that the feed marks as approximate. */
  'note.approximate-times': {},
  /** `pickup_type` 2 without a telephone number, then with one. */
  'note.book-to-board': { agency: 'text' },
  'note.book-to-board-phone': { agency: 'text', phone: 'text' },
  /** `drop_off_type` 2 without a telephone number, then with one. */
  'note.book-to-alight': { agency: 'text' },
  'note.book-to-alight-phone': { agency: 'text', phone: 'text' },
  /** `pickup_type` 3. */
  'note.signal-driver': {},
  /** `drop_off_type` 3. */
  'note.tell-driver': {},
  /** The booking deadline of a ride. */
  'note.book-until': { date: 'text', time: 'text' },
  /** A ride whose booking deadline has passed. */
  'note.too-late-to-book': {},
  'note.cancelled': {},
  /** A car park: its number of spaces, and its bays for disabled drivers. */
  'note.parking-spaces': { places: 'number' },
  'note.parking-disabled-bays': { bays: 'number' },
  'note.parking-free': {},
  /** Parking is charged at an unknown price. */
  'note.parking-paid': {},
  /** `duration` is the usual wait for a hailed vehicle. */
  'note.usual-wait': { duration: 'text' },
  /** The part of a cycling segment where the bicycle must be pushed. */
  'note.push-bicycle': { distance: 'text' },
  /** The part of a cycling segment on cycle-friendly streets. */
  'note.cycle-friendly': { distance: 'text' },
  /** Parts of a path for a wheelchair: accessible, inaccessible, unknown. */
  'note.section-accessible': { distance: 'text' },
  'note.section-inaccessible': { distance: 'text' },
  'note.section-unknown': { distance: 'text' },
  /** A vehicle for a wheelchair. */
  'note.service-accessible': {},
  'note.service-inaccessible': {},
  'note.service-unknown': {},
  /** A stop for a wheelchair. */
  'note.stop-accessible': { stop: 'text' },
  'note.stop-inaccessible': { stop: 'text' },
  'note.stop-unknown': { stop: 'text' },
  'note.bicycles-allowed': {},
  'note.bicycles-forbidden': {},
  /** A leg without street data. */
  'note.straight-line': {},
  /** A street leg that uses a ferry without a timetable, unnamed, then named. */
  'note.ferry': {},
  'note.ferry-named': { name: 'text' },
  'note.toll': { price: 'text' },
  /** A change of level inside a station (PW-9). Names of levels come from the feed, so they follow a colon. */
  'note.take-stairs': { level: 'text' },
  'note.take-escalator': { level: 'text' },
  'note.take-lift': { level: 'text' },

  // ---- labels: values of placeholders, and names ----
  /** `<STOPS>`. */
  'label.stops': { count: 'number' },
  /** `<DIRECTION>`. */
  'label.direction': { direction: 'text' },
  /** `<TRAFFIC>`. */
  'label.without-traffic': { duration: 'text' },
  /** `startPlatform` of trains and the like. */
  'label.platform': { platform: 'text' },
  /** `startPlatform` at a bus station. */
  'label.stand': { platform: 'text' },
  /** A path without a name. */
  'label.unnamed-way': {},
  /** A ticket without a name. */
  'label.ticket': {},
  'label.shared-bicycle': {},
  'label.shared-scooter': {},
  /** A mode with its provider or line. */
  'label.mode-detail': { mode: 'text', detail: 'text' },
  /** The title of a button that leads to the provider of a vehicle. */
  'label.book-with': { operator: 'text' },

  // ---- turns: onto a street without a name, then onto a named street ----
  'turn.HEAD_TOWARDS': {},
  'turn.HEAD_TOWARDS.street': { street: 'text' },
  'turn.CONTINUE_STRAIGHT': {},
  'turn.CONTINUE_STRAIGHT.street': { street: 'text' },
  'turn.TURN_SLIGHTLY_LEFT': {},
  'turn.TURN_SLIGHTLY_LEFT.street': { street: 'text' },
  'turn.TURN_LEFT': {},
  'turn.TURN_LEFT.street': { street: 'text' },
  'turn.TURN_SHARPLY_LEFT': {},
  'turn.TURN_SHARPLY_LEFT.street': { street: 'text' },
  'turn.TURN_SLIGHTLY_RIGHT': {},
  'turn.TURN_SLIGHTLY_RIGHT.street': { street: 'text' },
  'turn.TURN_RIGHT': {},
  'turn.TURN_RIGHT.street': { street: 'text' },
  'turn.TURN_SHARPLY_RIGHT': {},
  'turn.TURN_SHARPLY_RIGHT.street': { street: 'text' },

  // ---- empty: one per `EmptyReason` of the model ----
  'empty.outside-from': {},
  'empty.outside-to': {},
  'empty.different-regions': {},
  'empty.too-close': {},
  'empty.off-network-from': {},
  'empty.off-network-to': {},
  'empty.no-modes': {},
  'empty.ruled-out': {},
  /** `from` and `to` are the first and last day of the timetable. */
  'empty.no-service-date': { from: 'date', to: 'date' },
  'empty.no-service-in-window': {},
  'empty.no-stop-from': {},
  'empty.no-stop-to': {},
  'empty.no-connection': {},
  'empty.avoided-stops': {},
  'empty.arrives-too-late': {},
  'empty.inaccessible': {},
  'empty.walk-too-long': {},
  'empty.too-far': {},
  'empty.round-trip-only': {},
  /** `mode` is the name of the requested mode. */
  'empty.no-vehicle-from': { mode: 'text' },
  'empty.no-vehicle-to': { mode: 'text' },
  'empty.outside-zone-from': { mode: 'text' },
  'empty.outside-zone-to': { mode: 'text' },
  'empty.closed': { mode: 'text' },
  'empty.unknown-provider': { mode: 'text' },
  'empty.walking-is-better': {},
  'empty.not-better': {},
  'empty.stopped-early': {},
  /** `empty.off-network-from` and `-to` where a single mode finds no street. */
  'off-network.from': { mode: 'text' },
  'off-network.to': { mode: 'text' },

  // ---- advisory: one per `Advisory` code of the model ----
  'advisory.deprecated-mode': { mode: 'text', replacement: 'text' },
  'advisory.unknown-mode': { mode: 'text' },
  /** The same, where a known identifier is similar. */
  'advisory.unknown-mode-nearest': { mode: 'text', nearest: 'text' },
  /** `mode` is the name of the mode. */
  'advisory.unavailable-mode': { mode: 'text' },
  'advisory.unknown-stop': { stop: 'text' },
  /** `name` as in the request. */
  'advisory.unknown-limit': { name: 'text' },
  /** `language` as in the request. */
  'advisory.unknown-language': { language: 'text' },
  'advisory.stopped-early': {},
  'advisory.straight-line-walks': {},

  // ---- removed: one per `RemovalReason`, why a candidate is not in the answer ----
  'removed.dominated': {},
  'removed.walking-is-better': {},
  'removed.single-mode-is-better': {},
  'removed.worse-than-another': {},
  'removed.one-mode-only': {},
  'removed.slower-alike': {},
  'removed.car-park-alike': {},
  'removed.fits-no-better': {},
  'removed.out-of-time': {},
  'removed.same-vehicles': {},
  'removed.not-the-best': {},
  'removed.arrives-too-late': {},
  'removed.walk-too-long': {},
  'removed.takes-too-long': {},
  'removed.inaccessible': {},
  'removed.avoided-stop': {},
  'removed.ruled-out': {},
  'removed.not-running': {},

  // ---- ruled-out: one per `RuledOutReason`; the lines or stops follow after a colon ----
  'ruled-out.avoided-mode': {},
  'ruled-out.operator-limit': {},
  'ruled-out.only-when-named': {},
  'ruled-out.inaccessible-vehicle': {},
  'ruled-out.no-bicycles': {},
  'ruled-out.inaccessible-stop': {},
  'ruled-out.avoided-stop': {},

  // ---- unknown: one per `UnknownFact`, an unknown fact that a leg relies on ----
  'unknown.price': {},
  'unknown.vehicle-access': {},
  'unknown.stop-access': {},
  'unknown.path-access': {},
  'unknown.bicycles-aboard': {},
  'unknown.streets': {},
  'unknown.times': {},
  'unknown.departure': {},
  'unknown.booking': {},
  'unknown.wait': {},
  'unknown.parking': {},
  'unknown.range': {},

  // ---- refusal: requests that get no answer ----
  'refusal.no-origin': {},
  'refusal.no-destination': {},
  'refusal.bad-request': {},
  'refusal.unknown-region': { region: 'text' },
  'refusal.no-key': {},
  'refusal.unknown-key': {},
  'refusal.over-quota': {},
  'refusal.overloaded': {},
  'refusal.internal': {},
} as const;

/** The key of a phrase. */
export type PhraseKey = keyof typeof phraseKeys;

/** The values that a phrase needs. */
export type PhraseValues<K extends PhraseKey> = {
  readonly [Name in keyof (typeof phraseKeys)[K]]: (typeof phraseKeys)[K][Name] extends 'number' ? number : string;
};
