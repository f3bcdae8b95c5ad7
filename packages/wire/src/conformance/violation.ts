import type { Report } from './inspect.ts';

/** Runs checks and collects their violations, each once and in order. */
export function gather(check: (report: Report) => void): readonly string[] {
  const found = new Set<string>();
  check((path, problem) => found.add(`${path} ${problem}`));
  return [...found];
}
