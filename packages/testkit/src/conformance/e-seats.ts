import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

/** Staying in the seat. */
export const seats: readonly ConformanceScene[] = [
  {
    id: 'e01-block',
    shows: ['BL-1', 'BL-2'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'] },
      {
        ask: ['A', 'C', '9:55', { slack: 600, maxBoardings: 1 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'],
      },
      { ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'e02-junction-without-boarding',
    shows: ['BL-3'],
    world: scene`
      R1  A 10:00  B 10:05 pick | block b
      R2  B 10:05 drop  C 10:12 | block b
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 = R2 = 10:12 C | 12m 0 waits 0 changes'] },
      { ask: ['B', 'C', '9:55'], answer: [] },
    ],
  },
  {
    id: 'e03-junction-of-two-stops',
    shows: ['BL-6'],
    world: scene`
      R1  A 10:00  B 10:05 | block near
      R2  N 10:06  C 10:12 | block near
      R3  D 10:00  E 10:05 | block far
      R4  F 10:06  G 10:12 | block far
      near N B 150m
      near F E 250m
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B N 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'] },
      { ask: ['D', 'G', '9:55'], answer: [] },
    ],
  },
  {
    id: 'e04-overlapping-trips-of-a-block',
    shows: ['BL-7'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:04  C 10:12 | block b
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: [] }],
  },
  {
    id: 'e05-blocks-are-per-day',
    shows: ['BL-1'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      days 2024-05-16
      R2  B 9:30   C 9:40 | block b
    `,
    asks: [
      { ask: ['A', 'C', '9:55', { maxBoardings: 1 }], answer: [] },
      {
        ask: ['A', 'C', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 09:30+1 ~ R2 ~ 09:40+1 C | 23h40m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'e06-staying-forbidden',
    shows: ['BL-4'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      transfer R1/1>R2/1 leave
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 ~ R2 ~ 10:12 C | 12m 1 wait 1 change'] },
      { ask: ['A', 'C', '9:55', { maxBoardings: 1 }], answer: [] },
    ],
  },
  {
    id: 'e07-linked-without-a-block',
    shows: ['BL-5', 'BL-4'],
    world: scene`
      R1  A 23:00  B 23:50
      days 2024-05-16
      R2  B 0:10   C 0:20
      transfer R1/1>R2/1 stay
    `,
    asks: [
      {
        ask: ['A', 'C', '22:00'],
        answer: ['A 23:00 ~ R1 ~ 23:50 B 00:10+1 = R2 = 00:20+1 C | 1h20m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'e08-a-row-beats-the-block',
    shows: ['BL-4'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      R3  B 10:08  D 10:14
      transfer R1/1>R3/1 stay
    `,
    asks: [
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:08 = R3 = 10:14 D | 14m 0 waits 0 changes'] },
      { ask: ['A', 'C', '9:55', { maxBoardings: 1 }], answer: [] },
    ],
  },
  {
    id: 'e09-one-trip-splits-two-trips-join',
    shows: ['BL-5'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:06  C 10:12
      R3  B 10:06  D 10:14
      R4  E 9:50   B 10:04
      transfer R1/1>R2/1 stay
      transfer R1/1>R3/1 stay
      transfer R4/1>R3/1 stay
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55', { maxBoardings: 1 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'],
      },
      {
        ask: ['A', 'D', '9:55', { maxBoardings: 1 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R3 = 10:14 D | 14m 0 waits 0 changes'],
      },
      {
        ask: ['E', 'D', '9:45', { maxBoardings: 1 }],
        answer: ['E 09:50 ~ R4 ~ 10:04 B 10:06 = R3 = 10:14 D | 24m 0 waits 0 changes'],
      },
      { ask: ['E', 'C', '9:45', { maxBoardings: 1 }], answer: [] },
    ],
  },
  {
    id: 'e10-chain-of-three',
    shows: ['BL-8'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      R3  C 10:13  D 10:20 | block b
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C 10:13 = R3 = 10:20 D | 20m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'e11-chain-past-the-origin-again',
    shows: ['BL-8', 'ST-11'],
    world: scene`
      R1  A 10:00  B 10:10 | block b
      R2  B 10:12  A 10:20  C 10:30 | block b
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: ['A 10:20 ~ R2 ~ 10:30 C | 10m 0 waits 0 changes'] }],
  },
  {
    id: 'e12-junction-avoided-or-forbidden',
    shows: ['BL-9', 'TR-3'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      transfer at B forbidden
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55', { avoid: ['B'] }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'],
      },
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'e13-no-seat-in-frequencies',
    shows: ['BL-1'],
    world: scene`
      R1  A 0:00   B 0:05 | every 10m 10:00-10:10 | block b
      R2  B 10:06  C 10:12 | block b
    `,
    asks: [
      { ask: ['A', 'C', '9:55', { maxBoardings: 1 }], answer: [] },
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 ~ R2 ~ 10:12 C | 12m 1 wait 1 change'] },
    ],
  },
  {
    id: 'e14-the-seat-is-slower',
    shows: ['BL-2', 'IT-1'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:20  C 10:30 | block b
      R3  B 10:06  C 10:15
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: [
          'A 10:00 ~ R1 ~ 10:05 B 10:06 ~ R3 ~ 10:15 C | 15m 1 wait 1 change',
          'A 10:00 ~ R1 ~ 10:05 B 10:20 = R2 = 10:30 C | 30m 0 waits 0 changes',
        ],
      },
    ],
  },
  {
    id: 'e15-an-earlier-run-that-goes-on',
    shows: ['BL-2', 'ST-12'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      R1  A 9:50   B 9:55
    `,
    asks: [
      {
        ask: ['A', 'C', '9:45', { maxBoardings: 1 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C | 12m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'e16-no-time-at-the-junction',
    shows: ['ST-13', 'BL-2'],
    world: scene`
      R2  B 10:00  C 10:00
      R1  A 10:00  B 10:00
      transfer R1/1>R2/1 stay
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:00 B 10:00 = R2 = 10:00 C | 0m 0 waits 0 changes'] }],
  },
  {
    // R2 lies between R1 and R3, also for a query after it has ended.
    id: 'e17-overlap-before-midnight',
    shows: ['BL-7', 'CAL-7', 'IT-8'],
    world: scene`
      days 2024-05-14
      R1  A 23:40  B 24:10  C 24:20 | block b
      R2  E 23:45  F 23:50 | block b
      R3  C 24:25  D 24:40 | block b
    `,
    asks: [
      { ask: ['B', 'D', '0:05'], answer: ['B 00:10 ~ R1 ~ 00:20 C 00:25 ~ R3 ~ 00:40 D | 30m 1 wait 1 change'] },
      { ask: ['B', 'D', '0:05', { maxBoardings: 1 }], answer: [] },
    ],
  },
  {
    // M and N may be the same corner or the two ends of the town.
    id: 'e18-no-seat-across-unknown-places',
    shows: ['BL-6', 'IM-8'],
    world: scene`
      R1  A 10:00  M 10:05 | block b
      R2  N 10:08  C 10:12 | block b
      at M nowhere
      at N nowhere
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: [] }],
  },
];
