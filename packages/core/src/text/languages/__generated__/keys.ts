// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Distance, Instant, Price } from '../../format/argument-values.ts';
import type { EffectKind, GoalKind, PlatformKind, SourceKind, VehicleKind } from '../argument-kinds.ts';

/** Every message, in the order of the catalogues. */
export const phraseKeys = [
  "action.ride",
  "action.board",
  "action.stay",
  "action.stay-on",
  "action.fly",
  "action.fly-unnumbered",
  "action.walk",
  "action.walk-to",
  "action.walk-end",
  "action.roll",
  "action.roll-to",
  "action.roll-end",
  "action.cycle",
  "action.scooter",
  "action.drive-car",
  "action.ride-motorbike",
  "action.carpool",
  "action.taxi",
  "action.ride-hailing",
  "action.ride-hailing-with",
  "action.on-demand",
  "action.on-demand-with",
  "action.wait",
  "action.wait-pickup",
  "action.transfer",
  "action.park-onstreet",
  "action.park-offstreet",
  "action.collect",
  "action.return",
  "action.airport-checkin",
  "action.airport-checkout",
  "action.airport-transfer",
  "note.every-minutes",
  "note.approximate-times",
  "note.book-to-board",
  "note.book-to-board-phone",
  "note.book-to-alight",
  "note.book-to-alight-phone",
  "note.signal-driver",
  "note.tell-driver",
  "note.book-until",
  "note.too-late-to-book",
  "note.cancelled",
  "note.parking-spaces",
  "note.parking-disabled-bays",
  "note.parking-free",
  "note.parking-paid",
  "place.bicycle-parking",
  "place.motorcycle-parking",
  "note.usual-wait",
  "note.next-day",
  "note.push-bicycle",
  "note.cycle-friendly",
  "note.section-accessible",
  "note.section-inaccessible",
  "note.section-unknown",
  "note.service-accessible",
  "note.service-inaccessible",
  "note.service-unknown",
  "note.stop-accessible",
  "note.stop-inaccessible",
  "note.stop-unknown",
  "note.bicycles-allowed",
  "note.bicycles-forbidden",
  "note.straight-line",
  "note.ferry",
  "note.ferry-named",
  "note.no-through",
  "note.no-stopping",
  "note.toll",
  "note.take-stairs",
  "note.take-stairs-between",
  "note.take-escalator",
  "note.take-escalator-between",
  "note.take-lift",
  "note.take-lift-between",
  "label.stops",
  "label.direction",
  "label.flight-to",
  "label.without-traffic",
  "label.platform",
  "label.unnamed-way",
  "label.ticket",
  "label.shared-bicycle",
  "label.shared-scooter",
  "label.mode-detail",
  "label.set-reason",
  "label.book-with",
  "live.on-time",
  "live.late",
  "live.early",
  "live.platform-changed",
  "live.updated",
  "live.updated-now",
  "live.stale",
  "live.source",
  "live.slack",
  "live.missed",
  "live.if-missed",
  "live.if-missed-no-later",
  "live.if-missed-nothing",
  "live.stock-vehicles",
  "live.stock-docks",
  "live.stock-seen",
  "alert.avoid-stops",
  "alert.effect",
  "turn.HEAD_TOWARDS",
  "turn.HEAD_TOWARDS.street",
  "turn.CONTINUE_STRAIGHT",
  "turn.CONTINUE_STRAIGHT.street",
  "turn.TURN_SLIGHTLY_LEFT",
  "turn.TURN_SLIGHTLY_LEFT.street",
  "turn.TURN_LEFT",
  "turn.TURN_LEFT.street",
  "turn.TURN_SHARPLY_LEFT",
  "turn.TURN_SHARPLY_LEFT.street",
  "turn.TURN_SLIGHTLY_RIGHT",
  "turn.TURN_SLIGHTLY_RIGHT.street",
  "turn.TURN_RIGHT",
  "turn.TURN_RIGHT.street",
  "turn.TURN_SHARPLY_RIGHT",
  "turn.TURN_SHARPLY_RIGHT.street",
  "turn.U_TURN",
  "turn.U_TURN.street",
  "empty.outside-from",
  "empty.outside-to",
  "empty.different-regions",
  "empty.too-close",
  "empty.off-network-from",
  "empty.off-network-to",
  "empty.no-modes",
  "empty.ruled-out",
  "empty.no-service-date",
  "empty.no-service-in-window",
  "empty.no-stop-from",
  "empty.no-stop-to",
  "empty.no-connection",
  "empty.avoided-stops",
  "empty.arrives-too-late",
  "empty.inaccessible",
  "empty.walk-too-long",
  "empty.too-far",
  "empty.round-trip-only",
  "empty.no-vehicle-from",
  "empty.no-vehicle-to",
  "empty.outside-zone-from",
  "empty.outside-zone-to",
  "empty.closed",
  "empty.unknown-provider",
  "empty.walking-is-better",
  "empty.not-better",
  "empty.stopped-early",
  "off-network.from",
  "off-network.to",
  "advisory.deprecated-mode",
  "advisory.unknown-mode",
  "advisory.unknown-mode-nearest",
  "advisory.unavailable-mode",
  "advisory.unknown-stop",
  "advisory.unknown-limit",
  "advisory.unknown-language",
  "advisory.stopped-early",
  "advisory.straight-line-walks",
  "advisory.closed-by-alert",
  "advisory.leaves-much-later",
  "advisory.arrives-much-earlier",
  "board.cancelled",
  "board.skipped",
  "board.no-departures",
  "board.no-arrivals",
  "advisory.trip-times-changed",
  "advisory.trip-line-replaced",
  "advisory.trip-replanned",
  "advisory.trip-cancelled",
  "advisory.trip-gone",
  "action.walk-goal",
  "action.roll-goal",
  "action.walk-platform",
  "action.roll-platform",
  "action.walk-change",
  "action.roll-change",
  "action.wait-checkin",
  "removed.dominated",
  "removed.walking-is-better",
  "removed.single-mode-is-better",
  "removed.worse-than-another",
  "removed.one-mode-only",
  "removed.slower-alike",
  "removed.car-park-alike",
  "removed.fits-no-better",
  "removed.out-of-time",
  "removed.same-vehicles",
  "removed.not-the-best",
  "removed.arrives-too-late",
  "removed.walk-too-long",
  "removed.takes-too-long",
  "removed.inaccessible",
  "removed.avoided-stop",
  "removed.ruled-out",
  "removed.not-running",
  "ruled-out.avoided-mode",
  "ruled-out.operator-limit",
  "ruled-out.only-when-named",
  "ruled-out.inaccessible-vehicle",
  "ruled-out.no-bicycles",
  "ruled-out.inaccessible-stop",
  "ruled-out.avoided-stop",
  "ruled-out.closed-by-alert",
  "unknown.price",
  "unknown.vehicle-access",
  "unknown.stop-access",
  "unknown.path-access",
  "unknown.bicycles-aboard",
  "unknown.streets",
  "unknown.times",
  "unknown.departure",
  "unknown.booking",
  "unknown.wait",
  "unknown.parking",
  "unknown.range",
  "refusal.no-origin",
  "refusal.no-destination",
  "refusal.bad-request",
  "refusal.unknown-region",
  "refusal.unknown-trip",
  "refusal.not-a-ride",
  "refusal.no-other-vehicle",
  "refusal.leaves-too-early",
  "refusal.no-registration",
  "refusal.label-taken",
  "refusal.not-operator",
  "refusal.no-key",
  "refusal.unknown-key",
  "refusal.over-quota",
  "refusal.too-fast",
  "refusal.overloaded",
  "refusal.internal",
] as const;

