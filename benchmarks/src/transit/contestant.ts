/** An engine loaded with a service date and the questions. */
export interface TransitContestant {
  readonly name: string;
  /** Which question it answers, in words: peers answer weaker ones. */
  readonly answers: string;
  /** Earliest arrival in seconds of the service day, -1 for no journey. Whole journeys are made on the way. */
  readonly ask: (question: number) => Arrival;
}

export interface Arrival {
  readonly seconds: number;
  readonly journeys: number;
  /** Whether our rules would allow the earliest journey: see `journey-rules.ts`. */
  readonly withinRules: boolean;
}

export const NO_JOURNEY: Arrival = { seconds: -1, journeys: 0, withinRules: true };
