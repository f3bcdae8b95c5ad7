import { decimalOf, formatDay, localDay, sumMoney } from '@tripwright/core/base';
import {
  type Costs,
  type Itinerary,
  intervalOf,
  type Leg,
  type PlanOutcome,
  type RideLeg,
  type ScoredItinerary,
  type StreetLeg,
} from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import { shownSeconds } from '@tripwright/core/template';
import {
  type DistanceUnit,
  emptySetsToMention,
  formatDate,
  formatDistance,
  formatDuration,
  formatMoney,
  formatTime,
  type Locale,
  type Phrases,
  phrases,
  vehicleName,
} from '@tripwright/core/text';
import { printExplanation } from './print-explanation.ts';

/** Settings for printing a plan. */
export interface PrintContext {
  readonly locale: Locale;
  /** IANA name of the time zone at the origin. */
  readonly zone: string;
  /** Requested time, Unix seconds; trips of another day are printed with their date. */
  readonly requestedTime: number;
  readonly unit: DistanceUnit;
  /** Whether to print how the answer came about, too. */
  readonly explain: boolean;
}

/** Prints an answer: the first itinerary of each group leg by leg, and one line for each of the others. */
export function printPlan(outcome: PlanOutcome, context: PrintContext): string {
  const { locale, zone, explain } = context;
  const words = phrases(locale);
  const lines: string[] = [];
  outcome.groups.forEach((group, i) => {
    group.itineraries.forEach((scored, j) => {
      const { itinerary, costs } = scored;
      if (j === 0) {
        lines.push(`${i + 1}. ${summary(itinerary, context)}${totalOf(costs, locale)}`);
        itinerary.legs.forEach((leg, at) => {
          lines.push(`   ${legLine(leg, context)}${legPrice(scored, at, locale)}`);
          lines.push(...bookingLines(leg, words).map((line) => `          ${line}`));
        });
      } else {
        lines.push(`   ${span(itinerary, context)}${streetsOf(itinerary, context)}${totalOf(costs, locale)}`);
      }
    });
    lines.push('');
  });
  if (outcome.empty !== undefined) lines.push(words.sayEmpty(outcome.empty), '');
  else
    for (const { modes, empty } of emptySetsToMention(outcome.outcomes))
      if (empty !== undefined)
        lines.push(words.sayEmptySet(modes, { text: words.sayEmpty(empty), values: empty.values }));
  for (const advisory of outcome.advisories) lines.push(words.sayAdvisory(advisory));
  if (explain) lines.push(...printExplanation(outcome, { locale, zone }));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The price of an itinerary after two spaces; empty where it is unknown or nothing has to be paid. */
function totalOf({ money, currency }: Costs, locale: Locale): string {
  return money === undefined || currency === undefined ? '' : `  ${formatMoney(money, currency, locale)}`;
}

/** The price paid with a leg, by currency. A ticket that covers several legs is printed with the first one only. */
function legPrice({ costs }: ScoredItinerary, at: number, locale: Locale): string {
  const own = costs.parts.filter(({ legs }) => legs[0] === at);
  const sums = sumMoney(own.map(({ money }) => money));
  return sums.map((sum) => `  ${formatMoney(decimalOf(sum), sum.currency, locale)}`).join('');
}

/** Contact for booking a leg, or the remark that it is too late, followed by the operator's own text. Empty if no booking is needed. */
function bookingLines({ booking, operator }: Leg, { say }: Phrases): string[] {
  if (booking === undefined) return [];
  const message = booking.message.replace(/\s+/g, ' ').trim();
  return [...(booking.state === 'too-late' ? [say('note.too-late-to-book')] : contactLine()), message].filter(
    (line) => line !== '',
  );

  function contactLine(): string[] {
    const { name = '', phone = '', bookingUrl = '' } = operator ?? {};
    const contacts = [phone, bookingUrl].filter((contact) => contact !== '');
    return name === '' || contacts.length === 0
      ? []
      : [`${say('label.book-with', { operator: name })}: ${contacts.join(', ')}`];
  }
}

function summary(itinerary: Itinerary, context: PrintContext): string {
  const { locale } = context;
  const moves = itinerary.legs.filter((leg) => leg.kind !== 'stationary');
  const main = moves.filter((leg) => findModeFamily(leg.mode)?.travel.connector !== true);
  const how = (main.length > 0 ? main : moves).map((leg) => (leg.kind === 'ride' ? lineOf(leg) : nameOf(leg, locale)));
  const duration = formatDuration(shownSeconds(itinerary.departure, itinerary.arrival), locale);
  return `${span(itinerary, context)}  ${duration}  ${how.join(' → ')}`;
}

/** Duration and length of an itinerary over streets alone. They distinguish itineraries with the same times (`--cycling all`). */
function streetsOf({ departure, arrival, legs }: Itinerary, context: PrintContext): string {
  if (legs.some(({ kind }) => kind === 'ride')) return '';
  const duration = formatDuration(shownSeconds(departure, arrival), context.locale);
  const streets = legs.filter((leg) => leg.kind === 'street');
  return `  ${duration}, ${lengthOf(streets, context)}`;
}

/** The length of street legs, and how much of it is cycle-friendly. */
function lengthOf(legs: readonly StreetLeg[], { locale, unit }: PrintContext): string {
  const formatted = (metres: number): string => formatDistance(metres, locale, unit);
  const sum = (metresOf: (leg: StreetLeg) => number): number => legs.reduce((total, leg) => total + metresOf(leg), 0);
  const friendly = sum(({ profile, metresSafe = 0 }) => (profile === 'bicycle' ? metresSafe : 0));
  const length = formatted(sum(({ metres }) => metres));
  if (friendly < 1) return length;
  return `${length}, ${phrases(locale).say('note.cycle-friendly', { distance: { metres: friendly, unit } })}`;
}

function legLine(leg: Leg, context: PrintContext): string {
  const { locale } = context;
  const zone = leg.kind === 'stationary' ? leg.at.timezone : leg.from.timezone;
  const time = formatTime(leg.departure, zone, locale);
  const duration = formatDuration(shownSeconds(leg.departure, leg.arrival), locale);
  const name = nameOf(leg, locale);
  if (leg.kind === 'stationary') return `${time}  ${name}  ${duration}${leg.at.name === '' ? '' : `  ${leg.at.name}`}`;
  if (leg.kind === 'street') {
    const to = leg.to.name === '' ? '' : `  → ${leg.to.name}`;
    return `${time}  ${name}  ${duration}, ${lengthOf([leg], context)}${to}`;
  }
  const line = lineOf(leg);
  const arrival = formatTime(leg.arrival, leg.to.timezone, locale);
  if (leg.seated) {
    const stay = phrases(locale).say('action.stay', { vehicle: 'other' }).replace('<NUMBER>', line);
    return `${time}  ${stay} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name} (${arrival})`;
  }
  const interval = intervalOf(leg);
  if (interval !== undefined) {
    // The times of such a run only lie an interval apart, so that none is shown.
    const every = phrases(locale).say('note.every-minutes', { count: Math.max(1, Math.round(interval / 60)) });
    return `${every}  ${name} ${line} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name}`;
  }
  return `${time}  ${name} ${line} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name} (${arrival})`;
}

/** The number of a line. A flight has none, so its own number stands for it. */
function lineOf({ route, tripShortName }: RideLeg): string {
  return route.shortName || tripShortName || route.longName;
}

/** Name of the mode, with the name of the operator for hailed and hired vehicles. */
function nameOf(leg: Leg, locale: Locale): string {
  const { mode, operator } = leg;
  // The line is printed beside the mode, so the mode itself is printed without its line.
  const title = leg.kind === 'ride' ? (leg.intercityMode ?? findModeFamily(mode)?.id ?? mode) : mode;
  const profile = leg.kind === 'street' ? leg.profile : undefined;
  return vehicleName(title, locale, { profile, operator: operator?.name });
}

/**
 * Departure and arrival, each in the zone of its own end: across zones the arrival may read earlier than the departure (IT-31). The date
 * comes first unless it is the requested one.
 */
function span({ departure, arrival, legs }: Itinerary, { zone, locale, requestedTime }: PrintContext): string {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const [first = zone, last = zone] = [rides[0]?.from.timezone, rides.at(-1)?.to.timezone];
  const day = localDay(departure, first);
  const date = day === localDay(requestedTime, zone) ? '' : `${formatDate(formatDay(day), locale)}  `;
  return `${date}${formatTime(departure, first, locale)}–${formatTime(arrival, last, locale)}`;
}
