import { currencyDigits } from '@tripwright/core/base';
import type { Candidate, Leg, Place, PlanExplanation, PricedPart, SearchExplanation } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import type { DecodedRouting } from '@tripwright/wire/rest-v1';

type SaidExplanation = NonNullable<DecodedRouting['explain']>;
type SaidSearch = SaidExplanation['searches'][number];
type SaidCandidate = SaidSearch['candidates'][number];
type SaidLeg = SaidCandidate['legs'][number];

/** How an answer came about: the member `explain`. */
export function readExplanation({ serviceDates, searches, regions }: SaidExplanation): PlanExplanation {
  return {
    serviceDates,
    searches: searches.map(readSearch),
    ...(regions !== undefined && {
      regions: regions.map(({ code, modeSets, weightedScore }) => ({ code, modeSets, weightedScore })),
    }),
  };
}

function readSearch({ modes, asked, complete, reach, ruledOut, candidates }: SaidSearch): SearchExplanation {
  return {
    modes,
    isAsked: asked,
    isComplete: complete,
    reach: reach.map(({ limitSeconds, nearest, ...rest }) => ({ ...rest, limitSeconds, nearest })),
    ruledOut: ruledOut.map(({ text: _text, ...rule }) => rule),
    candidates: candidates.map(readCandidate),
  } as SearchExplanation;
}

function readCandidate(said: SaidCandidate): Candidate {
  const { group, trip, removed } = said;
  return {
    id: said.id,
    itinerary: {
      departure: said.depart,
      arrival: said.arrive,
      legs: said.legs.map(readLeg),
      ...{ boardings: 0, walkMetres: 0, walkSeconds: 0 },
      modes: said.modes,
    },
    isWhole: said.ridesOnly !== true,
    costs: {
      calories: said.calories,
      carbon: said.carbon,
      hassle: said.hassle,
      money: said.money,
      currency: said.currency,
      parts: said.legs.flatMap((leg, at) => pricesOf(leg, at)),
    },
    weightedScore: said.weightedScore,
    score: said.score,
    legs: said.legs.map(({ depart, arrive, calories, carbon, hassle, money, currency, coveredBy }) => ({
      seconds: arrive - depart,
      ...{ calories, carbon, hassle, money, currency, coveredBy },
    })),
    reliedOn: (said.reliedOn ?? []).map(({ leg, fact }) => ({ leg, fact })),
    place: group === undefined || trip === undefined ? undefined : { group, trip },
    removed: removed && { reason: removed.reason, by: removed.by },
  } as Candidate;
}

/** The price of a leg as one part, which is paid with it. */
function pricesOf({ money, currency }: SaidLeg, at: number): readonly PricedPart[] {
  if (money === undefined || currency === undefined) return [];
  const minor = Math.round(money * 10 ** currencyDigits(currency));
  return [{ kind: 'hire', id: '', name: '', money: { currency, minor }, legs: [at] }];
}

/** A leg of a candidate: its mode, its times, and the name of its line or provider. */
function readLeg({ mode, name = '', from = '', to = '', depart, arrive, metres = 0 }: SaidLeg): Leg {
  const place = (named: string): Place => ({ lat: 0, lng: 0, name: named, address: '', timezone: '', stop: undefined });
  const operator =
    name === ''
      ? {}
      : { operator: { id: '', name, phone: undefined, website: undefined, color: undefined, bookingUrl: undefined } };
  if (findModeFamily(mode)?.movement === 'stationary')
    return { kind: 'stationary', mode, departure: depart, arrival: arrive, at: place(from), ...operator };
  return {
    kind: 'street',
    mode,
    departure: depart,
    arrival: arrive,
    ...operator,
    profile: '',
    from: place(from),
    to: place(to),
    metres,
    geometry: '',
    sections: [],
    ...{ metresSafe: undefined, metresUnsafe: undefined, metresDismount: undefined },
    straightLine: false,
  };
}
