import { itineraryPricer, type JourneyWorld, planJourneys, removedBeside } from '@tripwright/core/engine/journey';
import type { Candidate, Itinerary } from '@tripwright/core/model';
import type { ModeQuestion } from './mode-questions.ts';

/** What becomes of an itinerary of fewer modes in the answer for more modes. */
export type Fate =
  | { readonly kind: 'kept' }
  /** An itinerary of the answer dominates it. */
  | { readonly kind: 'dominated'; readonly reason: string }
  /** It is dominated by an itinerary that is dominated in turn, and so on up to one of the answer. */
  | { readonly kind: 'dominated-in-turn'; readonly reason: string }
  /** A mode alone, searched for the time at which the itinerary leaves (arrives), dominates it. */
  | { readonly kind: 'dominated-then'; readonly reason: string }
  | { readonly kind: 'lost'; readonly why: string };

/** An itinerary of the answer for fewer modes, and its fate. */
export interface CheckedItinerary {
  readonly itinerary: Itinerary;
  readonly fate: Fate;
}

/**
 * Checks the law of more modes (docs/journey-semantics.md) on one question: each itinerary of the answer for fewer modes is in the answer for more
 * modes, or is dominated.
 */
export function checkMoreModes(world: JourneyWorld, { request, fewer }: ModeQuestion): CheckedItinerary[] {
  const now = request.when.departAfter ?? request.when.arriveBefore ?? 0;
  const plan = (modes: readonly string[], explain: boolean) =>
    planJourneys(world, { ...request, modes }, { signal: undefined, now, explain });
  const less = itinerariesOf(plan(fewer, false).groups);
  if (less.length === 0) return [];
  const more = itinerariesOf(plan(request.modes, false).groups);
  const kept = new Set(more.map(journeyKey));
  const costsOf = itineraryPricer(world, request);
  let candidates: Candidates | undefined;
  return less.map((itinerary) => ({ itinerary, fate: fateOf(itinerary) }));

  function fateOf(itinerary: Itinerary): Fate {
    if (kept.has(journeyKey(itinerary))) return { kind: 'kept' };
    const reason = reasonBeside(more, itinerary);
    if (reason !== undefined) return { kind: 'dominated', reason };
    candidates ??= new Candidates(plan(request.modes, true).explanation?.searches ?? []);
    return fateInTurn(itinerary, candidates);
  }

  /** Follows the explanation from an itinerary to the one that made it pointless, and on from there. */
  function fateInTurn(itinerary: Itinerary, all: Candidates): Fate {
    let found: Candidate | undefined = all.of(itinerary);
    if (found === undefined) return { kind: 'lost', why: 'never found' };
    const reasons: string[] = [];
    for (let step = 0; step < 20; step++) {
      const removed: Candidate['removed'] = found.removed;
      if (removed === undefined)
        return { kind: 'lost', why: `not removed, yet missing${reasons.map((one) => ` after ${one}`)}` };
      reasons.push(removed.reason);
      const by: Candidate | undefined = removed.by === undefined ? undefined : all.byId(removed.by);
      if (by === undefined) return { kind: 'lost', why: `${reasons.join(', ')}, by no itinerary` };
      const reason = reasons.join(', ');
      if (kept.has(journeyKey(by.itinerary)) || reasonBeside(more, by.itinerary) !== undefined)
        return { kind: 'dominated-in-turn', reason };
      if (!all.isAsked(by)) return { kind: 'dominated-then', reason };
      found = by;
    }
    return { kind: 'lost', why: `a chain without end: ${reasons.join(', ')}` };
  }

  function reasonBeside(rivals: readonly Itinerary[], candidate: Itinerary): string | undefined {
    for (const rival of rivals) {
      const reason = removedBeside(rival, candidate, request, costsOf);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }
}

type Searches = NonNullable<ReturnType<typeof planJourneys>['explanation']>['searches'];

/** The candidates of an explained answer. */
class Candidates {
  readonly #byId = new Map<number, Candidate>();
  readonly #byKey = new Map<string, Candidate>();
  readonly #asked = new Set<Candidate>();

  constructor(searches: Searches) {
    for (const { candidates, isAsked } of searches)
      for (const candidate of candidates) {
        this.#byId.set(candidate.id, candidate);
        if (isAsked) this.#asked.add(candidate);
        const key = journeyKey(candidate.itinerary);
        const known = this.#byKey.get(key);
        // Of equal candidates the removed one tells more.
        if (known === undefined || (known.removed === undefined && isAsked)) this.#byKey.set(key, candidate);
      }
  }

  of(itinerary: Itinerary): Candidate | undefined {
    return this.#byKey.get(journeyKey(itinerary));
  }

  byId(id: number): Candidate | undefined {
    return this.#byId.get(id);
  }

  isAsked(candidate: Candidate): boolean {
    return this.#asked.has(candidate);
  }
}

function itinerariesOf(groups: ReturnType<typeof planJourneys>['groups']): Itinerary[] {
  return groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
}

/** Equal for equal journeys, whatever search found them. */
export function journeyKey({ legs }: Itinerary): string {
  return legs
    .map((leg) => {
      const base = `${leg.mode} ${leg.departure}-${leg.arrival}`;
      if (leg.kind === 'stationary') return base;
      return `${base} ${leg.kind === 'ride' ? `${leg.serviceTripId} ${leg.serviceDate}` : leg.metres} ${leg.from.stop?.code}>${leg.to.stop?.code}`;
    })
    .join(' | ');
}
