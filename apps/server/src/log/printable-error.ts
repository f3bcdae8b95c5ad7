import { printable } from './printable.ts';

/** Errors that caused one another, at most. */
const MOST_CAUSES = 5;
/** Messages of libraries quote what they could not read, but seldom at such a length. */
const MOST_SHOWN = 2000;

/**
 * An error for the log: its name and message, the frames of its stack below it, then its cause in the same way. Messages may quote a client or a file,
 * so their line breaks and control characters are escaped as in {@link printable}; only the frames make lines.
 */
export function printableError(error: unknown): string {
  const lines: string[] = [];
  let cause: unknown = error;
  for (let depth = 0; depth < MOST_CAUSES && cause !== undefined; depth++) {
    const before = depth === 0 ? '' : 'caused by ';
    if (!(cause instanceof Error)) {
      lines.push(before + printable(String(cause), MOST_SHOWN));
      break;
    }
    const { name, message } = cause;
    lines.push(before + printable(message === '' ? name : `${name}: ${message}`, MOST_SHOWN), ...framesOf(cause));
    cause = cause.cause;
  }
  return lines.join('\n');
}

/** The stack below the message. A message may hold lines that look like frames, so it is cut away as a whole. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message) + message.length;
  if (!stack.includes(message)) return [];
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${printable(line.trim(), MOST_SHOWN)}`);
}
