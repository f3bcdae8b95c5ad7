import { printableError } from './printable-error.ts';

/**
 * Lets the process of a server go on when a promise is rejected of which nothing takes notice, and says it on standard error. Such a promise
 * belongs to one request; without this it would end the answers to all others. An exception that is thrown outside of promises still ends the
 * process, since it may leave anything half done. For programs: a library leaves this choice to its program.
 */
export function outliveStrayRejections(): void {
  process.on('unhandledRejection', (error) => {
    console.error(`A failure reached no request; please report it. ${printableError(error)}`);
  });
}
