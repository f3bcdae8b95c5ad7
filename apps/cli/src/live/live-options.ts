import { type Command, InvalidArgumentError } from 'commander';

/** Adds a source of the form `NAME=FILE-OR-URL` to those before it. */
export function collectSource(text: string, before: readonly string[]): readonly string[] {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}=./.test(text))
    throw new InvalidArgumentError('It must be NAME=FILE-OR-URL, such as bart=updates.pb.');
  return [...before, text];
}

/** Unix seconds. */
export function parseInstant(text: string): number {
  if (!/^\d{1,11}$/.test(text)) throw new InvalidArgumentError('It must be Unix seconds, such as 1558400000.');
  return Number(text);
}

/** A speed: 0 or more, with or without a fraction. */
export function parseSpeed(text: string): number {
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(text)) throw new InvalidArgumentError('It must be a number, such as 10 or 0.5.');
  return Number(text);
}

/** The options of commands that search with live data. */
export interface LiveOptions {
  /** `NAME=FILE-OR-URL`; none = the timetable alone. */
  readonly live: readonly string[];
  /** The present, Unix seconds; the clock unless given. */
  readonly now?: number;
}

/** Adds `--live` and `--now` to a command. */
export function addLiveOptions(command: Command): Command {
  return command
    .optionsGroup('Live data:')
    .option('--live <name=file-or-url>', 'GTFS-Realtime that changes the timetable; repeatable', collectSource, [])
    .option('--now <unix>', 'the present, in Unix seconds, for recordings (default: the clock)', parseInstant);
}
