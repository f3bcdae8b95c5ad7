/** What a suite says to people while it runs: on standard error, so that `--json` leaves standard output clean. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
