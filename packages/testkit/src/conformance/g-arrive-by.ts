import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

const by = { arriveBy: true } as const;

/** Arrive-by: the latest departure for a time of arrival. */
export const arriveBy: readonly ConformanceScene[] = [
  {
    id: 'g01-on-time',
    shows: ['IT-7'],
    world: scene`
      R1  A 10:00  B 10:05
      R1  A 10:10  B 10:15
    `,
    asks: [
      { ask: ['A', 'B', '10:15', by], answer: ['A 10:10 ~ R1 ~ 10:15 B | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:14:59', by], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:04', by], answer: [] },
      { ask: ['A+2m', 'B+1m', '10:15', by], answer: ['A 10:00 ~ R1 ~ 10:05 B | 8m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'g02-pareto',
    shows: ['IT-1', 'IT-7'],
    world: scene`
      R1  A 10:00  C 10:30
      R2  A 10:10  B 10:20
      R3  B 10:22  C 10:30
    `,
    asks: [
      {
        ask: ['A', 'C', '10:40', by],
        answer: [
          'A 10:10 ~ R2 ~ 10:20 B 10:22 ~ R3 ~ 10:30 C | 20m 1 wait 1 change',
          'A 10:00 ~ R1 ~ 10:30 C | 30m 0 waits 0 changes',
        ],
      },
    ],
  },
  {
    id: 'g03-first-arrival-among-equals',
    shows: ['IT-6', 'IT-7'],
    world: scene`
      R1  A 10:00  B 10:15
      R2  A 10:00  B 10:10
      R3  C 10:00  D 10:05
      R4  D 10:06  E 10:10
      R4  D 10:16  E 10:20
    `,
    asks: [
      { ask: ['A', 'B', '10:30', by], answer: ['A 10:00 ~ R2 ~ 10:10 B | 10m 0 waits 0 changes'] },
      { ask: ['C', 'E', '10:30', by], answer: ['C 10:00 ~ R3 ~ 10:05 D 10:06 ~ R4 ~ 10:10 E | 10m 1 wait 1 change'] },
    ],
  },
  {
    id: 'g04-walks',
    shows: ['IT-7'],
    world: scene`
      walk A>B 3m
      walk C>D 2m
      R1  B 10:00  C 10:10
    `,
    asks: [
      { ask: ['A', 'B', '10:00', by], answer: ['A 09:57 ~ walk 3m ~ 10:00 B | 3m 0 waits 0 changes'] },
      {
        ask: ['A', 'D', '10:12', by],
        answer: ['A 09:57 ~ walk 3m ~ B 10:00 ~ R1 ~ 10:10 C ~ walk 2m ~ 10:12 D | 15m 0 waits 0 changes'],
      },
      { ask: ['A', 'D', '10:11', by], answer: [] },
      { ask: ['A', 'D', '10:12', { ...by, endWalk: false }], answer: [] },
      { ask: ['B', 'B', '10:00', by], answer: ['stay | 0m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'g05-slack-on-the-same-side',
    shows: ['IT-7', 'TR-12'],
    world: scene`
      R1  A 10:00  B 10:05
      R1  A 10:05  B 10:10
      R2  B 10:10  C 10:20
    `,
    asks: [
      {
        ask: ['A', 'C', '10:20', by],
        answer: ['A 10:05 ~ R1 ~ 10:10 B 10:10 ~ R2 ~ 10:20 C | 15m 0 waits 1 change'],
      },
      {
        ask: ['A', 'C', '10:20', { ...by, slack: 60 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:10 ~ R2 ~ 10:20 C | 20m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'g06-horizon',
    shows: ['IT-30'],
    world: scene`R1  A 10:00  B 10:30`,
    asks: [
      {
        ask: ['A', 'B', '10:40', { ...by, horizon: 2400 }],
        answer: ['A 10:00 ~ R1 ~ 10:30 B | 30m 0 waits 0 changes'],
      },
      { ask: ['A', 'B', '10:40', { ...by, horizon: 2399 }], answer: [] },
    ],
  },
  {
    id: 'g07-past-midnight',
    shows: ['CAL-7', 'IT-7'],
    world: scene`
      days 2024-05-14
      R1  A 23:50  B 24:10
      R1  A 24:20  B 24:40
    `,
    asks: [
      { ask: ['A', 'B', '0:30', by], answer: ['A 23:50-1 ~ R1 ~ 00:10 B | 20m 0 waits 0 changes'] },
      { ask: ['A', 'B', '1:00', by], answer: ['A 00:20 ~ R1 ~ 00:40 B | 20m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'g08-seats',
    shows: ['BL-2', 'BL-8', 'IT-7'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      R3  C 10:13  D 10:20 | block b
    `,
    asks: [
      {
        ask: ['A', 'D', '10:30', { ...by, slack: 300 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C 10:13 = R3 = 10:20 D | 20m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'g09-transfer-rows',
    shows: ['TR-4', 'TR-9', 'IT-7'],
    world: scene`
      R1  A 10:00  B 10:05
      R3  A 9:58   B 10:08
      R2  B 10:10  C 10:20
      R4  B 10:06  C 10:20
      transfer at B 10m
      transfer R3>R2 at B guaranteed
    `,
    asks: [
      {
        ask: ['A', 'C', '10:30', by],
        answer: ['A 09:58 ~ R3 ~ 10:08 B 10:10 ~ R2 ~ 10:20 C | 22m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'g10-loop',
    shows: ['ST-10', 'ST-11', 'IT-7'],
    world: scene`R1  A 10:00  B 10:05  A 10:10  B 10:15`,
    asks: [
      { ask: ['A', 'B', '10:20', by], answer: ['A 10:10 ~ R1 ~ 10:15 B | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:10', by], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'g11-overtaking',
    shows: ['ST-12', 'IT-7'],
    world: scene`
      R1/slow  A 10:00  B 10:30
      R1/fast  A 10:05  B 10:15
    `,
    asks: [
      { ask: ['A', 'B', '10:40', by], answer: ['A 10:05 ~ R1 ~ 10:15 B | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '10:14', by], answer: [] },
    ],
  },
  {
    id: 'g12-avoided-stops',
    shows: ['IT-21', 'IT-7'],
    world: scene`
      R1  A 10:00  B 10:05  C 10:10
      R2  B 10:06  D 10:10
      R3  C 10:15  D 10:20
    `,
    asks: [
      {
        ask: ['A', 'D', '10:30', { ...by, avoid: ['B'] }],
        answer: ['A 10:00 ~ R1 ~ 10:10 C 10:15 ~ R3 ~ 10:20 D | 20m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'g13-frequencies',
    shows: ['FQ-2', 'IT-7'],
    world: scene`R1  A 0:00  B 0:10 | every 10m 08:00-08:30`,
    asks: [{ ask: ['A', 'B', '9:00', by], answer: ['A 08:20 ~ R1 ~ 08:30 B | 10m 0 waits 0 changes'] }],
  },
];
