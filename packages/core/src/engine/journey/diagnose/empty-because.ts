import type { EmptyReason, RemovalReason } from '../../../model/index.ts';

/** The reason for an empty answer where filters removed every candidate. @param removal the reason of the first removal */
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
