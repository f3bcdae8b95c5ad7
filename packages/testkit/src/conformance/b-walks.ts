import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

const WALKED_TO_C = 'A 10:00 ~ R1 ~ 10:05 P ~ walk 5m ~ C 10:12 ~ R2 ~ 10:20 D | 20m 1 wait 1 change';
const WALKED_FROM_B = 'A 10:00 ~ R1 ~ 10:05 B ~ walk 5m ~ P 10:15 ~ R2 ~ 10:20 D | 20m 1 wait 1 change';

/** Walking links, seeds and avoided stops. */
export const walks: readonly ConformanceScene[] = [
  {
    id: 'b01-walk-alone',
    shows: ['TR-8'],
    world: scene`
      walk A>B 3m
      R1  A 10:00  B 10:01
    `,
    asks: [
      { ask: ['A', 'B', '9:30'], answer: ['A 09:30 ~ walk 3m ~ 09:33 B | 3m 0 waits 0 changes'] },
      { ask: ['B', 'A', '9:30'], answer: [] },
      { ask: ['A', 'B', '9:30', { endWalk: false }], answer: ['A 10:00 ~ R1 ~ 10:01 B | 1m 0 waits 0 changes'] },
      {
        ask: ['A', 'B', '9:59'],
        answer: ['A 10:00 ~ R1 ~ 10:01 B | 1m 0 waits 0 changes', 'A 09:59 ~ walk 3m ~ 10:02 B | 3m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'b02-walks-at-the-ends',
    shows: ['IT-6'],
    world: scene`
      walk A>B 2m
      walk C>D 3m
      R1  B 10:00  C 10:10
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55'],
        answer: ['A 09:58 ~ walk 2m ~ B 10:00 ~ R1 ~ 10:10 C ~ walk 3m ~ 10:13 D | 15m 0 waits 0 changes'],
      },
      { ask: ['A', 'D', '9:59'], answer: [] },
      { ask: ['A', 'D', '9:55', { endWalk: false }], answer: [] },
    ],
  },
  {
    id: 'b03-two-links-are-no-walk',
    shows: ['TR-13', 'TR-8'],
    world: scene`
      walk A>B 1m
      walk B>C 1m
      R1  Z 9:00   A 9:10
      R2  C 10:00  D 10:05
    `,
    asks: [
      { ask: ['A', 'C', '9:00'], answer: [] },
      { ask: ['Z', 'D', '8:55'], answer: [] },
      {
        ask: ['B', 'D', '9:00'],
        answer: ['B 09:59 ~ walk 1m ~ C 10:00 ~ R2 ~ 10:05 D | 6m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'b04-change-over-a-link',
    shows: ['TR-12'],
    world: scene`
      walk B>C 3m
      R1  A 10:00  B 10:05
      R2  C 10:08  D 10:15
      R2  C 10:20  D 10:27
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 B ~ walk 3m ~ C 10:08 ~ R2 ~ 10:15 D | 15m 0 waits 1 change'],
      },
      {
        ask: ['A', 'D', '9:55', { slack: 60 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B ~ walk 3m ~ C 10:20 ~ R2 ~ 10:27 D | 27m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'b05-seeds',
    shows: ['IT-6', 'IT-15'],
    world: scene`
      R1  A 10:00  C 10:10
      R2  B 10:02  C 10:10
      R3  A 10:30  D 10:31
    `,
    asks: [
      { ask: ['A+5m, B+1m', 'C+1m', '9:55'], answer: ['B 10:02 ~ R2 ~ 10:10 C | 10m 0 waits 0 changes'] },
      { ask: ['A+6m', 'C', '9:55'], answer: [] },
      { ask: ['A', 'C+25m, D', '9:55'], answer: ['A 10:30 ~ R3 ~ 10:31 D | 1m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'b06-seeds-and-links',
    shows: ['IT-6'],
    world: scene`
      walk A>B 4m
      walk B>C 1m
      R1  C 10:00  D 10:10
    `,
    asks: [
      {
        ask: ['B+2m', 'D', '9:50'],
        answer: ['B 09:59 ~ walk 1m ~ C 10:00 ~ R1 ~ 10:10 D | 13m 0 waits 0 changes'],
      },
      { ask: ['A', 'D', '9:50'], answer: [] },
      { ask: ['A+1m', 'B+2m', '9:50'], answer: ['A 09:51 ~ walk 4m ~ 09:55 B | 7m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'b07-avoided-stops',
    shows: ['IT-21'],
    world: scene`
      R1  A 10:00  B 10:05  C 10:10
      R2  B 10:06  D 10:10
      R3  C 10:15  D 10:20
      walk A>E 1m
      walk E>C 1m
    `,
    asks: [
      { ask: ['A', 'C', '9:55', { avoid: ['B'] }], answer: ['A 10:00 ~ R1 ~ 10:10 C | 10m 0 waits 0 changes'] },
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 ~ R2 ~ 10:10 D | 10m 1 wait 1 change'] },
      {
        ask: ['A', 'D', '9:55', { avoid: ['B'] }],
        answer: ['A 10:00 ~ R1 ~ 10:10 C 10:15 ~ R3 ~ 10:20 D | 20m 1 wait 1 change'],
      },
      { ask: ['A', 'B', '9:55', { avoid: ['B'] }], answer: [] },
      { ask: ['B', 'C', '9:55', { avoid: ['B'] }], answer: [] },
      { ask: ['A', 'E', '9:55', { avoid: ['E'] }], answer: [] },
      { ask: ['B', 'B', '9:55', { avoid: ['B'] }], answer: [] },
    ],
  },
  {
    id: 'b08-avoided-station-covers-its-platforms',
    shows: ['IT-21'],
    world: scene`
      station S: P Q
      R1  A 10:00  P 10:05  B 10:10
      R2  A 10:00  Q 10:07  B 10:12
    `,
    asks: [
      { ask: ['A', 'P, Q', '9:55', { avoid: ['S'] }], answer: [] },
      { ask: ['A', 'P, Q', '9:55', { avoid: ['P'] }], answer: ['A 10:00 ~ R2 ~ 10:07 Q | 7m 0 waits 0 changes'] },
      { ask: ['A', 'B', '9:55', { avoid: ['S'] }], answer: ['A 10:00 ~ R1 ~ 10:10 B | 10m 0 waits 0 changes'] },
    ],
  },
  {
    // Walking to C gains nothing while B may be used: the same vehicle is boarded there first.
    id: 'b09-avoided-stop-makes-a-longer-walk-to-board-worth-it',
    shows: ['IT-21'],
    world: scene`
      R1  A 10:00  P 10:05
      R2  B 10:11  C 10:12  D 10:20
      walk P>B 2m
      walk P>C 5m
    `,
    asks: [
      { ask: ['A', 'D', '9:55', { avoid: ['B'] }], answer: [WALKED_TO_C] },
      { ask: ['A', 'D', '10:30', { arriveBy: true, avoid: ['B'] }], answer: [WALKED_TO_C] },
    ],
  },
  {
    // Alighting at B gains nothing while C may be used: the vehicle continues to where the walk is shorter.
    id: 'b10-avoided-stop-makes-a-longer-walk-from-a-vehicle-worth-it',
    shows: ['IT-21'],
    world: scene`
      R1  A 10:00  B 10:05  C 10:06
      R2  P 10:15  D 10:20
      walk B>P 5m
      walk C>P 2m
    `,
    asks: [
      { ask: ['A', 'D', '9:55', { avoid: ['C'] }], answer: [WALKED_FROM_B] },
      { ask: ['A', 'D', '10:30', { arriveBy: true, avoid: ['C'] }], answer: [WALKED_FROM_B] },
    ],
  },
];
