/** What the command line asks of a suite. */
export interface RunOptions {
  /** Cities by name; none: all whose data is there. */
  readonly cities: readonly string[];
  /** Questions per city. */
  readonly count: number;
  readonly rounds: number;
  readonly warmUps: number;
  readonly seed: number;
  /** Ask the peers too. */
  readonly peers: boolean;
  /** Import anew even if a region is cached. */
  readonly rebuild: boolean;
  readonly tiles: boolean;
  /** Also measure import, load and memory in processes of their own. */
  readonly cold: boolean;
  /** Seconds of load per endpoint; 0: none. */
  readonly loadSeconds: number;
  /** Folder of another checkout, whose server is asked the same in turn. */
  readonly against?: string;
  /** Part of the names of what is measured. */
  readonly only?: string;
}
