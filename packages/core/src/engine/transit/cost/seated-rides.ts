/** A rider who is on a run from its beginning: the cost on board, the label of readiness, and the seat as in `CostLabels`. */
export interface Entered {
  readonly onBoard: number;
  readonly label: number;
  readonly seat: number;
}

/** Runs entered seated in a round, each by the rider who has spent least. */
export class SeatedRides {
  readonly least: Map<number, number> = new Map<number, number>();
  readonly queue: (Entered & { readonly run: number })[] = [];
}
