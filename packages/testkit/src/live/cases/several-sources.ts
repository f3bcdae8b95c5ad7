import { scene } from '../../scenes/scene.ts';
import type { LiveCase } from '../live-case.ts';
import { liveSource } from '../live-scene.ts';
import { line } from './worlds.ts';

const block = scene`
  R1  A 10:00  B 10:30 | block b
  R2  B 10:35  A 11:05 | block b
  R3  A 11:30  B 12:00 | block b
`;

const carrying = [liveSource('live', { carryToNextTripOfBlock: true })];

/** Several updates, messages and sources. */
export const SOURCES: readonly LiveCase[] = [
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
