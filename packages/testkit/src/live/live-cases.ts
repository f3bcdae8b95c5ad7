import { scene } from '../scenes/scene.ts';
import type { LiveCase } from './live-case.ts';
import { liveSource } from './live-scene.ts';

const line = scene`
  R1  A 10:00  B 10:10  C 10:20  D 10:30
  R1  A 11:00  B 11:10  C 11:20  D 11:30
`;
const stops = scene`R1  A 10:00  B 10:10/10:12  C 10:20/10:22  D 10:30`;
const loop = scene`R1  A 10:00  B 10:10  A 10:20  C 10:30`;
const night = scene`
  days 2024-05-14..2024-05-16
  N  A 23:50  B 24:10  C 24:40
`;
const platforms = scene`
  station S: S1 S2
  R1  A 10:00  S1 10:10  C 10:20
`;
const headways = scene`
  F  A 6:00  B 6:10 | every 10m 06:00-07:00
  G  A 6:00  B 6:10 | every 10m 06:00-07:00 exact
`;
const block = scene`
  R1  A 10:00  B 10:30 | block b
  R2  B 10:35  A 11:05 | block b
  R3  A 11:30  B 12:00 | block b
`;
const carrying = [liveSource('live', { carryToNextTripOfBlock: true })];

/** Delays, and how they are carried along a run. */
const times: readonly LiveCase[] = [
  {
    name: 'RT-1, RT-19: a delay goes on to all later calls; those before it are as scheduled',
    world: line,
    messages: `
      at 10:05
      trip R1/1
        - B arr +2m`,
    trip: [['A', 'D', '9:59'], ['A 10:00 ~ R1 ~ 10:32 D | 32m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~'],
  },
  {
    name: 'RT-1: the next given delay takes over',
    world: line,
    messages: `
      at 10:05
      trip R1/1
        - A dep +5m
        - C arr +1m`,
    runs: ['changed R1/1 A 10:05~-10:05* B 10:15~ C 10:21! D 10:31~'],
  },
  {
    name: 'RT-4: a time beats a delay, and a delay of 0 is on time',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A arr +9m arr 10:00 dep +0
        - B dep 10:13:20`,
    runs: ['changed R1/1 A 10:00! B 10:10~-10:13:20! C 10:23:20~ D 10:33:20~'],
  },
  {
    name: 'RT-4: with only the first departure given, its arrival is as late',
    world: stops,
    messages: `
      at 9:00
      trip R1/1
        - B dep +5m`,
    runs: ['changed R1/1 A 10:00 B 10:15~-10:17! C 10:25~-10:27~ D 10:35~'],
  },
  {
    name: 'RT-4: with only an arrival given, the departure of the call is as late',
    world: stops,
    messages: `
      at 9:00
      trip R1/1
        - B arr +5m`,
    runs: ['changed R1/1 A 10:00 B 10:15!-10:17! C 10:25~-10:27~ D 10:35~'],
  },
  {
    name: 'RT-2: without data the timetable counts again, from there on, and says so',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A dep +5m
        - B no-data`,
    trip: [['A', 'D', '9:59'], ['A 10:05 ~ R1 ~ 10:30 D | 25m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:05~-10:05! B 10:10? C 10:20? D 10:30?'],
  },
  {
    name: 'RT-2: data may begin again after a call without',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A no-data
        - C arr +3m`,
    runs: ['changed R1/1 A 10:00? B 10:10? C 10:23! D 10:33~'],
  },
  {
    name: 'RT-2: after a call without data a departure alone gives its delay to the arrival, too: the vehicle does not wait there',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A no-data
        - B dep +3m`,
    runs: ['changed R1/1 A 10:00? B 10:13~-10:13! C 10:23~ D 10:33~'],
  },
  {
    name: 'RT-3: a skipped call serves nobody, its times are ignored, and the delay passes over it',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A dep +4m
        - B skipped arr +20m`,
    trip: [['A', 'B', '9:59'], ['A 11:00 ~ R1 ~ 11:10 B | 10m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:04~-10:04! (B 10:14~) C 10:24~ D 10:34~'],
  },
  {
    name: 'RT-3: a run that skips its first and its last call begins and ends between them',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A skipped
        - B arr +1m
        - D skipped`,
    trip: [['B', 'C', '9:59'], ['B 10:11 ~ R1 ~ 10:21 C | 10m 0 waits 0 changes']],
    runs: ['changed R1/1 (A 10:00) B 10:11! C 10:21~ (D 10:31~)'],
  },
  {
    name: 'RT-3: a run that skips all its calls serves nobody',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A skipped
        - B skipped
        - C skipped
        - D skipped`,
    trip: [['A', 'D', '9:59'], ['A 11:00 ~ R1 ~ 11:30 D | 30m 0 waits 0 changes']],
    runs: ['changed R1/1 (A 10:00) (B 10:10) (C 10:20) (D 10:30)'],
  },
  {
    name: 'RT-5: the delay of the trip holds until the first call with a time',
    world: line,
    messages: `
      at 9:00
      trip R1/1 delay +3m
        - C arr +1m`,
    runs: ['changed R1/1 A 10:03~ B 10:13~ C 10:21! D 10:31~'],
  },
  {
    name: 'RT-6: early times pull back what is scheduled before them',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - C arr 10:06 dep 10:20`,
    runs: ['changed R1/1 A 10:00 B 10:06~ C 10:06!-10:20! D 10:30~'],
  },
  {
    name: 'RT-6: a given time holds against a delay carried up to it',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A dep +20m
        - C arr +2m`,
    runs: ['changed R1/1 A 10:20~-10:20! B 10:22~ C 10:22! D 10:32~'],
  },
  {
    name: 'RT-6: of two given times that decrease, the later is pushed',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - B arr 10:25 dep 10:26
        - C arr 10:22 dep 10:23`,
    runs: ['changed R1/1 A 10:00 B 10:25!-10:26! C 10:26! D 10:33~'],
    faults: { 'decreasing-times': 1 },
  },
  {
    name: 'RT-6: a call without data that is pushed by the one before it follows from that one',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A dep +15m
        - B no-data`,
    runs: ['changed R1/1 A 10:15~-10:15! B 10:15~ C 10:20? D 10:30?'],
  },
  {
    name: 'RT-32: times that are days away are mistakes, and leave the run as it is',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - B arr -5h
        - C arr +30h`,
    runs: [],
    faults: { 'implausible-time': 2 },
  },
  {
    name: 'RT-25: seconds are kept, and a run may be hours late',
    world: line,
    messages: `
      at 12:00
      trip R1/1
        - D arr +3h7s`,
    runs: ['changed R1/1 A 10:00 B 10:10 C 10:20 D 13:30:07!'],
  },
  {
    name: 'RT-8: calls in the wrong order find their places',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - C arr +3m
        - A dep +1m`,
    runs: ['changed R1/1 A 10:01~-10:01! B 10:11~ C 10:23! D 10:33~'],
  },
  {
    name: 'RT-7: on a loop a stop id means the next call there, a number its call',
    world: loop,
    messages: `
      at 9:00
      trip R1/1
        - A dep +1m
        - A dep +5m`,
    runs: ['changed R1/1 A 10:01~-10:01! B 10:11~ A 10:21~-10:25! C 10:35~'],
  },
  {
    name: 'RT-7: a number finds the second call of a loop at once',
    world: loop,
    messages: `
      at 9:00
      trip R1/1
        - A#3 arr +5m`,
    runs: ['changed R1/1 A 10:00 B 10:10 A 10:25! C 10:35~'],
  },
  {
    name: 'RT-7: a number without a stop id',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - #2 arr +5m`,
    runs: ['changed R1/1 A 10:00 B 10:15! C 10:25~ D 10:35~'],
  },
  {
    name: 'RT-7: where a number contradicts the id of a stop that the trip has once, the id holds',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - B#3 arr +5m
        - D#9 arr +1m`,
    runs: ['changed R1/1 A 10:00 B 10:15! C 10:25~ D 10:31!'],
    faults: { 'foreign-number': 2 },
  },
  {
    name: 'RT-7: a contradiction about a stop that the trip has twice is left out, and so are unknown stops and numbers',
    world: loop,
    messages: `
      at 9:00
      trip R1/1
        - A#2 arr +5m
        - Z arr +5m
        - #9 arr +5m
        - Z#4 arr +1m`,
    runs: ['changed R1/1 A 10:00 B 10:10 A 10:20 C 10:31!'],
    faults: { 'contradicting-call': 1, 'unplaced-call': 2 },
  },
  {
    name: 'RT-30: an unknown relationship counts as scheduled',
    world: line,
    messages: `
      at 9:00
      trip R1/1 future
        - C arr +1m`,
    runs: ['changed R1/1 A 10:00 B 10:10 C 10:21! D 10:31~'],
  },
  {
    name: 'an update that changes nothing leaves the run as in the timetable',
    world: line,
    messages: `
      at 9:00
      trip R1/1
        - A
        - C`,
    runs: [],
  },
];

/** Platforms, rules and texts. */
const facts: readonly LiveCase[] = [
  {
    name: 'RT-20: an assigned stop is the platform in use',
    world: platforms,
    messages: `
      at 9:00
      trip R1/1
        - S1 arr +1m to S2`,
    trip: [['A', 'S2', '9:59'], ['A 10:00 ~ R1 ~ 10:11 S2 | 11m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:00 S2=S1 10:11! C 10:21~'],
  },
  {
    name: 'RT-20: an assigned stop without any time moves the call alone',
    world: platforms,
    messages: `
      at 9:00
      trip R1/1
        - S1 to S2`,
    runs: ['changed R1/1 A 10:00 S2=S1 10:10 C 10:20'],
  },
  {
    name: 'RT-20: an unknown platform is left out, the time is kept',
    world: platforms,
    messages: `
      at 9:00
      trip R1/1
        - S1 arr +1m to S9`,
    runs: ['changed R1/1 A 10:00 S1 10:11! C 10:21~'],
    faults: { 'unknown-stop': 1 },
  },
  {
    name: 'RT-7: the id of another platform of the station is that of the platform in use, the station itself changes none',
    world: platforms,
    messages: `
      at 9:00
      trip R1/1
        - S2#2 arr +1m
        - C arr +2m`,
    runs: ['changed R1/1 A 10:00 S2=S1 10:11! C 10:22!'],
  },
  {
    name: 'RT-7: a call named by its station',
    world: platforms,
    messages: `
      at 9:00
      trip R1/1
        - S arr +1m`,
    runs: ['changed R1/1 A 10:00 S1 10:11! C 10:21~'],
  },
  {
    name: 'RT-21: boarding rules and headsigns of calls and of the run',
    world: line,
    messages: `
      at 9:00
      trip R1/1 headsign Museum
        - B pickup none
        - C dropoff none headsign Harbour`,
    runs: ['changed R1/1 to Museum A 10:00 B 10:10 drop C 10:20 pick to Harbour D 10:30'],
  },
];

/** Relationships of runs. */
const kinds: readonly LiveCase[] = [
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

/** Several updates, messages and sources. */
const feeds: readonly LiveCase[] = [
  {
    name: 'RT-15: of two updates of one run the fresher holds, of two as fresh the later',
    world: line,
    messages: `
      at 9:00
      trip R1/1 time 8:59
        - B arr +1m
      trip R1/1 time 8:50
        - B arr +2m
      trip R1/2
        - B arr +3m
      trip R1/2
        - B arr +4m`,
    runs: ['changed R1/1 A 10:00 B 10:11! C 10:21~ D 10:31~', 'changed R1/2 A 11:00 B 11:14! C 11:24~ D 11:34~'],
    faults: { 'repeated-run': 2 },
  },
  {
    name: 'RT-15: an update that changes nothing takes no run from another one',
    world: line,
    messages: `
      at 9:00
      trip R1/1 time 8:50
        - B arr +2m
      trip R1/1 time 8:59`,
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~'],
  },
  {
    name: 'RT-16: a full dataset replaces, a differential one merges and withdraws',
    world: line,
    messages: `
      at 9:00
      trip R1/1 entity 1
        - B arr +1m
      trip R1/2 entity 2
        - B arr +1m
      at 9:01 differential
      trip R1/1 entity 1
        - B arr +2m
      gone 2`,
    trip: [['A', 'D', '9:59'], ['A 10:00 ~ R1 ~ 10:32 D | 32m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~'],
  },
  {
    name: 'RT-16: in a differential feed a cancelled run runs again by the next update of it, under its own entity',
    world: line,
    messages: `
      at 9:00 differential
      trip R1/1 cancelled entity 1
      at 9:01 differential
      trip R1/1 entity 1
        - B arr +2m`,
    trip: [['A', 'B', '9:59'], ['A 10:00 ~ R1 ~ 10:12 B | 12m 0 waits 0 changes']],
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~'],
  },
  {
    name: 'RT-16: … or under another one, as the fresher of the two',
    world: line,
    messages: `
      at 9:00 differential
      trip R1/1 cancelled entity 1
      at 9:01 differential
      trip R1/1 entity 2
        - B arr +2m`,
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~'],
    faults: { 'repeated-run': 1 },
  },
  {
    name: 'RT-16: an update that is withdrawn leaves the one before it, and an unknown entity cannot be withdrawn',
    world: line,
    messages: `
      at 9:00 differential
      trip R1/1 cancelled entity 1
      at 9:01 differential
      trip R1/1 entity 2
        - B arr +2m
      at 9:02 differential
      gone 2
      gone 7`,
    trip: [['A', 'B', '9:59'], ['A 11:00 ~ R1 ~ 11:10 B | 10m 0 waits 0 changes']],
    runs: ['cancelled R1/1'],
  },
  {
    name: 'RT-17: a message older than the one before it is refused',
    world: line,
    messages: `
      at 9:01
      trip R1/1
        - B arr +1m
      at 9:00
      trip R1/1
        - B arr +9m
      at 9:01`,
    runs: [],
  },
  {
    name: 'of two sources the later in live.json holds, run by run',
    world: line,
    messages: `
      at 9:00 source second
      trip R1/1
        - B arr +2m
      at 9:01 source first
      trip R1/1
        - B arr +1m
      trip R1/2
        - B arr +1m`,
    sources: [liveSource('first'), liveSource('second')],
    runs: ['changed R1/1 A 10:00 B 10:12! C 10:22~ D 10:32~', 'changed R1/2 A 11:00 B 11:11! C 11:21~ D 11:31~'],
  },
  {
    name: 'RT-18: a stale source gives way to a fresh one, and its own times are marked',
    world: line,
    messages: `
      at 9:40 source second
      trip R1/1
        - B arr +2m
      trip R1/2
        - B arr +2m
      at 9:55 source first
      trip R1/1
        - B arr +1m`,
    sources: [liveSource('first'), liveSource('second')],
    runs: ['changed R1/1 A 10:00 B 10:11! C 10:21~ D 10:31~'],
  },
  {
    name: 'RT-18: a stale source is believed for an hour of departures',
    world: line,
    messages: `
      at 10:05 source first
      trip R1/1
        - B arr +2m
      trip R1/2
        - B arr +2m
      at 10:16 source second`,
    sources: [liveSource('first'), liveSource('second')],
    runs: ['changed R1/1 A 10:00 B 10:12^ C 10:22^ D 10:32^', 'changed R1/2 A 11:00 B 11:12^ C 11:20 D 11:30'],
  },
  {
    name: 'RT-23: the next trip of a block leaves when its vehicle is there, if the source allows it',
    world: block,
    messages: `
      at 10:00
      trip R1/1
        - B arr +45m`,
    sources: carrying,
    trip: [['B', 'A', '10:31'], ['B 11:15 ~ R2 ~ 11:45 A | 30m 0 waits 0 changes']],
    runs: ['changed R2/1 B 11:15~ A 11:45~', 'changed R1/1 A 10:00 B 11:15!', 'changed R3/1 A 11:45~ B 12:15~'],
  },
  {
    name: 'RT-23: a trip with an update of its own is left as it is',
    world: block,
    messages: `
      at 10:00
      trip R1/1
        - B arr +45m
      trip R2/1
        - B dep +1m`,
    sources: carrying,
    runs: ['changed R2/1 B 10:36~-10:36! A 11:06~', 'changed R1/1 A 10:00 B 11:15!'],
  },
  {
    name: 'RT-23: otherwise nothing is carried beyond a trip',
    world: block,
    messages: `
      at 10:00
      trip R1/1
        - B arr +45m`,
    runs: ['changed R1/1 A 10:00 B 11:15!'],
  },
];

/** Times from positions. Stops of a scene stand 0.012 degrees of longitude apart, from 40.0, 8.0. */
const positions: readonly LiveCase[] = [
  {
    name: 'RT-36: a vehicle half-way between two stops, three minutes after its time there',
    world: line,
    messages: `
      at 10:08
      vehicle v1 R1/1 at 40.0 8.006`,
    runs: ['changed R1/1 A 10:00 B 10:13~ C 10:23~ D 10:33~'],
  },
  {
    name: 'a vehicle that stands at a stop after its departure',
    world: stops,
    messages: `
      at 10:16
      vehicle v1 R1/1 at 40.0 8.012 stopped B`,
    runs: ['changed R1/1 A 10:00 B 10:14~-10:16~ C 10:24~-10:26~ D 10:34~'],
  },
  {
    name: 'a vehicle that waits at its first stop is on time',
    world: line,
    messages: `
      at 9:55
      vehicle v1 R1/1 at 40.0 8.0`,
    runs: ['changed R1/1 A 10:00~ B 10:10~ C 10:20~ D 10:30~'],
  },
  {
    name: 'a vehicle far from its line says nothing',
    world: line,
    messages: `
      at 10:08
      vehicle v1 R1/1 at 40.5 8.006`,
    runs: [],
  },
  {
    name: 'an update of the run holds before the place of its vehicle',
    world: line,
    messages: `
      at 10:08
      vehicle v1 R1/1 at 40.0 8.006
      trip R1/1
        - B arr +1m`,
    runs: ['changed R1/1 A 10:00 B 10:11! C 10:21~ D 10:31~'],
  },
  {
    name: 'a vehicle that stands at a stop between arrival and departure is on time',
    world: stops,
    messages: `
      at 10:11
      vehicle v1 R1/1 at 40.0 8.012 stopped B`,
    runs: ['changed R1/1 A 10:00 B 10:10~-10:12~ C 10:20~-10:22~ D 10:30~'],
  },
  {
    name: 'a vehicle that stands at a stop before its arrival is early',
    world: stops,
    messages: `
      at 10:08
      vehicle v1 R1/1 at 40.0 8.012 stopped B`,
    runs: ['changed R1/1 A 10:00 B 10:08~-10:10~ C 10:18~-10:20~ D 10:28~'],
  },
  {
    name: 'less than a minute early is on time',
    world: line,
    messages: `
      at 10:04
      vehicle v1 R1/1 at 40.0 8.006 time 10:04`,
    runs: ['changed R1/1 A 10:00 B 10:10~ C 10:20~ D 10:30~'],
  },
  {
    name: 'the call that a vehicle names says where along its line it is',
    world: line,
    messages: `
      at 10:27
      vehicle v1 R1/1 at 40.0 8.018 next C`,
    runs: ['changed R1/1 A 10:00 B 10:10 C 10:32~ D 10:42~'],
  },
  {
    name: 'RT-36: half an hour early is another trip',
    world: line,
    messages: `
      at 9:44
      vehicle v1 R1/1 at 40.0 8.018`,
    runs: [],
  },
  {
    name: 'three hours late is another trip',
    world: line,
    messages: `
      at 13:16
      vehicle v1 R1/1 at 40.0 8.018`,
    runs: [],
  },
  {
    name: 'a position older than the source may be says nothing',
    world: line,
    messages: `
      at 10:19
      vehicle v1 R1/1 at 40.0 8.006 time 10:08`,
    runs: [],
  },
  {
    name: 'of two vehicles of a run the one that was seen last counts',
    world: line,
    messages: `
      at 10:20
      vehicle v1 R1/1 at 40.0 8.006 time 10:12
      vehicle v2 R1/1 at 40.0 8.018 time 10:18`,
    runs: ['changed R1/1 A 10:00 B 10:10 C 10:23~ D 10:33~'],
  },
  {
    name: 'a vehicle at its last stop says nothing',
    world: line,
    messages: `
      at 10:35
      vehicle v1 R1/1 at 40.0 8.036 stopped D`,
    runs: [],
  },
  {
    name: 'RT-18: times from a stale position are last known delays, for an hour',
    world: line,
    messages: `
      at 10:08 source first
      vehicle v1 R1/1 at 40.0 8.006
      at 10:20 source second`,
    sources: [liveSource('first'), liveSource('second')],
    runs: ['changed R1/1 A 10:00 B 10:13^ C 10:23^ D 10:33^'],
  },
  {
    name: 'RT-18: a cancelled run of a stale source stays cancelled if it should have started within the hour',
    world: line,
    messages: `
      at 9:55 source first
      trip R1/1 cancelled
      trip R1/2 cancelled
      at 10:06 source second`,
    sources: [liveSource('first', { longestAgeSeconds: 0 }), liveSource('second')],
    runs: ['cancelled R1/1'],
  },
  {
    name: 'RT-18: after that hour nothing of it counts',
    world: line,
    messages: `
      at 9:00 source first
      trip R1/1 cancelled
      trip R1/2
        - B arr +2m
      at 10:11 source second`,
    sources: [liveSource('first'), liveSource('second')],
    runs: [],
  },
  {
    name: 'the source may forbid it',
    world: line,
    messages: `
      at 10:08
      vehicle v1 R1/1 at 40.0 8.006`,
    sources: [liveSource('live', { timesFromPositions: false })],
    runs: [],
  },
];

/** Every relationship, and every case where the specification leaves room. */
export const LIVE_CASES: readonly LiveCase[] = [...times, ...facts, ...kinds, ...feeds, ...positions];
