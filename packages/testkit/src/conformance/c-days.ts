import { scene } from '../scenes/scene.ts';
import type { ConformanceScene } from './conformance-scene.ts';

/** Service days, clocks and frequencies. */
export const days: readonly ConformanceScene[] = [
  {
    id: 'c01-yesterdays-late-trip',
    shows: ['CAL-7', 'CAL-9'],
    world: scene`
      days 2024-05-14
      R1  A 25:10  B 25:20
    `,
    asks: [{ ask: ['A', 'B', '1:00'], answer: ['A 01:10 ~ R1 ~ 01:20 B | 10m 0 waits 0 changes'] }],
  },
  {
    id: 'c02-forty-nine-hours',
    shows: ['CAL-7'],
    world: scene`
      days 2024-05-13
      R1  A 49:00  B 49:10
    `,
    asks: [{ ask: ['A', 'B', '0:55'], answer: ['A 01:00 ~ R1 ~ 01:10 B | 10m 0 waits 0 changes'] }],
  },
  {
    id: 'c03-two-service-days-interleave',
    shows: ['CAL-8'],
    world: scene`
      days 2024-05-14..2024-05-15
      R1/late   A 27:35  B 27:45
      R1/early  A 2:35   B 2:45
    `,
    asks: [
      { ask: ['A', 'B', '2:30'], answer: ['A 02:35 ~ R1 ~ 02:45 B | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '2:40'], answer: ['A 03:35 ~ R1 ~ 03:45 B | 10m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'c04-overnight-wait',
    shows: ['CAL-17', 'IT-18'],
    world: scene`
      days 2024-05-15..2024-05-16
      R1  A 22:00  B 22:10
      R2  B 5:00   C 5:10
    `,
    asks: [
      {
        ask: ['A', 'C', '21:55'],
        answer: ['A 22:00 ~ R1 ~ 22:10 B 05:00+1 ~ R2 ~ 05:10+1 C | 7h10m 1 wait 1 change'],
      },
    ],
  },
  {
    id: 'c05-spring-night',
    shows: ['CAL-6'],
    world: scene`
      date 2024-03-31
      feed x Europe/Berlin
      R1  A 2:30  B 8:00
      days 2024-03-30
      R2  C 26:30  D 27:30
    `,
    asks: [
      { ask: ['A', 'B', '0:30'], answer: ['A 01:30 ~ R1 ~ 08:00 B | 5h30m 0 waits 0 changes'] },
      { ask: ['C', 'D', '0:30'], answer: ['C 03:30 ~ R2 ~ 04:30 D | 1h 0 waits 0 changes'] },
    ],
  },
  {
    id: 'c06-autumn-night',
    shows: ['CAL-6'],
    world: scene`
      date 2024-10-27
      feed x Europe/Berlin
      R1  A 0:30  B 1:30  C 2:30
    `,
    asks: [
      { ask: ['A', 'B', '0:00'], answer: ['A 01:30 ~ R1 ~ 02:30 B | 1h 0 waits 0 changes'] },
      { ask: ['A', 'C', '0:00'], answer: ['A 01:30 ~ R1 ~ 02:30 C | 2h 0 waits 0 changes'] },
    ],
  },
  {
    id: 'c07-two-feeds-two-zones-equal-ids',
    shows: ['CAL-12', 'FM-1'],
    world: scene`
      feed x Europe/Berlin
      R1  A 10:00  B 10:10
      feed y Europe/London
      R1  B 9:15   C 9:30
      walk x:B>y:B 2m
    `,
    asks: [
      {
        ask: ['A', 'C', '9:55'],
        answer: ['A 10:00 ~ R1 ~ 10:10 x:B ~ walk 2m ~ y:B 10:15 ~ R1 ~ 10:30 C | 30m 1 wait 1 change'],
      },
      { ask: ['x:B', 'C', '9:55', { endWalk: false }], answer: [] },
    ],
  },
  {
    id: 'c08-agencies-of-one-feed-in-two-zones',
    shows: ['CAL-11'],
    world: scene`
      feed x Europe/Berlin
      R1  A 10:00  B 10:05
      zone Europe/London
      R2  B 9:05   C 9:10
    `,
    asks: [{ ask: ['A', 'C', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:10 C | 10m 0 waits 1 change'] }],
  },
  {
    id: 'c09-only-on-service-days',
    shows: ['CAL-1', 'CAL-15'],
    world: scene`
      days 2024-05-16
      R1  A 9:00  B 9:05
    `,
    asks: [
      { ask: ['A', 'B', '8:00'], answer: [] },
      { ask: ['A', 'B', '9:10'], answer: ['A 09:00+1 ~ R1 ~ 09:05+1 B | 5m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'c10-turn-of-the-year',
    shows: ['CAL-18'],
    world: scene`
      date 2024-12-31
      R1  A 23:50  B 24:10
      days 2025-01-01
      R2  B 0:10   C 0:20
    `,
    asks: [
      {
        ask: ['A', 'C', '23:45'],
        answer: ['A 23:50 ~ R1 ~ 00:10+1 B 00:10+1 ~ R2 ~ 00:20+1 C | 30m 0 waits 1 change'],
      },
    ],
  },
  {
    id: 'c11-leap-day',
    shows: ['CAL-18'],
    world: scene`
      date 2024-02-29
      R1  A 10:00  B 10:05
    `,
    asks: [{ ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'c12-a-midnight-that-does-not-exist',
    shows: ['CAL-13'],
    world: scene`
      date 2018-11-04
      feed x America/Sao_Paulo
      R1  A 10:00  B 10:05
    `,
    asks: [{ ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'c13-a-date-that-does-not-exist',
    shows: ['CAL-13'],
    world: scene`
      date 2011-12-29
      feed x Pacific/Apia
      days 2011-12-29 2011-12-31
      R1  A 10:00  B 10:05
    `,
    asks: [{ ask: ['A', 'B', '11:00'], answer: ['A 10:00+2 ~ R1 ~ 10:05+2 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'c14-half-hour-shift',
    shows: ['CAL-13'],
    world: scene`
      date 2024-10-06
      feed x Australia/Lord_Howe
      R1  A 1:00  B 12:00
    `,
    asks: [{ ask: ['A', 'B', '0:00'], answer: ['A 00:30 ~ R1 ~ 12:00 B | 11h 0 waits 0 changes'] }],
  },
  {
    id: 'c15-zones-of-stops-move-no-trip',
    shows: ['CAL-10'],
    world: scene`
      feed x Europe/Berlin
      R1  A 10:00  B 10:05  C 10:10
      R2  B 10:06  D 10:12
      clocks Europe/London B D
      clocks Pacific/Kiritimati C
    `,
    asks: [
      { ask: ['A', 'B', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B | 5m 0 waits 0 changes'] },
      { ask: ['B', 'C', '10:05'], answer: ['B 10:05 ~ R1 ~ 10:10 C | 5m 0 waits 0 changes'] },
      { ask: ['B', 'C', '10:06'], answer: [] },
      { ask: ['A', 'D', '9:55'], answer: ['A 10:00 ~ R1 ~ 10:05 B 10:06 ~ R2 ~ 10:12 D | 12m 1 wait 1 change'] },
    ],
  },
  {
    id: 'd01-frequency-grid',
    shows: ['FQ-1', 'FQ-2', 'FQ-3'],
    world: scene`
      R1  A 7:00  B 7:10 | every 10m 08:00-08:30
      R2  C 7:00  D 7:10 | every 10m 08:00-08:30 exact
    `,
    asks: [
      { ask: ['A', 'B', '8:01'], answer: ['A 08:10 ~ R1 ~ 08:20 B | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '8:20'], answer: ['A 08:20 ~ R1 ~ 08:30 B | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '8:21'], answer: [] },
      { ask: ['C', 'D', '8:11'], answer: ['C 08:20 ~ R2 ~ 08:30 D | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '6:55'], answer: ['A 08:00 ~ R1 ~ 08:10 B | 10m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'd02-headway-changes',
    shows: ['FQ-4'],
    world: scene`R1  A 0:00  B 0:10 | every 10m 08:00-08:20 | every 5m 08:20-08:30`,
    asks: [
      { ask: ['A', 'B', '8:16'], answer: ['A 08:20 ~ R1 ~ 08:30 B | 10m 0 waits 0 changes'] },
      { ask: ['A', 'B', '8:21'], answer: ['A 08:25 ~ R1 ~ 08:35 B | 10m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'd03-frequencies-over-midnight',
    shows: ['FQ-5', 'CAL-7'],
    world: scene`
      days 2024-05-14
      R1  A 0:00  B 0:05 | every 30m 23:00-26:00
    `,
    asks: [{ ask: ['A', 'B', '1:10'], answer: ['A 01:30 ~ R1 ~ 01:35 B | 5m 0 waits 0 changes'] }],
  },
  {
    id: 'd04-timed-trips-among-frequencies',
    shows: ['FQ-6'],
    world: scene`
      R1  A 0:00  B 0:10 | every 10m 08:00-09:00
      R1  A 8:04  B 8:09
    `,
    asks: [
      { ask: ['A', 'B', '8:01'], answer: ['A 08:04 ~ R1 ~ 08:09 B | 5m 0 waits 0 changes'] },
      { ask: ['A', 'B', '8:05'], answer: ['A 08:10 ~ R1 ~ 08:20 B | 10m 0 waits 0 changes'] },
    ],
  },
  {
    id: 'd05-only-first-departures-are-bounded',
    shows: ['FQ-7'],
    world: scene`R1  A 0:00  B 1:30  C 1:40 | every 10m 08:00-08:10`,
    asks: [{ ask: ['B', 'C', '9:00'], answer: ['B 09:30 ~ R1 ~ 09:40 C | 10m 0 waits 0 changes'] }],
  },
];
