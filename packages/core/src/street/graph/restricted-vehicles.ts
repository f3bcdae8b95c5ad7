/** Vehicles a restriction can be about: bits of the column `restrictionModes`. Feet never obey any (OS-19). */
export const RESTRICTED = { bicycle: 1, moped: 2, motorcycle: 4, car: 8, taxi: 16 } as const;
