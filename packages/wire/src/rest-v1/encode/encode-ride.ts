import { type Call, type Fact, intervalOf, type RideLeg } from '@tripwright/core/model';
import type { LocalCost, SegmentParts, ServiceShape, Ticket } from '@tripwright/core/template';
import { formatMoney, type Phrases, phrases } from '@tripwright/core/text';
import { encodeRelativeCall } from './encode-call.ts';
import { connectionField } from './encode-connection.ts';
import type { SegmentContext } from './encode-context.ts';
import { encodePlace } from './encode-place.ts';
import { plannedRide, realtimeFields } from './encode-realtime.ts';
import { colourOf, factField, oneLine } from './field-values.ts';
import { lineOf, travelDirection } from './leg-line.ts';
import type { LegTicket } from './leg-ticket.ts';
import { modeInfoOf, requestedModeOf, rowOfMode } from './mode-info.ts';
import { instructionOf, numberOf, platformKindOf, platformSign } from './segment-phrases.ts';

/**
 * A ride as a `scheduled` segment (wire-format.md sections 8 and 9). Its reference has the times and platforms of now, its template those of the
 * timetable, so that realtime data never change a template.
 */
export function encodeRide(leg: RideLeg, context: SegmentContext, paid?: LegTicket): SegmentParts {
  const { locale, region } = context;
  const words = phrases(locale);
  // A ticket must have a name, and an id is not a name.
  const ticket = paid?.name === '' ? { ...paid, name: words.say('label.ticket') } : paid;
  const instruction = instructionOf(leg, {}, words);
  const { route } = leg;
  const planned = plannedRide(leg);
  const interval = intervalOf(leg);
  const labelOf = ({ stop }: RideLeg['from']): string | undefined =>
    platformLabel(stop?.platform ?? '', leg.mode, words);
  const [startPlatform, endPlatform] = [labelOf(leg.from), labelOf(leg.to)];
  const [plannedStart, plannedEnd] = [labelOf(planned.from), labelOf(planned.to)];
  const color = colourOf(route.color);
  const textColor = colourOf(route.textColor);
  const own: SegmentParts['own'] = {
    startTime: leg.departure,
    endTime: leg.arrival,
    availability: 'AVAILABLE',
    serviceTripID: leg.serviceTripId,
    // Always present, even when empty: otherwise the web page shows the unfilled placeholder.
    serviceNumber: numberOf(leg),
    serviceName: route.longName,
    serviceDirection: leg.headsign,
    ...(color !== undefined && { serviceColor: color }),
    ...(textColor !== undefined && { serviceTextColor: textColor }),
    stops: leg.calls.length > 0 ? leg.calls.length - 1 : leg.toPosition - leg.fromPosition,
    // Clients differ in which of the two they read.
    ...(startPlatform !== undefined && { platform: startPlatform, startPlatform }),
    ...(endPlatform !== undefined && { endPlatform }),
    ...(plannedStart !== startPlatform && plannedStart !== undefined && { timetableStartPlatform: plannedStart }),
    ...(plannedEnd !== endPlatform && plannedEnd !== undefined && { timetableEndPlatform: plannedEnd }),
    ...realtimeFields(leg, context.includeStops),
    ...connectionField(leg, words),
    ...(interval !== undefined && { frequency: minutesOf(interval) }),
    ...factField('wheelchairAccessible', leg.wheelchair),
    ...factField('bicycleAccessible', leg.bicycles),
    ...(ticket !== undefined && { ticket: ticketOf(ticket) }),
    routeId: route.id,
    feed: leg.feed,
    ...(leg.tripShortName !== '' && { runNumber: leg.tripShortName }),
    ...(leg.direction !== undefined && { routeDirection: leg.direction }),
  };
  const shared: SegmentParts['shared'] = {
    type: 'scheduled',
    visibility: leg.seated ? 'in details' : 'in summary',
    modeIdentifier: requestedModeOf(leg.mode, context.requestedModes, leg.intercityMode),
    modeInfo: modeInfoOf(leg.mode, locale, { title: leg.intercityMode }),
    action: words.say('action.timed', { instruction }),
    notes: notesOf(planned, plannedStart, context, ticket),
    mini: {
      instruction: leg.seated || plannedStart === undefined ? instruction : words.say('mini.ride', { instruction }),
      description: words.say('mini.ride-description'),
    },
    from: encodePlace(planned.from, region),
    to: encodePlace(planned.to, region),
    ...travelDirection(leg.geometry),
    ...(planned.from.stop !== undefined && { stopCode: planned.from.stop.code }),
    ...(planned.to.stop !== undefined && { endStopCode: planned.to.stop.code }),
    ...(route.agency.name !== '' && { operator: route.agency.name, serviceOperator: route.agency.name }),
    ...(route.agency.id !== '' && { operatorID: route.agency.id }),
    ...(ticket?.price !== undefined && { localCost: localCostOf(ticket.name, ticket.price) }),
    ...(leg.seated && { isContinuation: true }),
    shapes: [shapeOf(planned, context.includeStops)],
  };
  return { own, shared };
}

