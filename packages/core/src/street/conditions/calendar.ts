/** Days that a calendar cannot derive from the date; day numbers since 1970-01-01. */
export interface Holidays {
  isPublicHoliday(day: number): boolean;
  isSchoolHoliday(day: number): boolean;
}

/** No holidays: `PH` and `SH` rules never apply. */
export const NO_HOLIDAYS: Holidays = { isPublicHoliday: () => false, isSchoolHoliday: () => false };

/** Whether a day belongs to a set of days. */
export type DayTest = (day: number, holidays: Holidays) => boolean;
