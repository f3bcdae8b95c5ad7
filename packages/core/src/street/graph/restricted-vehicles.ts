/** Vehicles that a turn restriction can apply to: bits of the column `restrictionModes`. Walkers obey none (OS-19). */
export const RESTRICTED = { bicycle: 1, moped: 2, motorcycle: 4, car: 8, taxi: 16 } as const;
