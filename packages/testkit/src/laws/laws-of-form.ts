import type { Asked } from '../answers/asked.ts';
import { difference, journeysOf, missing, textWithout, tripsOf, wholeTripsOf, withMore } from './answered.ts';
import type { Law } from './law.ts';

/** Keys that hold texts and forms, not facts. */
const TEXTS = new Set([
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
  'shortName',
  'title',
  'text',
  'advisories',
  'currencySymbol',
  'booking',
]);
const ECHO = new Set(['query', 'advisories', 'explain']);

/** The answers to both requests are equal except for the values of the given keys. */
function alike(name: string, change: (asked: Asked) => Asked, except: ReadonlySet<string>): Law {
  return {
    name,
    async broken(ask, asked) {
      const [one, other] = [await ask(asked), await ask(change(asked))];
      return difference(textWithout(one, except), textWithout(other, except));
    },
  };
}

/** The spelling of a request does not matter, and the requested form of the answer does not change its trips. */
export const lawsOfForm: readonly Law[] = [
  alike('the same question twice gets the same answer', (asked) => asked, new Set()),
  alike(
    'the order of modes does not matter',
    (asked) => ({ ...asked, modes: [...asked.modes].reverse() }),
    new Set([...ECHO]),
  ),
  alike('a mode named twice is named once', (asked) => ({ ...asked, modes: [...asked.modes, ...asked.modes] }), ECHO),
  alike('modes joined by commas are modes', (asked) => ({ ...asked, modes: [asked.modes.join(',')] }), ECHO),
  alike('an unknown mode changes nothing', (asked) => ({ ...asked, modes: [...asked.modes, 'xx_unheard-of'] }), ECHO),
  alike('a newer version of the format gets the same', (asked) => withMore(asked, { v: '13' }), ECHO),
  alike(
    '1 is true and 0 is false',
    (asked) => withMore(asked, { allModes: asked.allModes === true ? '1' : '0' }),
    ECHO,
  ),
  alike('the language changes only texts', (asked) => withMore(asked, { locale: 'de' }), new Set([...TEXTS, ...ECHO])),
  alike('the unit changes only texts', (asked) => withMore(asked, { unit: 'imperial' }), new Set([...TEXTS, ...ECHO])),
  alike('an explanation changes nothing else', (asked) => withMore(asked, { explain: 'true' }), ECHO),
  {
    name: 'intermediate stops are added and nothing else',
    async broken(ask, asked) {
      // similar trips share less when every stop has its times, so the expanded trips are compared
      const tripsOf = async (question: Asked): Promise<string> => {
        const trips = wholeTripsOf(await ask(question)).map(({ trip, segments }) => [
          trip.id,
          trip.weightedScore,
          segments,
        ]);
        return textWithout(trips, new Set(['stops', 'hashCode', 'segmentTemplateHashCode']));
      };
      return difference(await tripsOf(asked), await tripsOf(withMore(asked, { includeStops: 'true' })));
    },
  },
  alike(
    'a street that is nowhere near biases nothing',
    (asked) => withMore(asked, { fromStreetName: 'Zzyzx Qwortz', toStreetName: 'Zzyzx Qwortz' }),
    ECHO,
  ),
  {
    name: 'the only best trip is the first of all',
    async broken(ask, asked) {
      const [all, best] = [await ask(asked), await ask(withMore(asked, { bestOnly: 'true' }))];
      const [first] = tripsOf(all);
      const only = tripsOf(best);
      if (first === undefined) return only.length === 0 ? undefined : 'a best of none';
      if (only.length !== 1) return `${only.length} trips are the best`;
      return missing(journeysOf(best), journeysOf({ ...all, groups: [{ ...all.groups[0]!, trips: [first] }] }));
    },
  },
  {
    name: 'the best group comes first, the best of a group first, and of the others those beyond the third by their best',
    async broken(ask, asked) {
      const { groups } = await ask(asked);
      const bookable = groups.filter(({ trips }) => trips[0]?.availability === 'AVAILABLE');
      const scores = bookable.map(({ trips }) => trips[0]?.weightedScore ?? 0);
      if (scores.some((score) => score < (scores[0] ?? 0))) return `the first has ${scores[0]} of ${scores}`;
      // among the first three, groups that differ come before similar ones
      const rest = scores.slice(3);
      return difference(rest.join(' '), [...rest].sort((a, b) => a - b).join(' '));
    },
  },
];
