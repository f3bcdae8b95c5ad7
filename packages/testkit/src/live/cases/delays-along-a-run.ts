import { scene } from '../../scenes/scene.ts';
import type { LiveCase } from '../live-case.ts';
import { line, stops } from './worlds.ts';

const loop = scene`R1  A 10:00  B 10:10  A 10:20  C 10:30`;

/** Delays, and how they are carried along a run. */
export const DELAYS: readonly LiveCase[] = [
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
    name: 'RT-3: a skipped call is not served, its times are ignored, and the delay passes over it',
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
    name: 'RT-3: a run that skips all its calls carries no rider',
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
