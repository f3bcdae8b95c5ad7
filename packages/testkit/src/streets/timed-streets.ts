import type { OsmElements, Tags } from '@tripwright/feeds/osm';
import fc from 'fast-check';
import { anyStreets } from './any-streets.ts';

/** Monday, 2 March 2026, 08:00 UTC. */
export const TIMED_MOMENT: { readonly instant: number; readonly zone: string } = {
  instant: Date.UTC(2026, 2, 2, 8) / 1000,
  zone: 'UTC',
};

/** Conditions, and whether they hold at that moment. */
const CONDITIONS = [
  ['Mo-Fr 07:00-10:00', true],
  ['24/7', true],
  ['06:00-09:00,16:00-18:00', true],
  ['Mar', true],
  ['Su 22:00-09:00', true],
  ['Sa,Su', false],
  ['22:00-06:00', false],
  ['Apr-Sep', false],
  ['Mo-Fr 08:30-10:00', false],
  ['weight>3.5', false],
] as const;

/** The conditions that are hours. */
const OPENING = CONDITIONS.filter(([text]) => !text.startsWith('weight'));

/** Values of a timed tag, by key. */
const timedWords: Readonly<Record<string, readonly string[]>> = {
  access: ['no', 'yes', 'destination', 'private'],
  foot: ['no', 'yes'],
  vehicle: ['no', 'yes', 'destination'],
  bicycle: ['no', 'yes', 'dismount', 'designated'],
  motor_vehicle: ['no', 'yes', 'destination'],
  oneway: ['yes', 'no', '-1'],
  maxspeed: ['30', '80'],
};

/** Facts that no permission changes at any hour. */
const hardFacts: fc.Arbitrary<Tags> = fc.constantFrom<Tags[]>(
  ...[{}, {}, {}, {}, {}, {}, { maxheight: '1.5' }, { width: '1.2' }, { smoothness: 'impassable' }],
  ...[
    { sac_scale: 'alpine_hiking' },
    { 'mtb:scale': '4' },
    { motorroad: 'yes' },
    { ice_road: 'yes' },
    { service: 'driveway' },
  ],
);

/** Barriers of a node that may have hours, in addition to those generated anyway; mostly none. */
const doors: fc.Arbitrary<Tags> = fc.constantFrom<Tags[]>(
  {},
  {},
  {},
  {},
  {},
  { highway: 'elevator' },
  { barrier: 'gate', locked: 'yes' },
);

const isDoor = (tags: Tags | undefined): boolean => tags?.['barrier'] !== undefined || tags?.['highway'] === 'elevator';

/** The same streets twice: with conditional tags, and with the plain tags in force at {@link TIMED_MOMENT}. */
export interface TimedStreets {
  readonly timed: OsmElements;
  readonly plain: OsmElements;
}

export const timedStreets: fc.Arbitrary<TimedStreets> = fc
  .tuple(
    anyStreets,
    fc.array(hardFacts, { minLength: 20, maxLength: 20 }),
    fc.array(
      fc.record({
        element: fc.nat(99),
        key: fc.constantFrom(...Object.keys(timedWords)),
        word: fc.nat(11),
        condition: fc.constantFrom(...CONDITIONS),
      }),
      { maxLength: 12, size: 'max' },
    ),
    fc.array(fc.constantFrom(...CONDITIONS, undefined, undefined), { minLength: 8, maxLength: 8 }),
    fc.array(doors, { minLength: 25, maxLength: 25 }),
    fc.array(fc.constantFrom(...OPENING, undefined, undefined), { minLength: 25, maxLength: 25 }),
  )
  .map(([{ nodes, ways, relations }, facts, said, turns, doorTags, hours]) => {
    const timed = [
      ...ways.map(({ tags }, i) => ({ ...tags, ...facts[i] })),
      ...nodes.map(({ tags }, i) => ({ ...tags, ...doorTags[i] })),
    ];
    const plain = timed.map((tags) => ({ ...tags }) as Tags);
    for (const { element, key, word, condition } of said) {
      const at = element % timed.length;
      // Nodes have no direction and no speed.
      if (at >= ways.length && (key === 'oneway' || key === 'maxspeed' || timed[at]?.['barrier'] === undefined))
        continue;
      if (timed[at]?.[`${key}:conditional`] !== undefined) continue;
      // An unknown kind is no street at any hour unless a plain tag opens it.
      if (timed[at]?.['highway'] === 'nonsense') continue;
      const words = timedWords[key] as readonly string[];
      const value = words[word % words.length] as string;
      timed[at] = { ...timed[at], [`${key}:conditional`]: `${value} @ (${condition[0]})` };
      if (condition[1]) plain[at] = { ...plain[at], [key]: value };
      // Streets are cut where they may be closed at times, and places snap to pieces: both maps are cut alike.
      if (at >= ways.length) plain[at] = { ...plain[at], 'psv:conditional': 'no @ (22:00-06:00)' };
    }
    // Hours close the way to every traveller, and open what is locked outside them.
    nodes.forEach((_, i) => {
      const at = ways.length + i;
      const condition = hours[i];
      const open = plain[at] as Tags;
      if (condition === undefined || !isDoor(open)) return;
      timed[at] = { ...timed[at], opening_hours: condition[0] };
      const { locked: __, ...unlocked } = open as Record<string, string>;
      plain[at] = condition[1]
        ? { ...unlocked, 'psv:conditional': 'no @ (22:00-06:00)' }
        : { barrier: 'wall', 'psv:conditional': 'no @ (22:00-06:00)' };
    });
    const build = (tags: readonly Tags[], isTimed: boolean): OsmElements => ({
      nodes: nodes.map((node, i) => ({ ...node, tags: tags[ways.length + i] as Tags })),
      ways: ways.map((way, i) => ({ ...way, tags: tags[i] as Tags })),
      relations: relations.flatMap((relation, i) => {
        const condition = turns[i];
        if (condition === undefined) return [relation];
        if (!isTimed) return condition[1] ? [relation] : [];
        const { restriction, ...others } = relation.tags as Record<string, string>;
        return [{ ...relation, tags: { ...others, 'restriction:conditional': `${restriction} @ (${condition[0]})` } }];
      }),
    });
    return { timed: build(timed, true), plain: build(plain, false) };
  });
