import { Command, type Option } from 'commander';
import { addBuild } from './commands/build.ts';
import { addCheck } from './commands/check.ts';
import { addDepartures } from './commands/departures.ts';
import { addDiff } from './commands/diff.ts';
import { addFootpaths } from './commands/footpaths.ts';
import { addKeys } from './commands/keys.ts';
import { addLive } from './commands/live.ts';
import { addModes } from './commands/modes.ts';
import { addPlan } from './commands/plan.ts';
import { addRollback } from './commands/rollback.ts';
import { addServe } from './commands/serve.ts';
import { addStart } from './commands/start.ts';
import { addStreet } from './commands/street.ts';
import { addTransit } from './commands/transit.ts';
import { addTrips } from './commands/trips.ts';
import { suggestOptions } from './suggest-options.ts';

/** The whole command line. Each command has a file of its own under `commands/`. */
export function createProgram(): Command {
  const program = new Command('tripwright')
    .description('Open transport data in, door-to-door journeys out.')
    .version('0.1.0')
    .configureHelp({ optionDescription: describeOption })
    .showHelpAfterError('(tripwright <command> --help shows what each command takes)')
    .exitOverride();
  for (const add of [
    addStart,
    addBuild,
    addRollback,
    addServe,
    addPlan,
    addTrips,
    addDepartures,
    addDiff,
    addTransit,
    addFootpaths,
    addStreet,
    addCheck,
    addKeys,
    addLive,
    addModes,
  ]) {
    add(program);
  }
  for (const command of program.commands) {
    finish(command, command.name());
    for (const inner of command.commands) finish(inner, `${command.name()} ${inner.name()}`);
  }
  return program;
}

/** Gives a command the behaviour that all commands share. @param name as it is typed */
function finish(command: Command, name: string): void {
  command.exitOverride().showHelpAfterError(`(tripwright ${name} --help shows the options)`);
  suggestOptions(command);
}

/** The help text of an option, with its default unless that is an unset flag or an empty list. */
function describeOption({ description, defaultValue }: Option): string {
  const isPlain =
    defaultValue === undefined || defaultValue === false || (Array.isArray(defaultValue) && defaultValue.length === 0);
  return isPlain ? description : `${description} (default: ${JSON.stringify(defaultValue)})`;
}
