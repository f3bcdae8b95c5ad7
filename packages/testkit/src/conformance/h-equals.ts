import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

/** The choice among places to board, change or alight that are equal in departure, arrival and boardings. */
export const equals: readonly ConformanceScene[] = [
  {
    id: 'h01-change-where-one-walks-less',
    shows: ['TR-14'],
    world: scene`
      walk C>D 3m
      R1  A 10:00  B 10:10  C 10:12
      R2  D 10:16  B 10:20  E 10:40
    `,
    asks: [
      { ask: ['A', 'E', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 B 10:20 ~ R2 ~ 10:40 E | 40m 1 wait 1 change'] },
      {
        ask: ['A', 'E', '10:45', { arriveBy: true }],
        answer: ['A 10:00 ~ R1 ~ 10:10 B 10:20 ~ R2 ~ 10:40 E | 40m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'h02-change-with-the-longest-margin',
    shows: ['TR-14'],
    world: scene`
      R1  A 10:00  B 10:10  C 10:15  D 10:20
      R2  B 10:12  C 10:20  D 10:23  E 10:30
    `,
    asks: [
      { ask: ['A', 'E', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:15 C 10:20 ~ R2 ~ 10:30 E | 30m 1 wait 1 change'] },
      {
        ask: ['A', 'E', '10:31', { arriveBy: true }],
        answer: ['A 10:00 ~ R1 ~ 10:15 C 10:20 ~ R2 ~ 10:30 E | 30m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'h03-of-equal-margins-the-earlier-place',
    shows: ['TR-14'],
    world: scene`
      R1  A 10:00  B 10:10  C 10:15  D 10:20
      R2  B 10:12  C 10:17  D 10:22  E 10:30
    `,
    asks: [
      { ask: ['A', 'E', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 B 10:12 ~ R2 ~ 10:30 E | 30m 1 wait 1 change'] },
      {
        ask: ['A', 'E', '10:31', { arriveBy: true }],
        answer: ['A 10:00 ~ R1 ~ 10:10 B 10:12 ~ R2 ~ 10:30 E | 30m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'h04-a-guaranteed-change-before-a-longer-one',
    shows: ['TR-14', 'TR-5'],
    world: scene`
      R1  A 10:00  B 10:10  C 10:15
      R2  B 10:11  C 10:20  D 10:30
      transfer at B guaranteed
    `,
    asks: [
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 B 10:11 ~ R2 ~ 10:30 D | 30m 1 wait 1 change'] },
      {
        ask: ['A', 'D', '9:55', { avoid: ['B'] }],
        answer: ['A 10:00 ~ R1 ~ 10:15 C 10:20 ~ R2 ~ 10:30 D | 30m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'h05-less-walking-at-both-ends',
    shows: ['TR-14', 'IT-6'],
    world: scene`
      walk O>A 2m
      walk O>B 5m
      walk C>Z 5m
      walk D>Z 1m
      R1  A 10:02  B 10:05  C 10:20  D 10:24
    `,
    asks: [
      {
        ask: ['O', 'Z', '9:55'],
        answer: ['O 10:00 ~ walk 2m ~ A 10:02 ~ R1 ~ 10:24 D ~ walk 1m ~ 10:25 Z | 25m 0 waits 0 changes'],
      },
      {
        ask: ['O', 'Z', '10:30', { arriveBy: true }],
        answer: ['O 10:00 ~ walk 2m ~ A 10:02 ~ R1 ~ 10:24 D ~ walk 1m ~ 10:25 Z | 25m 0 waits 0 changes'],
      },
    ],
  },
  {
    id: 'h06-not-seated-on-to-change-where-one-has-been',
    shows: ['ST-11', 'TR-14'],
    world: scene`
      R1  A 10:00  B 10:10  C 10:20 | block b
      R2  C 10:20  B 10:30 | block b
      R3  B 10:40  D 10:50
    `,
    asks: [{ ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:10 B 10:40 ~ R3 ~ 10:50 D | 50m 1 wait 1 change'] }],
  },
  {
    id: 'h07-two-lines-at-equal-times',
    shows: ['IT-13', 'IT-6'],
    world: scene`
      R1  A 10:00  B 10:10
      R2  A 10:00  B 10:10
      R3  B 10:10  C 10:20
      walk A>B 10m
    `,
    asks: [
      {
        // Equal journeys are kept once; a ride no better than the walk that begins at the same time is dropped.
        ask: ['A', 'C', '10:00', { endWalk: false }],
        answer: ['A 10:00 ~ R1 ~ 10:10 B 10:10 ~ R3 ~ 10:20 C | 20m 0 waits 1 change'],
      },
      { ask: ['A', 'B', '10:00'], answer: ['A 10:00 ~ walk 10m ~ 10:10 B | 10m 0 waits 0 changes'] },
    ],
  },
];
