import type { Empty } from '../../../model/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { companyNames } from './provider-names.ts';

/**
 * A reason about the vehicles of one provider with the provider's name and the kind of its vehicles: an identifier has the name only as a slug,
 * and the mode of a family of vehicles says "bike or scooter" of a provider of scooters.
 */
export function withProvider(empty: Empty, world: JourneyWorld): Empty {
  const { mode } = empty.values;
  if (mode === undefined) return empty;
  const systems = world.sharedVehicles?.systems.filter(({ modes }) => modes.some((own) => own === mode)) ?? [];
  const profile = only(new Set(systems.flatMap((system) => system.profilesOf(String(mode)))));
  const operator = only(companyNames(world, String(mode)));
  return {
    ...empty,
    values: {
      ...empty.values,
      ...(operator !== undefined && { operator }),
      ...(profile !== undefined && { profile }),
    },
  };
}

/** The only member of a set; undefined where it has none or several. */
function only<T>(members: ReadonlySet<T>): T | undefined {
  const [first] = members;
  return members.size === 1 ? first : undefined;
}