/** A ticket bought for an earlier leg has no cost here (wire-format.md section 8). A cost in dollars has the exchange rate 1. */
function ticketOf({ id, name, price }: LegTicket): Ticket {
  return {
    name,
    ...(id !== '' && { fareID: id }),
    ...(price !== undefined && { cost: price.amount }),
    ...(price?.currency === 'USD' && { exchange: 1 }),
  };
}

/** The fare of this ride. Fares come from the feed and are not quotes, so the accuracy is `internal_estimate`. */
function localCostOf(name: string, { amount, currency }: NonNullable<LegTicket['price']>): LocalCost {
  return {
    cost: amount,
    currency,
    accuracy: 'internal_estimate',
    costComponents: [{ type: 'TICKET', cost: amount, name }],
  };
}

function notesOf(
  leg: RideLeg,
  platform: string | undefined,
  { wheelchair, locale, bicycleAboard = false }: SegmentContext,
  ticket: LegTicket | undefined,
): string {
  const words = phrases(locale);
  const { say } = words;
  // A placeholder without its field would stay visible (IT-25).
  const usual = usualNotes(leg, ticket, words, locale).split('\n');
  const lines = usual.filter(
    (line) =>
      !(line === '<PLATFORM>' && platform === undefined) && !(line === '<LINE_NAME>' && leg.route.longName === ''),
  );
  const [first, last] = [leg.calls[0], leg.calls.at(-1)];
  if (leg.headway !== undefined) lines.push(say('note.every-minutes', { count: minutesOf(leg.headway) }));
  if (first?.approximate === true || last?.approximate === true) lines.push(say('note.approximate-times'));
  if (first !== undefined && !leg.seated) lines.push(...boardingNotes(leg, first, words));
  if (last !== undefined) lines.push(...alightingNotes(leg, last, words));
  if (wheelchair) {
    lines.push(say(SERVICE_NOTES[leg.wheelchair]));
    for (const { stop } of [leg.from, leg.to]) {
      if (stop !== undefined) lines.push(say(STOP_NOTES[stop.wheelchair], { stop: stop.name }));
    }
  }
  if (bicycleAboard && leg.bicycles === 'yes') lines.push(say('note.bicycles-allowed'));
  return lines.join('\n');
}

function usualNotes(
  leg: RideLeg,
  ticket: LegTicket | undefined,
  { say }: Phrases,
  locale: SegmentContext['locale'],
): string {
  const isFlight = rowOfMode(leg.mode).travel.checksIn === true;
  const flown = isFlight ? { destination: say('label.flight-to', { place: oneLine(leg.to.name) }) } : {};
  if (ticket === undefined) return say(isFlight ? 'notes.flight' : 'notes.ride', flown);
  const { name, price } = ticket;
  return say(isFlight ? 'notes.flight-fare' : 'notes.ride-fare', {
    ...flown,
    // Each line is one note, so a ticket name must not break the line.
    ticket: oneLine(name),
    price: price === undefined ? '' : formatMoney(price.amount, price.currency, locale),
  }).trimEnd();
}

function boardingNotes({ route: { agency } }: RideLeg, { pickup }: Call, { say }: Phrases): string[] {
  if (pickup === 'ask-driver') return [say('note.signal-driver')];
  if (pickup !== 'phone-agency') return [];
  const { name, phone } = agency;
  return [
    phone === ''
      ? say('note.book-to-board', { agency: name })
      : say('note.book-to-board-phone', { agency: name, phone }),
  ];
}

function alightingNotes({ route: { agency } }: RideLeg, { dropOff }: Call, { say }: Phrases): string[] {
  if (dropOff === 'ask-driver') return [say('note.tell-driver')];
  if (dropOff !== 'phone-agency') return [];
  const { name, phone } = agency;
  return [
    phone === ''
      ? say('note.book-to-alight', { agency: name })
      : say('note.book-to-alight-phone', { agency: name, phone }),
  ];
}

const SERVICE_NOTES = {
  yes: 'note.service-accessible',
  no: 'note.service-inaccessible',
  unknown: 'note.service-unknown',
} as const satisfies Record<Fact, string>;

const STOP_NOTES = {
  yes: 'note.stop-accessible',
  no: 'note.stop-inaccessible',
  unknown: 'note.stop-unknown',
} as const satisfies Record<Fact, string>;

function shapeOf(leg: RideLeg, includeStops: boolean): ServiceShape {
  return {
    encodedWaypoints: lineOf(leg),
    travelled: true,
    ...(includeStops && { stops: leg.calls.map((call) => encodeRelativeCall(call, leg.departure)) }),
  };
}

/** Whole minutes of an interval, at least one. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/**
 * The label of a platform, such as "Platform 5". A name in the feed's own words ("Quay North") is kept as it is.
 * @returns undefined for a stop without a platform
 */
export function platformLabel(platform: string, mode: string, { say }: Phrases): string | undefined {
  const sign = platformSign(platform);
  if (sign !== undefined) return say('label.platform', { kind: platformKindOf(mode), platform: sign });
  const written = platform.trim();
  return written === '' ? undefined : written;
}
