import {
  type ColumnArrays,
  readColumns,
  type Sections,
  type StringPool,
  type StringPoolBuilder,
} from '../../storage/index.ts';
import type { TraitIndex } from '../columns/index-types.ts';
import { TRAIT_COLUMNS } from '../columns/street-columns.ts';
import { accessIn, packAccess, type TwoWayAccess } from './access-level.ts';
import { streetClasses } from './street-class.ts';
import {
  cycleFacilities,
  type StreetFlag,
  type StreetTraits,
  sidewalks,
  smoothnesses,
  streetFlags,
  surfaces,
  wheelchairValues,
} from './street-traits.ts';

type TraitColumn = keyof typeof TRAIT_COLUMNS;
type TraitArrays = ColumnArrays<typeof TRAIT_COLUMNS>;

/** The entry of every column that is a plain number, for a row. */
const entryOf: Readonly<Record<Exclude<TraitColumn, 'traitConditional'>, (row: StreetTraits) => number>> = {
  traitClass: (row) => streetClasses.indexOf(row.class),
  traitSurface: (row) => surfaces.indexOf(row.surface),
  traitSmoothness: (row) => smoothnesses.indexOf(row.smoothness),
  traitTrackGrade: (row) => row.trackGrade,
  traitSpeedForward: (row) => row.speedForward,
  traitSpeedBackward: (row) => row.speedBackward,
  traitWidth: (row) => row.width,
  traitLanes: (row) => row.lanes,
  traitIncline: (row) => row.incline,
  traitCycleForward: (row) => cycleFacilities.indexOf(row.cycleForward),
  traitCycleBackward: (row) => cycleFacilities.indexOf(row.cycleBackward),
  traitSidewalk: (row) => sidewalks.indexOf(row.sidewalk),
  traitWheelchair: (row) => wheelchairValues.indexOf(row.wheelchair),
  traitKerb: (row) => wheelchairValues.indexOf(row.kerb),
  traitLowLevel: (row) => row.lowLevel,
  traitHighLevel: (row) => row.highLevel,
  traitStepCount: (row) => row.stepCount,
  traitFixedSpeed: (row) => row.fixedSpeed,
  traitDelay: (row) => row.delay,
  traitAccessFoot: (row) => packAccess(row.foot),
  traitAccessBicycle: (row) => packAccess(row.bicycle),
  traitAccessScooter: (row) => packAccess(row.scooter),
  traitAccessMoped: (row) => packAccess(row.moped),
  traitAccessMotorcycle: (row) => packAccess(row.motorcycle),
  traitAccessCar: (row) => packAccess(row.car),
  traitAccessTaxi: (row) => packAccess(row.taxi),
  traitFlags: (row) => flagBits(row.flags),
};

/** Collects traits, each combination once. */
export class TraitTableBuilder {
  readonly #rows: StreetTraits[] = [];
  readonly #indexOf = new Map<string, number>();

  add(traits: StreetTraits): number {
    const key = JSON.stringify([Object.values(entryOf).map((entry) => entry(traits)), traits.conditional]);
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    const index = this.#rows.push(traits) - 1;
    this.#indexOf.set(key, index);
    return index;
  }

  row(index: number): StreetTraits {
    return this.#rows[index]!;
  }

  /** The columns of some rows. @param order positions of the rows to write, in that order */
  arrays(order: readonly number[], strings: StringPoolBuilder): TraitArrays {
    const rows = order.map((index) => this.row(index));
    const numbers = Object.entries(entryOf).map(([name, entry]) => {
      const { type } = TRAIT_COLUMNS[name as TraitColumn];
      const array = new ARRAY_OF[type](rows.length);
      rows.forEach((row, i) => {
        array[i] = entry(row);
      });
      return [name, array] as const;
    });
    return {
      ...(Object.fromEntries(numbers) as unknown as Omit<TraitArrays, 'traitConditional'>),
      traitConditional: Int32Array.from(rows, (row) => strings.add(row.conditional)),
    };
  }
}

const ARRAY_OF = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
};

/**
 * All rows of a stored trait table. Rows share equal values: there are thousands of rows and few distinct values.
 * @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together
 */
export function readTraits(sections: Sections, strings: StringPool): readonly StreetTraits[] {
  const columns = readColumns(TRAIT_COLUMNS, sections);
  const bothWays = remembered(
    (packed): TwoWayAccess => ({
      forward: accessIn(packed, false),
      backward: accessIn(packed, true),
    }),
  );
  const flagSet = remembered(flagsOf);
  return Array.from(columns.traitFlags, (bits, i) => {
    const trait = i as TraitIndex;
    return {
      class: streetClasses[columns.traitClass[trait]!]!,
      foot: bothWays(columns.traitAccessFoot[trait]!),
      bicycle: bothWays(columns.traitAccessBicycle[trait]!),
      scooter: bothWays(columns.traitAccessScooter[trait]!),
      moped: bothWays(columns.traitAccessMoped[trait]!),
      motorcycle: bothWays(columns.traitAccessMotorcycle[trait]!),
      car: bothWays(columns.traitAccessCar[trait]!),
      taxi: bothWays(columns.traitAccessTaxi[trait]!),
      flags: flagSet(bits),
      surface: surfaces[columns.traitSurface[trait]!]!,
      smoothness: smoothnesses[columns.traitSmoothness[trait]!]!,
      trackGrade: columns.traitTrackGrade[trait]!,
      speedForward: columns.traitSpeedForward[trait]!,
      speedBackward: columns.traitSpeedBackward[trait]!,
      width: columns.traitWidth[trait]!,
      lanes: columns.traitLanes[trait]!,
      incline: columns.traitIncline[trait]!,
      cycleForward: cycleFacilities[columns.traitCycleForward[trait]!]!,
      cycleBackward: cycleFacilities[columns.traitCycleBackward[trait]!]!,
      sidewalk: sidewalks[columns.traitSidewalk[trait]!]!,
      wheelchair: wheelchairValues[columns.traitWheelchair[trait]!]!,
      kerb: wheelchairValues[columns.traitKerb[trait]!]!,
      lowLevel: columns.traitLowLevel[trait]!,
      highLevel: columns.traitHighLevel[trait]!,
      stepCount: columns.traitStepCount[trait]!,
      fixedSpeed: columns.traitFixedSpeed[trait]!,
      delay: columns.traitDelay[trait]!,
      conditional: strings.get(columns.traitConditional[trait]!),
    };
  });
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
