import { decimalOf, formatDay, localDay, sumMoney } from '@tripwright/core/base';
import type { Costs, Itinerary, Leg, PlanOutcome, RideLeg, ScoredItinerary, StreetLeg } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import {
  type DistanceUnit,
  formatDate,
  formatDistance,
  formatDuration,
  formatMoney,
  formatTime,
  type Locale,
  type Phrases,
  phrases,
  saySetWithout,
  setsWithout,
  shownSeconds,
  vehicleName,
  withoutTime,
} from '@tripwright/core/text';
import { printExplanation } from './print-explanation.ts';

export interface PrintContext {
  readonly locale: Locale;
  /** IANA name, of the origin. */
  readonly zone: string;
  /** The time asked for, Unix seconds; trips of another day are told with theirs. */
  readonly asked: number;
  readonly unit: DistanceUnit;
  /** Also how the answer came about. */
  readonly explain: boolean;
}

/** An answer for people: groups with their first itinerary leg by leg, one line each, and when the others leave. */
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
    for (const { modes, empty } of setsWithout(outcome.outcomes))
      if (empty !== undefined) lines.push(saySetWithout(modes, words.sayEmpty(empty), locale));
  for (const advisory of outcome.advisories) lines.push(words.sayAdvisory(advisory));
  if (explain) lines.push(...printExplanation(outcome, { locale, zone }));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What an itinerary costs, after two spaces; nothing where that is not known, or where there is nothing to be paid. */
function totalOf({ money, currency }: Costs, locale: Locale): string {
  return money === undefined || currency === undefined ? '' : `  ${formatMoney(money, currency, locale)}`;
}

/** What is paid with a leg, by currency; what an earlier leg paid for is not told again. */
function legPrice({ costs }: ScoredItinerary, at: number, locale: Locale): string {
  const own = costs.parts.filter(({ legs }) => legs[0] === at);
  const sums = sumMoney(own.map(({ money }) => money));
  return sums.map((sum) => `  ${formatMoney(decimalOf(sum), sum.currency, locale)}`).join('');
}

/** How to book a leg that has to be booked, or that it is too late to; with the rule in the operator's words. */
function bookingLines({ booking, operator }: Leg, { say }: Phrases): string[] {
  if (booking === undefined) return [];
  const message = booking.message.replace(/\s+/g, ' ').trim();
  return [...(booking.state === 'too-late' ? [say('note.too-late-to-book')] : contactLine()), message].filter(
    (line) => line !== '',
  );

  function contactLine(): string[] {
    const { name = '', phone = '', bookingUrl = '' } = operator ?? {};
    const ways = [phone, bookingUrl].filter((way) => way !== '');
    return name === '' || ways.length === 0
      ? []
      : [`${say('label.book-with', { operator: name })}: ${ways.join(', ')}`];
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

/** What tells one way over streets from another at the same time (`--cycling all`). */
function streetsOf({ departure, arrival, legs }: Itinerary, context: PrintContext): string {
  if (legs.some(({ kind }) => kind === 'ride')) return '';
  const duration = formatDuration(shownSeconds(departure, arrival), context.locale);
  const streets = legs.filter((leg) => leg.kind === 'street');
  return `  ${duration}, ${lengthOf(streets, context)}`;
}

/** How long a way over streets is, and how much of it is friendly to who cycles. */
function lengthOf(legs: readonly StreetLeg[], { locale, unit }: PrintContext): string {
  const told = (metres: number): string => formatDistance(metres, locale, unit);
  const sum = (metresOf: (leg: StreetLeg) => number): number => legs.reduce((total, leg) => total + metresOf(leg), 0);
  const friendly = sum(({ profile, metresSafe = 0 }) => (profile === 'bicycle' ? metresSafe : 0));
  const length = told(sum(({ metres }) => metres));
  if (friendly < 1) return length;
  return `${length}, ${phrases(locale).say('note.cycle-friendly', { distance: told(friendly) })}`;
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
    const stay = withoutTime(phrases(locale).say('action.stay')).replace('<NUMBER>', line);
    return `${time}  ${stay} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name} (${arrival})`;
  }
  return `${time}  ${name} ${line} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name} (${arrival})`;
}

/** The number of a line; of a flight, which has none, its own. */
function lineOf({ route, tripShortName }: RideLeg): string {
  return route.shortName || tripShortName || route.longName;
}

/** The mode; with who drives or hires out, as they call themselves. */
function nameOf(leg: Leg, locale: Locale): string {
  const { mode, operator } = leg;
  // The line is told beside the mode: one that names its lines is called as the others.
  const title = leg.kind === 'ride' ? (leg.intercityMode ?? findModeFamily(mode)?.id ?? mode) : mode;
  const profile = leg.kind === 'street' ? leg.profile : undefined;
  return vehicleName(title, locale, { profile, operator: operator?.name });
}

/**
 * From when to when, each on the clocks of its own end: across zones one may arrive before one departs (IT-31). The day comes first where it is
 * not the one asked for.
 */
function span({ departure, arrival, legs }: Itinerary, { zone, locale, asked }: PrintContext): string {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const [first = zone, last = zone] = [rides[0]?.from.timezone, rides.at(-1)?.to.timezone];
  const day = localDay(departure, first);
  const date = day === localDay(asked, zone) ? '' : `${formatDate(formatDay(day), locale)}  `;
  return `${date}${formatTime(departure, first, locale)}–${formatTime(arrival, last, locale)}`;
}
