import type { ColumnArrays } from '../../storage/index.ts';
import type { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';

type Schema = typeof TIMETABLE_COLUMNS;

/** The columns of the timetable as its builder makes them. */
export type TimetableArrays = ColumnArrays<Schema>;

/** The columns of one or more of its tables. */
export type TableArrays<Table extends Schema[keyof Schema]['of']> = {
  readonly [Name in keyof Schema as Schema[Name]['of'] extends Table ? Name : never]: TimetableArrays[Name];
};

/** Puts texts into the pool of strings and gives the column of their indices. */
export type TextColumn = (texts: readonly string[]) => Int32Array;
