import type { Candidate, Empty, LegCosts, PlanOutcome, SearchExplanation } from '@tripwright/core/model';
import {
  formatDuration,
  formatMoney,
  formatTime,
  type Locale,
  modeName,
  operatorAdvice,
  type Phrases,
  phrases,
  shownSeconds,
} from '@tripwright/core/text';

interface ExplanationContext {
  readonly locale: Locale;
  /** IANA name of the time zone at the origin. */
  readonly zone: string;
}

/** Prints how an answer came about: for each search, every candidate, what happened to it and why. */
export function printExplanation(outcome: PlanOutcome, context: ExplanationContext): string[] {
  const { explanation } = outcome;
  const words = phrases(context.locale);
  const dates = explanation?.serviceDates;
  return [
    '',
    '── Why these trips? ──',
    ...(dates === undefined ? [] : [`The timetable covers ${dates.first} to ${dates.last}.`]),
    ...(outcome.empty === undefined ? [] : emptyLines(outcome.empty, outcome, words)),
    ...outcome.outcomes.map(
      ({ modes, groupCount, empty }) =>
        `${modes.join(' + ')}: ${groupCount} ${groupCount === 1 ? 'group' : 'groups'}${empty === undefined ? '' : ` (${empty.reason}: ${words.sayEmpty(empty)})`}`,
    ),
    ...(explanation?.searches ?? []).flatMap((search) => ['', ...searchLines(search, words, context)]),
  ];
}

function emptyLines(empty: Empty, { explanation }: PlanOutcome, words: Phrases): string[] {
  return [`${empty.reason}: ${words.sayEmpty(empty)}`, `  What to do: ${operatorAdvice(empty, explanation)}`];
}

function searchLines(search: SearchExplanation, words: Phrases, context: ExplanationContext): string[] {
  const kept = search.candidates.filter(({ place }) => place !== undefined).length;
  const notes = [
    `${search.candidates.length} considered`,
    `${kept} in the answer`,
    ...(search.isAsked ? [] : ['to compare with']),
    ...(search.isComplete ? [] : ['ended early']),
  ];
  const ends = { from: 'from the origin', to: 'to the destination' };
  return [
    `${search.modes.join(' + ')}: ${notes.join(', ')}`,
    ...search.reach.map(({ end, mode, stops, limitSeconds, nearest }) => {
      const limit = limitSeconds === undefined ? '' : ` within ${formatDuration(limitSeconds, context.locale)}`;
      const near =
        nearest === undefined ? '' : `; the nearest is ${nearest.name} (${nearest.code}), ${nearest.metres} m`;
      return `  ${stops} ${stops === 1 ? 'stop' : 'stops'} ${ends[end]} by ${mode}${limit}${near}`;
    }),
    ...search.ruledOut.map(
      ({ reason, count, names }) =>
        `  ${words.sayRuledOut(reason)}: ${names.join(', ')}${count > names.length ? ` … (${count})` : ''}`,
    ),
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
      : [leg.kind === 'ride' ? leg.route.shortName || leg.route.longName : modeName(leg.mode, locale)],
  );
  const facts = [
    formatDuration(shownSeconds(itinerary.departure, itinerary.arrival), locale),
    priceOf(costs, locale),
    `${costs.carbon} kg CO₂`,
    `${costs.calories} kcal`,
    `score ${candidate.weightedScore}`,
  ];
  const head = `  ${`#${id}`.padStart(4)} ${fate.padEnd(6)} ${times}  ${moves.join(' → ')}  (${facts.join(', ')})`;
  const indent = ' '.repeat(14);
  if (place === undefined)
    return removed === undefined
      ? [head]
      : [head, `${indent}${words.sayRemoval(removed.reason)}${removed.by === undefined ? '' : ` (#${removed.by})`}`];
  const { duration, price, environment, convenience } = candidate.score;
  const terms = { time: duration, price, carbon: environment, hassle: convenience };
  const score = Object.entries(terms).map(([name, term]) => `${name} ${term.toFixed(2)}`);
  const unknown = new Map(reliedOn.map(({ fact }) => [fact, reliedOn.filter((other) => other.fact === fact)]));
  return [
    head,
    `${indent}score: ${score.join(' + ')}`,
    ...itinerary.legs.flatMap((leg, at) => {
      const own = candidate.legs[at] as LegCosts;
      const paid = own.coveredBy === undefined ? priceOf(own, locale) : `ticket of leg ${own.coveredBy + 1}`;
      const parts = [
        formatDuration(own.seconds, locale),
        paid,
        `${own.carbon.toFixed(2)} kg CO₂`,
        `hassle ${own.hassle.toFixed(2)}`,
      ];
      return [`${indent}${at + 1}. ${modeName(leg.mode, locale)}: ${parts.join(', ')}`];
    }),
    ...[...unknown].map(
      ([fact, where]) => `${indent}? ${words.sayUnknown(fact)} (leg ${where.map(({ leg }) => leg + 1).join(', ')})`,
    ),
  ];
}

function priceOf({ money, currency }: Pick<LegCosts, 'money' | 'currency'>, locale: Locale): string {
  if (money === undefined) return 'price unknown';
  return currency === undefined ? 'free' : formatMoney(money, currency, locale);
}
