import { scene } from '../../scenes/scene.ts';
import type { LiveCase } from '../live-case.ts';
import { line } from './worlds.ts';

const platforms = scene`
  station S: S1 S2
  R1  A 10:00  S1 10:10  C 10:20
`;

/** Platforms, rules and texts. */
export const FACTS: readonly LiveCase[] = [
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
