import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

/** Rides, changes and the Pareto set. */
export const rides: readonly ConformanceScene[] = [
  {
    id: 'a01-single-trip',
    shows: ['ST-1'],
    world: scene`R1  A 10:00  B 10:05  C 10:12`,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:12 C | 12m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:00'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:00:01'], answer: [] },
      { ask: ['B', 'A', '9:55'], answer: [] },
    ],
  },
  {
    id: 'a02-nothing-to-do',
    shows: ['IT-14'],
    world: scene`R1  A 10:00  B 10:05`,
    asks: [
      { ask: ['A', 'A', '9:55'], answer: ['stay | 0m 0 waits 0 changes'] },
      { ask: ['A+1m', 'A+2m', '9:55', { endWalk: false }], answer: ['stay | 3m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'a03-zero-times',
    shows: ['ST-13'],
    world: scene`
      R1  A 10:00  B 10:00  C 10:00
      R2  C 10:00  D 10:00
    `,
    asks: [{ ask: ['A', 'D', '10:00'], answer: ['A 10:00 ~ R1 ~ 10:00 C 10:00 ~ R2 ~ 10:00 D | 0m 0 waits 1 change'] }],
  },
  {
    id: 'a04-pickup-and-drop-off',
    shows: ['ST-7', 'ST-21'],
    world: scene`R1  A 10:00  B 10:05 drop  C 10:10 pick  D 10:15`,
    asks: [
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:15 D | 15m 0 waits 0 changes'] },
      { ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
      { ask: ['C', 'D', '9:55'], answer: ['C 10:10 ~ R1 ~ 10:15 D | 5m 0 waits 0 changes'] },
      { ask: ['B', 'D', '9:55'], answer: [] },
      { ask: ['A', 'C', '9:55'], answer: [] },
    ],
  },
  {
    id: 'a05-phone-and-driver',
    shows: ['ST-8'],
    world: scene`R1  A 10:00 phone  B 10:05 driver`,
    asks: [{ ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'a06-no-pickup-does-not-hide-pickup',
    shows: ['ST-21', 'ST-9'],
    world: scene`
      R1  A 10:00 pass  B 10:05 pass
      R1  A 10:10  B 10:15
    `,
    asks: [{ ask: ['A', 'B', '9:55'], answer: ['A 10:10 ~ R1 ~ 10:15 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'a07-change',
    shows: ['IT-4', 'ST-13'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:12
      R2  B 10:15  C 10:22
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change'] },
      {
        ask: ['A', 'C', '9:55', { slack: 60 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:15 ~ R2 ~ 10:22 C | 22m 1 wait 1 change'],
      },
      { ask: ['A', 'C', '9:55', { maxBoardings: 1 }], answer: [] },
    ],
  },
  {
    id: 'a08-slack-spares-the-first-boarding',
    shows: ['TR-12'],
    world: scene`R1  A 10:00  B 10:05`,
    asks: [{ ask: ['A', 'B', '10:00', { slack: 300 }], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'a09-pareto',
    shows: ['IT-1'],
    world: scene`
      R1  A 10:00  C 10:30
      R2  A 10:00  B 10:10
      R3  B 10:12  C 10:20
      R4  B 10:12  D 10:14
      R5  D 10:15  C 10:20
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: [
          'A 10:00 ~ R2 ~ 10:10 B 10:12 ~ R3 ~ 10:20 C | 20m 1 wait 1 change',
          'A 10:00 ~ R1 ~ 10:30 C | 30m 0 waits 0 changes',
        ],
      },
    ],
  },
  {
    id: 'a10-latest-departure-among-equals',
    shows: ['IT-6', 'IT-3'],
    world: scene`
      R1  A 10:00  B 10:10
      R2  A 10:04  B 10:10
      R3  C 10:00  D 10:05
      R3  C 10:10  D 10:15
      R4  D 10:20  E 10:30
    `,
    asks: [
      { ask: ['A', 'B', '9:55'], answer: ['A 10:04 ~ R2 ~ 10:10 B | 6m 0 waits 0 changes'] },
      { ask: ['C', 'E', '9:55'], answer: ['C 10:10 ~ R3 ~ 10:15 D 10:20 ~ R4 ~ 10:30 E | 20m 1 wait 1 change'] },
    ],
  },
  {
    id: 'a11-loop',
    shows: ['ST-10', 'ST-11'],
    world: scene`R1  A 10:00  B 10:05  C 10:10  A 10:15  D 10:20`,
    asks: [
      { ask: ['A', 'D', '9:55'], answer: ['A 10:15 ~ R1 ~ 10:20 D | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
      { ask: ['C', 'A', '9:55'], answer: ['C 10:10 ~ R1 ~ 10:15 A | 5m 0 waits 0 changes'] },
      { ask: ['C', 'B', '9:55'], answer: [] },
    ],
  },
  {
    id: 'a12-no-ride-round-the-loop-to-change',
    shows: ['ST-11'],
    world: scene`
      R1  X 12:00  T 12:20  U 12:40  T 13:06
      R2  T 13:30  Z 13:40
    `,
    asks: [
      { ask: ['X', 'Z', '11:00'], answer: ['X 12:00 ~ R1 ~ 12:20 T 13:30 ~ R2 ~ 13:40 Z | 1h40m 1 wait 1 change'] },
    ],
  },
  {
    id: 'a13-board-a-loop-after-a-change',
    shows: ['ST-11'],
    world: scene`
      R1  X 10:00  A 10:05
      R2  A 10:10  B 10:15  A 10:20  C 10:25
    `,
    asks: [{ ask: ['X', 'C', '9:00'], answer: ['X 10:00 ~ R1 ~ 10:05 A 10:20 ~ R2 ~ 10:25 C | 25m 1 wait 1 change'] }],
  },
  {
    id: 'a14-overtaking',
    shows: ['ST-12'],
    world: scene`
      R1/slow  A 10:00  B 10:30  C 10:40
      R1/fast  A 10:05  B 10:15  C 10:20
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:05 ~ R1 ~ 10:20 C | 15m 0 waits 0 changes'] },
      { ask: ['B', 'C', '10:16'], answer: ['B 10:30 ~ R1 ~ 10:40 C | 10m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'a15-overtaken-and-caught-again',
    shows: ['ST-12'],
    world: scene`
      R1  A 10:00  B 10:10  C 10:40  D 10:50
      R1  A 10:02  B 10:20  C 10:30  D 10:55
      R2  C 10:35  E 10:45
    `,
    asks: [
      { ask: ['A', 'E', '9:55'], answer: ['A 10:02 ~ R1 ~ 10:30 C 10:35 ~ R2 ~ 10:45 E | 43m 1 wait 1 change'] },
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:50 D | 50m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'a16-same-line-again',
    shows: ['IT-5'],
    world: scene`
      R1/local    A 10:00  B 10:10  C 10:30
      R1/express  B 10:12  C 10:20
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: [
          'A 10:00 ~ R1 ~ 10:10 B 10:12 ~ R1 ~ 10:20 C | 20m 1 wait 1 change',
          'A 10:00 ~ R1 ~ 10:30 C | 30m 0 waits 0 changes',
        ],
      },
    ],
  },
  {
    id: 'a17-limits',
    shows: ['IT-30'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:10
      R3  C 10:10  D 10:15
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55', { maxBoardings: 3 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:10 C 10:10 ~ R3 ~ 10:15 D | 15m 0 waits 2 changes'],
      },
      { ask: ['A', 'D', '9:55', { maxBoardings: 2 }], answer: [] },
      { ask: ['A', 'B', '9:55', { horizon: 599 }], answer: [] },
      { ask: ['A', 'B', '9:55', { horizon: 600 }], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'a18-past-a-stop-without-a-known-place',
    shows: ['IM-8'],
    world: scene`
      R1  A 10:00  B 10:05  C 10:10
      R2  B 10:08  D 10:12
      at B nowhere
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 C | 10m 0 waits 0 changes'] },
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:08 ~ R2 ~ 10:12 D | 12m 1 wait 1 change'] },
    ],
  },
];
