import type { RoutingRequest } from '../answers/routing-request.ts';
import { difference, journeysOf, missing, textWithout, tripsOf, wholeTripsOf, withMore } from './answered.ts';
import type { Law } from './law.ts';

/** Keys of addresses that lead back to a trip: they repeat the request as it was spelt. */
const ADDRESSES = ['temporaryURL', 'saveURL', 'updateURL'];
/** Keys that hold texts and forms, not facts. */
const TEXTS = new Set([
  ...ADDRESSES,
  'action',
  'notes',
  'mini',
  'modeInfo',
  'hashCode',
  'segmentTemplateHashCode',
  'mainSegmentHashCode',
  'platform',
  'startPlatform',
  'endPlatform',
  'operator',
  'serviceOperator',
  'serviceName',
  'serviceDirection',
  'name',
  'address',
  'shortName',
  'title',
  'text',
  'advisories',
  'currencySymbol',
  'booking',
]);
const ECHO = new Set([...ADDRESSES, 'query', 'advisories', 'explain']);

/** The answers to both requests are equal except for the values of the given keys. */
function alike(name: string, change: (request: RoutingRequest) => RoutingRequest, except: ReadonlySet<string>): Law {
  return {
    name,
    async broken(ask, request) {
      const [one, other] = [await ask(request), await ask(change(request))];
      return difference(textWithout(one, except), textWithout(other, except));
    },
  };
}

/** The spelling of a request does not matter, and the requested form of the answer does not change its trips. */
export const lawsOfForm: readonly Law[] = [
  alike('the same question twice gets the same answer', (request) => request, new Set()),
  alike(
    'the order of modes does not matter',
    (request) => ({ ...request, modes: [...request.modes].reverse() }),
    new Set([...ECHO]),
  ),
  alike(
    'a mode named twice is named once',
    (request) => ({ ...request, modes: [...request.modes, ...request.modes] }),
    ECHO,
  ),
  alike('modes joined by commas are modes', (request) => ({ ...request, modes: [request.modes.join(',')] }), ECHO),
  alike(
    'an unknown mode changes nothing',
    (request) => ({ ...request, modes: [...request.modes, 'xx_unheard-of'] }),
    ECHO,
  ),
  alike('a newer version of the format gets the same', (request) => withMore(request, { v: '13' }), ECHO),
  alike(
    '1 is true and 0 is false',
    (request) => withMore(request, { allModes: request.allModes === true ? '1' : '0' }),
    ECHO,
  ),
  alike(
    'the language changes only texts',
    (request) => withMore(request, { locale: 'de' }),
    new Set([...TEXTS, ...ECHO]),
  ),
  alike(
    'the unit changes only texts',
    (request) => withMore(request, { unit: 'imperial' }),
    new Set([...TEXTS, ...ECHO]),
  ),
  alike('an explanation changes nothing else', (request) => withMore(request, { explain: 'true' }), ECHO),
  {
    name: 'intermediate stops are added and nothing else',
    async broken(ask, request) {
      // similar trips share less when every stop has its times, so the expanded trips are compared
      const tripsOf = async (question: RoutingRequest): Promise<string> => {
        const trips = wholeTripsOf(await ask(question)).map(({ trip, segments }) => [
          trip.id,
          trip.weightedScore,
          segments,
        ]);
        return textWithout(trips, new Set(['stops', 'hashCode', 'segmentTemplateHashCode']));
      };
      return difference(await tripsOf(request), await tripsOf(withMore(request, { includeStops: 'true' })));
    },
  },
  alike(
    'a street that is nowhere near biases nothing',
    (request) => withMore(request, { fromStreetName: 'Zzyzx Qwortz', toStreetName: 'Zzyzx Qwortz' }),
    ECHO,
  ),
  {
    name: 'the only best trip is the first of all',
    async broken(ask, request) {
      const [all, best] = [await ask(request), await ask(withMore(request, { bestOnly: 'true' }))];
      const [first] = tripsOf(all);
      const only = tripsOf(best);
      if (first === undefined) return only.length === 0 ? undefined : 'a best of none';
      if (only.length !== 1) return `${only.length} trips are the best`;
      return missing(journeysOf(best), journeysOf({ ...all, groups: [{ ...all.groups[0]!, trips: [first] }] }));
    },
  },
  {
    name: 'the best group comes first, the best of a group first, and of the others those beyond the third by their best',
    async broken(ask, request) {
      const { groups } = await ask(request);
      const bookable = groups.filter(({ trips }) => trips[0]?.availability === 'AVAILABLE');
      const scores = bookable.map(({ trips }) => trips[0]?.weightedScore ?? 0);
      if (scores.some((score) => score < (scores[0] ?? 0))) return `the first has ${scores[0]} of ${scores}`;
      // among the first three, groups that differ come before similar ones
      const rest = scores.slice(3);
      return difference(rest.join(' '), [...rest].sort((a, b) => a - b).join(' '));
    },
  },
];
