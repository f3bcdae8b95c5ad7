/** The options of a suite, from the command line. */
export interface RunOptions {
  /** Cities by name; empty: all whose data exists. */
  readonly cities: readonly string[];
  /** Questions per city. */
  readonly count: number;
  readonly rounds: number;
  readonly warmUps: number;
  readonly seed: number;
  /** Whether to measure the peers too. */
  readonly peers: boolean;
  /** Whether to import again even if a region is cached. */
  readonly rebuild: boolean;
  readonly tiles: boolean;
  /** Whether to measure import, load and memory too, in processes of their own. */
  readonly cold: boolean;
  /** Seconds of load per endpoint; 0: none. */
  readonly loadSeconds: number;
  /** Folder of another checkout, whose server gets the same requests in turn. */
  readonly against?: string;
  /** Part of the names of the measurements to run. */
  readonly only?: string;
}
