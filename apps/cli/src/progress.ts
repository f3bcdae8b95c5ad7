import cliProgress from 'cli-progress';

/** Shows the progress of long work on standard error: one bar per step on a terminal, nothing elsewhere. */
export interface Progress {
  /** Updates the bar of a step; a new label starts a new bar. @param share done so far, 0 to 1 */
  step(label: string, share: number): void;
  /** Ends the current bar. */
  stop(): void;
}

/** Progress on a stream; silent unless the stream is a terminal. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { step: () => undefined, stop: () => undefined };
  let bar: cliProgress.SingleBar | undefined;
  let current = '';
  return {
    step(label, share) {
      if (label !== current) {
        if (bar !== undefined) {
          bar.update(100);
          bar.stop();
        }
        current = label;
        bar = new cliProgress.SingleBar(
          { stream, format: '{label} {bar} {percentage}% · {duration_formatted}', hideCursor: true, barsize: 28 },
          cliProgress.Presets.shades_classic,
        );
        bar.start(100, 0, { label: label.padEnd(28) });
      }
      bar?.update(Math.min(100, Math.round(share * 100)), { label: label.padEnd(28) });
    },
    stop() {
      bar?.stop();
      bar = undefined;
      current = '';
    },
  };
}
