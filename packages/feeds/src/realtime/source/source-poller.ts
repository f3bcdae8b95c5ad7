import type { LiveSource } from './live-file.ts';
import { MACHINE_CLOCK, type PollCounts, type Polled, Poller, type PollerClock } from './poller.ts';
import { type ReadSourceOptions, readSource, type SourceReading, type SourceValidators } from './read-source.ts';

/** Permissions of a poller, and its clock and reader. */
export interface SourcePollerOptions
  extends Pick<ReadSourceOptions, 'allowPrivate' | 'environment' | 'fetch' | 'observe'> {
  readonly clock?: PollerClock;
  /** Reads the source; replaced in tests. */
  readonly read?: (source: LiveSource, options: ReadSourceOptions) => Promise<SourceReading>;
}

/** Polls one source of GTFS-Realtime at its interval; see {@link Poller}. */
export class SourcePoller {
  readonly source: LiveSource;
  readonly #options: SourcePollerOptions;
  readonly #onReading: (reading: SourceReading) => void;
  readonly #poller: Poller;
  #validators: SourceValidators = {};

  /** @param onReading gets the outcome of every poll; it must not throw */
  constructor(source: LiveSource, onReading: (reading: SourceReading) => void, options: SourcePollerOptions) {
    this.source = source;
    this.#onReading = onReading;
    this.#options = options;
    this.#poller = new Poller({
      intervalSeconds: source.intervalSeconds,
      poll: (stopped) => this.#poll(stopped),
      clock: options.clock ?? MACHINE_CLOCK,
    });
  }

  get counts(): PollCounts {
    return this.#poller.counts;
  }

  /** Polls at once, and then at the interval. A poller that runs already goes on as it is. */
  start(): void {
    this.#poller.start();
  }

  /** Ends polling, and the poll under way. */
  stop(): void {
    this.#poller.stop();
  }

  async #poll(stopped: AbortSignal): Promise<Polled> {
    const { clock: _, read = readSource, ...options } = this.#options;
    const reading = await read(this.source, { ...options, validators: this.#validators, signal: stopped }).catch(
      (cause: unknown): SourceReading => ({ outcome: 'failed', reason: String(cause) }),
    );
    const isFailure = reading.outcome === 'failed' || (reading.outcome === 'message' && 'refused' in reading.decoded);
    return {
      outcome: isFailure ? 'failed' : reading.outcome === 'unchanged' ? 'unchanged' : 'new',
      deliver: () => {
        if (!isFailure && reading.outcome === 'message') this.#validators = reading.validators;
        this.#onReading(reading);
      },
    };
  }
}
