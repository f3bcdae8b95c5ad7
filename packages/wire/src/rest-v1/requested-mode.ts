import { coversMode } from '@tripwright/core/modes';

/**
 * The requested identifier that a specific mode answers to, the nearest one; itself when nothing asked for it (a connecting walk).
 * @param alias by which it can be asked for as well
 */
export function requestedModeOf(mode: string, requested: readonly string[], alias?: string): string {
  let nearest: string | undefined;
  for (const candidate of requested) {
    if ((coversMode(candidate, mode) || candidate === alias) && candidate.length > (nearest?.length ?? 0))
      nearest = candidate;
  }
  return nearest ?? mode;
}
