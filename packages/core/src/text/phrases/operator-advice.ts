import type { Candidate, Empty, EmptyReason, PlanExplanation, Reach, RuledOut } from '../../model/index.ts';
import { type AdviceArguments, adviceKeys, adviceMessages } from '../languages/__generated__/advice.ts';
import { formatMessage, type LooseValues } from '../languages/format-message.ts';
import type { Message } from '../languages/message.ts';

/** Values for the advice on any reason; each message takes those that it needs. */
type Evidence = { readonly [Name in ArgumentName]: LooseValues[string] };
type ArgumentName = { [K in keyof AdviceArguments]: keyof AdviceArguments[K] }[keyof AdviceArguments];

/**
 * Advice on an empty answer to the operator of the service, in English; travellers read `Phrases.sayEmpty` in their own language. It
 * quotes the explanation: the number of stops in reach, the lines ruled out, the dates of the timetable.
 */
export function operatorAdvice({ reason, values }: Empty, explanation?: PlanExplanation): string {
  return say(messageFor(reason, explanation), evidenceOf(reason, values, explanation));
}

function say(key: keyof AdviceArguments, values: LooseValues = {}): string {
  return formatMessage(adviceMessages[adviceKeys.indexOf(key)] as Message, values, 'en');
}

/** A search without stops used the streets alone. */
function messageFor(reason: EmptyReason, explanation: PlanExplanation | undefined): keyof AdviceArguments {
  const searches = explanation?.searches ?? [];
  const isOnStreets = searches.length > 0 && searches.every(({ reach }) => reach.length === 0);
  return reason === 'no-connection' && isOnStreets ? 'no-street-route' : reason;
}

function evidenceOf(reason: EmptyReason, values: Empty['values'], explanation: PlanExplanation | undefined): Evidence {
  const searches = explanation?.searches ?? [];
  const candidates = searches.flatMap((search) => search.candidates);
  const end = reason === 'no-stop-to' ? 'to' : 'from';
  const search = searches.find(({ reach }) => reach.some((one) => one.end === end && one.stops === 0));
  const none = search?.reach.find((one) => one.end === end && one.stops === 0);
  const late = removedFor('arrives-too-late', candidates).sort((a, b) => a.itinerary.arrival - b.itinerary.arrival)[0];
  const walks = removedFor('walk-too-long', candidates).map(({ itinerary }) => itinerary.walkSeconds);
  const [rule] = searches.flatMap(({ ruledOut }) => ruledOut).sort((a, b) => b.count - a.count);
  const modes = reason === 'no-stop-from' || reason === 'no-stop-to' ? search?.modes.join(', ') : values['modes'];
  const seconds = reason === 'walk-too-long' ? Math.min(...walks) : none?.limitSeconds;
  return {
    mode: none?.mode ?? values['mode'] ?? say(reason === 'closed' ? 'this-provider' : 'this-mode'),
    modes:
      reason === 'no-connection'
        ? searches.flatMap((one) => one.modes)
        : modes || say(reason === 'unknown-provider' ? 'unknown-name' : 'requested-modes'),
    avoided: values['stops'] ?? 'avoidStops',
    nearest: none?.nearest === undefined ? 0 : 1,
    ...{ from: values['from'], to: values['to'], date: values['date'] },
    ...{ count: rule?.count ?? 0, what: rule?.kind ?? '', names: rule === undefined ? [] : namesOf(rule) },
    ...{ origins: mostStops('from', explanation), destinations: mostStops('to', explanation) },
    ...datesOf(explanation),
    searches: search === undefined ? 0 : 1,
    minutes: seconds === undefined || !Number.isFinite(seconds) ? 0 : Math.max(1, Math.ceil(seconds / 60)),
    ...{ stop: none?.nearest?.name, code: none?.nearest?.code, metres: none?.nearest?.metres.toString() },
    late: late === undefined ? 0 : 1,
    first: late === undefined ? '' : new Date(late.itinerary.arrival * 1000).toISOString(),
    compared: candidates.length,
  };
}

function removedFor(reason: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ removed }) => removed?.reason === reason);
}

function mostStops(end: Reach['end'], explanation: PlanExplanation | undefined): number {
  const reach = (explanation?.searches ?? []).flatMap((search) => search.reach);
  return Math.max(0, ...reach.filter((one) => one.end === end).map(({ stops }) => stops));
}

/** The dates of the timetable and of each feed; `feeds` is 0 where they are unknown. */
function datesOf(explanation: PlanExplanation | undefined): { readonly feeds: number; readonly dates: string } {
  const { serviceDates, feedDates = [] } = explanation ?? {};
  if (serviceDates === undefined) return { feeds: 0, dates: '' };
  const feeds = feedDates.map(({ name, first, last }) => `${name} ${first} to ${last}`);
  return { feeds: feeds.length + 1, dates: [`${serviceDates.first} to ${serviceDates.last}`, ...feeds].join('; ') };
}

function namesOf({ names, count }: RuledOut): readonly string[] {
  return count > names.length ? [...names, '…'] : names;
}
