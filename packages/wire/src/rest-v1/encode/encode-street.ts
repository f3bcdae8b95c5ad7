import type { StreetLeg, StreetSection } from '@tripwright/core/model';
import type { StreetProfileName } from '@tripwright/core/modes';
import type { SegmentParts, Street } from '@tripwright/core/template';
import {
  type Distance,
  formatDistance,
  formatMoney,
  type Phrases,
  phrases,
  shareDistance,
} from '@tripwright/core/text';
import type { SegmentContext } from './encode-context.ts';
import { availabilityOf, bookingField, operatorFields, prebookingOf } from './encode-operator.ts';
import { encodePlace } from './encode-place.ts';
import { factField, oneLine } from './field-values.ts';
import { type LegCost, localCostOf, tollOf } from './leg-cost.ts';
import { lineOf, travelDirection } from './leg-line.ts';
import { modeInfoOf, requestedModeOf, rowOfMode } from './mode-info.ts';
import { instructionOf, type LegContext } from './segment-phrases.ts';

type TurnByTurn = 'CYCLING' | 'DRIVING' | 'WALKING';

const TURN_BY_TURN: Readonly<Record<StreetProfileName, TurnByTurn>> = {
  walk: 'WALKING',
  wheelchair: 'WALKING',
  bicycle: 'CYCLING',
  'e-scooter': 'CYCLING',
  'fast-e-scooter': 'CYCLING',
  car: 'DRIVING',
  motorbike: 'DRIVING',
  taxi: 'DRIVING',
};

/** Shorter walks are details and are left out of the summary. */
const TINY_METRES = 50;

/** Shorter stretches on which the rider pushes the bicycle get no note. */
const WORTH_PUSHING_METRES = 10;

/** Shorter stretches of unknown accessibility get no note: they are the crossings and kerbs between mapped ways. */
const WORTH_KNOWING_METRES = 10;

/** Encodes a street leg as an `unscheduled` segment (wire-format.md section 9). */
export function encodeStreet(
  leg: StreetLeg,
  around: LegContext,
  context: SegmentContext,
  cost?: LegCost,
): SegmentParts {
  const { locale, region } = context;
  const words = phrases(locale);
  const instruction = instructionOf(leg, around, words);
  const turns = TURN_BY_TURN[leg.profile as StreetProfileName] ?? 'WALKING';
  const own: SegmentParts['own'] = {
    startTime: leg.departure,
    endTime: leg.arrival,
    availability: availabilityOf(leg),
    // A hired vehicle is booked at the pause where it is collected. A leg that can no longer be booked has no booking link.
    ...(rowOfMode(leg.mode).travel.mustReturn !== true &&
      leg.booking?.state !== 'too-late' &&
      bookingField(leg.operator, words)),
    ...(leg.booking !== undefined && { prebooking: prebookingOf(leg.booking) }),
  };
  const shared: SegmentParts['shared'] = {
    type: 'unscheduled',
    visibility: turns === 'WALKING' && leg.metres < TINY_METRES ? 'in details' : 'in summary',
    modeIdentifier: requestedModeOf(leg.mode, context.requestedModes),
    modeInfo: modeInfoOf(leg.mode, locale, { operator: leg.operator, profile: leg.profile }),
    action: words.say('action.timed', { instruction }),
    notes: notesOf(leg, turns, context, words, cost),
    mini: { instruction, description: words.say('mini.move-description') },
    from: encodePlace(leg.from, region),
    to: encodePlace(leg.to, region),
    ...travelDirection(leg.geometry),
    metres: Math.round(leg.metres),
    // These figures are about walking and cycling.
    ...(turns !== 'DRIVING' && {
      ...whole('metresSafe', leg.metresSafe),
      ...whole('metresUnsafe', leg.metresUnsafe),
      ...whole('metresDismount', leg.metresDismount),
    }),
    ...operatorFields(leg.operator),
    ...(cost !== undefined && { localCost: localCostOf(cost) }),
    ...(turns === 'DRIVING' && {
      durationWithoutTraffic: leg.freeFlowSeconds ?? Math.max(0, leg.arrival - leg.departure),
    }),
    'turn-by-turn': turns,
    streets: streetsOf(leg),
  };
  return { own, shared };
}

