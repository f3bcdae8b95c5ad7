import { scene } from '../../scenes/scene.ts';
import type { LiveCase } from '../live-case.ts';
import { line } from './worlds.ts';

const headways = scene`
  F  A 6:00  B 6:10 | every 10m 06:00-07:00
  G  A 6:00  B 6:10 | every 10m 06:00-07:00 exact
`;
const night = scene`
  days 2024-05-14..2024-05-16
  N  A 23:50  B 24:10  C 24:40
`;

/** Relationships of runs. */
export const RELATIONSHIPS: readonly LiveCase[] = [
  {
    name: 'RT-9: cancelled and deleted runs have no calls, whatever else the update says',
    world: line,
    messages: `
      at 9:00
      trip R1/1 cancelled
        - B arr +5m
      trip R1/2 deleted`,
    trip: [['A', 'D', '9:59'], []],
    runs: ['cancelled R1/1', 'deleted R1/2'],
  },
  {
    name: 'RT-9: a cancelled run comes back with the next message that lacks it',
    world: line,
    messages: `
      at 9:00
      trip R1/1 cancelled
      at 9:01`,
    trip: [['A', 'D', '9:59'], ['A 10:00 ~ R1 ~ 10:30 D | 30m 0 waits 0 changes']],
    runs: [],
  },
  {
    name: 'RT-10: a new run on a known route',
    world: line,
    messages: `
      at 9:00
      trip X new route R1
        - A dep 10:05
        - C arr 10:20 dep 10:21
        - D arr 10:33`,
    trip: [['A', 'C', '10:01'], ['A 10:05 ~ R1 ~ 10:20 C | 15m 0 waits 0 changes']],
    runs: ['added X A 10:05! C 10:20!-10:21! D 10:33!'],
  },
  {
    name: 'RT-10: on an unknown route, past unknown stops and a call without time',
    world: line,
    messages: `
      at 9:00
      trip X added route R9
        - A dep 10:05
        - Z dep 10:07
        - B
        - D arr 10:33`,
    trip: [['A', 'D', '10:01'], ['A 10:05 ~ R9 ~ 10:33 D | 28m 0 waits 0 changes']],
    runs: ['added X on R9 (pt_pub_bus) A 10:05! D 10:33!'],
    faults: { 'unknown-stop': 1, 'no-time': 1 },
  },
  {
    name: 'RT-10: with fewer than two calls it is refused',
    world: line,
    messages: `
      at 9:00
      trip X new route R1
        - A dep 10:05
        - Z dep 10:07`,
    runs: [],
    faults: { 'unknown-stop': 1, 'too-few-calls': 1 },
  },
  {
    name: 'RT-10: its calls stand in the order of their numbers, with scheduled times and delays of their own',
    world: line,
    messages: `
      at 9:00
      trip X new route R1
        - D#9 sched 10:30
        - A#1 sched 10:00 dep +4m
        - B#2 sched 10:10 skipped`,
    runs: ['added X A 10:04~-10:04! D 10:34~'],
  },
  {
    name: 'RT-10: the id of a trip of the timetable, which stays, gives its route',
    world: line,
    messages: `
      at 9:00
      trip R1/1 new
        - A dep 10:05
        - B arr 10:15`,
    runs: ['added R1/1 A 10:05! B 10:15!'],
  },
  {
    name: 'RT-10: it is on its start date, which may be the day before its times',
    world: night,
    messages: `
      at 9:00
      trip X new route N date 2024-05-14
        - A dep 0:30
        - B arr 0:45
      trip Y new route N date -
        - A dep 0:30
        - B arr 0:45`,
    runs: ['added @2024-05-14 X A 24:30* B 24:45*', 'added Y A 00:30* B 00:45*'],
  },
  {
    name: 'RT-11: a replacement has the listed calls, with the scheduled times of those that the trip has too',
    world: line,
    messages: `
      at 9:00
      trip R1/1 replaced
        - A dep 10:02
        - C arr +4m
        - B arr 10:40`,
    trip: [['A', 'C', '9:59'], ['A 10:02 ~ R1 ~ 10:24 C | 22m 0 waits 0 changes']],
    runs: ['replaced R1/1 A 10:02~-10:02! C 10:24! B 10:40!'],
  },
  {
    name: 'RT-11: a replacement with fewer than two calls leaves the timetable',
    world: line,
    messages: `
      at 9:00
      trip R1/1 replaced
        - A dep 10:02`,
    runs: [],
    faults: { 'too-few-calls': 1 },
  },
  {
    name: 'RT-11: a copy runs at its own time and day, and may be late',
    world: line,
    messages: `
      at 9:00
      trip R1/1 duplicated copy X copystart 10:15 copydate 2024-05-16
      trip R1/1 duplicated copy Y copystart 10:15
        - B arr +5m`,
    trip: [['A', 'D', '10:01'], ['A 10:15 ~ R1 ~ 10:50 D | 35m 0 waits 0 changes']],
    runs: [
      'duplicated R1/1 as Y A 10:15 B 10:30! C 10:40~ D 10:50~',
      'duplicated R1/1@2024-05-16 as X A 10:15 B 10:25 C 10:35 D 10:45',
    ],
  },
  {
    name: 'RT-11: a copy needs an id of its own, and a trip with times of its own',
    world: headways,
    messages: `
      at 5:00
      trip F/1 duplicated copy X copystart 6:05
      trip F/1 duplicated copystart 6:05`,
    runs: [],
    faults: { 'no-such-copy': 2 },
  },
  {
    name: 'FQ-8, RT-11: a run of a frequency trip that keeps intervals takes the place of the nearest one',
    world: headways,
    messages: `
      at 6:22
      trip F/1 unscheduled start 6:21
        - A#1 unscheduled dep 6:21
        - B#2 unscheduled arr 6:33`,
    trip: [['A', 'B', '6:21'], ['A 06:21 ~ F ~ 06:33 B | 12m 0 waits 0 changes']],
    runs: ['unscheduled F/1+06:20 A 06:21~-06:21* B 06:33!'],
  },
  {
    name: 'RT-11: two runs near one place of the timetable take two, a third comes beside them',
    world: headways,
    messages: `
      at 6:22
      trip F/1 unscheduled start 6:21
        - B arr 6:31
      trip F/1 unscheduled start 6:23
        - B arr 6:33
      trip F/1 unscheduled start 6:24
        - B arr 6:34`,
    runs: [
      'unscheduled F/1 A 06:24 B 06:34!',
      'unscheduled F/1+06:20 A 06:21 B 06:31!',
      'unscheduled F/1+06:30 A 06:23 B 06:33!',
    ],
  },
  {
    name: 'FQ-8: a run of a frequency trip with exact times is found by its start alone',
    world: headways,
    messages: `
      at 6:22
      trip G/1 start 6:20
        - B arr +3m
      trip G/1 start 6:30 cancelled
      trip F/1 start 6:41 cancelled`,
    trip: [['A', 'B', '6:19'], ['A 06:20 ~ F ~ 06:30 B | 10m 0 waits 0 changes']],
    runs: ['cancelled F/1+06:40', 'changed G/1+06:20 A 06:20 B 06:33!', 'cancelled G/1+06:30'],
  },
  {
    name: 'RT-12: a run past midnight belongs to its service day',
    world: night,
    messages: `
      at 0:20
      trip N/1 date -
        - C arr +5m`,
    runs: ['changed N/1@2024-05-14 A 23:50 B 24:10 C 24:45!'],
  },
  {
    name: 'RT-13: a start date is the service day although the departure is on the next one',
    world: night,
    messages: `
      at 0:20
      trip N/1 date 2024-05-14
        - B dep 0:15`,
    runs: ['changed N/1@2024-05-14 A 23:50 B 24:15~-24:15* C 24:45~'],
  },
  {
    name: 'RT-14: a run without a trip id, by route and start',
    world: line,
    messages: `
      at 9:00
      trip - route R1 start 11:00
        - B arr +1m`,
    runs: ['changed R1/2 A 11:00 B 11:11! C 11:21~ D 11:31~'],
  },
];
