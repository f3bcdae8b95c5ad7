/** Prints a message while a suite runs, on standard error, so that standard output stays clean for `--json`. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