/** The values that each message needs. */
export interface PhraseArguments {
  "action.ride": { readonly vehicle: VehicleKind };
  "action.board": { readonly vehicle: VehicleKind };
  "action.stay": { readonly vehicle: VehicleKind };
  "action.stay-on": {};
  "action.fly": {};
  "action.fly-unnumbered": {};
  "action.walk": {};
  "action.walk-to": { readonly place: string };
  "action.walk-end": {};
  "action.roll": {};
  "action.roll-to": { readonly place: string };
  "action.roll-end": {};
  "action.cycle": {};
  "action.scooter": {};
  "action.drive-car": {};
  "action.ride-motorbike": {};
  "action.carpool": {};
  "action.taxi": {};
  "action.ride-hailing": {};
  "action.ride-hailing-with": { readonly provider: string };
  "action.on-demand": {};
  "action.on-demand-with": { readonly provider: string };
  "action.wait": {};
  "action.wait-pickup": {};
  "action.transfer": {};
  "action.park-onstreet": { readonly vehicle: VehicleKind };
  "action.park-offstreet": { readonly vehicle: VehicleKind };
  "action.collect": { readonly vehicle: VehicleKind };
  "action.return": { readonly vehicle: VehicleKind };
  "action.airport-checkin": {};
  "action.airport-checkout": {};
  "action.airport-transfer": {};
  "note.every-minutes": { readonly count: number };
  "note.approximate-times": {};
  "note.book-to-board": { readonly agency: string };
  "note.book-to-board-phone": { readonly agency: string; readonly phone: string };
  "note.book-to-alight": { readonly agency: string };
  "note.book-to-alight-phone": { readonly agency: string; readonly phone: string };
  "note.signal-driver": {};
  "note.tell-driver": {};
  "note.book-until": { readonly deadline: Instant };
  "note.too-late-to-book": {};
  "note.cancelled": {};
  "note.parking-spaces": { readonly places: number };
  "note.parking-disabled-bays": { readonly bays: number };
  "note.parking-free": {};
  "note.parking-paid": {};
  "place.bicycle-parking": {};
  "place.motorcycle-parking": {};
  "note.usual-wait": { readonly wait: number };
  "note.next-day": {};
  "note.push-bicycle": { readonly distance: Distance };
  "note.cycle-friendly": { readonly distance: Distance };
  "note.section-accessible": { readonly distance: Distance };
  "note.section-inaccessible": { readonly distance: Distance };
  "note.section-unknown": { readonly distance: Distance };
  "note.service-accessible": {};
  "note.service-inaccessible": {};
  "note.service-unknown": {};
  "note.stop-accessible": { readonly stop: string };
  "note.stop-inaccessible": { readonly stop: string };
  "note.stop-unknown": { readonly stop: string };
  "note.bicycles-allowed": {};
  "note.bicycles-forbidden": {};
  "note.straight-line": {};
  "note.ferry": {};
  "note.ferry-named": { readonly name: string };
  "note.no-through": {};
  "note.no-stopping": {};
  "note.toll": { readonly price: Price };
  "note.take-stairs": { readonly level: string };
  "note.take-stairs-between": { readonly from: string; readonly level: string };
  "note.take-escalator": { readonly level: string };
  "note.take-escalator-between": { readonly from: string; readonly level: string };
  "note.take-lift": { readonly level: string };
  "note.take-lift-between": { readonly from: string; readonly level: string };
  "label.stops": { readonly count: number };
  "label.direction": { readonly direction: string };
  "label.flight-to": { readonly place: string };
  "label.without-traffic": { readonly duration: number };
  "label.platform": { readonly kind: PlatformKind; readonly platform: string };
  "label.unnamed-way": {};
  "label.ticket": {};
  "label.shared-bicycle": {};
  "label.shared-scooter": {};
  "label.mode-detail": { readonly mode: string; readonly detail: string };
  "label.set-reason": { readonly modes: string; readonly reason: string };
  "label.book-with": { readonly operator: string };
  "live.on-time": {};
  "live.late": { readonly delay: number };
  "live.early": { readonly delay: number };
  "live.platform-changed": { readonly platform: string; readonly planned: string };
  "live.updated": { readonly age: number };
  "live.updated-now": {};
  "live.stale": { readonly age: number };
  "live.source": { readonly source: SourceKind };
  "live.slack": { readonly slack: number };
  "live.missed": {};
  "live.if-missed": { readonly delay: number };
  "live.if-missed-no-later": {};
  "live.if-missed-nothing": {};
  "live.stock-vehicles": { readonly vehicle: VehicleKind; readonly count: number; readonly age: number };
  "live.stock-docks": { readonly count: number; readonly age: number };
  "live.stock-seen": { readonly age: number };
  "alert.avoid-stops": { readonly stops: number };
  "alert.effect": { readonly effect: EffectKind };
  "turn.HEAD_TOWARDS": {};
  "turn.HEAD_TOWARDS.street": { readonly street: string };
  "turn.CONTINUE_STRAIGHT": {};
  "turn.CONTINUE_STRAIGHT.street": { readonly street: string };
  "turn.TURN_SLIGHTLY_LEFT": {};
  "turn.TURN_SLIGHTLY_LEFT.street": { readonly street: string };
  "turn.TURN_LEFT": {};
  "turn.TURN_LEFT.street": { readonly street: string };
  "turn.TURN_SHARPLY_LEFT": {};
  "turn.TURN_SHARPLY_LEFT.street": { readonly street: string };
  "turn.TURN_SLIGHTLY_RIGHT": {};
  "turn.TURN_SLIGHTLY_RIGHT.street": { readonly street: string };
  "turn.TURN_RIGHT": {};
  "turn.TURN_RIGHT.street": { readonly street: string };
  "turn.TURN_SHARPLY_RIGHT": {};
  "turn.TURN_SHARPLY_RIGHT.street": { readonly street: string };
  "turn.U_TURN": {};
  "turn.U_TURN.street": { readonly street: string };
  "empty.outside-from": {};
  "empty.outside-to": {};
  "empty.different-regions": {};
  "empty.too-close": {};
  "empty.off-network-from": {};
  "empty.off-network-to": {};
  "empty.no-modes": {};
  "empty.ruled-out": {};
  "empty.no-service-date": { readonly from: string; readonly to: string };
  "empty.no-service-in-window": {};
  "empty.no-stop-from": {};
  "empty.no-stop-to": {};
  "empty.no-connection": {};
  "empty.avoided-stops": {};
  "empty.arrives-too-late": {};
  "empty.inaccessible": {};
  "empty.walk-too-long": {};
  "empty.too-far": {};
  "empty.round-trip-only": {};
  "empty.no-vehicle-from": { readonly mode: string };
  "empty.no-vehicle-to": { readonly mode: string };
  "empty.outside-zone-from": { readonly mode: string };
  "empty.outside-zone-to": { readonly mode: string };
  "empty.closed": { readonly mode: string };
  "empty.unknown-provider": { readonly mode: string };
  "empty.walking-is-better": {};
  "empty.not-better": {};
  "empty.stopped-early": {};
  "off-network.from": { readonly mode: string };
  "off-network.to": { readonly mode: string };
  "advisory.deprecated-mode": { readonly mode: string; readonly replacement: string };
  "advisory.unknown-mode": { readonly mode: string };
  "advisory.unknown-mode-nearest": { readonly mode: string; readonly nearest: string };
  "advisory.unavailable-mode": { readonly mode: string };
  "advisory.unknown-stop": { readonly stop: string };
  "advisory.unknown-limit": { readonly name: string };
  "advisory.unknown-language": { readonly language: string };
  "advisory.stopped-early": {};
  "advisory.straight-line-walks": {};
  "advisory.closed-by-alert": { readonly names: string };
  "advisory.leaves-much-later": {};
  "advisory.arrives-much-earlier": {};
  "board.cancelled": {};
  "board.skipped": {};
  "board.no-departures": {};
  "board.no-arrivals": {};
  "advisory.trip-times-changed": {};
  "advisory.trip-line-replaced": { readonly line: string; readonly other: string };
  "advisory.trip-replanned": {};
  "advisory.trip-cancelled": { readonly line: string };
  "advisory.trip-gone": {};
  "action.walk-goal": { readonly goal: GoalKind };
  "action.roll-goal": { readonly goal: GoalKind };
  "action.walk-platform": { readonly kind: PlatformKind; readonly platform: string };
  "action.roll-platform": { readonly kind: PlatformKind; readonly platform: string };
  "action.walk-change": { readonly place: string };
  "action.roll-change": { readonly place: string };
  "action.wait-checkin": {};
  "removed.dominated": {};
  "removed.walking-is-better": {};
  "removed.single-mode-is-better": {};
  "removed.worse-than-another": {};
  "removed.one-mode-only": {};
  "removed.slower-alike": {};
  "removed.car-park-alike": {};
  "removed.fits-no-better": {};
  "removed.out-of-time": {};
  "removed.same-vehicles": {};
  "removed.not-the-best": {};
  "removed.arrives-too-late": {};
  "removed.walk-too-long": {};
  "removed.takes-too-long": {};
  "removed.inaccessible": {};
  "removed.avoided-stop": {};
  "removed.ruled-out": {};
  "removed.not-running": {};
  "ruled-out.avoided-mode": {};
  "ruled-out.operator-limit": {};
  "ruled-out.only-when-named": {};
  "ruled-out.inaccessible-vehicle": {};
  "ruled-out.no-bicycles": {};
  "ruled-out.inaccessible-stop": {};
  "ruled-out.avoided-stop": {};
  "ruled-out.closed-by-alert": {};
  "unknown.price": {};
  "unknown.vehicle-access": {};
  "unknown.stop-access": {};
  "unknown.path-access": {};
  "unknown.bicycles-aboard": {};
  "unknown.streets": {};
  "unknown.times": {};
  "unknown.departure": {};
  "unknown.booking": {};
  "unknown.wait": {};
  "unknown.parking": {};
  "unknown.range": {};
  "refusal.no-origin": {};
  "refusal.no-destination": {};
  "refusal.bad-request": {};
  "refusal.unknown-region": { readonly region: string };
  "refusal.unknown-trip": {};
  "refusal.not-a-ride": {};
  "refusal.no-other-vehicle": {};
  "refusal.leaves-too-early": {};
  "refusal.no-registration": {};
  "refusal.label-taken": {};
  "refusal.not-operator": {};
  "refusal.no-key": {};
  "refusal.unknown-key": {};
  "refusal.over-quota": {};
  "refusal.too-fast": {};
  "refusal.overloaded": {};
  "refusal.internal": {};
}
