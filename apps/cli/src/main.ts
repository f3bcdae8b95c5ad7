#!/usr/bin/env node
import { runProgram } from './run-program.ts';

// A downstream program may close the pipe early (`| head`). That is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runProgram(process.argv);
