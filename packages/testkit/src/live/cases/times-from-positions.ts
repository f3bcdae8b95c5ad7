import type { LiveCase } from '../live-case.ts';
import { liveSource } from '../live-scene.ts';
import { line, stops } from './worlds.ts';

/** Times from positions. Stops of a scene stand 0.012 degrees of longitude apart, from 40.0, 8.0. */
export const POSITIONS: readonly LiveCase[] = [
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
