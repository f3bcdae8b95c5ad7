/** An engine loaded with a service date and the questions. */
export interface TransitContestant {
  readonly name: string;
  /** A description of the question it answers: peers answer weaker ones. */
  readonly answers: string;
  /** Earliest arrival in seconds of the service day, -1 for no journey. Whole journeys are built as well. */
  readonly ask: (question: number) => Arrival;
}

export interface Arrival {
  readonly seconds: number;
  readonly journeys: number;
  /** Whether our rules allow the earliest journey: see `journey-rules.ts`. */
  readonly withinRules: boolean;
}

export const NO_JOURNEY: Arrival = { seconds: -1, journeys: 0, withinRules: true };
