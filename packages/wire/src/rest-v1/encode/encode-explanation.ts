import type { Candidate, Empty, Leg, LegCosts, PlanOutcome, SearchExplanation } from '@tripwright/core/model';
import { type Locale, operatorAdvice, type Phrases, phrases } from '@tripwright/core/text';
import { valuesField } from './field-values.ts';
import type { CandidateBody, ExplainedEmpty, Explanation, LegBody, SearchBody } from './routing-response.ts';

/** The member `explain` of `/v1/routing.json`. Every reason is given as a code and as a text. */
export function encodeExplanation(outcome: PlanOutcome, locale: Locale): Explanation {
  const { explanation } = outcome;
  const words = phrases(locale);
  const encodeEmpty = (empty: Empty): ExplainedEmpty => ({
    reason: empty.reason,
    text: words.sayEmpty(empty),
    advice: operatorAdvice(empty, explanation),
    ...valuesField(empty.values),
  });
  const dates = explanation?.serviceDates;
  return {
    ...(outcome.empty !== undefined && { empty: encodeEmpty(outcome.empty) }),
    outcomes: outcome.outcomes.map(({ modes, groupCount, empty }) => ({
      modes,
      groups: groupCount,
      ...(empty !== undefined && { empty: encodeEmpty(empty) }),
    })),
    ...(dates !== undefined && { serviceDates: { first: dates.first, last: dates.last } }),
    searches: (explanation?.searches ?? []).map((search) => encodeSearch(search, words)),
    ...(explanation?.regions !== undefined && {
      regions: explanation.regions.map(({ code, modeSets, weightedScore }) => ({
        code,
        modeSets,
        ...(weightedScore !== undefined && { weightedScore }),
      })),
    }),
  };
}

function encodeSearch(search: SearchExplanation, words: Phrases): SearchBody {
  return {
    modes: search.modes,
    asked: search.isAsked,
    complete: search.isComplete,
    reach: search.reach.map(({ end, mode, stops, limitSeconds, nearest }) => ({
      end,
      mode,
      stops,
      ...(limitSeconds !== undefined && { limitSeconds }),
      ...(nearest !== undefined && { nearest }),
    })),
    ruledOut: search.ruledOut.map((rule) => ({ ...rule, text: words.sayRuledOut(rule.reason) })),
    candidates: search.candidates.map((candidate) => encodeCandidate(candidate, words)),
  };
}

function encodeCandidate(candidate: Candidate, words: Phrases): CandidateBody {
  const { id, itinerary, place, removed, costs, score, reliedOn } = candidate;
  return {
    id,
    fate: place !== undefined ? 'answer' : removed !== undefined ? 'removed' : 'compared',
    ...place,
    ...(removed !== undefined && {
      removed: {
        reason: removed.reason,
        text: words.sayRemoval(removed.reason),
        ...(removed.by !== undefined && { by: removed.by }),
      },
    }),
    modes: itinerary.modes,
    depart: itinerary.departure,
    arrive: itinerary.arrival,
    ...(!candidate.isWhole && { ridesOnly: true }),
    ...moneyOf(costs),
    calories: costs.calories,
    carbon: costs.carbon,
    hassle: costs.hassle,
    weightedScore: candidate.weightedScore,
    score: {
      duration: rounded(score.duration),
      price: rounded(score.price),
      environment: rounded(score.environment),
      convenience: rounded(score.convenience),
    },
    legs: itinerary.legs.map((leg, at) => encodeLeg(leg, candidate.legs[at] as LegCosts)),
    ...(reliedOn.length > 0 && {
      reliedOn: reliedOn.map(({ leg, fact }) => ({ leg, fact, text: words.sayUnknown(fact) })),
    }),
  };
}

function encodeLeg(leg: Leg, costs: LegCosts): LegBody {
  const name = leg.kind === 'ride' ? leg.route.shortName || leg.route.longName : (leg.operator?.name ?? '');
  const [from, to] = leg.kind === 'stationary' ? [leg.at.name, ''] : [leg.from.name, leg.to.name];
  return {
    mode: leg.mode,
    ...(name !== '' && { name }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    depart: leg.departure,
    arrive: leg.arrival,
    ...(leg.kind !== 'stationary' && { metres: Math.round(leg.metres) }),
    ...moneyOf(costs),
    ...(costs.coveredBy !== undefined && { coveredBy: costs.coveredBy }),
    calories: Math.round(costs.calories),
    carbon: rounded(costs.carbon),
    hassle: rounded(costs.hassle),
  };
}

function moneyOf({ money, currency }: Pick<LegCosts, 'money' | 'currency'>): {
  readonly money?: number;
  readonly currency?: string;
} {
  return money === undefined || currency === undefined ? {} : { money, currency };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
