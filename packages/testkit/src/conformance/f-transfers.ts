import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

/** transfers.txt types 0 to 3. */
export const transfers: readonly ConformanceScene[] = [
  {
    id: 'f01-guaranteed',
    shows: ['TR-5'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:12
      transfer R1>R2 at B guaranteed
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55', { slack: 120 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change'],
      },
    ],
  },
  {
    id: 'f02-recommended-changes-nothing',
    shows: ['TR-6'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:12
      transfer R1>R2 at B recommended
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change'] },
      { ask: ['A', 'C', '9:55', { slack: 60 }], answer: [] },
    ],
  },
  {
    id: 'f03-forbidden-here-but-not-there',
    shows: ['TR-3', 'TR-8'],
    world: scene`
      R1  A 10:00  B 10:05  C 10:10
      R2  B 10:06  C 10:11  D 10:20
      transfer R1>R2 at B forbidden
    `,
    asks: [{ ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 C 10:11 ~ R2 ~ 10:20 D | 20m 1 wait 1 change'] }],
  },
  {
    id: 'f04-forbidden-on-foot',
    shows: ['TR-3'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  C 10:10  D 10:20
      walk B<>C 2m
      transfer at B>C forbidden
    `,
    asks: [
      { ask: ['A', 'D', '9:55'], answer: [] },
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B ~ walk 2m ~ 10:07 C | 7m 0 waits 0 changes'] },
      { ask: ['B', 'D', '9:55'], answer: ['B 10:08 ~ walk 2m ~ C 10:10 ~ R2 ~ 10:20 D | 12m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'f05-minimum-time',
    shows: ['TR-4', 'TR-7'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:09  C 10:15
      R2  B 10:10  C 10:16
      R2  B 10:15  C 10:21
      transfer at B 5m
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:10 ~ R2 ~ 10:16 C | 16m 1 wait 1 change'] },
      {
        ask: ['A', 'C', '9:55', { slack: 120 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:10 ~ R2 ~ 10:16 C | 16m 1 wait 1 change'],
      },
      {
        ask: ['A', 'C', '9:55', { slack: 600 }],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:15 ~ R2 ~ 10:21 C | 21m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'f06-minimum-time-and-walk',
    shows: ['TR-4'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  C 10:08  D 10:15
      R2  C 10:09  D 10:16
      walk B>C 4m
      transfer at B>C 2m
      R3  E 10:00  F 10:05
      R4  G 10:09  H 10:15
      R4  G 10:11  H 10:17
      walk F>G 4m
      transfer at F>G 6m
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 B ~ walk 4m ~ C 10:09 ~ R2 ~ 10:16 D | 16m 0 waits 1 change'],
      },
      {
        ask: ['E', 'H', '9:55'],
        answer: ['E 10:00 ~ R3 ~ 10:05 F ~ walk 4m ~ G 10:11 ~ R4 ~ 10:17 H | 17m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'f07-minimum-without-a-time',
    shows: ['TR-4'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:12
      transfer at B minimum
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change'] },
      { ask: ['A', 'C', '9:55', { slack: 1 }], answer: [] },
    ],
  },
  {
    id: 'f08-specificity',
    shows: ['TR-1'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:05  C 10:15
      R3  B 10:05  D 10:15
      R4  B 10:05  E 10:15
      R5  B 10:05  F 10:15
      transfer at B forbidden
      transfer R1>* at B guaranteed       # one route
      transfer R1>R3 at B forbidden       # two routes
      transfer *>R4/1 at B forbidden      # one trip
      transfer R1>R5 at B forbidden
      transfer R1/1>R5 at B forbidden     # trip and route
      transfer R1/1>R5/1 at B guaranteed  # two trips
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:15 C | 15m 0 waits 1 change'] },
      { ask: ['A', 'D', '9:55'], answer: [] },
      { ask: ['A', 'E', '9:55'], answer: [] },
      { ask: ['A', 'F', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R5 ~ 10:15 F | 15m 0 waits 1 change'] },
    ],
  },
  {
    id: 'f09-station-rows-cover-platforms',
    shows: ['TR-2'],
    world: scene`
      station S: P Q
      R1  A 10:00  P 10:05
      R2  Q 10:07  C 10:15
      R2  Q 10:10  C 10:18
      R3  P 10:06  D 10:15
      walk P<>Q 1m
      transfer at S 5m
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 P ~ walk 1m ~ Q 10:10 ~ R2 ~ 10:18 C | 18m 1 wait 1 change'],
      },
      { ask: ['A', 'D', '9:55'], answer: [] },
    ],
  },
  {
    id: 'f10-platforms-beat-stations',
    shows: ['TR-2'],
    world: scene`
      station S: P Q
      R1  A 10:00  P 10:05
      R2  Q 10:07  C 10:15
      R3  P 10:06  D 10:15
      walk P<>Q 1m
      transfer at S forbidden
      transfer at P>Q 2m
      transfer at S>P 1m
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 P ~ walk 1m ~ Q 10:07 ~ R2 ~ 10:15 C | 15m 1 wait 1 change'],
      },
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 P 10:06 ~ R3 ~ 10:15 D | 15m 1 wait 1 change'] },
    ],
  },
  {
    id: 'f11-vehicles-beat-platforms',
    shows: ['TR-1', 'TR-2'],
    world: scene`
      station S: P Q
      R1  A 10:00  P 10:05
      R2  Q 10:07  C 10:15
      walk P<>Q 1m
      transfer at P>Q forbidden
      transfer R1>R2 at S guaranteed
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 P ~ walk 1m ~ Q 10:07 ~ R2 ~ 10:15 C | 15m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'f12-the-later-arrival-has-the-connection',
    shows: ['TR-9'],
    world: scene`
      R1  A 10:00  B 10:05
      R3  A 10:00  B 10:08
      R2  B 10:10  C 10:20
      transfer at B 10m
      transfer R3>R2 at B guaranteed
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R3 ~ 10:08 B 10:10 ~ R2 ~ 10:20 C | 20m 1 wait 1 change'] }],
  },
  {
    id: 'f13-the-later-trip-of-a-line-has-the-connection',
    shows: ['TR-9'],
    world: scene`
      R1  A 10:00  B 10:05
      R1  A 10:02  B 10:08
      R2  B 10:10  C 10:20
      R3  B 10:30  C 10:40
      transfer R1>R2 at B forbidden
      transfer R1/2>R2/1 at B 1m
    `,
    asks: [
      { ask: ['A', 'C', '9:55'], answer: ['A 10:02 ~ R1 ~ 10:08 B 10:10 ~ R2 ~ 10:20 C | 18m 1 wait 1 change'] },
      { ask: ['A', 'C', '10:01'], answer: ['A 10:02 ~ R1 ~ 10:08 B 10:10 ~ R2 ~ 10:20 C | 18m 1 wait 1 change'] },
    ],
  },
  {
    id: 'f14-the-later-departure-may-be-boarded',
    shows: ['TR-9'],
    world: scene`
      R1  A 10:00  B 10:05
      R2  B 10:06  C 10:10
      R2  B 10:16  C 10:20
      transfer R1/1>R2/1 at B forbidden
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:16 ~ R2 ~ 10:20 C | 20m 1 wait 1 change'] }],
  },
  {
    id: 'f15-after-staying-seated-the-last-vehicle-counts',
    shows: ['TR-9', 'BL-2'],
    world: scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:06  C 10:12 | block b
      R3  C 10:13  D 10:20
      transfer R1>R3 at C forbidden
      transfer R2>R3 at C 1m
      transfer at C 30m
    `,
    asks: [
      {
        ask: ['A', 'D', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C 10:13 ~ R3 ~ 10:20 D | 20m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'f16-rows-stay-in-their-feed',
    shows: ['TR-11', 'FM-2'],
    world: scene`
      feed x
      R1  A 10:00  B 10:05
      R2  B 10:06  C 10:12
      transfer R1>R2 at B forbidden
      feed y
      R1  A 10:00  B 10:05
      R2  B 10:06  C 10:12
    `,
    asks: [
      { ask: ['x:A', 'x:C', '9:55'], answer: [] },
      {
        ask: ['y:A', 'y:C', '9:55'],
        answer: ['y:A 10:00 ~ R1 ~ 10:05 y:B 10:06 ~ R2 ~ 10:12 y:C | 12m 1 wait 1 change'],
      },
    ],
  },
];
