import { operatorAdvice, phrases } from '@tripwright/core/text';
import type { Resolvers } from '../__generated__/resolver-types.ts';
import { localeOf } from '../locale.ts';
import { priceOf } from '../price-of.ts';
import type { CandidateLegSource, MoneySource, PlanSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

export const explanationResolvers = {
  PlanExplanation: {
    firstServiceDate: ({ explanation }) => explanation.serviceDates?.first ?? null,
    lastServiceDate: ({ explanation }) => explanation.serviceDates?.last ?? null,
    advice: ({ plan: { outcome }, explanation }) =>
      outcome.empty === undefined ? null : operatorAdvice(outcome.empty, explanation),
    searches: ({ plan, explanation }) => explanation.searches.map((search) => ({ plan, search })),
  },
  PlanSearch: {
    modes: ({ search }) => search.modes.map((identifier) => ({ identifier })),
    isAsked: ({ search }) => search.isAsked,
    isComplete: ({ search }) => search.isComplete,
    reach: ({ search }) => search.reach,
    ruledOut: ({ plan, search }) => search.ruledOut.map((rule) => ({ plan, rule })),
    candidates: ({ plan, search }) => search.candidates.map((candidate) => ({ plan, candidate })),
  },
  StopReach: {
    isOrigin: ({ end }) => end === 'from',
    mode: ({ mode }) => ({ identifier: mode }),
    stopCount: ({ stops }) => stops,
    limit: ({ limitSeconds }) => limitSeconds ?? null,
    nearestCode: ({ nearest }) => nearest?.code ?? null,
    nearestName: ({ nearest }) => nearest?.name ?? null,
    nearestDistance: ({ nearest }) => nearest?.metres ?? null,
  },
  RuledOut: {
    reason: ({ rule }) => rule.reason,
    message: ({ plan, rule }, { locale }) => phrases(localeOf(locale, plan.locale)).sayRuledOut(rule.reason),
    isAboutStops: ({ rule }) => rule.kind === 'stops',
    count: ({ rule }) => rule.count,
    names: ({ rule }) => rule.names,
  },
  Candidate: {
    number: ({ candidate }) => candidate.id,
    fate: ({ candidate: { place, removed } }) =>
      place !== undefined ? 'ANSWER' : removed !== undefined ? 'REMOVED' : 'COMPARED',
    group: ({ candidate }) => candidate.place?.group ?? null,
    trip: ({ candidate }) => candidate.place?.trip ?? null,
    removal: ({ plan, candidate: { removed } }) => (removed === undefined ? null : { plan, removal: removed }),
    modes: ({ candidate }) => candidate.itinerary.modes.map((identifier) => ({ identifier })),
    departure: ({ plan, candidate }) => timeOf(candidate.itinerary.departure, plan),
    arrival: ({ plan, candidate }) => timeOf(candidate.itinerary.arrival, plan),
    isWhole: ({ candidate }) => candidate.isWhole,
    weightedScore: ({ candidate }) => candidate.weightedScore,
    score: ({ candidate }) => candidate.score,
    price: ({ plan, candidate: { costs } }) =>
      costs.money === undefined ? null : priceOf(costs.parts, costs.currency, plan.locale),
    carbon: ({ candidate }) => candidate.costs.carbon,
    calories: ({ candidate }) => candidate.costs.calories,
    hassle: ({ candidate }) => candidate.costs.hassle,
    legs: ({ plan, candidate }) => candidate.itinerary.legs.map((leg, at) => ({ plan, candidate, leg, at })),
    reliedOn: ({ plan, candidate }) => candidate.reliedOn.map((relied) => ({ plan, relied })),
  },
  CandidateRemoval: {
    reason: ({ removal }) => removal.reason,
    message: ({ plan, removal }, { locale }) => phrases(localeOf(locale, plan.locale)).sayRemoval(removal.reason),
    by: ({ removal }) => removal.by ?? null,
  },
  CandidateLeg: {
    mode: ({ leg }) => ({ identifier: leg.mode }),
    name: ({ leg }) => {
      const name = leg.kind === 'ride' ? leg.route.shortName || leg.route.longName : (leg.operator?.name ?? '');
      return name === '' ? null : name;
    },
    departure: ({ plan, leg }) => timeOf(leg.departure, plan),
    arrival: ({ plan, leg }) => timeOf(leg.arrival, plan),
    price: (source) => legPrice(source),
    coveredBy: ({ candidate, at }) => candidate.legs[at]?.coveredBy ?? null,
    carbon: ({ candidate, at }) => candidate.legs[at]?.carbon ?? 0,
    calories: ({ candidate, at }) => candidate.legs[at]?.calories ?? 0,
    hassle: ({ candidate, at }) => candidate.legs[at]?.hassle ?? 0,
  },
  ReliedOn: {
    leg: ({ relied }) => relied.leg,
    fact: ({ relied }) => relied.fact,
    message: ({ plan, relied }, { locale }) => phrases(localeOf(locale, plan.locale)).sayUnknown(relied.fact),
  },
} satisfies Resolvers;

/** In the time zone of the origin. */
function timeOf(at: number, { regions }: PlanSource): ZonedTime {
  return { at, zone: regions[0]?.timezone ?? '' };
}

function legPrice({ plan, candidate, at }: CandidateLegSource): MoneySource | null {
  const parts = candidate.costs.parts.filter(({ legs }) => legs[0] === at);
  const leg = candidate.legs[at];
  return leg?.money === undefined ? null : priceOf(parts, leg.currency, plan.locale);
}
