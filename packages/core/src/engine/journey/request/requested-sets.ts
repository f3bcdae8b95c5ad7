import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Empty, PlanRequest } from '../../../model/index.ts';
import type { JourneyWorld } from './journey-world.ts';
import { type ModeSets, modesHere, splitModes } from './mode-sets.ts';
import { isProviderHere } from './provider-here.ts';
import { takesWheelchair } from './takes-wheelchair.ts';

/** Two ends within this distance are one place (spec 4.2 rule 6). */
const TOO_CLOSE_METRES = 15;

/** The sets of modes that a request stands for. */
export interface RequestedSets {
  readonly asked: ModeSets;
  /** The same sets with only the modes that this region has and the rider can use. */
  readonly here: ModeSets;
}

/** The sets of modes to search, or why no search is made. */
export function requestedSets(
  world: JourneyWorld,
  { from, to, modes, allModes, wheelchair }: PlanRequest,
): RequestedSets | Empty {
  if (nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) < TOO_CLOSE_METRES)
    return { reason: 'too-close', values: {} };
  const served = modesHere(modes, world.manifest.modes);
  const known = served.filter((mode) => isProviderHere(world, mode));
  const [unknown] = served;
  if (known.length === 0 && unknown !== undefined)
    return { reason: 'unknown-provider', values: { mode: unknown, modes: served.join(', ') } };
  if (known.length === 0) return { reason: 'no-modes', values: { modes: modes.join(', ') } };
  const usable = wheelchair ? known.filter(takesWheelchair) : known;
  // Modes that do not exist here are dropped after the split: a request for several modes never returns the itineraries of one of them (rule 1).
  const asked = splitModes(modes, allModes);
  const ofHere = (some: readonly string[]): string[] => some.filter((mode) => usable.includes(mode));
  const here = { singles: ofHere(asked.singles), combined: ofHere(asked.combined) };
  if (usable.length < known.length && here.singles.length === 0 && here.combined.length < 2)
    return { reason: 'inaccessible', values: {} };
  if (here.singles.length > 0 || here.combined.length > 0) return { asked, here };
  return { reason: 'no-modes', values: { modes: [...asked.singles, ...asked.combined].join(', ') } };
}