function notesOf(
  leg: StreetLeg,
  turns: TurnByTurn,
  { locale, unit, wheelchair }: SegmentContext,
  words: Phrases,
  cost: LegCost | undefined,
): string {
  const { say } = words;
  const inUnit = (metres: number): Distance => ({ metres, unit });
  const distance = formatDistance(leg.metres, locale, unit);
  const lines = [say(turns === 'DRIVING' ? 'notes.drive' : 'notes.move', { distance })];
  lines.push(...providerLine(leg, cost, locale));
  const toll = cost === undefined ? undefined : tollOf(cost);
  if (toll !== undefined) lines.push(say('note.toll', { price: toll }));
  const [safe, unsafe, dismount] = [leg.metresSafe ?? 0, leg.metresUnsafe ?? 0, leg.metresDismount ?? 0];
  if (turns === 'CYCLING') {
    if (safe >= 1) lines.push(say('note.cycle-friendly', { distance: inUnit(safe) }));
    if (dismount >= WORTH_PUSHING_METRES) lines.push(say('note.push-bicycle', { distance: inUnit(dismount) }));
  }
  if (turns === 'WALKING' && wheelchair) {
    const parts = (
      [
        ['note.section-accessible', safe],
        ['note.section-inaccessible', unsafe],
        ['note.section-unknown', leg.metres - safe - unsafe],
      ] as const
    ).filter(([note, metres]) => metres >= (note === 'note.section-unknown' ? WORTH_KNOWING_METRES : 1));
    const shares = shareDistance(
      parts.map(([, metres]) => metres),
      unit,
    );
    for (const [at, [note]] of parts.entries()) lines.push(say(note, { distance: inUnit(shares[at] ?? 0) }));
  }
  for (const { climb } of leg.sections) {
    if (climb === undefined) continue;
    const level = levelName(climb.level);
    lines.push(
      climb.from === undefined
        ? say(`note.take-${climb.by}`, { level })
        : say(`note.take-${climb.by}-between`, { from: levelName(climb.from), level }),
    );
  }
  for (const name of ferriesOf(leg)) lines.push(name === '' ? say('note.ferry') : say('note.ferry-named', { name }));
  if (leg.sections.some(({ caution }) => caution === 'no-through')) lines.push(say('note.no-through'));
  if (leg.sections.some(({ caution }) => caution === 'no-stopping')) lines.push(say('note.no-stopping'));
  if (leg.straightLine) lines.push(say('note.straight-line'));
  lines.push(...deadlineLine(leg, words));
  if (leg.booking !== undefined && leg.booking.message !== '') lines.push(oneLine(leg.booking.message));
  return lines.join('\n');
}

/** The name of a level in the feed's words; "-1" is below ground, so its hyphen is a minus. */
function levelName(name: string): string {
  return oneLine(name).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
}

/** Names of the ferries on the leg, each once. */
function ferriesOf({ sections }: StreetLeg): ReadonlySet<string> {
  return new Set(sections.filter(({ ferry }) => ferry === true).map(({ name }) => oneLine(name)));
}

/** The booking deadline in local time at the start of the leg. None when the deadline is not before the departure. */
function deadlineLine({ booking, departure, from }: StreetLeg, { say }: Phrases): readonly string[] {
  if (booking === undefined) return [];
  if (booking.state === 'too-late') return [say('note.too-late-to-book')];
  const { closes } = booking;
  if (booking.state !== 'bookable' || closes === undefined || closes >= departure) return [];
  return [say('note.book-until', { deadline: { at: closes, zone: from.timezone } })];
}

/** The provider's name and the price. None for the rider's own vehicle. */
function providerLine(
  { operator }: StreetLeg,
  cost: LegCost | undefined,
  locale: SegmentContext['locale'],
): readonly string[] {
  const name = operator?.name ?? '';
  if (name === '') return [];
  const price = cost === undefined ? [] : [formatMoney(cost.total.amount, cost.total.currency, locale)];
  return [[oneLine(name), ...price].join(' ⋅ ')];
}

/** Many trips share the walk to a stop, so the streets of each list of sections are encoded once. */
const encodedStreets = new WeakMap<readonly StreetSection[], readonly Street[]>();

/** The streets of a leg. There is always at least one, so that clients have a line to draw. */
function streetsOf(leg: StreetLeg): readonly Street[] {
  const { sections, straightLine } = leg;
  if (straightLine && sections.length > 0) return sections.map((section) => encodeSection(section, true));
  if (sections.length > 0) {
    let streets = encodedStreets.get(sections);
    if (streets === undefined) {
      streets = sections.map((section) => encodeSection(section, false));
      encodedStreets.set(sections, streets);
    }
    return streets;
  }
  return [
    {
      encodedWaypoints: lineOf(leg),
      metres: Math.round(leg.metres),
      instruction: 'HEAD_TOWARDS',
      ...(leg.straightLine && { hop: true }),
    },
  ];
}

function encodeSection(section: StreetSection, straightLine: boolean): Street {
  return {
    encodedWaypoints: section.geometry,
    ...(section.name !== '' && { name: section.name }),
    metres: Math.round(section.metres),
    instruction: section.instruction,
    ...factField('safe', section.safe),
    ...(section.dismount && { dismount: true }),
    ...((straightLine || section.hop === true) && { hop: true }),
    ...(section.roadTags.length > 0 && { roadTags: section.roadTags }),
  };
}

function whole<K extends string>(key: K, metres: number | undefined): { readonly [Name in K]?: number } {
  return (metres === undefined ? {} : { [key]: Math.round(metres) }) as { readonly [Name in K]?: number };
}
