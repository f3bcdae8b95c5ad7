import type { Candidate, Leg, LegCosts, PlanOutcome, SearchExplanation } from '@tripwright/core/model';
import { shownSeconds } from '@tripwright/core/template';
import {
  formatMessage,
  formatMoney,
  formatTime,
  type Locale,
  type LooseValues,
  type Message,
  operatorAdvice,
  type Phrases,
  phrases,
} from '@tripwright/core/text';
import { type CommandArguments, commandKeys, commandMessages } from './__generated__/command.ts';

interface ExplanationContext {
  readonly locale: Locale;
  /** IANA name of the time zone at the origin. */
  readonly zone: string;
}

/** Prints how an answer came about: for each search, every candidate, what happened to it and why. */
export function printExplanation(outcome: PlanOutcome, context: ExplanationContext): string[] {
  const { explanation, empty } = outcome;
  const words = phrases(context.locale);
  const dates = explanation?.serviceDates;
  return [
    '',
    `── ${say('title')} ──`,
    ...(dates === undefined ? [] : [say('dates', { ...dates })]),
    ...(empty === undefined
      ? []
      : [
          `${empty.reason}: ${words.sayEmpty(empty)}`,
          `  ${say('advice', { advice: operatorAdvice(empty, explanation) })}`,
        ]),
    ...outcome.outcomes.map(({ modes, groupCount: count, empty: none }) => {
      const values = { modes: modes.join(' + '), count };
      if (none === undefined) return say('groups', values);
      return say('groups-empty', { ...values, code: none.reason, reason: words.sayEmpty(none) });
    }),
    ...(explanation?.searches ?? []).flatMap((search) => ['', ...searchLines(search, words, context)]),
  ];
}

/** A line about a search, in English: it is for those who run or extend the planner. */
function say(key: keyof CommandArguments, values: LooseValues = {}): string {
  return formatMessage(commandMessages[commandKeys.indexOf(key)] as Message, values, 'en');
}

function searchLines(search: SearchExplanation, words: Phrases, context: ExplanationContext): string[] {
  const kept = search.candidates.filter(({ place }) => place !== undefined).length;
  const counts = { modes: search.modes.join(' + '), considered: search.candidates.length, kept };
  return [
    say(search.isAsked ? 'search' : 'search-rival', counts),
    ...(search.isComplete ? [] : [`  ${say('ended-early')}`]),
    ...search.reach.map(({ end, mode, stops, limitSeconds: limit, nearest }) => {
      const near = { stop: nearest?.name, code: nearest?.code, metres: nearest?.metres.toString() };
      const known = { minutes: limit === undefined ? 0 : 1, near: nearest === undefined ? 0 : 1 };
      return `  ${say(`reach-${end}`, { stops, mode, limit, ...known, ...near })}`;
    }),
    ...search.ruledOut.map(({ reason, count, names }) => {
      const key = count > names.length ? 'ruled-out-more' : 'ruled-out';
      return `  ${say(key, { reason: words.sayRuledOut(reason), names, count })}`;
    }),
    ...search.candidates.flatMap((candidate) => candidateLines(candidate, words, context)),
  ];
}

function candidateLines(candidate: Candidate, words: Phrases, { locale, zone }: ExplanationContext): string[] {
  const { id, itinerary, place, removed, costs, reliedOn } = candidate;
  const fate = place !== undefined ? `→ ${place.group + 1}.${place.trip + 1}` : removed !== undefined ? '✗' : '=';
  const times = `${formatTime(itinerary.departure, zone, locale)}–${formatTime(itinerary.arrival, zone, locale)}`;
  const moves = itinerary.legs.flatMap((leg) =>
    leg.kind === 'stationary'
      ? []
      : [leg.kind === 'ride' ? leg.route.shortName || leg.route.longName : nameOf(leg, words)],
  );
  const facts = say('facts', {
    time: shownSeconds(itinerary.departure, itinerary.arrival),
    price: priceOf(costs, locale),
    carbon: String(costs.carbon),
    calories: String(costs.calories),
    score: String(candidate.weightedScore),
  });
  const head = `  ${`#${id}`.padStart(4)} ${fate.padEnd(6)} ${times}  ${moves.join(' → ')}  (${facts})`;
  const indent = ' '.repeat(14);
  if (place === undefined)
    return removed === undefined
      ? [head]
      : [head, `${indent}${words.sayRemoval(removed.reason)}${removed.by === undefined ? '' : ` (#${removed.by})`}`];
  const { duration, price, environment, convenience } = candidate.score;
  const terms = { time: duration, price, carbon: environment, hassle: convenience };
  const score = Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, term.toFixed(2)]));
  const unknown = Map.groupBy(reliedOn, ({ fact }) => fact);
  return [
    head,
    `${indent}${say('score', score)}`,
    ...itinerary.legs.map((leg, at) => {
      const own = candidate.legs[at] as LegCosts;
      const line = say('leg', {
        number: String(at + 1),
        mode: nameOf(leg, words),
        time: own.seconds,
        price: own.coveredBy === undefined ? priceOf(own, locale) : say('ticket-of', { number: own.coveredBy + 1 }),
        carbon: own.carbon.toFixed(2),
        hassle: own.hassle.toFixed(2),
      });
      return `${indent}${line}`;
    }),
    ...[...unknown].map(([fact, where]) => {
      const legs = where.map(({ leg }) => String(leg + 1));
      return `${indent}? ${say('unknown', { fact: words.sayUnknown(fact), count: legs.length, legs })}`;
    }),
  ];
}

/** The name of a leg's mode, with that of the company of the vehicle. */
function nameOf(leg: Leg, words: Phrases): string {
  if (leg.kind !== 'street') return words.modeName(leg.mode);
  return words.vehicleName(leg.mode, { profile: leg.profile, operator: leg.operator?.name });
}

function priceOf({ money, currency }: Pick<LegCosts, 'money' | 'currency'>, locale: Locale): string {
  if (money === undefined) return say('price-unknown');
  return currency === undefined ? say('free') : formatMoney(money, currency, locale);
}
