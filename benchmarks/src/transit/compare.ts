import type { Arrival } from './contestant.ts';

/** Numbers of questions for which a peer's earliest arrival equals ours, is earlier or is later. */
export interface Agreement {
  readonly [name: string]: number;
  readonly sameArrival: number;
  readonly bothNone: number;
  readonly oursEarlier: number;
  readonly peerEarlier: number;
  /** Of those, the number with a journey that our rules allow: an error of ours unless it is 0. */
  readonly peerEarlierWithinRules: number;
  readonly onlyOurs: number;
  readonly onlyPeer: number;
}

/** Compares earliest arrivals to the second. */
export function compareArrivals(ours: readonly Arrival[], theirs: readonly Arrival[]): Agreement {
  const counts = {
    sameArrival: 0,
    bothNone: 0,
    oursEarlier: 0,
    peerEarlier: 0,
    peerEarlierWithinRules: 0,
    onlyOurs: 0,
    onlyPeer: 0,
  };
  ours.forEach(({ seconds: own }, question) => {
    const peer = theirs[question]?.seconds ?? -1;
    if (own < 0 && peer < 0) counts.bothNone++;
    else if (own < 0) counts.onlyPeer++;
    else if (peer < 0) counts.onlyOurs++;
    else if (own === peer) counts.sameArrival++;
    else if (own < peer) counts.oursEarlier++;
    else {
      counts.peerEarlier++;
      if (theirs[question]?.withinRules === true) counts.peerEarlierWithinRules++;
    }
  });
  return counts;
}
