import { type Sections, type StringPool, type StringPoolBuilder, section, type TypedArray } from '../../base/index.ts';
import { accessIn, packAccess, type Traveller, type TwoWayAccess, travellers } from './access-level.ts';
import { type StreetClass, streetClasses } from './street-class.ts';
import {
  type CycleFacility,
  cycleFacilities,
  type Sidewalk,
  type Smoothness,
  type StreetFlag,
  type StreetTraits,
  type Surface,
  sidewalks,
  smoothnesses,
  streetFlags,
  surfaces,
  type WheelchairValue,
  wheelchairValues,
} from './street-traits.ts';

/** Columns of the trait table except access, flags and text: name, type, and the value of a row. */
const numberColumns: readonly (readonly [
  string,
  { new (length: number): TypedArray },
  (row: StreetTraits) => number,
])[] = [
  ['traitClass', Uint8Array, (row) => streetClasses.indexOf(row.class)],
  ['traitSurface', Uint8Array, (row) => surfaces.indexOf(row.surface)],
  ['traitSmoothness', Uint8Array, (row) => smoothnesses.indexOf(row.smoothness)],
  ['traitTrackGrade', Uint8Array, (row) => row.trackGrade],
  ['traitSpeedForward', Uint8Array, (row) => row.speedForward],
  ['traitSpeedBackward', Uint8Array, (row) => row.speedBackward],
  ['traitWidth', Uint8Array, (row) => row.width],
  ['traitLanes', Uint8Array, (row) => row.lanes],
  ['traitIncline', Int8Array, (row) => row.incline],
  ['traitCycleForward', Uint8Array, (row) => cycleFacilities.indexOf(row.cycleForward)],
  ['traitCycleBackward', Uint8Array, (row) => cycleFacilities.indexOf(row.cycleBackward)],
  ['traitSidewalk', Uint8Array, (row) => sidewalks.indexOf(row.sidewalk)],
  ['traitWheelchair', Uint8Array, (row) => wheelchairValues.indexOf(row.wheelchair)],
  ['traitKerb', Uint8Array, (row) => wheelchairValues.indexOf(row.kerb)],
  ['traitLowLevel', Int16Array, (row) => row.lowLevel],
  ['traitHighLevel', Int16Array, (row) => row.highLevel],
  ['traitStepCount', Uint16Array, (row) => row.stepCount],
  ['traitFixedSpeed', Int32Array, (row) => row.fixedSpeed],
  ['traitDelay', Uint16Array, (row) => row.delay],
];

/** Collects traits, each combination once. */
export class TraitTableBuilder {
  readonly #rows: StreetTraits[] = [];
  readonly #indexOf = new Map<string, number>();

  add(traits: StreetTraits): number {
    const key = JSON.stringify([
      numberColumns.map(([, , write]) => write(traits)),
      travellers.map((traveller) => packAccess(traits[traveller])),
      flagBits(traits.flags),
      traits.conditional,
    ]);
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    const index = this.#rows.push(traits) - 1;
    this.#indexOf.set(key, index);
    return index;
  }

  row(index: number): StreetTraits {
    return this.#rows[index]!;
  }

  /**
   * The columns of some rows.
   * @param order positions of the rows to write, in that order
   */
  sections(order: readonly number[], strings: StringPoolBuilder): Map<string, TypedArray> {
    const rows = order.map((index) => this.row(index));
    const out = new Map<string, TypedArray>();
    const put = (
      name: string,
      type: { new (length: number): TypedArray },
      write: (row: StreetTraits) => number,
    ): void => {
      const column = new type(rows.length);
      rows.forEach((row, i) => {
        column[i] = write(row);
      });
      out.set(name, column);
    };
    for (const [name, type, write] of numberColumns) put(name, type, write);
    for (const traveller of travellers) put(accessColumn(traveller), Uint8Array, (row) => packAccess(row[traveller]));
    put('traitFlags', Uint32Array, (row) => flagBits(row.flags));
    put('traitConditional', Int32Array, (row) => strings.add(row.conditional));
    return out;
  }
}

/** All rows of a stored trait table. Rows share equal values: there are thousands of rows and few distinct values. */
export function readTraits(sections: Sections, strings: StringPool): readonly StreetTraits[] {
  const columns = new Map(numberColumns.map(([name, type]) => [name, section(sections, name, type)]));
  const access = new Map(travellers.map((name) => [name, section(sections, accessColumn(name), Uint8Array)]));
  const flags = section(sections, 'traitFlags', Uint32Array);
  const conditional = section(sections, 'traitConditional', Int32Array);
  const bothWays = remembered(
    (packed): TwoWayAccess => ({
      forward: accessIn(packed, false),
      backward: accessIn(packed, true),
    }),
  );
  const flagSet = remembered(flagsOf);
  return Array.from(flags, (bits, i) => {
    const value = (name: string): number => (columns.get(name) as TypedArray)[i] as number;
    const of = (traveller: Traveller): TwoWayAccess => bothWays((access.get(traveller) as Uint8Array)[i] as number);
    return {
      class: streetClasses[value('traitClass')] as StreetClass,
      foot: of('foot'),
      bicycle: of('bicycle'),
      scooter: of('scooter'),
      moped: of('moped'),
      motorcycle: of('motorcycle'),
      car: of('car'),
      taxi: of('taxi'),
      flags: flagSet(bits),
      surface: surfaces[value('traitSurface')] as Surface,
      smoothness: smoothnesses[value('traitSmoothness')] as Smoothness,
      trackGrade: value('traitTrackGrade'),
      speedForward: value('traitSpeedForward'),
      speedBackward: value('traitSpeedBackward'),
      width: value('traitWidth'),
      lanes: value('traitLanes'),
      incline: value('traitIncline'),
      cycleForward: cycleFacilities[value('traitCycleForward')] as CycleFacility,
      cycleBackward: cycleFacilities[value('traitCycleBackward')] as CycleFacility,
      sidewalk: sidewalks[value('traitSidewalk')] as Sidewalk,
      wheelchair: wheelchairValues[value('traitWheelchair')] as WheelchairValue,
      kerb: wheelchairValues[value('traitKerb')] as WheelchairValue,
      lowLevel: value('traitLowLevel'),
      highLevel: value('traitHighLevel'),
      stepCount: value('traitStepCount'),
      fixedSpeed: value('traitFixedSpeed'),
      delay: value('traitDelay'),
      conditional: strings.get(conditional[i]!),
    };
  });
}

function accessColumn(traveller: string): string {
  return `traitAccess${traveller[0]?.toUpperCase()}${traveller.slice(1)}`;
}

/** Caches a function of a number. */
function remembered<T>(make: (value: number) => T): (value: number) => T {
  const known = new Map<number, T>();
  return (value) => {
    let made = known.get(value);
    if (made === undefined) {
      made = make(value);
      known.set(value, made);
    }
    return made;
  };
}

function flagBits(flags: ReadonlySet<StreetFlag>): number {
  let bits = 0;
  for (const flag of flags) bits |= 1 << streetFlags.indexOf(flag);
  return bits >>> 0;
}

function flagsOf(bits: number): ReadonlySet<StreetFlag> {
  return new Set(streetFlags.filter((_, i) => (bits & (1 << i)) !== 0));
}
