import type { EmptyReason, RemovalReason } from '../../../model/index.ts';

/** Where all that was found had to be removed: why the answer is empty, by what removed the first of it. */
export function emptyBecause(removal: RemovalReason | undefined): EmptyReason {
  switch (removal) {
    case 'arrives-too-late':
    case 'walk-too-long':
    case 'inaccessible':
      return removal;
    case 'takes-too-long':
      return 'too-far';
    case 'not-running':
      return 'no-service-in-window';
    default:
      return 'no-connection';
  }
}
