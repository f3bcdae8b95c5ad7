import { TextWorld } from './text-world.ts';

/**
 * A bus (R1) along a street by A, B and C, a parallel tram (T1) by D and E; Z at the end of the street has no stop.
 * @param more further trips
 */
export function smallTown(more: string = ''): TextWorld {
  return new TextWorld({
    grid: 99.95,
    map: `
Z...A..............................B...............................C

....D..............................................................E`,
    ways: { ZABC: {}, AD: {}, CE: {}, DE: {} },
    stops: { A: {}, B: {}, C: {}, D: {}, E: {} },
    trips: `
    R1  A 10:00  B 10:05  C 10:10
    ${more}
    R1  A 10:20  B 10:25  C 10:30
    T1  D 10:02  E 10:08
    T1  D 10:22  E 10:28`,
    routes: { T1: { type: 0 } },
  });
}
